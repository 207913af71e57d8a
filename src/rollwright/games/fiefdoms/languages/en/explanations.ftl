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
