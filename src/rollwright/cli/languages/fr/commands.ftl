# Résultats des commandes : score, replay, puzzle, daily, games, bots.
column-term = poste
column-points = points
column-row = ligne
row-total = total
row-rank = rang
row-lowest = du plus bas
yes = oui
no = non
# Parties d’un score à côté de ses postes ; ce qui n’a pas de message ici s’affiche sous son nom de programme.
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
# Une partie d’une partie : « défi réussi : non ».
part-value = { $part } : { $value }
part-of-part = { $part } { $name } : { $value }

# ---- replay
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

# ---- puzzle
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

# ---- daily
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

# ---- games et bots
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
