# Why something cannot be played or read. $plot and $square are a row and a column: "2,3"; $text is what was
# written, in quotes. Words in quotes and codes like E3 or influence 3/1 are written in files: keep them.
# Guilds as moves write them; other buildings have the names of buildings.ftl.
key-farmers-guild = farmers-guild
key-quarry-guild = quarry-guild
key-windmillers-guild = windmillers-guild
key-merchants-guild = merchants-guild
key-piscators-guild = piscators-guild

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
forfeit-only = a plot is forfeited only when these dice allow no build
influence-short = { $number } influence cannot be spent, only { $hand } is in hand
dice-forbid = these dice do not allow this { $building } on plot { $plot }

# Who works where when the game is over; pips are the people of a square
nothing-built = nothing is built on plot { $plot }
square-too-far = population square { $square } does not touch plot { $plot }
pip-at-least = at least one pip works on plot { $plot }, not { $number }
pips-short = population square { $square } has { $pips } people, not { $number }
labourers-too-many = the { $building } on { $plot } needs { $needed } labourers, not { $number }
pips-short-together = there are not enough people for these buildings together
workers-written = workers are written square>plot=pips such as 2,2>2,3=2, not { $text }

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
pips-one-of = a number of pips is one of { $values }
pairing-written = a pairing is written like E3+W5|Ex+W2
pairing-written-not = a pairing is written like E3+W5|Ex+W2, not { $text }
die-written = a die is written like E3, Ex, W5 or W*, not { $text }
roll-written = a roll is two E dice and two W dice such as 'E3 Ex W5 W2', not { $text }
pairs-written = paired dice are written like 'E3 Ex | W5 W2', not { $text }
roses-again = two wind roses are rolled again, so no roll has both
pips-named = what one die can build names its pips, 'pips:0' for none; nothing else has any
square-named = a population square is named exactly where pips come
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
reduction-too-large = a { $building } needs { $needed } labourers, { $number } cannot be taken off
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
people-by-die = the other die does not bring { $number } people there
spring-helps = a springhouse helps a building next to it that still needs labourers
