# Ce qu’est et rapporte une partie de la feuille, pour qui la montre du doigt. $plot et $square : « 2,3 ».
explain-empty =
    { $people ->
        [one] Parcelle { $plot } : vide, aucun point. { $people } habitant autour.
       *[other] Parcelle { $plot } : vide, aucun point. { $people } habitants autour.
    }
explain-forfeited = Parcelle { $plot } : condamnée, aucun point ; −1 par fontaine voisine.
# $building commence par une majuscule, $work est un des messages suivants, $scores : scores-farm ...
explain-building = { $building } en { $plot } : { $work }. { $why }
# $points : « 5 points »
work-lived-in = on y habite, { $points }
work-nobody-lives = personne n’y habite encore, { $points }
work-needs-nobody = active, aucun ouvrier nécessaire
work-nobody = pas d’activité, aucun point : sans ouvrier dans la meilleure répartition actuelle ; il en faut { $number }
work-alms =
    { $number ->
        [one] au travail avec { $number } ouvrier
       *[other] au travail avec { $number } ouvriers
    }
work-points =
    { $number ->
        [one] au travail avec { $number } ouvrier, { $points } pour l’instant
       *[other] au travail avec { $number } ouvriers, { $points } pour l’instant
    }
explain-barred = Case de population { $square } : fermée par les troubles ; personne n’y emménage.
explain-square-empty = Case de population { $square } : vide. Les habitants qui emménagent travaillent sur les quatre parcelles autour.
explain-square =
    { $people ->
        [one] Case { $square } : { $people } habitant, { $busy } au travail dans la meilleure répartition actuelle, sur les parcelles autour.
       *[other] Case { $square } : { $people } habitants, { $busy } au travail dans la meilleure répartition actuelle, sur les parcelles autour.
    }
# $homes : un des deux suivants
explain-people =
    { $vagrants ->
        [one] Habitants : { $people } ; { $homes }. { $vagrants } vagabond, { $points }. Une étoile apporte de l’influence : la première est à l’habitant { $first }.
       *[other] Habitants : { $people } ; { $homes }. { $vagrants } vagabonds, { $points }. Une étoile apporte de l’influence : la première est à l’habitant { $first }.
    }
homes-cottage = une chaumière en loge { $number }
homes-barracks = une chaumière en loge { $number }, une caserne 8
explain-influence = Influence : { $gained } gagnée, { $spent } dépensée, { $left } en main. Avant de construire, elle change un dé par tour, de 1 par influence dépensée.
explain-unrest = Influence : { $gained } gagnée, { $spent } dépensée, { $left } en main. Avant de construire, elle change un dé par tour, de 1 par influence dépensée. Troubles : { $unrest } ; tous les { $step }, une case de population vide se ferme.
explain-turns = Tour { $turn } sur { $last }.
explain-turns-alone = Tour { $turn } sur { $last }. En solo, tu formes les paires aux tours impairs (R), le Destin aux tours pairs (D).
explain-goal = Le but : { $text }
