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
