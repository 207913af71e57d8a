name-chiefdom-1 = Chiefdom, première édition
name-chiefdom-2 = Chiefdom, deuxième édition
blurb-chiefdom-1 = Fonde un village entre deux murs : de l’eau, des arbres, des hommes et leurs maisons, trois dés par tour.
blurb-chiefdom-2 = La deuxième édition : formes reliées, murs des deux côtés, cartes Objectif et bonus.
summary-chiefdom-1 = Un village avec trois dés ; de grandes formes, un mur depuis l’ouest.
summary-chiefdom-2 = Un village avec trois dés ; de petites formes, des murs qui demandent des rondins.
credit = Chiefdom a été conçu par Arif Nezih Savı (deuxième édition illustrée par Erdal Gencer, éditée par Ipek Savi).
judgement-chiefdom-1 = Ses propres meilleurs coups font environ 222 points en moyenne. Un joueur qui aurait connu tous les dés d’avance aurait pu en avoir 249 : le coach ne juge pas mieux qu’il ne joue.
judgement-chiefdom-2 = Ses propres meilleurs coups font environ 249 points en moyenne. Un joueur qui aurait connu tous les dés d’avance aurait pu en avoir 271 : le coach ne juge pas mieux qu’il ne joue.
judgement-variant = Rien n’a été appris pour cette variante : les bots et le coach jugent par parties simulées, avec la valeur des cases dans le jeu habituel.
rank-lost-wanderer = Voyageur égaré
rank-keeper-of-the-campfire = Gardien du feu
rank-voice-at-the-council = Voix au conseil
rank-promising-heir = Héritier prometteur
rank-headman = Chef de village
rank-chieftain = Chef de tribu
rank-chieftain-of-chieftains = Chef des chefs
rank-legend-of-the-valley = Légende de la vallée
rank-points-up-to = jusqu’à { $most }
rank-points-between = { $least } à { $most }
rank-points-from = { $least } et plus
sources-note = Les formes sont un choix maison : les images du livret sont perdues.
card-1 = Forêt profonde
card-1-says = { $columns ->
    [6] 6 par ligne de six cases d’arbres
   *[other] 6 par ligne de { $columns } cases d’arbres
}
card-2 = Grandes eaux
card-2-says = { $columns ->
    [6] 6 par ligne de six cases d’eau
   *[other] 6 par ligne de { $columns } cases d’eau
}
card-3 = Équipe de coupe
card-3-says = 5 par groupe de bûcherons
card-4 = Cœur du village
card-4-says = 5 par groupe de maisons
card-5 = Partie de pêche
card-5-says = 5 par groupe de pêcheurs
card-6 = Équipe de chantier
card-6-says = 5 par groupe de bâtisseurs
card-7 = Colonne pleine
card-7-says = 5 par colonne sans case vide
card-8 = Vieille futaie
card-8-says = 2 par case d’arbres que personne n’a coupée
card-9 = Eau dormante
card-9-says = 4 par case d’eau où personne n’a pêché
card-10 = Au fond des bois
card-10-says = 5 par bûcheron entouré d’arbres des quatre côtés
card-11 = Au large
card-11-says = 5 par pêcheur entouré d’eau des quatre côtés
card-12 = Grand-place
card-12-says = 5 par bâtisseur entouré de maisons des quatre côtés
card-13 = Baron du bois
card-13-says = 10 pour le plus de rondins coupés en tout, 5 pour le deuxième
card-14 = Pêche miraculeuse
card-14-says = 10 pour le plus de poissons pêchés en tout, 5 pour le deuxième
card-15 = Tous au travail
card-15-says = 10 pour le plus d’hommes avec un métier, 5 pour le deuxième
card-16 = Fondateur de ville
card-16-says = 10 pour le plus de maisons, 5 pour le deuxième
card-17 = Terres ouvertes
card-17-says = 10 pour le plus de cases vides, 5 pour le deuxième
card-18 = Frontières ouvertes
card-18-says = 15 pour le moins de murs dessinés, 10 pour le deuxième
card-own-says = { $points } par : { $each }
card-numbered = { $number } { $name }
card-told = { $number } { $name } : { $says }
card-now = { $name } : { $points } pour l’instant ; { $says }.
card-compares = { $name } : { $says }. Elle compare tous les joueurs, et se compte à la fin.
card-note-group = Un groupe : trois cases ou plus d’une sorte, reliées par leurs côtés.
card-note-players = Pour deux joueurs ou plus.
ending-nobody-could-draw = personne n’a pu dessiner
explain-square = { $square } : { $text }
number-of-men = { $number ->
    [one] { $number } homme
   *[other] { $number } hommes
}
number-of-houses = { $number ->
    [one] { $number } maison
   *[other] { $number } maisons
}
number-of-bonuses = { $number } bonus
icon-wall = mur
icon-water = eau
icon-two = deux arbres
icon-three = trois arbres
icon-house = maison
icon-men = hommes
job-jobless = homme sans travail
job-fisherman = pêcheur
job-lumberjack = bûcheron
job-builder = bâtisseur
reading-triple = brelan de { $die } : icône au choix, une case
reading-sum = { $one }+{ $other }={ $sum } { $what }
what-any = icône au choix, une case
what-single = { $icon }, une case
what-shape = { $icon }, forme { $die }
choice-die = mettre le { $die } de côté
choice-bonus = utiliser un bonus : une case de moins
choice-nothing = ne rien dessiner et garder le bonus
choice-job = { $square } : { $job }
drawn-wall = { $mark } un mur
drawn-water = { $mark } de l’eau
drawn-two = { $mark } deux arbres
drawn-three = { $mark } trois arbres
drawn-house = { $mark } une maison
drawn-men = { $mark } { $number ->
    [one] un homme
   *[other] des hommes
}
workers-fisherman = { $mark } { $number ->
    [one] { $number } pêcheur
   *[other] { $number } pêcheurs
}
workers-lumberjack = { $mark } { $number ->
    [one] { $number } bûcheron
   *[other] { $number } bûcherons
}
workers-builder = { $mark } { $number ->
    [one] { $number } bâtisseur
   *[other] { $number } bâtisseurs
}
move-draws = { $person ->
    [you] dessines { $what } en { $squares }
   *[other] dessine { $what } en { $squares }
}
move-draws-nothing = { $person ->
    [you] ne dessines rien
   *[other] ne dessine rien
}
move-draws-jobs = { $person ->
    [you] dessines { $what } en { $squares } : { $jobs }
   *[other] dessine { $what } en { $squares } : { $jobs }
}
move-draws-bonus = { $person ->
    [you] dessines { $what } en { $squares }, une case de moins grâce à un bonus
   *[other] dessine { $what } en { $squares }, une case de moins grâce à un bonus
}
move-draws-jobs-bonus = { $person ->
    [you] dessines { $what } en { $squares } : { $jobs }, une case de moins grâce à un bonus
   *[other] dessine { $what } en { $squares } : { $jobs }, une case de moins grâce à un bonus
}
option-shapes-short = les cases que représente la face d’un dé
option-cards-short = cartes Objectif : off, random (trois tirées au sort), ou des numéros comme 3,7,14
option-bonus-short = chaque maison permet une fois de dessiner une case de moins
shapes-pips = points du dé
shapes-linked = reliées
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
own-term = { $points } par : { $each }
refused-die = aucun dé ne montre { $die } ; le jet est { $dice }
refused-icon = avec le { $die } de côté, les autres font { $sum } : { $icon }
refused-single = on dessine ici une seule case, pas { $squares }
refused-single-bonus = on dessine ici une seule case, et un bonus en demande plus
refused-shape = { $squares } n’est pas la forme d’un { $die }
refused-shape-bonus = { $squares } n’est pas la forme d’un { $die } moins une case
refused-not-empty = pas vide : { $squares }
refused-no-bonus = il n’y a pas de bonus en main
refused-nothing = on peut dessiner sans bonus, il faut donc dessiner
refused-no-men = seuls les hommes prennent un métier
refused-job-missing = l’homme en { $square } doit prendre un métier : { $jobs }
refused-job-not-offered = l’homme en { $square } n’a pas le métier { $job } à portée
refused-job-twice = un homme du coup n’a qu’un métier
refused-wall-logs = un mur demande { $logs } rondins : tu en as { $stock }
refused-wall-loose = un mur en { $squares } ne toucherait aucun mur à prolonger
nowhere-wall = aucune case vide ne touche un mur à prolonger
nowhere-house = aucune case vide ne touche un homme sans travail ou un bâtisseur
nowhere-shape = cette forme ne tient plus nulle part
refused-house-logs = une maison demande { $logs } rondins : tu en as { $stock }
refused-house-alone = une maison en { $squares } ne toucherait ni homme sans travail ni bâtisseur
either-or = { $one } ou { $other }
refused-over = la partie est finie
refused-roll-early = on ne lance pas avant que tout le monde ait dessiné
refused-deal = on distribue d’abord trois cartes du paquet, pas { $roll }
refused-roll = { $roll } n’est pas un jet de trois dés
refused-not-waiting = la place { $seat } n’a rien à dessiner maintenant
unread-square = il n’y a pas de case { $text } ; les cases vont de { $first } à { $last }
unread-square-twice = une case est nommée deux fois
unread-no-shape = { $squares } n’est pas une forme des dés
unread-dice = un jet est trois dés comme '2 3 6', pas { $text }
unread-not-a-die = un dé montre 1 à 6, pas { $text }
unread-deal = on distribue d’abord des cartes, écrites comme 'cards 3 7 14', pas { $text }
spelling-die = un dé montre 1 à 6
spelling-icon = les icônes sont { $icons }
spelling-job = un métier s’écrit comme c5=F, avec F, L ou B
sheet-nothing = la feuille est vide : elle commence par une ligne comme 'chiefdom-2'
sheet-rows = une feuille a { $rows } lignes sous la première, pas { $number }
sheet-not-a-square = { $text } n’est pas une case ; les cases sont { $marks }
sheet-columns = une ligne a { $columns } cases, pas { $number }
sheet-first-line = la première ligne commence par { $id }, pas { $text }
sheet-names-cards = une feuille nomme ses cartes, par exemple cards=3,7,14
sheet-bonus = bonus={ $text } : écris combien de bonus sont utilisés, par exemple bonus=0
sheet-other-options = la feuille { $number } a d’autres options que la feuille 1
sheet-card-alone = la carte { $card } compare les joueurs et demande une deuxième place
reach-lumberjack = { $square } est un bûcheron sans arbre à côté de lui
reach-fisherman = { $square } est un pêcheur sans eau à côté de lui
reach-builder = { $square } est un bâtisseur sans maison à côté de lui
reach-jobless-tree = { $square } est sans travail à côté d’un arbre ; ce serait un bûcheron
reach-jobless-water = { $square } est sans travail à côté de l’eau ; ce serait un pêcheur
reach-jobless-house = { $square } est sans travail à côté d’une maison ; ce serait un bâtisseur
reach-house = { $square } est une maison sans bâtisseur à côté d’elle
reach-wall-loose = { $square } est un mur qui ne tient à rien : les murs partent de ceux qui sont déjà dessinés
reach-wall-logs = { $square } est un mur, qui demande { $logs } rondins en réserve ; { $cut } seulement ont été coupés
reach-houses-logs = { $houses ->
    [one] une maison coûte { $logs } rondins, et { $cut } seulement ont été coupés
   *[other] { $houses } maisons coûtent { $logs } rondins, et { $cut } seulement ont été coupés
}
reach-houses-order = les maisons n’ont pu être payées dans aucun ordre : les arbres qui ont donné les rondins sont à côté d’hommes qui devaient être sans travail quand vint leur première maison
reach-bonus-houses = bonus={ $used }, mais chaque maison en donne un et il y en a { $houses }
reach-bonus-order = bonus={ $used }, mais trop peu a été dessiné après les maisons pour cela
reach-too-hard = impossible de savoir si une partie mène à cette feuille : ses maisons, ses bâtisseurs et ses arbres laissent trop d’ordres à essayer
refused-walls = les murs se tiennent à côté de lignes comme { $rows }
refused-cards = choisis off, random, ou des numéros de cartes comme 3,7,14
refused-cards-unknown = les cartes sont des numéros différents de 1 à { $most }
mark-empty = vide
mark-fished = eau, pêchée
mark-cut = coupés
heading-sums = SOMME DE DEUX DÉS
heading-logs = RONDINS ET MAISONS
heading-logs-bonus = MAISONS, BONUS
heading-fish = POISSONS
heading-cards = CARTES
heading-drawing = DESSINER
heading-shapes = FORME DU TROISIÈME DÉ
label-sums = icônes selon la somme de deux dés
label-logs = rondins et maisons
label-logs-bonus = maisons, bonus
label-fish = poissons
rail-logs = rondins
rail-fish = poissons
rail-houses = maisons
rail-hungry = affamés
rail-jobless = oisifs
rail-wall = mur
sum-any = au choix, une case ; triple aussi
sum-wall = mur, une case
sum-water = eau, selon la forme
sum-two = deux arbres, selon la forme
sum-three = trois arbres, selon la forme
sum-house = maison, une case
sum-men = hommes, selon la forme
shapes-note = Tourne-la et retourne-la à ta guise.
shape-drawn = { $number ->
    [one] forme { $die } : { $number } case
   *[other] forme { $die } : { $number } cases
}
terminal-logs = rondins
terminal-fish = poissons
terminal-men = hommes
terminal-beds = lits
terminal-bonus = bonus
terminal-west = O
terminal-east = E
terminal-triple = triple
terminal-any = au choix
terminal-cards = cartes { $cards }
term-fishermen_by_trees = pêcheurs près d’arbres
term-lumberjacks_by_water = bûcherons sur la rive
term-men = hommes
term-fish = poissons restants
term-logs = rondins restants
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
price-lumberjacks_by_water = bûcherons sur la rive × [[lumberjack_by_water]]
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
