## Pourquoi un coup ne peut pas être joué. $squares vaut « c4, c5 », $dice « 2 3 6 », $jobs des lettres de métiers : « F ou L ».

refused-die = aucun dé ne montre { $die } ; le jet est { $dice }
# $icon est une icône telle qu’on la tape : « water », « two »
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

## Pourquoi on ne peut rien jouer ou lancer maintenant.

refused-over = la partie est finie
refused-roll-early = on ne lance pas avant que tout le monde ait dessiné
refused-deal = on distribue d’abord trois cartes du paquet, pas { $roll }
refused-roll = { $roll } n’est pas un jet de trois dés
refused-not-waiting = la place { $seat } n’a rien à dessiner maintenant

## Pourquoi un coup ou un jet est illisible. $text est ce que quelqu’un a tapé, entre guillemets.

unread-square = il n’y a pas de case { $text } ; les cases vont de { $first } à { $last }
unread-square-twice = une case est nommée deux fois
unread-no-shape = { $squares } n’est pas une forme des dés
unread-dice = un jet est trois dés comme '2 3 6', pas { $text }
unread-not-a-die = un dé montre 1 à 6, pas { $text }
unread-deal = on distribue d’abord des cartes, écrites comme 'cards 3 7 14', pas { $text }
# Comment quelque chose s’écrit ; ce que quelqu’un a tapé à la place suit.
spelling-die = un dé montre 1 à 6
# $icons sont les mots qu’on tape
spelling-icon = les icônes sont { $icons }
spelling-job = un métier s’écrit comme c5=F, avec F, L ou B

## Pourquoi une feuille est illisible. $text en est une partie, entre guillemets.

sheet-nothing = la feuille est vide : elle commence par une ligne comme 'chiefdom-2'
sheet-rows = une feuille a { $rows } lignes sous la première, pas { $number }
sheet-not-a-square = { $text } n’est pas une case ; les cases sont { $marks }
sheet-columns = une ligne a { $columns } cases, pas { $number }
sheet-first-line = la première ligne commence par { $id }, pas { $text }
sheet-names-cards = une feuille nomme ses cartes, par exemple cards=3,7,14
sheet-bonus = bonus={ $text } : écris combien de bonus sont utilisés, par exemple bonus=0
sheet-other-options = la feuille { $number } a d’autres options que la feuille 1
sheet-card-alone = la carte { $card } compare les joueurs et demande une deuxième place

## Pourquoi aucune partie ne mène à une feuille. $square est une case comme c4.

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

## Pourquoi une option ne peut pas être ainsi.

refused-walls = les murs se tiennent à côté de lignes comme { $rows }
refused-cards = choisis off, random, ou des numéros de cartes comme 3,7,14
refused-cards-unknown = les cartes sont des numéros différents de 1 à { $most }
