# The solo challenges within a sentence.
challenge-name-1 = foundations
challenge-name-2 = water rights
challenge-name-3 = charters
challenge-name-4 = social contract
challenge-name-5 = enlightenment
challenge-name-6 = embers of revolt
challenge-name-7 = drums of war
challenge-name-8 = edge of the world
# As programs write them too: in the terminal and in what is said at the end.
challenge-key-1 = foundations
challenge-key-2 = water-rights
challenge-key-3 = charters
challenge-key-4 = social-contract
challenge-key-5 = enlightenment
challenge-key-6 = embers-of-revolt
challenge-key-7 = drums-of-war
challenge-key-8 = edge-of-the-world
# What they want.
challenge-text-1 = Score 40 points and 6 occupied Cottages. No Advanced building may be built.
challenge-text-2 = Score 60 points with 3 Springhouses and no Springhouse penalty at all.
challenge-text-3 = Score 60 points and both Guilds (30 of them). You begin with 1 influence.
challenge-text-4 = Score 70 points with no vagrant unforgiven. Before turn 1 put a Townhall or a Guild on the middle plot; 24 turns follow.
challenge-text-5 = Score 80 points, 15 of them with the University.
challenge-text-6 = Score 80 points. After each turn unrest grows by 1 if you built an Advanced building, 1 for each influence spent this turn and 1 with more than 8 vagrants, by 4 at most. At every 4th unrest bar one empty population square.
challenge-text-6-before = Score 80 points. After each turn unrest grows by 1 if an Advanced building stands, 1 for each influence spent this turn and 1 with more than 8 vagrants, by 4 at most. At every 4th unrest bar one empty population square.
challenge-text-7 = Score 80 points and 4 Barracks. They take the place of Cottages (code B): 3 labourers; an active one houses 8 and scores 5 on a long diagonal of the fief.
challenge-text-8 = Score 80 points and the Piscators' Guild; every Piscary is active beside an active Market. Piscaries (P) take the place of Windmills: 2 labourers, 3 points, +1 for each active Market next to it. The Guild (PG) takes the place of WG and needs an active Piscary of its own on each of the four outer edges.
# $name: challenge-name, $text: challenge-text
goal = Challenge { $number }, { $name }: { $text }
# What a challenge wants, in short: lines with a box to tick.
aim-points = { $number } points
aim-cottages = { $number } cottages lived in
aim-springs = { $number } springhouses
aim-forfeits = no forfeit beside a springhouse
aim-charters = { $number } guilds that score
aim-vagrants = no vagrant unforgiven
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
missing-harbours = the piscators' guild does not score
missing-piscaries = not every piscary has a market bonus
missing-both = { $one }; { $two }
# The end. $name: challenge-key, $missing: what was missing
challenge-passed = Challenge { $number } ({ $name }) passed.
challenge-failed = Challenge { $number } ({ $name }) failed: { $missing }.
challenge-next = Next in the campaign: challenge { $number } ({ $name }).
challenge-last = That was the last challenge of the campaign.
