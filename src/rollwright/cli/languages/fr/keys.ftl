# La dernière ligne de l’écran : une touche et ce qu’elle fait, le tout en une ligne de 78 colonnes. Quand la place
# manque, chacune est montrée jusqu’à sa virgule.
key-take = Entrée prend
key-back = Échap retour
key-hint = h indice
key-undo = u annule
key-others = o autres
key-rules = ? règles, touches
key-leave = q sauve, quitte
key-go-on = Entrée continue
key-take-hint = Entrée prend l’indice
key-look = 1 2 3 voir un coup
key-drop = autre touche : non
key-new = n autre partie
key-rules-only = ? règles
key-quit = q quitte
key-choose = Entrée choisit
key-choose-line = haut/bas ligne
key-change = gauche/droite valeur
key-play = Entrée joue
key-page-back = Échap retour
key-scroll = flèches/PgSv défiler
# De toutes les lignes, celles qui sont montrées.
page-lines = { $first }-{ $last } sur { $all }
# Les touches qui bougent une forme, en une ligne : « flèches, r tourne, m miroir, Tab, ou c4 ».
move-arrows = flèches
move-turn = r tourne
move-icon = r autre icône
move-mirror = m miroir
move-tab = Tab
move-type = ou { $square }

# ---- la page des touches : le nom d’une touche en 10 colonnes au plus, et ce qu’elle fait ; les longues lignes sont coupées
keys = Touches
keys-arrows-name = flèches
keys-arrows = déplacent le dessin, ou la ligne choisie d’un menu
keys-enter-name = Entrée
keys-enter = prend ce qui est choisi (Espace aussi)
keys-tab-name = Tab
keys-tab = emplacement ou choix suivant ; Maj-Tab le précédent
keys-scroll-name = PgSv PgPr
keys-scroll = plus bas ou plus haut dans un long menu ; Début, Fin : au bout
keys-turn = tourne / retourne la forme sur place ; r : une autre icône
keys-square = tape le nom d’une case pour y aller (ou 2,3)
keys-numbers = choisit dans un menu par la touche affichée devant
keys-back-name = Échap
keys-back = retour au choix précédent (Retour arrière aussi)
keys-undo = reprend ton dernier coup, jusqu’au jet suivant ou au coup d’un autre
keys-hint =
    les meilleurs coups et comment finit la partie après chacun ;
    1 2 3 en montre un, Entrée le prend, toute autre touche les efface
keys-others = les scores et les feuilles des autres places
keys-rules = cette page
keys-leave =
    enregistre et quitte (Ctrl-C aussi), même quand des bots réfléchissent ; chaque
    étape est enregistrée. Tant qu’ils réfléchissent, toute autre touche est ignorée.
