# Sheets in a terminal.
place-becomes = { $place } artık { $mark }
# The word before open dice: "zarlar 2 3 6".
dice-open = zarlar
# A gain that is uncertain: "+1 ila +3".
range = { $low } ila { $high }
