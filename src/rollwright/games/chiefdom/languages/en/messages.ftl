## about
## The two editions, in lists of games and at the foot of sheets.

name-chiefdom-1 = Chiefdom, first edition
name-chiefdom-2 = Chiefdom, second edition
blurb-chiefdom-1 = Found a village between two walls: water, trees, men and their houses, three dice a turn.
blurb-chiefdom-2 = The second edition: linked shapes, walls from both sides, scoring cards and bonuses.
summary-chiefdom-1 = A village from three dice; large shapes, a wall from the West.
summary-chiefdom-2 = A village from three dice; small shapes, walls need logs.
credit = Chiefdom was designed by Arif Nezih Savı (second edition illustrated by Erdal Gencer, edited by Ipek Savi).

## How far the coach may be trusted.

judgement-chiefdom-1 = Its own best moves make about 222 points on average. A player who knew all dice beforehand could have had 249: the coach judges no better than it plays.
judgement-chiefdom-2 = Its own best moves make about 249 points on average. A player who knew all dice beforehand could have had 271: the coach judges no better than it plays.
judgement-variant = Nothing was learned for this variant: bots and the coach judge by playouts, with what squares are worth in the usual game.

## The ranks of who plays alone, and the points for each.

rank-lost-wanderer = Lost wanderer
rank-keeper-of-the-campfire = Keeper of the campfire
rank-voice-at-the-council = Voice at the council
rank-promising-heir = Promising heir
rank-headman = Headman
rank-chieftain = Chieftain
rank-chieftain-of-chieftains = Chieftain of chieftains
rank-legend-of-the-valley = Legend of the valley
rank-points-up-to = up to { $most }
rank-points-between = { $least } to { $most }
rank-points-from = { $least } and more
# One sentence at the foot of printed sheets.
sources-note = The shapes are a house ruling: the rulebook’s pictures are lost.

## cards
## The scoring cards: the name, and what each brings. $columns is the width of the sheet.
## A group is three or more squares of one type joined side to side.

card-1 = Deep forest
card-1-says = { $columns ->
    [6] 6 for each row of six tree squares
   *[other] 6 for each row of { $columns } tree squares
}
card-2 = Wide water
card-2-says = { $columns ->
    [6] 6 for each row of six water squares
   *[other] 6 for each row of { $columns } water squares
}
card-3 = Felling crew
card-3-says = 5 for each group of lumberjacks
card-4 = Village green
card-4-says = 5 for each group of houses
card-5 = Fishing party
card-5-says = 5 for each group of fishermen
card-6 = Building crew
card-6-says = 5 for each group of builders
card-7 = Filled column
card-7-says = 5 for each column without an empty square
card-8 = Old growth
card-8-says = 2 for each tree square nobody cut
card-9 = Still water
card-9-says = 4 for each water square nobody fished
card-10 = Deep in the woods
card-10-says = 5 for each lumberjack with trees on all four sides
card-11 = Out on the lake
card-11-says = 5 for each fisherman with water on all four sides
card-12 = Town square
card-12-says = 5 for each builder with houses on all four sides
card-13 = Timber baron
card-13-says = 10 for the most logs ever cut, 5 for the second most
card-14 = Great catch
card-14-says = 10 for the most fish ever caught, 5 for the second most
card-15 = All at work
card-15-says = 10 for the most men with a job, 5 for the second most
card-16 = Town founder
card-16-says = 10 for the most houses, 5 for the second most
card-17 = Open land
card-17-says = 10 for the most empty squares, 5 for the second most
card-18 = Open borders
card-18-says = 15 for the fewest drawn walls, 10 for the second fewest
# A card that only a variant has: what is counted, and the points for each.
card-own-says = { $points } for each: { $each }
# A card with its number in a list: "3 Felling crew"; and with what it brings.
card-numbered = { $number } { $name }
card-told = { $number } { $name }: { $says }

## A card when somebody points at it; $points is "3 points".

card-now = { $name }: { $points } now; { $says }.
card-compares = { $name }: { $says }. It compares all players, and is counted at the end.

## Notes on the cards to cut out.

card-note-group = A group is three or more squares of one type joined side to side.
card-note-players = For two or more players.

## endings
# Why a game is over, in a few words after "The game is over:".
ending-nobody-could-draw = nobody could draw

## explanations
## Sentences about a part of a sheet when somebody points at it: see part-... below.

# $square is a square such as c4, $text what stands there and what it scores.
explain-square = { $square }: { $text }

## Numbers of things that fill blanks of the explanations: [[people]], [[beds]], [[houses]], [[bonuses]].

number-of-men = { $number ->
    [one] { $number } man
   *[other] { $number } men
}
number-of-houses = { $number ->
    [one] { $number } house
   *[other] { $number } houses
}
number-of-bonuses = { $number ->
    [one] { $number } bonus
   *[other] { $number } bonuses
}

## moves
## Icons: what two dice added draw. Alone in menus and titles, and within sentences.

icon-wall = wall
icon-water = water
icon-two = two trees
icon-three = three trees
icon-house = house
icon-men = men

## Men and their jobs.

job-jobless = jobless man
job-fisherman = fisherman
job-lumberjack = lumberjack
job-builder = builder

## What setting a die aside means: $one and $other are the two other dice, $sum is their sum, $icon an icon,
## $die the die whose shape is drawn.

reading-triple = triple { $die }: any icon, one square
reading-sum = { $one }+{ $other }={ $sum } { $what }
what-any = any icon, one square
what-single = { $icon }, one square
what-shape = { $icon }, shape { $die }

## Choices in a menu.

choice-die = set { $die } aside
choice-bonus = use a bonus: one square fewer
choice-nothing = draw nothing, and keep the bonus
# $job is a job of a man: "c5: fisherman"
choice-job = { $square }: { $job }

## What a move draws, as the object of the sentences below; $mark is its picture, $number how many squares.

drawn-wall = { $mark } a wall
drawn-water = { $mark } water
drawn-two = { $mark } two trees
drawn-three = { $mark } three trees
drawn-house = { $mark } a house
drawn-men = { $mark } { $number ->
    [one] a man
   *[other] men
}

## Men who take a job, within the sentences below; $mark is the picture of one.

workers-fisherman = { $mark } { $number ->
    [one] { $number } fisherman
   *[other] { $number } fishermen
}
workers-lumberjack = { $mark } { $number ->
    [one] { $number } lumberjack
   *[other] { $number } lumberjacks
}
workers-builder = { $mark } { $number ->
    [one] { $number } builder
   *[other] { $number } builders
}

## A move, without its subject: of somebody else, or told to the one who made it ($person is you).
## $what is drawn on $squares ("c4, c5 and c6"), $jobs are the men who take a job.

move-draws = { $person ->
    [you] draw { $what } on { $squares }
   *[other] draws { $what } on { $squares }
}
move-draws-nothing = { $person ->
    [you] draw nothing
   *[other] draws nothing
}
move-draws-jobs = { $person ->
    [you] draw { $what } on { $squares }: { $jobs }
   *[other] draws { $what } on { $squares }: { $jobs }
}
move-draws-bonus = { $person ->
    [you] draw { $what } on { $squares }, one square fewer for a bonus
   *[other] draws { $what } on { $squares }, one square fewer for a bonus
}
move-draws-jobs-bonus = { $person ->
    [you] draw { $what } on { $squares }: { $jobs }, one square fewer for a bonus
   *[other] draws { $what } on { $squares }: { $jobs }, one square fewer for a bonus
}

## options
## Options of a table, in a few words for a menu.

option-shapes-short = which squares a die’s face stands for
option-cards-short = scoring cards: off, random (three are dealt), or numbers such as 3,7,14
option-bonus-short = each house lets you once draw a square fewer
# The sets of shapes, within a title.
shapes-pips = pips
shapes-linked = linked

## House rules: what each number means. Their names are typed as they are: feeds=3.

option-walls-help = the rows beside which the walls are pre-drawn
option-wall_logs-help = logs that must be in stock to draw a wall
option-wall_pays_unfinished-help = 1 if the squares of an unfinished wall count
option-feeds-help = how many men one fish feeds
option-fish_break_ties-help = 1 if surplus fish break ties
option-wall_square-help = points for a wall’s square
option-wall_complete-help = points for joining West and East
option-house_logs-help = logs that a house costs
option-house_beds-help = men who live in a house
option-fisherman_by_trees-help = points for a fisherman beside trees
option-lumberjack_by_water-help = points for a lumberjack beside water
option-man-help = points for a man
option-fish-help = points for a surplus fish
option-log-help = points for a surplus log
option-house-help = points for a house
option-tree-help = points for a tree of the largest forest
option-lake_square-help = points for a square of the largest lake
option-misery-help = points for each jobless, homeless or hungry man
option-empty-help = points for an empty square
# A line of the score that only a variant has: what is counted, and the points for each.
own-term = { $points } for each: { $each }

## refusals
## Why a move cannot be played. $squares are "c4, c5", $dice are "2 3 6", $jobs letters of jobs: "F or L".

refused-die = no die shows { $die }; the roll is { $dice }
# $icon is an icon as it is typed: "water", "two"
refused-icon = with { $die } set aside the others make { $sum }: { $icon }
refused-single = one square is drawn here, not { $squares }
refused-single-bonus = one square is drawn here, and a bonus needs more
refused-shape = { $squares } is not the shape of a { $die }
refused-shape-bonus = { $squares } is not the shape of a { $die } less one square
refused-not-empty = { $squares } is not empty
refused-no-bonus = there is no bonus in hand
refused-nothing = something can be drawn without a bonus, so it must be
refused-no-men = only men take jobs
refused-job-missing = the man at { $square } must take a job: { $jobs }
refused-job-not-offered = the man at { $square } is not offered the job { $job }
refused-job-twice = a man on one of the move’s squares has one job
refused-wall-logs =
    { $logs ->
        [one] a wall needs { $logs } log: you have { $stock }
       *[other] a wall needs { $logs } logs: you have { $stock }
    }
refused-wall-loose = a wall at { $squares } would touch no wall to grow from
nowhere-wall = no empty square touches a wall to grow from
nowhere-house = no empty square touches a jobless man or a builder
nowhere-shape = this shape fits nowhere any more
refused-house-logs =
    { $logs ->
        [one] a house needs { $logs } log: you have { $stock }
       *[other] a house needs { $logs } logs: you have { $stock }
    }
refused-house-alone = a house at { $squares } would touch no jobless man and no builder
either-or = { $one } or { $other }

## Why nothing can be played or rolled now.

refused-over = the game is over
refused-roll-early = no roll is due before everybody has drawn
refused-deal = three cards of the deck are dealt first, not { $roll }
refused-roll = { $roll } is not a roll of three dice
refused-not-waiting = seat { $seat } has nothing to draw now

## Why a move or a roll cannot be read. $text is what somebody typed, in quotation marks.

unread-square = there is no square { $text }; squares are { $first } to { $last }
unread-square-twice = a square is named twice
unread-no-shape = { $squares } is not a shape of the dice
unread-dice = a roll is three dice such as '2 3 6', not { $text }
unread-not-a-die = a die shows 1 to 6, not { $text }
unread-deal = cards are dealt first, written like 'cards 3 7 14', not { $text }
# How something is written; what somebody typed instead follows.
spelling-die = a die shows 1 to 6
# $icons are the words that are typed
spelling-icon = icons are { $icons }
spelling-job = a job is written like c5=F, with F, L or B

## Why a sheet cannot be read. $text is a part of it, in quotation marks.

sheet-nothing = the sheet is empty: it begins with a line such as 'chiefdom-2'
sheet-rows = a sheet has { $rows } rows below its first line, not { $number }
sheet-not-a-square = { $text } is not a square; squares are { $marks }
sheet-columns = a row has { $columns } squares, not { $number }
sheet-first-line = the first line begins with { $id }, not { $text }
sheet-names-cards = a sheet names its cards, for example cards=3,7,14
sheet-bonus = bonus={ $text }: write how many bonuses are used, for example bonus=0
sheet-other-options = sheet { $number } has other options than sheet 1
sheet-card-alone = card { $card } compares players and needs a second seat

## Why no game leads to a sheet. $square is a square such as c4.

reach-lumberjack = { $square } is a lumberjack with no tree next to him
reach-fisherman = { $square } is a fisherman with no water next to him
reach-builder = { $square } is a builder with no house next to him
reach-jobless-tree = { $square } is jobless beside a tree; he would be a lumberjack
reach-jobless-water = { $square } is jobless beside water; he would be a fisherman
reach-jobless-house = { $square } is jobless beside a house; he would be a builder
reach-house = { $square } is a house with no builder next to it
reach-wall-loose = { $square } is a wall that hangs on nothing: walls grow from the pre-drawn ones
reach-wall-logs = { $square } is a wall, which needs { $logs } logs in stock; only { $cut } were ever cut
reach-houses-logs = { $houses ->
    [one] a house costs { $logs } logs, and only { $cut } were ever cut
   *[other] { $houses } houses cost { $logs } logs, and only { $cut } were ever cut
}
reach-houses-order = the houses cannot have been paid for in any order: the trees that gave the logs stand beside men who had to be jobless when their first house came
reach-bonus-houses = bonus={ $used }, but each house gives one and there are { $houses }
reach-bonus-order = bonus={ $used }, but too little was drawn after the houses for that
reach-too-hard = whether a game can reach this sheet could not be found out: its houses, builders and trees stand so that there are too many orders to try

## Why an option cannot be so.

refused-walls = walls stand beside rows such as { $rows }
refused-cards = choose off, random, or card numbers such as 3,7,14
refused-cards-unknown = cards are different numbers from 1 to { $most }

## sheet
## What is on a square, for those who hear the sheet.

mark-empty = empty
mark-fished = water, fished
# Trees that a lumberjack cut: "three trees, cut".
mark-cut = cut

## Headings of the boxes on a sheet, in capitals, at most 26 letters; and the same within a sentence, for those
## who hear the sheet.

heading-sums = SUM OF TWO DICE
heading-logs = LOGS AND HOUSES
heading-logs-bonus = HOUSES, BONUSES
heading-fish = FISH
heading-cards = CARDS
heading-drawing = DRAWING
heading-shapes = SHAPE OF THE THIRD DIE
label-sums = icons by the sum of two dice
label-logs = logs and houses
label-logs-bonus = houses, bonuses
label-fish = fish

## The numbers beside the board on a narrow screen: at most 8 letters each.

rail-logs = logs
rail-fish = fish
rail-houses = houses
rail-hungry = hungry
rail-jobless = jobless
rail-wall = wall

## What a sum of two dice draws, beside it on paper: at most 38 letters.

sum-any = any, one square; triple too
sum-wall = wall, one square
sum-water = water, in the shape
sum-two = two trees, in the shape
sum-three = three trees, in the shape
sum-house = house, one square
sum-men = men, in the shape

## The shapes of the third die.

shapes-note = Turn and mirror it as you like.
shape-drawn = { $number ->
    [one] shape { $die }: { $number } square
   *[other] shape { $die }: { $number } squares
}

## terminal
## The sheet in a terminal. One line of at most 41 letters below the board: "logs 7 fish 3 men 6 beds 4 bonus 1".

terminal-logs = logs
terminal-fish = fish
terminal-men = men
terminal-beds = beds
terminal-bonus = bonus
# One letter beside the walls that are printed in the West and the East.
terminal-west = W
terminal-east = E

## The dice: columns of 13 letters, in which an icon may stand in brackets, too.

terminal-triple = three alike
terminal-any = any icon
# $cards are names of cards with their numbers: "3 Felling crew, 7 Filled column"
terminal-cards = cards { $cards }

## words
# The lines of the score: at most 22 letters.
term-fishermen_by_trees = fishermen by trees
term-lumberjacks_by_water = lumberjacks by water
term-men = men
term-fish = surplus fish
term-logs = surplus logs
term-houses = houses
term-forest = forest
term-lake = lake
term-wall = wall
term-jobless = jobless
term-homeless = homeless
term-hungry = hungry
term-empty = empty squares
term-cards = cards
option-shapes = Shapes
option-shapes-help = Which squares a die’s face stands for. H: a house ruling, the rulebook’s picture is lost.
option-shapes-pips = as the pips lie (first edition)
option-shapes-linked = linked squares (second edition)
option-cards = Scoring cards
option-cards-help = Extra ways to score, the same for everybody.
option-cards-off = none
option-cards-random = three are dealt
option-cards-named = these:
option-bonus = Bonuses
option-bonus-help = Each house lets you once draw a square fewer.
option-bonus-off = no
option-bonus-on = yes
option-cards-which = Which cards
scoring-bonuses_used = yes, { $number } used
why-fishermen_by_trees = [[fisherman_by_trees]] for every fisherman who stands next to trees.
    ?example For example, one fisherman next to two tree squares: 3.
why-lumberjacks_by_water = [[lumberjack_by_water]] for every lumberjack who stands next to water.
    ?example For example, two lumberjacks next to the same lake: 6.
why-men = [[man]] for every man, with or without a job.
    ?example For example, three men at work and one jobless: 4.
why-fish = [[fish]] for every surplus fish, left when the men have eaten; one feeds [[feeds]] men.
    ?example For example, four men who caught 3 fish eat 2 of them: 3.
why-logs = [[log]] for every surplus log; a house takes [[house_logs]] of them.
    ?example For example, 7 logs cut and one house: 2.
why-houses = [[house]] for every house; [[house_beds]] men live in each.
    ?example For example, two houses: 14.
why-forest = [[tree]] for every tree of the largest forest, two or three on a square.
    ?example For example, two squares of three trees and one of two, joined: 8.
why-lake = [[lake_square]] for every square of the largest lake; squares are joined by their sides.
    ?example For example, a lake of four squares and one of three: 8.
why-wall = [[wall_square]] for every wall square
    ?wall_pays_unfinished you drew, and [[wall_complete]] more when West and East are joined.
    ?wall_pays_whole of a wall that joins West and East, the four pre-drawn ones too. Until then a wall brings nothing.
    ?example For example, a wall of six squares from West to East: 30.
why-jobless = [[misery]] for every man without a job.
    ?example For example, two jobless men: −4.
why-homeless = [[misery]] for every man without a bed; a house has [[house_beds]].
    ?example For example, five men and one house: −2.
why-hungry = [[misery]] for every man whom no fish feeds; one feeds [[feeds]].
    ?example For example, three men and no fish: −6.
why-empty = [[empty]] for every empty square.
    ?example For example, ten empty squares: −10.
why-cards = What the scoring cards of this game bring.
    ?example For example, card 4 and two groups of houses: 10.
# The same on paper, with the points for each: at most 48 letters.
price-fishermen_by_trees = fishermen by trees × [[fisherman_by_trees]]
price-lumberjacks_by_water = lumberjacks by water × [[lumberjack_by_water]]
price-men = men × [[man]]
price-fish = surplus fish × [[fish]]
price-logs = surplus logs × [[log]]
price-houses = houses × [[house]]
price-forest = largest forest, trees × [[tree]]
price-lake = largest lake, squares × [[lake_square]]
price-wall =
    ?wall_pays_unfinished wall squares × [[wall_square]], whole + [[wall_complete]]
    ?wall_pays_whole squares of a whole wall × [[wall_square]]
price-jobless = jobless men × [[misery]]
price-homeless = homeless men × [[misery]]
price-hungry = hungry men × [[misery]]
price-empty = empty squares × [[empty]]
price-cards = cards
paper-jobs = A man beside trees, water or a house takes a job there, at once or as soon as it is drawn: write L, F or B into his circle.
paper-harvest = L cuts every tree square beside him (2 or 3 logs), F fishes every water square beside him; each gives once: cross it out.
paper-building =
    A house costs [[house_logs]] logs, beside a jobless man or a builder.
    ?west_onlyA wall touches a wall, from the West on.
    ?both_wallsA wall touches a wall, from either side on.
    ?wall_logsIt needs [[wall_logs]] logs in stock, kept.
paper-logs =
    Rings are logs: fill them in. A house: draw a roof over [[house_logs]] full ones.
    ?bonusRing its bonus.
    Boxes are its [[house_beds]] beds. Full? Write the number.
paper-fish = In the end each feeds [[feeds]] men. Full? Write the number.
part-empty = empty, [[points]].
part-wall =
    ?complete a wall, [[points]]. The wall is complete: [[wall_complete]] more for joining West and East.
    ?unfinished a wall, [[points]]; [[wall_complete]] more for joining West and East.
    ?worthless a wall, no points yet: [[wall_square]] each, and [[wall_complete]] more for joining West and East.
part-water =
    water,
    ?in_largest one of the [[largest]] squares of the largest lake: [[points]].
    ?in_smaller in a lake of [[size]]. Only the largest counts, and that has [[largest]].
    ?taken A fisherman has its fish.
    ?untaken Its fish waits for a fisherman next to it.
part-2 =
    two trees,
    ?in_largest 2 of the [[largest]] trees of the largest forest: [[points]].
    ?in_smaller in a forest of [[size]]. Only the largest counts, and that has [[largest]].
    ?in_narrower in a forest of [[squares]] squares. Only the one with most squares counts, and that has [[most]].
    ?taken A lumberjack cut 2 logs.
    ?untaken Nobody next to them cuts them yet.
part-3 =
    three trees,
    ?in_largest 3 of the [[largest]] trees of the largest forest: [[points]].
    ?in_smaller in a forest of [[size]]. Only the largest counts, and that has [[largest]].
    ?in_narrower in a forest of [[squares]] squares. Only the one with most squares counts, and that has [[most]].
    ?taken A lumberjack cut 3 logs.
    ?untaken Nobody next to them cuts them yet.
part-H = a house, [[points]]. Beds for [[beds]]; it took [[house_logs]] logs.
part-O = a man without work: [[points]] for a man, and [[more]] for being jobless. A square of water, trees or a house next to him gives him work.
part-F =
    ?beside a fisherman: [[points]] for a man, and [[more]] for standing next to trees.
    ?apart a fisherman: [[points]] for a man; next to trees he would bring [[fisherman_by_trees]] more.
part-L =
    ?beside a lumberjack: [[points]] for a man, and [[more]] for standing next to water.
    ?apart a lumberjack: [[points]] for a man; next to water he would bring [[lumberjack_by_water]] more.
part-B = a builder: [[points]] for a man.
part-logs =
    Logs: [[cut]] cut, [[stock]] in stock, [[points]]. A house takes [[house_logs]] logs, brings [[house]] and has [[house_beds]] beds;
    ?houses in [[houses]], [[slept]] of [[beds]] are slept in.
    ?no_houses none stands yet.
    ?bonus [[bonuses]] left.
part-fish =
    Fish: [[caught]] caught, [[eaten]] eaten by [[people]], [[rest]] left, [[points]]. [[fish]] for each that is left; one feeds [[feeds]] men.
    ?hungry [[hungry]] go hungry: [[missed]].
part-sums = Two dice added name the icon; the third gives its shape. A wall, a house and any icon (sums 2 and 12, three equal dice) are one square.
