## buildings
# Buildings within a sentence or in a menu.
building-cottage = cottage
building-farm = farm
building-quarry = quarry
building-windmill = windmill
building-market = market
building-springhouse = springhouse
building-townhall = townhall
building-university = university
building-almshouse = almshouse
building-farmers-guild = farmers’ guild
building-quarry-guild = quarry guild
building-windmillers-guild = windmillers’ guild
building-merchants-guild = merchants’ guild
building-barracks = barracks
building-piscary = piscary
building-piscators-guild = piscators’ guild
# What somebody builds: "builds a farm".
built-cottage = a cottage
built-farm = a farm
built-quarry = a quarry
built-windmill = a windmill
built-market = a market
built-springhouse = a springhouse
built-townhall = a townhall
built-university = a university
built-almshouse = an almshouse
built-farmers-guild = a farmers’ guild
built-quarry-guild = a quarry guild
built-windmillers-guild = a windmillers’ guild
built-merchants-guild = a merchants’ guild
built-barracks = a barracks
built-piscary = a piscary
built-piscators-guild = a piscators’ guild
# What a building does and scores: behind its name in a narrow column.
scores-cottage = houses 4; { $cottage } if occupied
scores-farm = { $basic }, { $farm_bonus } more next to a springhouse
scores-quarry = { $basic }, { $quarry_bonus } more with one in its row or column
scores-windmill = { $basic }, { $windmill_bonus } more next to another
scores-market = half the people around it
scores-springhouse = one labourer less; −1 a forfeit
scores-townhall = one; { $townhall }, 2 a Basic/Special type in row/column
# $university: "5, 8, 12, 15"
scores-university = one; { $university } for 1 to 4 Advanced types
scores-almshouse = one; takes back 12 for vagrants
scores-farmers-guild = { $guild } for 4 active farms joined
scores-quarry-guild = { $guild } for 4 active quarries joined
scores-windmillers-guild = { $guild } for 4 active windmills on the edge
scores-merchants-guild = { $guild } for 4 active markets in the centre
scores-barracks = houses 8; 5 on a long diagonal
scores-piscary = 3, and 1 per active market beside it
scores-piscators-guild = { $guild } for an active piscary on each edge
# Lines of the score.
term-cottages = cottages
term-farms = farms
term-quarries = quarries
term-windmills = windmills
term-markets = markets
term-springhouses = springhouses
term-townhall = townhall
term-university = university
term-guilds = guilds
term-vagrants = vagrants
term-barracks = barracks
term-piscaries = piscaries

## challenges
# The titles of the solo challenges, after the designer’s.
challenge-name-1 = Foundations
challenge-name-2 = Water Rights
challenge-name-3 = Charters & Craft
challenge-name-4 = Social Contract
challenge-name-5 = Path of Enlightenment
challenge-name-6 = Embers of Revolt
challenge-name-7 = Drums of War
challenge-name-8 = Edge of the World
# What they want.
challenge-text-1 = Score 40 points and 6 occupied cottages. No Advanced building may be built.
challenge-text-2 = Score 60 points with 3 springhouses and no springhouse penalty at all.
challenge-text-3 = Score 60 points and both guilds (30 of them). You begin with 1 influence.
challenge-text-4 = Score 70 points and lose none to vagrants. Before turn 1 put a townhall or a guild on the middle plot; 24 turns follow.
challenge-text-5 = Score 80 points, 15 of them with the university.
challenge-text-6 = Score 80 points. After each turn unrest grows by 1 if you built an Advanced building, 1 for each influence spent this turn and 1 with more than 8 vagrants, by 4 at most. At every 4th unrest bar one empty population square.
challenge-text-6-before = Score 80 points. After each turn unrest grows by 1 if an Advanced building stands, 1 for each influence spent this turn and 1 with more than 8 vagrants, by 4 at most. At every 4th unrest bar one empty population square.
challenge-text-7 = Score 80 points and 4 barracks. They take the place of cottages (code B): 3 labourers; an active one houses 8 and scores 5 on a long diagonal of the fief.
challenge-text-8 = Score 80 points and the piscators’ guild; every piscary is active beside an active market. Piscaries (P) take the place of windmills: 2 labourers, 3 points, +1 for each active market next to it. The guild (PG) takes the place of WG and needs an active piscary of its own on each of the four outer edges.
# $name: challenge-name, $text: challenge-text
goal = Challenge { $number }, { $name }: { $text }
# What a challenge wants, in short: lines with a box to tick.
aim-points = { $number } points
aim-cottages = { $number } cottages lived in
aim-springs = { $number } springhouses
aim-forfeits = no forfeit beside a springhouse
aim-charters = { $number } guilds that score
aim-vagrants = no points lost to vagrants
aim-learning = { $number } points by the university
aim-drums = { $number } barracks that score
aim-harbours = the piscators’ guild scores
aim-piscaries = no piscary without a market
# What was missing at the end, of which $found was there.
missing-points = { $found } points of { $number }
missing-cottages = { $found } of { $number } cottages scored
missing-springs = { $found } of { $number } springhouses
missing-forfeits = a springhouse penalty of { $found }
missing-charters = { $found } of { $number } guilds scoring
missing-vagrants = a vagrant penalty of { $found }
missing-learning = the university scores { $found } of { $number }
missing-drums = { $found } of { $number } barracks scored
missing-harbours = the piscators’ guild does not score
missing-piscaries = not every piscary has a market bonus
missing-both = { $one }; { $two }
# The end. $name: challenge-name, $missing: what was missing
challenge-passed = Challenge { $number } ({ $name }) passed.
challenge-failed = Challenge { $number } ({ $name }) failed: { $missing }.
challenge-next = Next in the campaign: challenge { $number } ({ $name }).
challenge-last = That was the last challenge of the campaign.

## endings
# Why a game is over, in a few words after "The game is over:".
ending-all-turns-played = all turns played

## explanations
# What a part of the sheet is and scores, for those who point at it. $plot and $square: "2,3".
explain-empty =
    { $people ->
        [one] Plot { $plot }: empty, no points. { $people } person around it.
       *[other] Plot { $plot }: empty, no points. { $people } people around it.
    }
explain-forfeited = Plot { $plot }: forfeited, no points; −1 for each springhouse beside it.
# $building begins with a capital, $work is one of the next messages, $why: why-farms ...
explain-building = { $building } on { $plot }: { $work }. { $why }
# $points: "5 points"
work-lived-in = lived in, { $points }
work-nobody-lives = nobody lives there yet, { $points }
work-needs-nobody = active, it needs nobody
work-nobody = not active, no points: in the best arrangement now nobody works there, and it needs { $number ->
        [one] { $number } labourer
       *[other] { $number } labourers
    }
work-alms = active with { $number ->
        [one] { $number } labourer
       *[other] { $number } labourers
    }
work-points = active with { $number ->
        [one] { $number } labourer
       *[other] { $number } labourers
    }, { $points } now
explain-barred = Population square { $square }: barred by unrest; nobody moves in.
explain-square-empty = Population square { $square }: empty. People who move in work on the four plots around it.
explain-square =
    { $people ->
        [one] Population square { $square }: { $people } person, { $busy } at work in the best arrangement now, on the plots around it.
       *[other] Population square { $square }: { $people } people, { $busy } at work in the best arrangement now, on the plots around it.
    }
# $homes: one of the next two
explain-people =
    { $vagrants ->
        [one] People: { $people }; { $homes }. { $vagrants } vagrant, { $points }. A star brings influence: the first is person { $first }.
       *[other] People: { $people }; { $homes }. { $vagrants } vagrants, { $points }. A star brings influence: the first is person { $first }.
    }
homes-cottage = a cottage houses { $number }
homes-barracks = a cottage houses { $number }, a barracks 8
explain-influence = Influence: { $gained } gained, { $spent } spent, { $left } in hand. Before you build, it changes one die a turn, by 1 for each spent.
explain-unrest = Influence: { $gained } gained, { $spent } spent, { $left } in hand. Before you build, it changes one die a turn, by 1 for each spent. Unrest: { $unrest }; every { $step } bar an empty population square.
explain-turns = Turn { $turn } of { $last }.
explain-turns-alone = Turn { $turn } of { $last }. Alone, you pair the dice in odd turns (R), Fate in even ones (F).
explain-goal = The goal: { $text }

## moves
# Choices in menus. $plot and $square are a row and a column: "2,3".
choice-influence = spend { $number } influence
choice-plot = plot { $plot }
choice-build = { $building } ({ $number } labourers)
choice-nobody = nobody moves in
choice-people =
    { $number ->
        [one] { $number } person
       *[other] { $number } people
    }
choice-square = population square { $square }
choice-spring = water for plot { $plot }
choice-forfeit = forfeit plot { $plot }
choice-bar = bar population square { $square }
# Two pairs of dice: each of the four is a number, choice-cross or choice-rose.
choice-pair = { $a } with { $b }, { $c } with { $d }
choice-cross = cross
choice-rose = rose
# The same dice in sentences.
die-cross = a cross
die-rose = a wind rose
# Over the builds that the dice allow: the first two dice say where, the others what.
heading-build = build at { $a } and { $b }, with { $c } and { $d }
# What somebody does, without the subject: after a name, or (you) after "You".
move-pair =
    { $person ->
        [you] pair { $a } with { $b }, and { $c } with { $d }
       *[other] pairs { $a } with { $b }, and { $c } with { $d }
    }
move-influence =
    { $person ->
        [you] spend { $number } influence
       *[other] spends { $number } influence
    }
# $mark is a picture, $building is "a farm".
move-build =
    { $person ->
        [you] build { $mark } { $building } on { $plot }
       *[other] builds { $mark } { $building } on { $plot }
    }
# A clause of its own behind the others.
move-people =
    { $number ->
        [one] { $number } person moves in on { $square }
       *[other] { $number } people move in on { $square }
    }
# Two parts of a move, the first of which may be such a pair again.
move-both = { $one }; { $two }
move-spring =
    { $person ->
        [you] bring water to { $plot }
       *[other] brings water to { $plot }
    }
move-forfeit =
    { $person ->
        [you] forfeit plot { $plot }
       *[other] forfeits plot { $plot }
    }
move-bar =
    { $person ->
        [you] bar population square { $square }
       *[other] bars population square { $square }
    }
# Who works where when the game is over. $workers: the next messages.
arranged = { $building } on { $plot }: { $workers }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arranged-nobody =
    { $needed ->
        [one] { $number } of { $needed } labourer
       *[other] { $number } of { $needed } labourers
    }
# $squares: "1 from 2,2, 2 from 2,3", made of arranged-from
arranged-workers =
    { $needed ->
        [one] { $number } of { $needed } labourer ({ $squares })
       *[other] { $number } of { $needed } labourers ({ $squares })
    }
arranged-from = { $number } from { $square }
# A change in two choices: who, and where.
arrange-pip = a person of population square { $square }
arrange-work = works on the { $building } on { $plot }
arrange-home = all go home from the { $building } on { $plot }

## refusals
# Why something cannot be played or read. $plot and $square are a row and a column: "2,3"; $text is what was
# written, in quotes. Words in quotes and codes like E3 or influence 3/1 are written in files: keep them.

# Moves
nothing-to-decide = seat { $seat } has nothing to decide now
game-is-over = the game is over
no-roll-due = no roll is due now
first-seat = seat { $seat } cannot be the first Regent: the seats are 1 to { $seats }
lot-due = a lot from 1 to { $seats } says who is the first Regent, not { $roll }
regent-pairs = the Regent pairs the dice, not the roll
dice-not-so = these dice cannot be paired so
dice-paired = the dice are paired already
solo-pairs-first = a solo Regent pairs the dice first, in a way this roll allows
cross-and-rose = a cross and a wind rose cannot share a pair
bar-now = unrest bars an empty population square now
setup-now = a townhall or guild is put on plot 3,3 before the first roll
pair-now = the Regent pairs the dice now
forfeit-now = in a pestilence an empty plot is forfeited, nothing else
spring-must-help = the springhouse must say which building it helps
nothing-barred = nothing is barred now
plot-not-empty = plot { $plot } is not empty
no-plot-left = no plot at { $a } and { $b } is empty
forfeit-only = a plot is forfeited only when these dice allow no build
influence-short = { $number } influence cannot be spent, only { $hand } is in hand
dice-forbid = these dice do not allow this { $building } on plot { $plot }

# Who works where when the game is over; pips are the people of a square
nothing-built = nothing is built on plot { $plot }
square-too-far = population square { $square } does not touch plot { $plot }
pip-at-least = at least one person works on plot { $plot }, not { $number }
pips-short =
    { $pips ->
        [one] population square { $square } has { $pips } person, not { $number }
       *[other] population square { $square } has { $pips } people, not { $number }
    }
labourers-too-many =
    { $needed ->
        [one] the { $building } on { $plot } needs { $needed } labourer, not { $number }
       *[other] the { $building } on { $plot } needs { $needed } labourers, not { $number }
    }
pips-short-together = there are not enough people for these buildings together
workers-written = labourers are written square>plot=people such as 2,2>2,3=2, not { $text }

# Setting up a game
challenge-seats = challenges are for one seat, not { $seats }
choose-challenge = choose off or a challenge: { $names }
other-challenge = sheet { $sheet } is of another challenge than sheet 1
other-turn = sheet { $sheet } stands in turn { $turn }, sheet 1 in turn { $first }
not-that-turn = the sheets stand in turn { $turn }, not in turn { $wanted }
sheet-full = every plot of this sheet is filled, so there is nothing to decide
setup-first = this challenge puts a townhall or guild on plot 3,3 before the first roll

# How things are written
plot-written = a plot is written row,column from 1,1 to { $side },{ $side }
square-written = a population square is written row,column from 1,1 to { $side },{ $side }
plot-written-not = a plot is written row,column from 1,1 to { $side },{ $side }, not { $text }
square-written-not = a population square is written row,column from 1,1 to { $side },{ $side }, not { $text }
influence-one-of = influence is one of { $values }
building-one-of = a building is one of { $values }
pips-one-of = a number of people is one of { $values }
pairing-written = a pairing is written like E3+W5|Ex+W2
pairing-written-not = a pairing is written like E3+W5|Ex+W2, not { $text }
die-written = a die is written like E3, Ex, W5 or W*, not { $text }
roll-written = a roll is two E dice and two W dice such as 'E3 Ex W5 W2', not { $text }
pairs-written = paired dice are written like 'E3 Ex | W5 W2', not { $text }
roses-again = two wind roses are rolled again, so no roll has both
pips-named = what one die can build names its people, 'pips:0' for none; nothing else has any
square-named = a population square is named exactly where people come
spring-only = only a springhouse takes a labourer off a building

# Sheets as text
sheet-begins = a sheet begins with a line { $id }
sheet-begins-not = a sheet begins with { $id }, not { $text }
sheet-lines = a sheet has { $lines } lines (the id, five rows of plots, four rows of squares, the influence), not { $number }
row-plots = this row has { $width } plots, not { $number }
row-squares = this row has { $width } population squares, not { $number }
header-words = after { $id } come challenge=N and unrest=N, not { $text }
no-challenge = there is no challenge { $text }: { $reason }
unrest-number = unrest is a number, not { $text }
plot-code = a plot is a code ({ $codes }) with -1 to -4 behind it, x or ., not { $text }
square-holds = a population square holds 1 to { $most }, . or #, not { $text }
influence-line = the last line is 'influence', then gained/spent, such as 'influence 3/1'
influence-written = influence is written gained/spent such as 3/1, not { $text }

# Sheets that no game can reach
game-lacks = this game has no { $building } ({ $code })
challenge-lacks = challenge { $challenge } has no { $building } ({ $code })
bars-elsewhere = only challenge 6 bars population squares
unrest-elsewhere = only challenge 6 has unrest
building-limit = a sheet has at most { $most } { $building }
guild-limit = a sheet has at most { $most } guilds
reduction-too-large =
    { $needed ->
        [one] a { $building } needs { $needed } labourer, { $number } cannot be taken off
       *[other] a { $building } needs { $needed } labourers, { $number } cannot be taken off
    }
reduction-unexplained = no springhouse next to { $plot } can have taken that off
influence-wrong = the population here gives { $gained } influence, not { $number }
influence-overspent = { $spent } influence is spent, but only { $gained } gained
setup-missing = challenge { $challenge } begins with a townhall or guild on { $plot }
bars-too-many =
    { $most ->
        [one] unrest { $unrest } bars at most { $most } population square, not { $number }
       *[other] unrest { $unrest } bars at most { $most } population squares, not { $number }
    }
too-hard = no game can have this sheet ({ $reason }), and its best activation takes too long to find
limits-broken = it breaks the limits
influence-one-die = influence changes one die a turn, and this would need more
dice-no-plot = no pair of these dice names plot { $plot } as Location
dice-no-building = no pair of these dice builds this: { $building }
dice-not-both = the pair that names plot { $plot } leaves the other to build, and that does not build this: { $building }
square-not-empty = population square { $square } is filled or barred already
people-must-come =
    { $number ->
        [one] { $number } person moves in beside the new plot, because there is room
       *[other] { $number } people move in beside the new plot, because there is room
    }
people-by-die =
    { $number ->
        [one] the other die does not bring { $number } person there
       *[other] the other die does not bring { $number } people there
    }
spring-helps = a springhouse helps a building next to it that still needs labourers

## sheet
# Headings of boxes on the sheet, short and in capitals.
sheet-people = PEOPLE AND HOUSING
sheet-influence = INFLUENCE
sheet-unrest = UNREST
sheet-unrest-paper = UNREST, four to a barred square
sheet-turns = TURNS
sheet-buildings = BUILDINGS
sheet-end = THE END
sheet-dice = DICE
sheet-turn = A TURN
# $name is in capitals on a screen.
sheet-challenge = { $number } { $name }
# One letter each: turns in which you (the Regent) pair the dice, and those in which Fate does.
sheet-regent = R
sheet-fate = F
# What a screen reader says of the same boxes.
about-people = people and housing
about-influence = influence
about-turns = turns
about-goal = the goal
# A building and its code, in the list of buildings.
sheet-building = { $building } { $code }
# Under the sheet's name: who plays, and when it is.
note-blank = { $name }   { $turns } turns
note-turn = { $player }, turn { $turn } of { $last }
note-final = { $player }, final
# The same in a challenge, $note being one of the above.
note-challenge = { $note }, challenge { $number }: { $name }
# What is drawn on plots and squares, for screen readers.
mark-fewer = { $number } fewer
mark-people =
    { $number ->
        [one] { $number } person
       *[other] { $number } people
    }
mark-labourers =
    { $number ->
        [one] needs { $left } of { $number } labourer
       *[other] needs { $left } of { $number } labourers
    }
mark-work = { $number } at work
mark-forfeited = forfeited
mark-chosen = chosen
mark-barred = barred
mark-active = active

## terminal
# Buildings in a box of 11 letters.
box-cottage = cottage
box-farm = farm
box-quarry = quarry
box-windmill = windmill
box-market = market
box-springhouse = springhouse
box-townhall = townhall
box-university = university
box-almshouse = almshouse
box-farmers-guild = farmers
box-quarry-guild = quarry
box-windmillers-guild = windmillers
box-merchants-guild = merchants
box-barracks = barracks
box-piscary = piscary
box-piscators-guild = piscators
# Three lines of at most 52 letters below the sheet: people, housing, star; influence; turn, challenge, unrest.
terminal-people = people { $number }/{ $most }
terminal-housing = housing { $number }
terminal-housing-barracks = housing { $number } + { $more } in barracks
terminal-star = next star at { $number }
terminal-influence = influence [{ $slots }] { $number } in hand
terminal-turn = turn { $turn } of { $last }
terminal-unrest = unrest { $number }
# Beside the sheet: lines of at most 42 letters.
terminal-setup =
    Before the first turn:
    a townhall or guild on plot 3,3.
terminal-bar = Unrest: bar a population square.
terminal-event = Event { $face }
terminal-wind = Wind { $face }
terminal-pestilence = pestilence: all forfeit a plot
terminal-pairs = one is Location, the other Build
terminal-you-pair = you pair them
terminal-seat-pairs = seat { $seat } pairs them

## words
option-challenge = Solo challenge
option-challenge-help = A goal to reach alone; each is harder than the one before.
option-challenge-off = none
option-challenge-1 = 1 Foundations
option-challenge-2 = 2 Water Rights
option-challenge-3 = 3 Charters & Craft
option-challenge-4 = 4 Social Contract
option-challenge-5 = 5 Path of Enlightenment
option-challenge-6 = 6 Embers of Revolt
option-challenge-7 = 7 Drums of War
option-challenge-8 = 8 Edge of the World
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
