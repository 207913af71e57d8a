# Ce qu’il faut faire maintenant, en fin de phrase. $side est le joueur A ou B, $dice vaut « 2 5 ».
due-over = la partie est finie
due-lot = un dé dit qui commence : impair pour A, pair pour B
due-roll = des dés sont en l’air et doivent d’abord être lancés
due-take-one = { $side } prend un dé parmi { $dice }
due-take-two = { $side } prend deux dés parmi { $dice }
due-draw = { $side } dessine { $dice } sur deux cases vides voisines, ou utilise d’abord un pouvoir permanent
due-draw-first = { $side } dessine { $dice } sur deux cases vides voisines, ou utilise d’abord un pouvoir permanent, à côté d’une icône déjà dessinée et, en second joueur, pas à côté de la première paire
due-again = { $side } dessine { $dice } sur deux cases vides voisines
due-lift = { $side } coche une de ses lignes les plus basses
due-plus = { $side } utilise un pouvoir unique encore libre
due-star = { $side } choisit un pouvoir permanent qui lui manque

# Pourquoi un coup ou un jet est refusé. $due est un des précédents, $move et $roll sont de la notation.
no-roll-due = on ne lance pas maintenant : { $due }
roll-due-one = on attend un jet d’un dé, pas { $roll }
roll-due-more = on attend un jet de { $number } dés, pas { $roll }
no-such-face = un dé montre 1 à 6, pas { $face }, dans le jet { $roll }
not-in-turn = { $side } ne peut pas jouer maintenant : { $due }
not-legal = { $move } n’est pas permis maintenant : { $due }
not-legal-now = { $move } n’est pas permis maintenant
no-such-square = il n’y a pas de case { $square } sur le plateau { $size } x { $size }
die-not-there = ce dé n’est plus au milieu : { $die }
die-not-yours = ce dé n’est pas parmi tes deux : { $die }
die-at-end = { $ability } ne change pas un { $die } : les dés vont de 1 à 6
permanent-not-owned = tu n’as pas le pouvoir permanent { $ability } ; une étoile en donne un
permanent-owned = tu as déjà le pouvoir permanent { $ability }
permanent-spent = { $ability } a déjà servi à ce tour ; chacun sert une fois par tour
twin-unequal = twin change un de deux dés égaux, et ceux-ci diffèrent
twin-changes = twin donne à un dé une autre valeur
square-not-empty = { $square } n’est pas vide
square-twice = deux icônes vont sur deux cases, pas sur une seule
squares-apart = les deux cases d’une paire se touchent par un côté
first-pair-apart = à la manche 1, la paire touche une icône déjà dessinée
second-pair-beside = à la manche 1, la seconde paire ne touche pas la première
row-not-lowest =
    { $marks ->
        [one] une flèche coche une ligne la plus basse, qui a { $marks } coche
       *[other] une flèche coche une ligne la plus basse, qui a { $marks } coches
    }
row-full = une ligne de { $length } coches est pleine
ability-used = le pouvoir unique { $ability } a déjà servi
ability-no-room = il n’y a pas de place pour { $ability }
leftover-die = leftover dessine l’icône du dé du milieu
