option-challenge = Solo challenge
option-challenge-help = A goal to reach alone; each is harder than the one before.
option-challenge-off = none
option-challenge-1 = 1 Foundations
option-challenge-2 = 2 Water rights
option-challenge-3 = 3 Charters
option-challenge-4 = 4 Social contract
option-challenge-5 = 5 Enlightenment
option-challenge-6 = 6 Embers of revolt
option-challenge-7 = 7 Drums of war
option-challenge-8 = 8 Edge of the world
option-first = First Regent
option-first-help = A lot says who it is, or a seat is chosen.
option-first-short = the first Regent: by lot, or a seat
option-first-lot = by lot
task-of-pair = Pair the dice: one pair says where, the other what.
task-of-build = Choose what to build.
scoring-unrest = Unrest
scoring-spent = Influence spent
scoring-fewer = one labourer fewer (Springhouse)
why-cottages = [[cottage]] for every cottage with at least one person; each houses 4.
    ?example For example, three cottages and 5 people: 4.
why-farms = [[basic]] for every active farm, [[farm]] next to a springhouse.
    ?example For example, two active farms, one of them next to a springhouse: 8.
why-quarries = [[basic]] for every active quarry, [[quarry]] with another, active or not, in its row or column.
    ?example For example, an active quarry with an inactive one in its row: 4.
why-windmills = [[basic]] for every active windmill, [[windmill]] next to another, active or not.
    ?example For example, three active windmills side by side: 12.
why-markets = Half the people in the population squares of every active market, rounded down.
    ?example For example, a market with 7 people around it: 3.
why-springhouses = When built, a springhouse takes one labourer off a building next to it. −1 for every forfeited plot next to it.
    ?example For example, a forfeited plot between two springhouses: −2.
why-townhall = [[townhall]], and 2 for each different active Basic or Special type in the same row or column.
    ?example For example, an active farm in its row, an active quarry and another active farm in its column: 9.
why-university = [[university]] for one, two, three or four Advanced types built, itself included, active or not.
    ?example For example, with an inactive townhall: 8.
why-guilds = [[guild]] for every active guild that meets its condition: four active farms or quarries joined side to side, windmills on the outer edge, markets in the Centre.
    ?piscators The piscators’ guild needs an active piscary of its own on each outer edge.
    ?example For example, an active farmers’ guild and four active farms joined: 15.
why-vagrants = −1 for every person beyond four for each cottage; an active almshouse takes back up to 12.
    ?example For example, 10 people and one cottage: −6.
why-barracks = 5 for every active barracks on a long diagonal; each active one houses 8.
    ?example For example, two active barracks, one of them on a diagonal: 5.
why-piscaries = 3 for every active piscary, and 1 for each active market next to it.
    ?example For example, an active piscary between two active markets: 5.
price-cottages = cottages lived in × [[cottage]]
price-farms = farms × [[basic]], by a spring × [[farm]]
price-quarries = quarries × [[basic]], row/column × [[quarry]]
price-windmills = windmills × [[basic]], adjacent × [[windmill]]
price-markets = markets, half the people
price-springhouses = springhouses, per forfeit −1
price-townhall = townhall [[townhall]], each type + 2
price-university = university [[university]]
price-guilds = two different guilds × [[guild]]
price-vagrants = vagrants × −1
price-barracks = barracks on a diagonal × 5
price-piscaries = piscaries × 3, market + 1
paper-dice =
    Two white Event dice (6 is a cross), two Wind Rose dice (6 is a wind rose). Two roses: roll all again.
    Two crosses: everybody crosses out an empty plot; the turn is over.
paper-turn =
    Two pairs: one is the Location (row and column, either way), one the Build. A rose is any number and belongs to the Location, a cross to the Build.
    Sum: build what both Build dice add up to.
    Split: one die names the building; as many people as the other shows go into one empty population square at its corners, if there is one. With a cross nobody comes.
    Influence: change one die a turn, by 1 for each star spent.
    Draw it or write its code, and ring the labourers it needs.
    If you can build, you must; if you cannot, cross out an empty plot.
paper-end = Each person may work in one building whose plot touches the population square. With all its labourers (or none needed) a building is active and scores. Neighbours count for bonuses, active or not. People beyond the outlined fours are vagrants.
paper-people = Fill in a pip for every person; a star gives an influence: ring it, scribble it over when spent. Each Cottage outlines the next four: they live there.
paper-turns = Cross out a square each turn. The Regent rolls and makes the pairs; then the dice go left.
paper-turns-solo = Cross out a square each turn. R: you are the Regent and pair the dice as you like. F: Fate pairs Wind Rose with Wind Rose, Event with Event.
name = Rolling Fiefdoms
blurb = Pair four dice, found districts and guilds, and put everybody to work. Eight solo challenges.
summary = 25 turns to build a fief, house people and put them to work.
credit = Rolling Fiefdoms was designed by Grégory Heitz and is shared under CC BY-NC-SA 4.0.
# How far the coach may be trusted.
judgement = Its own best moves make about 93 points on average. A player who knew all dice beforehand could have had 101: the coach judges no better than it plays.
judgement-variant = Nothing was learned for this variant: bots and the coach judge by estimates and playouts.
# On a printed strip of dice.
strip-dice = White dice are Event dice, those with a double edge Wind Rose dice.
strip-alone = Alone, odd turns are yours to pair and even turns are Fate’s.
rank-legendary = Legendary
rank-illustrious = Illustrious
rank-distinguished = Distinguished
rank-prosperous = Prosperous
rank-modest = Modest
rank-forgotten = Forgotten
# The points that a rank takes, in a table.
rank-from = { $points } and more
rank-below = less
# A line of the score that only a variant has: what is counted, and the points for each.
own-term = { $name }: { $points } for each: { $each }
# One sentence at the foot of printed sheets.
sources-note = Licence: creativecommons.org/licenses/by-nc-sa/4.0. Where the text is silent, we follow the designer’s digital edition.
