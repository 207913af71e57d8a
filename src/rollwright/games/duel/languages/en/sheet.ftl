# What a square of the board holds beside icons.
mark-mountain = mountain
mark-cross = cross

# Words on the sheet. $side is A or B.
sheet-player = PLAYER { $side }
sheet-player-blank = PLAYER { $side }   Name ____________________________
sheet-date = Date ____________
# Before the one-time and the permanent abilities: at most 7 letters.
sheet-once = once
sheet-always = always
# Above both players' rows, and below them: letters of the sides.
sheet-decides = The weakest row decides
sheet-lanes = Upper lane { $upper }, lower lane { $lower }. Ringed: the lowest rows.

# What the parts of a sheet are called when they are pointed at.
sheet-printed = { $icon }, pre-drawn
sheet-row = { $icon }, player { $side }
sheet-marks = marks of { $icon }, player { $side }
sheet-ability = { $ability }, player { $side }
# A square of a row.
sheet-open = open
sheet-marked = marked

# The line under the name of the sheet. $player is a name, or A or B.
note-draft = round { $round }, { $player } takes dice
note-draw = round { $round }, { $player } draws
note-again = round { $round }, { $player } draws again
note-lift = round { $round }, { $player } marks a lowest row
note-plus = round { $round }, { $player } uses a one-time ability
note-star = round { $round }, { $player } chooses a permanent ability
note-over = round { $round }, final
# $note is one of the above, $things are what waits: "plus, lift".
note-then = { $note }; then { $things }

# The foot of a sheet for paper.
paper-round = A ROUND
paper-draft = First games: 9 by 9. Five dice: the first player takes one, the other two, the first one more. The first player changes every round.
paper-pair = Draw a pair side by side (round 1: next to a pre-drawn icon, the second pair not next to the first). Each scores in the three lines away from its partner, drawn alone in four: a mark per equal icon in an unbroken row.
paper-mountain = A closed square with two or more icons beside it becomes a mountain: a mark for each.
paper-end = The end: no room for a pair. Lowest rows are compared first.
paper-icons = ICONS BY DIE, AND THE TRACKS
paper-lift = arrow: lowest row
paper-plus = a one-time ability
paper-star = a permanent ability
paper-once = ONCE EACH: cross out when used
paper-always = ALWAYS, each turn: ring when won
