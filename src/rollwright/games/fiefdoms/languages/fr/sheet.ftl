# Les titres des cadres de la feuille, courts et en capitales.
sheet-people = HABITANTS ET LOGEMENT
sheet-influence = INFLUENCE
sheet-unrest = TROUBLES
sheet-unrest-paper = TROUBLES, quatre par case fermée
sheet-turns = TOURS
sheet-buildings = BÂTIMENTS
sheet-end = LA FIN
sheet-dice = DÉS
sheet-turn = UN TOUR
# $name est en capitales sur un écran.
sheet-challenge = DÉFI { $number } : { $name }
# Une lettre chacun : les tours où tu formes les paires (Régent), et ceux où le fait le Destin.
sheet-regent = R
sheet-fate = D
# Ce que dit un lecteur d’écran des mêmes cadres.
about-people = habitants et logement
about-influence = influence
about-turns = tours
about-goal = le but
# Un bâtiment et son code, dans la liste des bâtiments.
sheet-building = { $building } { $code }
# Sous le nom de la feuille : qui joue, et où l’on en est.
note-blank = { $name }   { $turns } tours
note-turn = { $player }, tour { $turn } sur { $last }
note-final = { $player }, fin de partie
# La même chose dans un défi, $note étant l’un de ceux du dessus.
note-challenge = { $note }, défi { $number } : { $name }
# Ce qui est dessiné sur les parcelles et les cases, pour les lecteurs d’écran.
mark-fewer = { $number } de moins
mark-people =
    { $number ->
        [one] { $number } habitant
       *[other] { $number } habitants
    }
mark-labourers =
    { $number ->
        [one] besoin de { $left } ouvrier sur { $number }
       *[other] besoin de { $left } ouvriers sur { $number }
    }
mark-work = { $number } au travail
mark-forfeited = condamnée
mark-chosen = choisie
mark-barred = fermée
mark-active = actif
