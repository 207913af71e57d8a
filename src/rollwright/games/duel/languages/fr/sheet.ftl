# Ce que porte une case du plateau à part les icônes.
mark-mountain = montagne
mark-cross = croix

# Les mots de la feuille. $side est A ou B.
sheet-player = JOUEUR { $side }
sheet-player-blank = JOUEUR { $side }   Nom ____________________________
sheet-date = Date ____________
# Devant les pouvoirs uniques et les permanents : 7 lettres au plus.
sheet-once = 1 fois
sheet-always = à vie
# Au-dessus des lignes des deux joueurs, et au-dessous : les lettres des joueurs.
sheet-decides = La ligne la plus faible décide
sheet-lanes = En haut { $upper }, en bas { $lower }. Entourées : les lignes les plus basses.

# Comment s’appellent les parties d’une feuille quand on les montre.
sheet-printed = { $icon }, icône déjà dessinée
sheet-row = { $icon }, joueur { $side }
sheet-marks = coches pour { $icon }, joueur { $side }
sheet-ability = { $ability }, joueur { $side }
# Une case d’une ligne.
sheet-open = libre
sheet-marked = cochée

# La ligne sous le nom de la feuille. $player est un nom, ou A ou B.
note-draft = manche { $round }, { $player } prend des dés
note-draw = manche { $round }, { $player } dessine
note-again = manche { $round }, { $player } dessine encore
note-lift = manche { $round }, { $player } monte une ligne
note-plus = manche { $round }, { $player } utilise un pouvoir unique
note-star = manche { $round }, { $player } choisit un pouvoir permanent
note-over = manche { $round }, fin de partie
# $note est un des précédents, $things est ce qui attend : « plus, flèche ».
note-then = { $note } ; puis { $things }

# Le pied d’une feuille de papier.
paper-round = UNE MANCHE
paper-draft = Premières parties : 9 sur 9. Cinq dés : le premier joueur en prend un, l’autre deux, le premier encore un. Le premier joueur change à chaque manche.
paper-pair = Dessine une paire côte à côte (manche 1 : près d’une icône déjà dessinée, la seconde paire sans toucher la première). Chacune compte sur trois lignes (pas vers sa partenaire), dessinée seule sur quatre : une coche par icône identique en suite ininterrompue.
paper-mountain = Une case fermée avec deux icônes ou plus à côté devient une montagne : une coche pour chacune.
paper-end = La fin : plus de place pour une paire. On compare d’abord les lignes les plus basses.
paper-icons = ICÔNES PAR DÉ, ET LES PISTES
paper-lift = ligne basse +1
paper-plus = un pouvoir unique
paper-star = un pouvoir à vie
paper-once = UNE FOIS : barre après usage
paper-always = À VIE : entoure si gagné
