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
ability-leftover-help = leftover: draw the remaining die's icon anywhere
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
