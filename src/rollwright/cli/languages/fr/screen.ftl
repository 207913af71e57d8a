# Ce que disent l’écran entier et les lignes simples pendant une partie.
# Le nom de qui joue seul, et de quelqu’un sans nom.
you = Toi
player-number = Joueur { $number }
turn-number = tour { $number }
total = TOTAL

# ---- une décision
only-move = Le seul coup :
first-choice = C’est le premier choix.
nothing-to-turn = Il n’y a rien à tourner ici.
same-mirrored = Retournée, elle est pareille, ou ne tient nulle part.
fits-no-other-way = Elle ne tient pas autrement.
cannot-draw-on = Rien de ceci ne peut se dessiner en { $square }.
where-at = Où ? choix { $number } sur { $all }
where =
    { $all ->
        [one] Où ? { $all } choix
       *[other] Où ? { $all } choix
    }
ways =
    { $number ->
        [one] { $number } façon
       *[other] { $number } façons
    }
menu-part = ↑↓ { $first } à { $last } sur { $all }, PgPr et PgSv défilent

# ---- indices
hint = Indice : { $move }
hint-or = Ou : { $move }
best-moves = Meilleurs coups
quick-look = Un coup d’œil
hint-not-ready = Un meilleur indice se prépare : redemande dans un moment.
hint-of-lesson = C’est ce que veut la leçon.
hint-ends-at = finit à { $value }
hint-ends-about = finit à { $value } ± { $error }
hint-wins = gagne { $percent } % ± { $error }
looking = Recherche des meilleurs coups.

# ---- entre les décisions
enter-goes-on = Entrée continue.
shows-it = h le montre.
taken-back = Repris : { $move }.
hand-over = Passe la main à { $name }.
enter-shows-sheet = Entrée montre la feuille. q enregistre et quitte.
enter-shows-end = Entrée montre comment ça finit.
enter-shows-end-undo = Entrée montre comment ça finit, u reprend ton coup.
enter-hands-over = Entrée passe la main à { $name }.
enter-hands-over-undo = Entrée passe la main à { $name }, u reprend ton coup.
enter-moves-bot = Entrée fait jouer le bot.
enter-moves-bot-undo = Entrée fait jouer le bot, u reprend ton coup.
enter-moves-bots = Entrée fait jouer les bots.
enter-moves-bots-undo = Entrée fait jouer les bots, u reprend ton coup.
enter-rolls = Entrée lance les dés.
enter-rolls-undo = Entrée lance les dés, u reprend ton coup.
had-no-move = { $name } n’avait aucun coup possible avec ce jet.
others-more =
    { $number ->
        [one] et { $number } autre
       *[other] et { $number } autres
    }
rolled = jet { $dice }
# Le coup de quelqu’un : « Ada : 5 men c4 ».
moved = { $name } : { $move }
# Un nom ou un coup devant ce qu’il vaut : « Ada : 12 points ».
worth = { $name } : { $worth }

# ---- attendre
compiling = Compilation, une fois sur cette machine (d’habitude 10 à 30 s) : déjà { $seconds } s.
gets-ready = { $name } se prépare ; déjà { $seconds } s.
thinks-long = { $name } réfléchit depuis { $seconds } s ; encore { $left }.
thinks = { $name } réfléchit.
needs-room = Il faut { $wanted } pour la table, pas { $columns } x { $rows } : agrandis le terminal ou tape q.

# ---- pages
rules-and-keys = { $game } : règles et touches
all-seats = Toutes les places
the-end = { $game } : la fin
