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
choice-square = square { $square }
choice-spring = water for plot { $plot }
choice-forfeit = forfeit plot { $plot }
choice-bar = bar square { $square }
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
        [you] bar square { $square }
       *[other] bars square { $square }
    }
# Who works where when the game is over. $workers: the next messages.
arranged = { $building } on { $plot }: { $workers }, { $points } points
arranged-nobody = { $number } of { $needed } labourers
# $squares: "1 from 2,2, 2 from 2,3", made of arranged-from
arranged-workers = { $number } of { $needed } labourers ({ $squares })
arranged-from = { $number } from { $square }
# A change in two choices: who, and where.
arrange-pip = a pip of square { $square }
arrange-work = works on the { $building } on { $plot }
arrange-home = all go home from the { $building } on { $plot }
