# What is to be done now, as the end of a sentence. $side is player A or B, $dice are "2 5".
due-over = the game is over
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
