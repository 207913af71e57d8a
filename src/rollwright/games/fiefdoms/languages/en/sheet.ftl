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
sheet-challenge = CHALLENGE { $number }: { $name }
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
mark-labourers = needs { $left } of { $number } labourers
mark-work = { $number } at work
mark-forfeited = forfeited
mark-chosen = chosen
mark-barred = barred
mark-active = active
