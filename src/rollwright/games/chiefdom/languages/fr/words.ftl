term-fishermen_by_trees = pêcheurs près d’arbres
term-lumberjacks_by_water = bûcherons près de l’eau
term-men = hommes
term-fish = poissons
term-logs = rondins
term-houses = maisons
term-forest = forêt
term-lake = lac
term-wall = mur
term-jobless = sans travail
term-homeless = sans abri
term-hungry = affamés
term-empty = cases vides
term-cards = cartes
option-shapes = Formes
option-shapes-help = Les cases que donne chaque face d’un dé. H : un choix maison, l’image du livret est perdue.
option-shapes-pips = comme les points du dé (première édition)
option-shapes-linked = cases reliées (deuxième édition)
option-cards = Cartes Objectif
option-cards-help = D’autres façons de marquer, les mêmes pour tous.
option-cards-off = aucune
option-cards-random = trois tirées au sort
option-cards-named = celles-ci :
option-bonus = Bonus
option-bonus-help = Chaque maison permet une fois de dessiner une case de moins.
option-bonus-off = non
option-bonus-on = oui
option-cards-which = Quelles cartes
scoring-bonuses_used =
    { $number ->
        [one] oui, { $number } utilisé
       *[other] oui, { $number } utilisés
    }
why-fishermen_by_trees = [[fisherman_by_trees]] par pêcheur qui touche des arbres.
    ?example Par exemple, un pêcheur à côté de deux cases d’arbres : 3.
why-lumberjacks_by_water = [[lumberjack_by_water]] par bûcheron qui touche de l’eau.
    ?example Par exemple, deux bûcherons au bord du même lac : 6.
why-men = [[man]] par homme, avec ou sans travail.
    ?example Par exemple, trois hommes au travail et un sans travail : 4.
why-fish = [[fish]] par poisson restant après le repas ; un poisson nourrit [[feeds]] hommes.
    ?example Par exemple, quatre hommes qui ont pris 3 poissons en mangent 2 : 3.
why-logs = [[log]] par rondin restant ; une maison en prend [[house_logs]].
    ?example Par exemple, 7 rondins coupés et une maison : 2.
why-houses = [[house]] par maison ; [[house_beds]] hommes habitent dans chacune.
    ?example Par exemple, deux maisons : 14.
why-forest = [[tree]] par arbre de la plus grande forêt, deux ou trois par case.
    ?example Par exemple, deux cases de trois arbres et une de deux, reliées : 8.
why-lake = [[lake_square]] par case du plus grand lac ; les cases se touchent par leurs côtés.
    ?example Par exemple, un lac de quatre cases et un de trois : 8.
why-wall = [[wall_square]] par case
    ?wall_pays_unfinished de mur dessinée, et [[wall_complete]] de plus quand l’ouest et l’est sont reliés.
    ?wall_pays_whole d’un mur qui relie l’ouest à l’est, les quatre déjà dessinées comprises. D’ici là, un mur ne rapporte rien.
    ?example Par exemple, un mur de six cases d’ouest en est : 30.
why-jobless = [[misery]] par homme sans travail.
    ?example Par exemple, deux hommes sans travail : −4.
why-homeless = [[misery]] par homme sans lit ; une maison en a [[house_beds]].
    ?example Par exemple, cinq hommes et une maison : −2.
why-hungry = [[misery]] par homme qu’aucun poisson ne nourrit ; un poisson en nourrit [[feeds]].
    ?example Par exemple, trois hommes sans poisson : −6.
why-empty = [[empty]] par case vide.
    ?example Par exemple, dix cases vides : −10.
why-cards = Ce que rapportent les cartes Objectif de cette partie.
    ?example Par exemple, la carte 4 et deux groupes de maisons : 10.
price-fishermen_by_trees = pêcheurs près d’arbres × [[fisherman_by_trees]]
price-lumberjacks_by_water = bûcherons près de l’eau × [[lumberjack_by_water]]
price-men = hommes × [[man]]
price-fish = poissons restants × [[fish]]
price-logs = rondins restants × [[log]]
price-houses = maisons × [[house]]
price-forest = plus grande forêt, arbres × [[tree]]
price-lake = plus grand lac, cases × [[lake_square]]
price-wall =
    ?wall_pays_unfinished cases de mur × [[wall_square]], complet + [[wall_complete]]
    ?wall_pays_whole cases d’un mur complet × [[wall_square]]
price-jobless = sans travail × [[misery]]
price-homeless = sans abri × [[misery]]
price-hungry = affamés × [[misery]]
price-empty = cases vides × [[empty]]
price-cards = cartes
paper-jobs = Un homme à côté d’arbres, d’eau ou d’une maison y prend un métier, aussitôt ou dès qu’ils sont là : écris L, F ou B dans son cercle.
paper-harvest = L coupe chaque case d’arbres à côté de lui (2 ou 3 rondins), F pêche chaque case d’eau à côté de lui ; chacune donne une fois : barre-la.
paper-building =
    Une maison coûte [[house_logs]] rondins, à côté d’un homme sans travail ou d’un bâtisseur.
    ?west_onlyUn mur touche un mur, en partant de l’ouest.
    ?both_wallsUn mur touche un mur, d’un côté ou de l’autre.
    ?wall_logsIl faut [[wall_logs]] rondins en réserve, gardés.
paper-logs =
    Les ronds sont des rondins : remplis-les. Une maison : dessine un toit sur [[house_logs]] ronds pleins.
    ?bonusEntoure son bonus.
    Les carrés sont ses [[house_beds]] lits. Plein ? Écris le nombre.
paper-fish = À la fin, chacun nourrit [[feeds]] hommes. Plein ? Écris le nombre.
part-empty = vide, [[points]].
part-wall =
    ?complete un mur, [[points]]. Le mur est complet : [[wall_complete]] de plus pour relier l’ouest à l’est.
    ?unfinished un mur, [[points]] ; [[wall_complete]] de plus pour relier l’ouest à l’est.
    ?worthless un mur, pas encore de points : [[wall_square]] par case, et [[wall_complete]] de plus pour relier l’ouest à l’est.
part-water =
    de l’eau,
    ?in_largest une des [[largest]] cases du plus grand lac : [[points]].
    ?in_smaller dans un lac de [[size]]. Seul le plus grand compte, et il en a [[largest]].
    ?taken Un pêcheur a son poisson.
    ?untaken Son poisson attend un pêcheur à côté.
part-2 =
    deux arbres,
    ?in_largest 2 des [[largest]] arbres de la plus grande forêt : [[points]].
    ?in_smaller dans une forêt de [[size]]. Seule la plus grande compte, et elle en a [[largest]].
    ?in_narrower dans une forêt de [[squares]] cases. Seule compte celle qui a le plus de cases, et elle en a [[most]].
    ?taken Un bûcheron a coupé 2 rondins.
    ?untaken Personne à côté ne les coupe encore.
part-3 =
    trois arbres,
    ?in_largest 3 des [[largest]] arbres de la plus grande forêt : [[points]].
    ?in_smaller dans une forêt de [[size]]. Seule la plus grande compte, et elle en a [[largest]].
    ?in_narrower dans une forêt de [[squares]] cases. Seule compte celle qui a le plus de cases, et elle en a [[most]].
    ?taken Un bûcheron a coupé 3 rondins.
    ?untaken Personne à côté ne les coupe encore.
part-H = une maison, [[points]]. Des lits pour [[beds]] ; elle a pris [[house_logs]] rondins.
part-O = un homme sans travail : [[points]] pour un homme, et [[more]] parce qu’il est sans travail. Une case d’eau, d’arbres ou une maison à côté de lui lui donne un métier.
part-F =
    ?beside un pêcheur : [[points]] pour un homme, et [[more]] parce qu’il touche des arbres.
    ?apart un pêcheur : [[points]] pour un homme ; à côté d’arbres, il rapporterait [[fisherman_by_trees]] de plus.
part-L =
    ?beside un bûcheron : [[points]] pour un homme, et [[more]] parce qu’il touche de l’eau.
    ?apart un bûcheron : [[points]] pour un homme ; à côté de l’eau, il rapporterait [[lumberjack_by_water]] de plus.
part-B = un bâtisseur : [[points]] pour un homme.
part-logs =
    Rondins coupés : [[cut]] ; en réserve : [[stock]], [[points]]. Une maison prend [[house_logs]] rondins, rapporte [[house]] et a [[house_beds]] lits ;
    ?houses lits occupés dans [[houses]] : [[slept]] sur [[beds]].
    ?no_houses il n’y en a pas encore.
    ?bonus Reste : [[bonuses]].
part-fish =
    Poissons pêchés : [[caught]] ; mangés par [[people]] : [[eaten]] ; restants : [[rest]], [[points]]. [[fish]] par poisson restant ; un poisson nourrit [[feeds]] hommes.
    ?hungry Affamés : [[hungry]], [[missed]].
part-sums = Deux dés additionnés donnent l’icône ; le troisième donne sa forme. Un mur, une maison et une icône au choix (sommes 2 et 12, trois dés égaux) occupent une case.
