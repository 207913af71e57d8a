column-term = poste
column-points = points
column-row = ligne
row-total = total
row-rank = rang
row-lowest = du plus bas
row-score = ligne la plus basse
row-marks = coches
yes = oui
no = non
part-over = finie
part-leader = en tête
part-active = actifs
part-workers = ouvriers
part-challenge = défi
part-passed = réussi
part-reasons = raisons
part-number = numéro
part-name = nom
part-plot = parcelle
part-square = case
part-pips = habitants
part-points = points
part-value = { $part } : { $value }
part-of-part = { $part } { $name } : { $value }
seat-name = place { $number } { $name }
seat-number = place { $number }
goes-on-in = La partie continue au tour { $turn }.
over-after-won =
    { $turns ->
        [one] Finie après { $turns } tour ({ $ending }). Victoire : { $names }.
       *[other] Finie après { $turns } tours ({ $ending }). Victoire : { $names }.
    }
over-after =
    { $turns ->
        [one] Finie après { $turns } tour ({ $ending }). Personne n’a gagné.
       *[other] Finie après { $turns } tours ({ $ending }). Personne n’a gagné.
    }
puzzle-dice = dés { $dice }
puzzle-turn = Tour { $turn }
puzzle-find = { $where } : trouve le coup qui vaut { $worth }.
puzzle-find-marks =
    { $worth ->
        [one] { $where } : trouve le coup qui coche { $worth } case.
       *[other] { $where } : trouve le coup qui coche { $worth } cases.
    }
puzzle-your-move = Ton coup :
puzzle-no-move = Ce n’est pas un coup possible ici ; `rollwright moves` montre comment s’écrivent les coups.
puzzle-solved = Résolue !
puzzle-worth =
    { $left ->
        [one] Celui-ci vaut { $worth } ; encore { $left } essai.
       *[other] Celui-ci vaut { $worth } ; encore { $left } essais.
    }
puzzle-answer = La réponse : { $move }
daily-number = Dés n° { $number }, { $day }
daily-nothing = { $game } : aucun engagement pour ce jour
daily-finished =
    { $number ->
        [0] { $game } : personne n’a fini
        [one] { $game } : { $number } a fini
       *[other] { $game } : { $number } ont fini
    }
daily-par = par : { $results }
daily-commitment = engagement { $value }
daily-salt = sel { $value }
daily-secret = secret { $value }
column-game = jeu
column-seats = places
column-minutes = minutes
column-about = de quoi il s’agit
games-more = { $options } montre ses options, { $rules } ses règles.
options-of = { $game } : options
house-rules-of = { $game } : règles maison, la valeur habituelle d’abord
column-name = nom
column-values = valeurs
column-meaning = sens
options-set = Écris-les après le jeu : { $command }
options-none = { $game } n’a pas d’options.
levels = Niveaux
column-level = niveau
column-bot = bot
column-plays = comment il joue
bots-of = { $game } : { $names }
other-names = Autres noms pour --bot
bot-planner = 500 parties simulées par coup ; planner:2s réfléchit deux secondes
bot-greedy = ne voit que quatre coups au hasard
bot-sage = se trompe avec une probabilité de 0,1
bot-values = joue selon tes propres valeurs (rollwright learn-values)
bot-own = ton propre bot, depuis un fichier ou sous la forme module:Class
over = La partie est finie : { $ending }.
reached = { $result }.
reached-rank = { $result } : { $rank }.
wins = { $name } gagne.
wins-with = { $name } gagne avec { $result }.
you-win = Tu gagnes.
you-win-with = Tu gagnes avec { $result }.
share = { $names } partagent la victoire.
share-with = { $names } partagent la victoire avec { $result }.
nobody-won = Personne n’a gagné.
record-is = Le relevé est { $name }.
record-is-kept = Le relevé est { $name }, dans ton dossier de relevés.
record-uses = Pour juger chaque coup, revoir la partie, imprimer ses feuilles :
saved-in = Enregistré dans { $path }. Pour continuer : { $command }
key-take = Entrée prend
key-back = Échap retour
key-hint = h conseille
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
key-page-back = Échap revient
key-scroll = flèches/PgSv défilent
page-lines = { $first }-{ $last } sur { $all }
move-arrows = flèches
move-turn = r tourne
move-icon = r autre icône
move-mirror = m miroir
move-tab = Tab
move-type = ou { $square }
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
lines-begin = { $game }. Tape help pour voir ce qu’on peut taper.
lines-not-understood = { $reason } Tape help pour voir ce qu’on peut taper.
lines-not-now = Pas maintenant : { $reason }.
lines-lesson-type = Pour le faire, tape : { $move }
lines-brought = { $move } : { $gain }.
lines-turn = Tour { $turn }, { $name }, { $standing }.
lines-only-move = Un seul coup est possible : { $move }. Entrée le prend.
lines-chosen = { $choices } :
lines-count =
    { $number ->
        [one] { $number } en tout ; tape un numéro, ou des cases comme { $squares } ; moves les montre tous.
       *[other] { $number } en tout ; tape un numéro, ou des cases comme { $squares } ; moves les montre tous.
    }
lines-goes-on = Entrée continue
lines-goes-on-undo = Entrée continue, undo reprend le coup
lines-rolls = Entrée lance les dés
lines-rolls-undo = Entrée lance les dés, undo reprend le coup
lines-shows-end = Entrée montre la fin
lines-shows-end-undo = Entrée montre la fin, undo reprend le coup
lines-again = new rejoue, quit arrête
typed-key-name = une touche
typed-key = le choix qui suit ce numéro ou cette lettre
typed-move-name = un coup
typed-move = tel qu’il s’écrit dans les relevés ; `moves` en montre
typed-squares-name = des cases
typed-squares = le dessin sur ces cases, par exemple c4,c5,c6
typed-enter-name = Entrée
typed-enter = lancer, continuer, ou montrer encore les choix
typed-moves = tous les coups qui suivent tes choix, et ce qu’ils rapporteraient
typed-hint = les meilleurs coups, et comment finit la partie après chacun
typed-back = au choix précédent
typed-undo = reprendre ton coup, jusqu’au jet suivant ou au coup d’un autre
typed-sheet = ta feuille, ton score poste par poste
typed-others = les scores et les feuilles de tous
typed-rules = les règles du jeu, cette liste
typed-quit = enregistrer et quitter ; la fin de l’entrée aussi
typed-english = Ces mots sont anglais dans toutes les langues.
you = Toi
player-number = Joueur { $number }
turn-number = tour { $number }
total = TOTAL
only-move = Le seul coup :
first-choice = C’est le premier choix.
nothing-to-turn = Il n’y a rien à tourner ici.
same-mirrored = Retournée, elle est pareille, ou ne tient nulle part.
fits-no-other-way = Elle ne tient pas autrement.
cannot-draw-on = Rien de ceci ne peut se dessiner en { $square }.
where-at = Où ? choix { $number } sur { $all }
where =
    { $all ->
        [one] Où ? { $all } choix
       *[other] Où ? { $all } choix
    }
ways =
    { $number ->
        [one] { $number } façon
       *[other] { $number } façons
    }
menu-part = ↑↓ { $first } à { $last } sur { $all }, PgPr et PgSv défilent
hint = Indice : { $move }
hint-or = Ou : { $move }
best-moves = Meilleurs coups
quick-look = Un coup d’œil
hint-not-ready = Un meilleur indice se prépare : redemande dans un moment.
hint-of-lesson = C’est ce que veut la leçon.
hint-ends-at = finit à { $value }
hint-ends-about = finit à { $value } ± { $error }
hint-wins = gagne { $percent } % ± { $error }
looking = Recherche des meilleurs coups. { $seconds } s jusqu’ici.
enter-goes-on = Entrée continue.
shows-it = h le montre.
taken-back = Repris : { $move }.
hand-over = Passe la main à { $name }.
enter-shows-sheet = Entrée montre la feuille. q enregistre et quitte.
enter-shows-end = Entrée montre comment ça finit.
enter-shows-end-undo = Entrée montre comment ça finit, u reprend ton coup.
enter-hands-over = Entrée passe la main à { $name }.
enter-hands-over-undo = Entrée passe la main à { $name }, u reprend ton coup.
enter-moves-bot = Entrée fait jouer le bot.
enter-moves-bot-undo = Entrée fait jouer le bot, u reprend ton coup.
enter-moves-bots = Entrée fait jouer les bots.
enter-moves-bots-undo = Entrée fait jouer les bots, u reprend ton coup.
enter-rolls = Entrée lance les dés.
enter-rolls-undo = Entrée lance les dés, u reprend ton coup.
had-no-move = { $name } n’avait aucun coup possible avec ce jet.
others-more =
    { $number ->
        [one] et { $number } autre
       *[other] et { $number } autres
    }
rolled = jet { $dice }
moved = { $name } : { $move }
worth = { $name } : { $worth }
compiling = Compilation, une fois sur cette machine (d’habitude 10 à 30 s) : déjà { $seconds } s.
gets-ready = { $name } se prépare ; déjà { $seconds } s.
thinks-long = { $name } réfléchit depuis { $seconds } s ; encore { $left }.
thinks = { $name } réfléchit.
needs-room = Il faut { $wanted } pour la table, pas { $columns } x { $rows } : agrandis le terminal ou tape q.
rules-and-keys = { $game } : règles et touches
all-seats = Toutes les places
the-end = { $game } : la fin
which-game = Quel jeu ?
begin = Jouer
people = personnes
people-help = personnes à ce clavier
bots = bots
bots-help = bots à la table
bot = bot
bot-help = comment jouent les bots, du plus faible au plus fort
level-about = { $level } : { $text }
game-about = { $game } : { $text }
go-on-with = continuer { $game }
unfinished = { $game }, tour { $turn }, du { $day } { $month } à { $time }
month-1 = janv.
month-2 = févr.
month-3 = mars
month-4 = avr.
month-5 = mai
month-6 = juin
month-7 = juil.
month-8 = août
month-9 = sept.
month-10 = oct.
month-11 = nov.
month-12 = déc.
ask-turn = À quel tour en sont les feuilles ?
ask-game = jeu
ask-value = { $name }, { $help } ({ $values } ; Entrée : { $value })
value-range = { $first } à { $last }
type-one-of = Tape un de ces mots : { $words }, ou quit.
no-such-choice = Ce choix n’existe pas.
rival-is-another = { $game } n’a pas de bot { $wanted }, celui de tes réglages ; { $bot } joue à sa place.
unplayable = { $path } est ignoré : { $reason }
