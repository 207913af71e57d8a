## Les cartes Objectif : le nom, et ce que rapporte chacune. $columns est la largeur de la feuille.
## Un groupe : trois cases ou plus d’une sorte, reliées par leurs côtés.

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
# Une carte que seule une variante a : ce qui est compté, et les points pour chacun.
card-own-says = { $points } pour chaque : { $each }
# Une carte avec son numéro dans une liste : « 3 Équipe de coupe » ; et avec ce qu’elle rapporte.
card-numbered = { $number } { $name }
card-told = { $number } { $name } : { $says }

## Une carte quand quelqu’un la montre ; $points vaut « 3 points ».

card-now = { $name } : { $points } pour l’instant ; { $says }.
card-compares = { $name } : { $says }. Elle compare tous les joueurs, et se compte à la fin.

## Notes sur les cartes à découper.

card-note-group = Un groupe : trois cases ou plus d’une sorte, reliées par leurs côtés.
card-note-players = Pour deux joueurs ou plus.
