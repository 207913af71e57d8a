## La feuille dans un terminal. Une ligne de 41 lettres au plus sous le plateau : « bois 7 pêche 3 gens 6 lits 4 bonus 1 ».

terminal-logs = rondins
terminal-fish = poissons
terminal-men = hommes
terminal-beds = lits
terminal-bonus = bonus
# Une lettre à côté des murs déjà dessinés à l’ouest et à l’est.
terminal-west = O
terminal-east = E

## Les dés : des colonnes de 13 lettres, où une icône peut aussi être entre crochets.

terminal-triple = triple
terminal-any = au choix
# $cards sont des noms de cartes avec leurs numéros : « 3 Équipe de coupe, 7 Colonne pleine »
terminal-cards = cartes { $cards }
