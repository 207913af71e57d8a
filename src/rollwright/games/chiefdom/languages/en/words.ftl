# The lines of the score: at most 22 letters.
term-fishermen_by_trees = fishermen by trees
term-lumberjacks_by_water = lumberjacks by water
term-men = men
term-fish = fish
term-logs = logs
term-houses = houses
term-forest = forest
term-lake = lake
term-wall = wall
term-jobless = jobless
term-homeless = homeless
term-hungry = hungry
term-empty = empty
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
why-fish = [[fish]] for every fish left when the men have eaten; one feeds [[feeds]] men.
    ?example For example, four men who caught 3 fish eat 2 of them: 3.
why-logs = [[log]] for every log left; a house takes [[house_logs]] of them.
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
price-fish = fish left × [[fish]]
price-logs = logs left × [[log]]
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
