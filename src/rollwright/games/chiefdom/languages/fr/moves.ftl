## Les icônes : ce que dessinent deux dés additionnés. Seules dans les menus et les titres, et dans les phrases.

icon-wall = mur
icon-water = eau
icon-two = deux arbres
icon-three = trois arbres
icon-house = maison
icon-men = hommes

## Les hommes et leurs métiers.

job-jobless = homme sans travail
job-fisherman = pêcheur
job-lumberjack = bûcheron
job-builder = bâtisseur

## Ce que veut dire mettre un dé de côté : $one et $other sont les deux autres dés, $sum leur somme, $icon une icône,
## $die le dé dont on dessine la forme.

reading-triple = triple { $die } : icône au choix, une case
reading-any = { $one }+{ $other }={ $sum } icône au choix, une case
reading-single = { $one }+{ $other }={ $sum } { $icon }, une case
reading-shape = { $one }+{ $other }={ $sum } { $icon }, forme { $die }

## Les choix d’un menu.

choice-die = mettre le { $die } de côté
choice-bonus = utiliser un bonus : une case de moins
choice-nothing = ne rien dessiner et garder le bonus
# $job est le métier d’un homme : « c5 : pêcheur »
choice-job = { $square } : { $job }

## Ce que dessine un coup, complément des phrases ci-dessous ; $mark est son image, $number le nombre de cases.

drawn-wall = { $mark } un mur
drawn-water = { $mark } de l’eau
drawn-two = { $mark } deux arbres
drawn-three = { $mark } trois arbres
drawn-house = { $mark } une maison
drawn-men = { $mark } { $number ->
    [one] un homme
   *[other] des hommes
}

## Les hommes qui prennent un métier, dans les phrases ci-dessous ; $mark est l’image de l’un d’eux.

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

## Un coup, sans son sujet : celui d’un autre, ou dit à la personne qui l’a joué ($person vaut you).
## On dessine $what en $squares (« c4, c5 et c6 ») ; $jobs sont les hommes qui prennent un métier.

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
