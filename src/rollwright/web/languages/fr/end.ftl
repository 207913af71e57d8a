end-challenges = Tous les défis
end-next_challenge = Défi suivant
end-decides = décide
end-best = Ton record jusqu’ici : { $total }.
end-best_now = C’est ton nouveau record ; l’ancien était { $total }.
end-why_weakest = On compare les lignes en partant de la plus faible, et voici la première différence : { $who } { $mine }, { $other } { $theirs }.
end-why_total =
    { $mine ->
        [one] { $who } a { $mine } point, { $other } { $theirs }.
       *[other] { $who } a { $mine } points, { $other } { $theirs }.
    }
end-why_shared_total =
    { $mine ->
        [one] { $who } ont chacun { $mine } point, { $other } { $theirs }.
       *[other] { $who } ont chacun { $mine } points, { $other } { $theirs }.
    }
end-why_tied =
    { $mine ->
        [one] { $who } et { $other } ont chacun { $mine } point ; l’égalité a été départagée.
       *[other] { $who } et { $other } ont chacun { $mine } points ; l’égalité a été départagée.
    }
end-why_shared = Personne ne devance les autres : la victoire est partagée.
end-shared_dice = Jouer ces dés entre amis
end-results = Résultats avec ces dés
end-place = Place { $place } sur { $of }
end-course = Le fil de la partie
end-course_key = en pointillé : { $name }
end-course_alone =
    { $turns ->
        [one] { $mine } points après { $turns } tour
       *[other] { $mine } points après { $turns } tours
    }
end-course_both =
    { $turns ->
        [one] { $mine } contre { $theirs } après { $turns } tour
       *[other] { $mine } contre { $theirs } après { $turns } tours
    }
end-best_turn = Meilleur tour : le { $turn }, { $points }
end-passed = tu passes devant, tour { $turn }
end-brought = Ce qui a le plus rapporté
end-share = Partager
end-share_text = { $game } : { $result }
end-redraw = Redessiner
end-sheet_other = Cette feuille en souvenir :
end-player = Joueur
end-scores = Scores poste par poste
end-rank =
    { $total ->
        [one] { $rank } : { $total } point
       *[other] { $rank } : { $total } points
    }
end-points =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
end-lost = Pas cette fois
end-you = Tu gagnes !
end-shared = Tu partages la victoire !
end-winner = { $names } gagne
end-winners = { $names } gagnent
end-yours = toi
end-nobody = Personne ne gagne
end-rematch = Revanche
end-join_rematch = À la revanche
end-record = Relevé
end-replay = Revoir
end-check = Vérifier les dés
end-coach = Coach
end-sheet = Ta feuille en souvenir :
end-pdf = PDF à imprimer
end-png = image
end-svg = dessin (SVG)
end-all_pdf = toutes les feuilles (PDF)
end-same_dice = Rejouer les mêmes dés
end-watch_rematch = Regarder la revanche
