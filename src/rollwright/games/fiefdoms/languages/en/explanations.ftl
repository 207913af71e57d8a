# What a part of the sheet is and scores, for those who point at it. $plot and $square: "2,3".
explain-empty =
    { $people ->
        [one] Plot { $plot }: empty, no points. { $people } person around it.
       *[other] Plot { $plot }: empty, no points. { $people } people around it.
    }
explain-forfeited = Plot { $plot }: forfeited, no points; −1 for each springhouse beside it.
# $building begins with a capital, $work is one of the next messages, $scores: scores-farm ...
explain-building = { $building } on { $plot }: { $work }. It scores { $scores }.
# $points: "5 points"
work-lived-in = lived in, { $points }
work-nobody-lives = nobody lives there yet, { $points }
work-needs-nobody = it needs nobody
work-nobody = nobody works there in the best arrangement now, no points; it needs { $number } labourers
work-alms =
    { $number ->
        [one] at work with { $number } labourer
       *[other] at work with { $number } labourers
    }
work-points =
    { $number ->
        [one] at work with { $number } labourer, { $points } now
       *[other] at work with { $number } labourers, { $points } now
    }
explain-barred = Square { $square }: barred by unrest; nobody moves in.
explain-square-empty = Square { $square }: empty. People who move in work on the four plots around it.
explain-square =
    { $people ->
        [one] Square { $square }: { $people } person, { $busy } at work in the best arrangement now, on the plots around it.
       *[other] Square { $square }: { $people } people, { $busy } at work in the best arrangement now, on the plots around it.
    }
# $homes: one of the next two
explain-people =
    { $vagrants ->
        [one] People: { $people }; { $homes }. { $vagrants } vagrant, { $points }. A star brings influence: the first is person { $first }.
       *[other] People: { $people }; { $homes }. { $vagrants } vagrants, { $points }. A star brings influence: the first is person { $first }.
    }
homes-cottage = a cottage houses { $number }
homes-barracks = a cottage houses { $number }, a barracks 8
explain-influence = Influence: { $gained } gained, { $spent } spent, { $left } in hand. Each changes one die by 1 before you build.
explain-unrest = Influence: { $gained } gained, { $spent } spent, { $left } in hand. Each changes one die by 1 before you build. Unrest: { $unrest }; every { $step } bar an empty population square.
explain-turns = Turn { $turn } of { $last }.
explain-turns-alone = Turn { $turn } of { $last }. Alone, you pair the dice in odd turns (R), Fate in even ones (F).
explain-goal = The goal: { $text }
