## What is on a square, for those who hear the sheet.

mark-empty = empty
mark-fished = water, fished
# Trees that a lumberjack cut: "three trees, cut".
mark-cut = cut
