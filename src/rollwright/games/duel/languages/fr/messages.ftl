ending-no-room-for-a-pair = plus de place pour une paire
icons-sun = soleils
icons-mask = masques
icons-forest = forêts
icons-lake = lacs
icons-hut = huttes
icons-spear = lances
square-cross = { $square } : une croix ; rien ne peut se dessiner ici.
square-mountain = { $square } : une montagne ; rien ne peut se dessiner ici.
square-alone = { $square } : { $icon }. Dans les suites ininterrompues qui en partent : pas d’autre { $icon }. Une icône compte quand on la dessine.
square-icon = { $number ->
    [one] { $square } : { $icon }. Dans les suites ininterrompues qui en partent : { $number } autre { $icon }. Une icône compte quand on la dessine.
   *[other] { $square } : { $icon }. Dans les suites ininterrompues qui en partent : { $number } autres { $icons }. Une icône compte quand on la dessine.
}
square-empty = { $square } : vide. Dessiné ici maintenant : { $marks }. Une coche par icône identique en suite ininterrompue.
square-useless = { $square } : vide. Dessiné ici maintenant : aucune icône ne rapporte. Une coche par icône identique en suite ininterrompue.
icon-marks = { $number ->
    [one] { $icon } { $number } coche
   *[other] { $icon } { $number } coches
}
row-weakest = { $number ->
    [one] { $icon }, joueur { $side } : { $number } case cochée sur { $length }. C’est la ligne la plus basse ; on compare d’abord les plus basses, et elles décident.
   *[other] { $icon }, joueur { $side } : { $number } cases cochées sur { $length }. C’est la ligne la plus basse ; on compare d’abord les plus basses, et elles décident.
}
row-stronger = { $number ->
    [one] { $icon }, joueur { $side } : { $number } case cochée sur { $length }. La ligne la plus basse en a { $lowest } ; on compare d’abord les plus basses, et elles décident.
   *[other] { $icon }, joueur { $side } : { $number } cases cochées sur { $length }. La ligne la plus basse en a { $lowest } ; on compare d’abord les plus basses, et elles décident.
}
mark-made = Case { $number } de la ligne { $icon }, joueur { $side } : cochée.
mark-open = { $away ->
    [one] Case { $number } de la ligne { $icon }, joueur { $side } : libre, encore { $away } coche.
   *[other] Case { $number } de la ligne { $icon }, joueur { $side } : libre, encore { $away } coches.
}
gives-lift = Elle donne une coche dans une de tes lignes les plus basses.
gives-plus = Elle donne l’usage d’un pouvoir unique.
gives-star = Elle donne un pouvoir permanent.
ability-is-used = { $ability } : déjà utilisé.
ability-is-open = { $ability } : encore libre ; un plus permet de l’utiliser, une fois.
ability-is-owned = { $ability } : acquis, pour chaque tour.
ability-is-spent = { $ability } : acquis, et utilisé ce tour-ci.
ability-is-not-owned = { $ability } : pas acquis ; une étoile le donne définitivement.
term-sun = soleil
term-mask = masque
term-forest = forêt
term-lake = lac
term-hut = hutte
term-spear = lance
thing-lift = flèche
thing-plus = plus
thing-star = étoile
ability-split = duo
ability-wild = joker
ability-leftover = reste
ability-again = encore
ability-cross = croix
ability-mark = coche
ability-plus-one = +1
ability-minus-one = -1
ability-flip = verso
ability-reroll = relance
ability-twin = jumeau
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
label-icon = { $icon } ({ $die })
label-take = prendre { $icons }
label-mark = une coche pour { $icon }
label-draw = { $icon } en { $square }
label-then = { $icon } en { $square }, comptée ensuite
move-take = prend { $icons }
move-draw = dessine { $icon } en { $square }
move-draw-then = dessine { $icon } en { $square } et { $second-icon } en { $second-square }
move-lift = coche la ligne { $icon }
move-star = obtient le pouvoir { $ability }
move-permanent = utilise le pouvoir { $ability }
move-permanent-dice = utilise le pouvoir { $ability } et met les dés sur { $icons }
move-ability = utilise le pouvoir { $ability }
move-ability-icon = utilise le pouvoir { $ability } et dessine { $icon } en { $square }
move-ability-icon-then = utilise le pouvoir { $ability }, dessine { $icon } en { $square } et { $second-icon } en { $second-square }
move-ability-square = utilise le pouvoir { $ability } et barre { $square }
move-ability-row = utilise le pouvoir { $ability } et coche la ligne { $icon }
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
text-lines = une position sur le plateau { $size } x { $size } a { $wanted } lignes, pas { $number }
text-spaces = il y a une seule espace entre les mots, et aucune aux bouts
text-expected = on attend { $wanted }, pas { $text }
text-rounds = round=1 à round={ $most }
text-ends = la ligne finit avant { $text }
text-track = une piste ne s’écrit que là où elle diffère de l’habituelle, chaque case une fois
text-square = { $text } n’est pas une case ; les cases sont { $squares }
text-dice = il y a { $most } dés en tout
text-die = un dé vaut 1 à 6, ou ? en l’air, pas { $text }
text-dice-ascend = les dés s’écrivent en ordre croissant, ? en dernier
text-queue = une file contient au plus { $most } choses
text-thing = dans une file attendent lift, plus et star, pas { $text }
text-row = la ligne { $icon } a de 0 à { $most } cases cochées, pas { $text }
text-name = { $text } n’est pas un de ces noms : { $names }
text-names = chaque nom vient une seule fois, dans l’ordre { $names }
missing-word = il manque { $word }
missing-square = il manque la case { $number } sur { $size }
missing-die = il manque un dé de { $name }, ou '-'
missing-dice = il manque les dés après { $text } ; '-' veut dire aucun
missing-queue = il manque ce qui attend dans la file, ou '-'
missing-row = il manque la ligne { $icon }
missing-names = il manque ce qui est { $key }, ou '-'
track-written = une piste s’écrit comme 4lift-8plus-12lift-18star, pas { $text }
track-rises = les cases d’une piste montent de gauche à droite, pas comme dans { $text }
track-too-full = une piste porte au plus { $most } choses, pas { $number }
reach-dice = les dés ne vont pas avec phase={ $phase } turn={ $side } : { $phase } demande deux dés par joueur et un restant
reach-dice-draft = les dés ne vont pas avec phase={ $phase } turn={ $side } : il en reste cinq, quatre ou deux pendant le choix des dés
reach-dice-over = les dés ne vont pas avec phase={ $phase } turn={ $side } : une partie finit avec aucun dé pris, ou tous
reach-lot = le tirage au sort, un dé en l’air, a lieu avant la manche 1
reach-air = des dés en l’air ne vont pas avec phase={ $phase } : les cinq avant le choix des dés, ou ceux que relance le joueur dont c’est le tour
reach-queue = avec ces lignes, une file contient au plus { $most } choses
reach-printed = { $square } est déjà dessiné : { $mark }
reach-not-over = la partie n’est pas finie : deux cases voisines sont vides
reach-no-room = phase={ $phase } demande deux cases vides voisines
reach-nothing-waits = rien n’attend dans la file pendant phase={ $phase }
reach-again = phase={ $phase }, mais { $side } ne s’en est pas servi
reach-useless = phase={ $phase }, mais { $side } ne peut pas s’en servir
reach-not-owned = { $side } a dépensé ce qui n’est pas acquis
reach-not-in-turn = { $side } a dépensé quelque chose, mais ce n’est pas à { $side } de dessiner
reach-not-spent = { $side } relance, mais n’a pas dépensé { $ability }
positions-differ = les deux joueurs partagent une position : les deux données diffèrent
other-round = la position est de la manche { $round }, pas de la { $turn }
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
mark-mountain = montagne
mark-cross = croix
sheet-player = JOUEUR { $side }
sheet-player-blank = JOUEUR { $side }   Nom ____________________________
sheet-date = Date ____________
sheet-once = 1 fois
sheet-always = à vie
sheet-decides = La ligne la plus basse décide
sheet-lanes = En haut { $upper }, en bas { $lower }. Entourées : les lignes les plus basses.
sheet-printed = { $icon }, icône déjà dessinée
sheet-row = { $icon }, joueur { $side }
sheet-marks = coches pour { $icon }, joueur { $side }
sheet-ability = { $ability }, joueur { $side }
sheet-open = libre
sheet-marked = cochée
note-draft = manche { $round }, { $player } prend des dés
note-draw = manche { $round }, { $player } dessine
note-again = manche { $round }, { $player } dessine encore
note-lift = manche { $round }, { $player } monte une ligne
note-plus = manche { $round }, { $player } utilise un pouvoir unique
note-star = manche { $round }, { $player } choisit un pouvoir permanent
note-over = manche { $round }, fin de partie
note-then = { $note } ; puis { $things }
paper-round = UNE MANCHE
paper-draft = Premières parties : 9 sur 9. Cinq dés : le premier joueur en prend un, l’autre deux, le premier encore un. Le premier joueur change à chaque manche.
paper-pair = Dessine une paire côte à côte (manche 1 : près d’une icône déjà dessinée, la seconde paire sans toucher la première). Chacune compte sur trois lignes (pas vers sa partenaire), dessinée seule sur quatre : une coche par icône identique en suite ininterrompue.
paper-mountain = Une case fermée avec deux icônes ou plus à côté devient une montagne : une coche pour chacune.
paper-end = La fin : plus de place pour une paire. On compare d’abord les lignes les plus basses.
paper-icons = ICÔNES PAR DÉ, ET LES PISTES
paper-lift = ligne basse +1
paper-plus = un pouvoir unique
paper-star = un pouvoir permanent
paper-once = UNE FOIS : barre après usage
paper-always = PERMANENTS : entoure si gagné
terminal-once = { $side } 1 fois : { $abilities }
terminal-owns = { $side } permanents : { $abilities }
terminal-queue = attend : { $things }
terminal-round = Tu es { $side }. Manche { $round }, { $first } commence.
terminal-you = { $side } toi
terminal-middle = milieu
terminal-over = La partie est finie.
standing = ligne la plus basse { $lowest }, puis { $others }
gain = { $number ->
    [one] { $marks } coche
   *[other] { $marks } coches
}
gain-range = { $marks } coches
gain-lowest = { $gain }, ligne la plus basse { $old } à { $new }
terminal-totals = du plus bas
option-board = Plateau
option-board-help = Le grand plateau a un anneau avec des montagnes. H : leurs places sont un choix maison, l’image est perdue.
option-board-9 = 9 × 9
option-board-11 = 11 × 11 avec montagnes
option-first = Qui commence
option-first-help = Un dé le tire au sort, ou c’est la place 1, joueur A, ou la place 2, joueur B.
option-first-lot = au sort
option-first-A = joueur A
option-first-B = joueur B
task-of-take = Prends des dés : tu vas les dessiner.
task-of-lift = Coche une de tes lignes les plus basses.
task-of-star = Choisis un pouvoir à garder.
task-of-ability = Utilise un pouvoir.
scoring-round = Manche
scoring-used = Joueur { $side } : utilisés
scoring-owns = Joueur { $side } : permanents
option-track = piste
option-track-help = ce que portent les cases d’une ligne. H : un choix maison
name = Chiefdom Duel
blurb = Une vallée pour deux. Choisis tes dés, marie tes icônes et avance sur six lignes.
bar-turn = manche { $number }
bar-turn_word = manche
summary = Deux chefs, un plateau ; la plus basse de six lignes compte d’abord.
credit = Chiefdom Duel a été conçu par Arif Nezih Savı, inspiré par Ingenious de Reiner Knizia.
judgement = Ses propres meilleurs coups gagnent 90 % des parties contre le chef ; on ne sait pas ce qui les sépare du jeu parfait.
why-any = Une case cochée pour chaque icône identique dans une suite ininterrompue à partir de l’icône que tu dessines. La plus basse des six lignes décide d’abord. Par exemple, deux icônes identiques sur une ligne et une sur une autre : 3.
sources-note = Plateau, anneau et piste sont des choix maison : les images du livret sont perdues.
