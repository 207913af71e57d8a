# Wer welchen Zug machte. $move ist der Satz eines Spiels ohne Subjekt: „zeichnet Wasser auf c4“.
move-of = { $name } { $move }
# Dasselbe zu dem, der ihn machte: „zeichnest Wasser auf c4“.
move-of-you = Du { $move }
