## Les options d’une table, en quelques mots pour un menu.

option-shapes-short = les cases que représente la face d’un dé
option-cards-short = cartes Objectif : off, random (trois tirées au sort), ou des numéros comme 3,7,14
option-bonus-short = chaque maison permet une fois de dessiner une case de moins
# Les jeux de formes, dans un titre.
shapes-pips = points du dé
shapes-linked = reliées

## Règles maison : ce que veut dire chaque nombre. Leurs noms se tapent tels quels : feeds=3.

option-walls-help = les lignes à côté desquelles les murs sont déjà dessinés
option-wall_logs-help = rondins qu’il faut en réserve pour dessiner un mur
option-wall_pays_unfinished-help = 1 si les cases d’un mur inachevé comptent
option-feeds-help = combien d’hommes nourrit un poisson
option-fish_break_ties-help = 1 si les poissons restants départagent les ex æquo
option-wall_square-help = points pour une case de mur
option-wall_complete-help = points pour relier l’ouest à l’est
option-house_logs-help = rondins que coûte une maison
option-house_beds-help = hommes qui habitent une maison
option-fisherman_by_trees-help = points pour un pêcheur à côté d’arbres
option-lumberjack_by_water-help = points pour un bûcheron à côté de l’eau
option-man-help = points pour un homme
option-fish-help = points pour un poisson restant
option-log-help = points pour un rondin en réserve
option-house-help = points pour une maison
option-tree-help = points pour un arbre de la plus grande forêt
option-lake_square-help = points pour une case du plus grand lac
option-misery-help = points pour chaque homme sans travail, sans abri ou affamé
option-empty-help = points pour une case vide
# Un poste du score que seule une variante a : ce qui est compté, et les points pour chacun.
own-term = { $points } pour chaque : { $each }
