# Sheets in a terminal.
place-becomes = { $place } becomes { $mark }
# The word before open dice: "dice 2 3 6".
dice-open = dice
# A gain that is uncertain: "+1 to +3".
range = { $low } to { $high }
