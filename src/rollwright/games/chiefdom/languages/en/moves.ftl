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
reading-any = { $one }+{ $other }={ $sum } any icon, one square
reading-single = { $one }+{ $other }={ $sum } { $icon }, one square
reading-shape = { $one }+{ $other }={ $sum } { $icon }, shape { $die }

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
