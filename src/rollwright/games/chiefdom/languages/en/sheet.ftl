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
