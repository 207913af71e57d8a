host-pause = Pause
host-resume = Reprendre
host-extend = { $seconds } s de plus
host-end = Finir la partie
host-sure = Finir la partie maintenant ? Les scores actuels décident.
screen-open_it = Grand écran
screen-join = Viens jouer
screen-wall = Les meilleures feuilles
screen-open = Prends une place
screen-lost = Connexion perdue ; elle revient toute seule.
screen-turn = Tour { $number }
screen-sit = { $number } à la table
screen-start_here = Scanne le code, choisis un nom, assieds-toi.
screen-paused = Pause
screen-paused_more = Crayons posés : le chrono est arrêté.
screen-roll = Tout le monde a dessiné
screen-roll_in = Jet des dés dans { $seconds } s
screen-moves = À { $names } de jouer
screen-drawn =
    { $number ->
        [one] { $number } sur { $of } a dessiné
       *[other] { $number } sur { $of } ont dessiné
    }
screen-left =
    { $seconds ->
        [one] Encore { $seconds } seconde, puis on pose les crayons
       *[other] Encore { $seconds } secondes, puis on pose les crayons
    }
screen-over = Merci d’avoir joué !
screen-rest =
    { $number ->
        [one] et { $number } autre, médiane { $middle }
       *[other] et { $number } autres, médiane { $middle }
    }
screen-more =
    { $number ->
        [one] et { $number } autre
       *[other] et { $number } autres
    }
screen-leads = en tête
screen-climbs =
    { $number ->
        [one] gagne { $number } place
       *[other] gagne { $number } places
    }
screen-place = place { $place }
screen-most = le plus de points : { $term }
screen-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
