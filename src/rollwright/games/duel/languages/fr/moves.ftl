# Les six icônes, dans l’ordre des dés. Le terminal a de la place pour six lettres, huit au plus.
term-sun = soleil
term-mask = masque
term-forest = forêt
term-lake = lac
term-hut = hutte
term-spear = lance

# Ce que porte une case d’une piste : une flèche, un plus, une étoile.
thing-lift = flèche
thing-plus = plus
thing-star = étoile

# Les pouvoirs uniques : un mot court chacun, pour les petites cases de la feuille.
ability-split = duo
ability-wild = joker
ability-leftover = reste
ability-again = encore
ability-cross = croix
ability-mark = coche
# Les pouvoirs permanents.
ability-plus-one = +1
ability-minus-one = -1
ability-flip = verso
ability-reroll = relance
ability-twin = jumeau

# Les mêmes avec ce qu’ils font ; chacun commence par son mot.
ability-split-help = duo : dessine encore tes deux dés, séparés si tu veux
ability-wild-help = joker : dessine une icône au choix n’importe où
ability-leftover-help = reste : dessine l’icône du dé restant n’importe où
ability-again-help = encore : relance tes deux dés et dessine une autre paire
ability-cross-help = croix : bloque une case vide
ability-mark-help = coche : une coche dans une ligne au choix
ability-plus-one-help = +1 : ajoute un à un dé
ability-minus-one-help = -1 : enlève un à un dé
ability-flip-help = verso : retourne un dé
ability-reroll-help = relance : relance un dé ou les deux
ability-twin-help = jumeau : change un de deux dés égaux

# Les choix des menus. $icons sont un ou deux `label-icon` : « forêt (3) et hutte (5) ».
label-icon = { $icon } ({ $die })
label-take = prendre { $icons }
label-mark = une coche pour { $icon }
label-draw = { $icon } en { $square }
label-then = { $icon } en { $square }, comptée ensuite

# Un coup, dit d’un joueur dont le nom précède : « Ada dessine {4} lac en c5 et {1} soleil en d5 ».
# Une icône commence par son image : « {4} lac ». $ability est un des mots ci-dessus.
move-take = prend { $icons }
move-draw = dessine { $icon } en { $square }
move-draw-then = dessine { $icon } en { $square } et { $second-icon } en { $second-square }
move-lift = coche la ligne { $icon }
move-star = obtient le pouvoir { $ability }
move-permanent = utilise le pouvoir { $ability }
move-permanent-dice = utilise le pouvoir { $ability } et met les dés sur { $icons }
move-ability = utilise le pouvoir { $ability }
# L’icône est dessinée sur la case.
move-ability-icon = utilise le pouvoir { $ability } et dessine { $icon } en { $square }
move-ability-icon-then = utilise le pouvoir { $ability }, dessine { $icon } en { $square } et { $second-icon } en { $second-square }
move-ability-square = utilise le pouvoir { $ability } et barre { $square }
move-ability-row = utilise le pouvoir { $ability } et coche la ligne { $icon }

# La même chose, dite à la personne qui l’a joué, après « Tu ».
own-move-take = prends { $icons }
own-move-draw = dessines { $icon } en { $square }
own-move-draw-then = dessines { $icon } en { $square } et { $second-icon } en { $second-square }
own-move-lift = coches la ligne { $icon }
own-move-star = obtiens le pouvoir { $ability }
own-move-permanent = utilises le pouvoir { $ability }
own-move-permanent-dice = utilises le pouvoir { $ability } et mets les dés sur { $icons }
own-move-ability = utilises le pouvoir { $ability }
own-move-ability-icon = utilises le pouvoir { $ability } et dessines { $icon } en { $square }
own-move-ability-icon-then = utilises le pouvoir { $ability }, dessines { $icon } en { $square } et { $second-icon } en { $second-square }
own-move-ability-square = utilises le pouvoir { $ability } et barres { $square }
own-move-ability-row = utilises le pouvoir { $ability } et coches la ligne { $icon }
