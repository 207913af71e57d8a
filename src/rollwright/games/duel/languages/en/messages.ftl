## endings
# Why a game is over, in a few words after "The game is over:".
ending-no-room-for-a-pair = no room for a pair

## explanations
# Several icons of a kind: "3 other lakes".
icons-sun = suns
icons-mask = masks
icons-forest = forests
icons-lake = lakes
icons-hut = huts
icons-spear = spears

# Squares of the board. $square is "c4".
square-cross = { $square }: a cross; nothing can be drawn here.
square-mountain = { $square }: a mountain; nothing can be drawn here.
square-alone = { $square }: { $icon }. In unbroken lines from it: no other { $icon }. An icon scores when it is drawn.
square-icon = { $number ->
    [one] { $square }: { $icon }. In unbroken lines from it: { $number } other { $icon }. An icon scores when it is drawn.
   *[other] { $square }: { $icon }. In unbroken lines from it: { $number } other { $icons }. An icon scores when it is drawn.
}
# $marks is a list of `icon-marks`: "sun 1 mark and lake 2 marks".
square-empty = { $square }: empty. Drawn here now: { $marks }. A mark for every equal icon in an unbroken line.
square-useless = { $square }: empty. Drawn here now: no icon scores. A mark for every equal icon in an unbroken line.
icon-marks = { $number ->
    [one] { $icon } { $number } mark
   *[other] { $icon } { $number } marks
}

# Rows of a player's track. $icon begins with a capital; $lowest is the number of marks of the lowest row.
row-weakest = { $number ->
    [one] { $icon }, player { $side }: { $number } mark of { $length }. It is the lowest row; the lowest rows are compared first, and decide.
   *[other] { $icon }, player { $side }: { $number } marks of { $length }. It is the lowest row; the lowest rows are compared first, and decide.
}
row-stronger = { $number ->
    [one] { $icon }, player { $side }: { $number } mark of { $length }. The lowest row has { $lowest }; the lowest rows are compared first, and decide.
   *[other] { $icon }, player { $side }: { $number } marks of { $length }. The lowest row has { $lowest }; the lowest rows are compared first, and decide.
}

# Squares of a row, counted from 1; the sentence about what one gives stands behind.
mark-made = Square { $number } of the { $icon } row, player { $side }: marked.
mark-open = { $away ->
    [one] Square { $number } of the { $icon } row, player { $side }: open, { $away } mark away.
   *[other] Square { $number } of the { $icon } row, player { $side }: open, { $away } marks away.
}
gives-lift = It gives a mark in one of your lowest rows.
gives-plus = It gives the use of a one-time ability.
gives-star = It gives a permanent ability.

# Abilities. $ability is its word and what it does: "Flip: turn a die over".
ability-is-used = { $ability }: used up.
ability-is-open = { $ability }: still open; a plus uses it, once.
ability-is-owned = { $ability }: owned, for use in every turn.
ability-is-spent = { $ability }: owned, and used this turn.
ability-is-not-owned = { $ability }: not owned; a star gives it for good.

## moves
# The six icons, in the order of the dice. The terminal has room for six letters, at most seven.
term-sun = sun
term-mask = mask
term-forest = forest
term-lake = lake
term-hut = hut
term-spear = spear

# What a square of a track holds: an arrow, a plus, a star.
thing-lift = arrow
thing-plus = plus
thing-star = star

# One-time abilities: one short word each, for the small boxes of the sheet.
ability-split = split
ability-wild = wild
ability-leftover = leftover
ability-again = again
ability-cross = cross
ability-mark = mark
# Permanent abilities.
ability-plus-one = +1
ability-minus-one = -1
ability-flip = flip
ability-reroll = reroll
ability-twin = twin

# The same with what they do; each begins with its word.
ability-split-help = split: draw your two dice again, apart if you like
ability-wild-help = wild: draw any one icon anywhere
ability-leftover-help = leftover: draw the remaining die’s icon anywhere
ability-again-help = again: roll your two dice again and draw another pair
ability-cross-help = cross: block an empty square
ability-mark-help = mark: one mark in any row
ability-plus-one-help = +1: add one to a die
ability-minus-one-help = -1: take one off a die
ability-flip-help = flip: turn a die over
ability-reroll-help = reroll: roll one or both dice again
ability-twin-help = twin: change one of two equal dice

# Choices in menus. $icons are one or two of `label-icon`: "forest (3) and hut (5)".
label-icon = { $icon } ({ $die })
label-take = take { $icons }
label-mark = a mark for { $icon }
label-draw = { $icon } on { $square }
label-then = { $icon } on { $square }, scored second

# A move, told of a player whose name stands before it: "Ada draws {4} lake on c5 and {1} sun on d5".
# An icon begins with its picture: "{4} lake". $ability is one of the words above.
move-take = takes { $icons }
move-draw = draws { $icon } on { $square }
move-draw-then = draws { $icon } on { $square } and { $second-icon } on { $second-square }
move-lift = marks the row of { $icon }
move-star = gets the ability { $ability }
move-permanent = uses the ability { $ability }
move-permanent-dice = uses the ability { $ability } and makes the dice { $icons }
move-ability = uses the ability { $ability }
# The icon is drawn on the square.
move-ability-icon = uses the ability { $ability } and draws { $icon } on { $square }
move-ability-icon-then = uses the ability { $ability }, draws { $icon } on { $square } and { $second-icon } on { $second-square }
move-ability-square = uses the ability { $ability } and crosses out { $square }
move-ability-row = uses the ability { $ability } and marks the row of { $icon }

# The same, told to the one who made it, after "You".
own-move-take = take { $icons }
own-move-draw = draw { $icon } on { $square }
own-move-draw-then = draw { $icon } on { $square } and { $second-icon } on { $second-square }
own-move-lift = mark the row of { $icon }
own-move-star = get the ability { $ability }
own-move-permanent = use the ability { $ability }
own-move-permanent-dice = use the ability { $ability } and make the dice { $icons }
own-move-ability = use the ability { $ability }
own-move-ability-icon = use the ability { $ability } and draw { $icon } on { $square }
own-move-ability-icon-then = use the ability { $ability }, draw { $icon } on { $square } and { $second-icon } on { $second-square }
own-move-ability-square = use the ability { $ability } and cross out { $square }
own-move-ability-row = use the ability { $ability } and mark the row of { $icon }

## positions
# Why the text of a position cannot be read. $text is what is written there, in quotes; words like round, draft
# or used are those of the text and stay as they are.
text-lines = a position on the { $size } x { $size } board has { $wanted } lines, not { $number }
text-spaces = single spaces stand between words, and none at the ends
text-expected = expected { $wanted }, not { $text }
text-rounds = round=1 to round={ $most }
text-ends = the line ends before { $text }
text-track = a track is written only where it is not the usual one, each square once
text-square = { $text } is not a square; squares are { $squares }
text-dice = there are { $most } dice in all
text-die = a die is 1 to 6, or ? in the air, not { $text }
text-dice-ascend = dice are written in ascending order, ? last
text-queue = a queue holds at most { $most } things
text-thing = in a queue wait lift, plus and star, not { $text }
text-row = the row of { $icon } has 0 to { $most } marks, not { $text }
text-name = { $text } is none of { $names }
text-names = names stand once each, in the order { $names }
missing-word = { $word } is missing
missing-square = square { $number } of { $size } is missing
missing-die = a die of { $name }, or '-', is missing
missing-dice = the dice after { $text } are missing; '-' stands for none
missing-queue = what waits in the queue, or '-', is missing
missing-row = the row of { $icon } is missing
missing-names = what is { $key }, or '-', is missing

# What the squares of a row hold, as a house rule.
track-written = a track is written like 4lift-8plus-12lift-18star, not { $text }
track-rises = the squares of a track rise from left to right, not as in { $text }
track-too-full = a track holds at most { $most } things, not { $number }

# Why no game can be in a position. $phase is a word of the text: draft, draw, again, lift, plus, star, over.
reach-dice = the dice do not fit phase={ $phase } turn={ $side }: { $phase } needs two dice for each player and one left
reach-dice-draft = the dice do not fit phase={ $phase } turn={ $side }: draft has five, four or two left
reach-dice-over = the dice do not fit phase={ $phase } turn={ $side }: a game ends with none or all dice taken
reach-lot = the lot, one die in the air, is drawn before round 1
reach-air = dice in the air do not fit phase={ $phase }: all five before the draft, or dice of the player in turn being rolled again
reach-queue = with these rows a queue holds at most { $most } things
reach-printed = { $square } is pre-drawn as { $mark }
reach-not-over = the game is not over: two adjacent squares are empty
reach-no-room = phase={ $phase } needs two adjacent empty squares
reach-nothing-waits = nothing waits in the queue in phase={ $phase }
reach-again = phase={ $phase }, but { $side } has not used it
reach-useless = phase={ $phase }, but { $side } cannot use a { $phase }
reach-not-owned = { $side } spent what it does not own
reach-not-in-turn = { $side } spent something, but it is not { $side }’s turn to draw
reach-not-spent = { $side } rolls again, but has not spent { $ability }
positions-differ = both players share one position: the two given differ
other-round = the position is of round { $round }, not of { $turn }

## refusals
# What is to be done now, as the end of a sentence. $side is player A or B, $dice are "2 5".
due-over = the game is over
due-lot = a die says who begins: an odd number A, an even one B
due-roll = dice are in the air and must be rolled first
due-take-one = { $side } takes one of { $dice }
due-take-two = { $side } takes two of { $dice }
due-draw = { $side } draws { $dice } on two adjacent empty squares, or uses a permanent ability first
due-draw-first = { $side } draws { $dice } on two adjacent empty squares beside a pre-drawn icon (the second pair does not touch the first), or uses a permanent ability first
due-again = { $side } draws { $dice } on two adjacent empty squares
due-lift = { $side } marks one of the lowest rows
due-plus = { $side } uses a one-time ability that is still open
due-star = { $side } chooses a permanent ability not owned yet

# Why a move or a roll is refused. $due is one of the above, $move and $roll are notation.
no-roll-due = no roll is due: { $due }
roll-due-one = a roll of one die is due, not { $roll }
roll-due-more = a roll of { $number } dice is due, not { $roll }
no-such-face = a die shows 1 to 6, not { $face }, in the roll { $roll }
not-in-turn = { $side } cannot move now: { $due }
not-legal = { $move } is not legal now: { $due }
not-legal-now = { $move } is not legal now
no-such-square = there is no square { $square } on the { $size } x { $size } board
die-not-there = there is no such die left in the middle: { $die }
die-not-yours = there is no such die among your two: { $die }
die-at-end = { $ability } does not change a { $die }: dice show 1 to 6
permanent-not-owned = the permanent ability { $ability } is not owned; a star gives one
permanent-owned = the permanent ability { $ability } is owned already
permanent-spent = { $ability } was used this turn already; each is used once a turn
twin-unequal = twin changes one of two equal dice, and these differ
twin-changes = twin changes a die to another value
square-not-empty = { $square } is not empty
square-twice = two icons are drawn on two squares, not on one
squares-apart = the two squares of a pair share a side
first-pair-apart = in round 1 the pair touches a pre-drawn icon
second-pair-beside = in round 1 the second pair does not touch the first
row-not-lowest =
    { $marks ->
        [one] an arrow marks a lowest row, one with { $marks } mark
       *[other] an arrow marks a lowest row, one with { $marks } marks
    }
row-full = a row with { $length } marks is full
ability-used = the one-time ability { $ability } is used up
ability-no-room = there is no room for { $ability }
leftover-die = leftover draws the icon of the die in the middle

## sheet
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
sheet-decides = The lowest row decides
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

## terminal
# The sheet in a terminal. $side is A or B; $abilities and $things are words, or "-".
# With all six one-time abilities `terminal-once` has room for 52 letters.
terminal-once = { $side } once: { $abilities }
terminal-owns = { $side } owns: { $abilities }
terminal-queue = queue: { $things }
# At most 42 letters.
terminal-round = You are { $side }. Round { $round }, { $first } goes first.
# Before dice: your own, and those in the middle of the table. Few letters.
terminal-you = { $side } you
terminal-middle = middle
terminal-over = The game is over.

# How a player stands. $others are the other rows in ascending order: "1 2 2 5 7".
standing = lowest row { $lowest }, then { $others }
# What a move brings. $marks is "+2", or "+1 to +3" in `gain-range`.
gain = { $number ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
gain-range = { $marks } marks
gain-lowest = { $gain }, lowest row { $old } to { $new }
# Before the rows in ascending order, in the last line of a table of scores.
terminal-totals = from the lowest

## words
option-board = Board
option-board-help = The large board has a ring with mountains. H: their places are a house ruling, the picture is lost.
option-board-9 = 9 × 9
option-board-11 = 11 × 11 with mountains
option-first = Who begins
option-first-help = It is drawn by a die, or seat 1, player A, or seat 2, player B, begins.
option-first-lot = by lot
option-first-A = player A
option-first-B = player B
task-of-take = Take dice: they are what you draw.
task-of-lift = Mark one of your lowest rows.
task-of-star = Choose an ability to keep.
task-of-ability = Use one ability.
scoring-round = Round
scoring-used = Player { $side }: used once
scoring-owns = Player { $side }: owns for good
option-track = track
option-track-help = what a row’s squares hold. H: a house ruling
name = Chiefdom Duel
blurb = One valley for two. Draft dice, pair your icons and race along six rows.
bar-turn = round { $number }
bar-turn_word = round
summary = Two chiefs on one map; the lowest of six rows counts first.
credit = Chiefdom Duel was designed by Arif Nezih Savı, inspired by Reiner Knizia’s Ingenious.
judgement = Its own best moves win 90% of games against the chief; how far they are from perfect play is not known.
why-any = One mark for every equal icon in an unbroken line from the icon that you draw. The lowest of the six rows decides first. For example, two equal icons in one line and one in another: 3.
# One sentence at the foot of printed sheets.
sources-note = Board, ring and track are house rulings: the rulebook’s pictures are lost.
