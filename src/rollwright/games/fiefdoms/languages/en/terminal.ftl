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
terminal-bar = Unrest: bar an empty square.
terminal-event = Event { $face }
terminal-wind = Wind { $face }
terminal-pestilence = pestilence: all forfeit a plot
terminal-pairs = one is Location, the other Build
terminal-you-pair = you pair them
terminal-seat-pairs = seat { $seat } pairs them
