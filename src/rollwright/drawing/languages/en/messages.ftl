## dice
# Dice in words, for screen readers: "dice: white 3, blue wind rose".
dice-drawn = dice: { $faces }
face-cross = cross
face-rose = wind rose
face-air = still in the air
# A face of a coloured die; $value is a number or one of the words above.
die-red = red { $value }
die-yellow = yellow { $value }
die-green = green { $value }
die-blue = blue { $value }
die-purple = purple { $value }
die-brown = brown { $value }
die-grey = grey { $value }
die-white = white { $value }

## sheet
# On every sheet, on screen and on paper.
# The line for a pen under a printed sheet's name.
note-blank = Name ____________________   Date ____________
# Whose sheet it is and when: "Ada, turn 7".
note-turn = { $owner }, turn { $turn }
note-final = { $owner }, final
owner-seat = seat { $number }
owner-solo = solo

# The heading of the score, in capitals, and its last line.
score-heading = SCORE
score-total = total

# A place of the sheet in words: "c4: water, fished, preview: two trees and cut".
place-empty = empty
place-preview = preview: { $mark }
place-lock = { $row } lock
# Marks on the boxes of any game's sheet.
mark-crossed = crossed
mark-circled = circled
mark-struck = struck out

## terminal
# Sheets in a terminal.
place-becomes = { $place } becomes { $mark }
# The word before open dice: "dice 2 3 6".
dice-open = dice
# A gain that is uncertain: "+1 to +3".
range = { $low } to { $high }
