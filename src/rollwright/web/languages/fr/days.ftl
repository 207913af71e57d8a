daily-title = Dés du jour n° { $number }
daily-lead = Chaque jeu a ses dés du jour, les mêmes pour tous. Tu as un seul essai qui compte.
daily-streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
daily-week = Tes sept derniers jours
daily-longest = record { $count }
daily-day_played = { $day } : joué
daily-day_open = { $day } : pas joué
daily-count =
    { $count ->
        [0] personne n’a fini
        [one] { $count } a fini
       *[other] { $count } ont fini
    }
daily-rank = place { $rank } sur { $of }
daily-play = Jouer les dés du jour
daily-results = Résultats
daily-next = Nouveaux dés dans
daily-of = Dés du jour n° { $number } : { $game }
daily-past = N° { $number }, { $day } : { $game }
daily-one_try = Un seul essai compte, sans indices ; ensuite tu peux t’entraîner sur les mêmes dés autant que tu veux.
daily-you = Toi
daily-better = mieux que { $percent } %
daily-par = par
daily-par_even = exactement le par
daily-par_above = { $count } au-dessus du par
daily-par_below = { $count } sous le par
daily-practice = S’entraîner sur ces dés
daily-compare = Le meilleur et toi, jet par jet
daily-own_gone = ta propre partie a été supprimée : il n’y a rien à comparer
daily-none_left = les meilleures parties ont été supprimées : il n’en reste aucune à comparer à la tienne
daily-place = Place
daily-who = Qui
daily-made = Résultat
daily-nobody = Personne n’a encore fini.
daily-levels = Les mêmes dés, joués par nos niveaux
daily-share = Partager
daily-share-lead = Partager sans rien dévoiler
daily-share-title = Rollwright { $number }, { $game }
daily-fair = Les dés étaient-ils les bons ?
daily-commitment = Engagement, publié des jours avant
daily-salt = Sel, tiré au début du jour
daily-secret = Secret
daily-check = L’engagement est le SHA-256 du secret, et chaque jet découle du secret et du sel : prends un relevé de ce jour et lance « rollwright verify ».
daily-check_later = Personne ne pouvait connaître ces dés avant ce jour, car ils découlent d’un secret fixé d’avance et d’un sel tiré au début du jour. Le secret est dévoilé une demi-heure après minuit (UTC), et avec lui toutes les feuilles.
daily-open = Il n’y a pas ici de serveur qui pourrait garder un secret : ces dés découlent de la date et du jeu, les mêmes dans tous les navigateurs. Qui le veut peut les connaître d’avance : un résultat vaut donc ce que vaut la parole du joueur.
daily-committed_late = Ce serveur n’a pris son engagement pour ce jour qu’une fois le jour commencé.
daily-archive = Jours passés
daily-roll = Dés
daily-won = gagné { $mine } à { $rival }
daily-lost = perdu { $mine } à { $rival }
daily-missed = { $total }, but manqué
daily-not_yet = personne ne connaît encore les dés de ce jour-là
daily-hidden = ce sont les dés du jour : les autres pourront regarder quand le jour sera fini
daily-second = Un essai compté a déjà été joué avec ces dés dans ce navigateur, ou plusieurs depuis ton adresse : ce que tu joues maintenant est un entraînement et ne compte pas.
shared-title = Les mêmes dés : { $game }
shared-lead = Qui ouvre ce lien joue exactement les mêmes dés, quand il veut. Un seul essai compte, sans indices ; tu peux voir les feuilles des autres une fois que tu as joué.
shared-rival = Tout le monde joue contre le { $level }.
shared-seed = Les dés sont ceux de la graine { $seed }.
shared-play = Jouer ces dés
shared-points = { $percent } % des points de match
shared-known = Tu connais ces dés par la partie dont ils viennent : un essai de ta part ne compterait pas.
shared-friends = Inviter des amis
shared-hint = Envoie le lien : il ne dévoile pas les dés.
shared-text = { $game } : joue les mêmes dés que moi.
shared-made = J’ai fait { $result }.
shared-invite = Envoyer le lien
shared-hidden = ces dés sont partagés : tu pourras voir les feuilles des autres quand tu les auras joués
shared-no_seed = seuls les dés d’une graine se partagent avant d’être joués : donne une graine
shared-from_seed = Partager ces dés avec des amis
puzzle-title = Énigmes du jour
puzzle-lead = Des positions de vraies parties où un coup vaut nettement plus que le suivant. Trouve-le ; tu as trois essais.
puzzle-streak =
    { $number ->
        [one] { $number } jour de suite
       *[other] { $number } jours de suite
    }
puzzle-streak_one = Résolue aujourd’hui
puzzle-level-1 = Facile
puzzle-level-2 = Moyen
puzzle-level-3 = Difficile
puzzle-before = La veille
puzzle-after = Le lendemain
puzzle-find = Trouve le coup qui vaut { $worth }
puzzle-find_marks =
    { $worth ->
        [one] Trouve le coup qui coche { $worth } case
       *[other] Trouve le coup qui coche { $worth } cases
    }
puzzle-where = { $game }, { $level }, tour { $turn }, { $day }
puzzle-worth = Celui-ci vaut { $worth }. Essais restants : { $left }.
puzzle-tried = Ce coup-là, c’est déjà essayé. Essais restants : { $left }.
puzzle-failed = Aucune réponse n’est venue ; réessaie.
puzzle-no_move = Ce n’est pas un coup possible ici.
puzzle-solved = Résolue du premier coup
puzzle-solved_later = Résolue, essai { $tries }
puzzle-missed = Pas trouvé : c’était ce coup-là
puzzle-back = Toutes les énigmes de ce jour
puzzle-all = Toutes les énigmes du jour
puzzle-share = Partager
puzzle-share_text = Énigme { $game } du { $day } : { $result }
puzzle-found = résolue, { $tries } sur 3
puzzle-not_found = pas résolue
# Un jour et son mois : « 9 novembre », « 1er mai ».
day-of-month =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
day-of-year = { $day } { $year }
