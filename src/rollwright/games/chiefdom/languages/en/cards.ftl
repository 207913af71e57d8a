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
