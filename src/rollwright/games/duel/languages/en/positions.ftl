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
reach-not-in-turn = { $side } spent something, but it is not { $side }'s turn to draw
reach-not-spent = { $side } rolls again, but has not spent { $ability }
positions-differ = both players share one position: the two given differ
other-round = the position is of round { $round }, not of { $turn }
