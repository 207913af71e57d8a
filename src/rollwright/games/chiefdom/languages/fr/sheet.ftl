## Ce qui est sur une case, pour qui écoute la feuille.

mark-empty = vide
mark-fished = eau, pêchée
# Des arbres qu’un bûcheron a coupés : « trois arbres, coupés ».
mark-cut = coupés

## Les titres des cadres d’une feuille, en capitales, 26 lettres au plus ; et les mêmes dans une phrase, pour qui
## écoute la feuille.

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

## Les nombres à côté du plateau sur un écran étroit : 8 lettres au plus chacun.

rail-logs = rondins
rail-fish = poissons
rail-houses = maisons
rail-hungry = affamés
rail-jobless = oisifs
rail-wall = mur

## Ce que dessine une somme de deux dés, à côté d’elle sur papier : 38 lettres au plus.

sum-any = au choix, une case ; triple aussi
sum-wall = mur, une case
sum-water = eau, selon la forme
sum-two = deux arbres, selon la forme
sum-three = trois arbres, selon la forme
sum-house = maison, une case
sum-men = hommes, selon la forme

## Les formes du troisième dé.

shapes-note = Tourne-la et retourne-la à ta guise.
shape-drawn = { $number ->
    [one] forme { $die } : { $number } case
   *[other] forme { $die } : { $number } cases
}
