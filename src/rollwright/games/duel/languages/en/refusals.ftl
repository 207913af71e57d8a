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
