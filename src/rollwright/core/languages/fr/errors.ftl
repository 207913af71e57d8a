# Pourquoi quelque chose ne peut être ni lu ni joué. Les mots entre guillemets, comme 'seat 1 person Ada', sont écrits ainsi dans les fichiers : ils restent.
wrong-line = ligne { $line } : { $reason }
wrong-column = ligne { $line }, colonne { $column } : { $reason }

# Dés
no-roll-is-due = ce n’est pas le moment de lancer les dés
another-roll-is-due = on attend un jet comme '{ $roll }', pas { $text }
roll-cannot-come = { $roll } ne peut pas sortir maintenant

# Préparer une partie ; $game est le nom court du jeu
for-exactly-seats = { $game } se joue avec { $low } places exactement, pas { $seats }
for-some-seats = { $game } se joue avec { $low } à { $high } places, pas { $seats }
taken-up-from-one-sheet = { $game } se reprend à partir d’une feuille, pas de { $number }
no-puzzles-of-level = il n’y a pas d’énigmes de niveau { $level } pour { $game }

# Options
no-such-option = il n’y a pas ici d’option { $name } ({ $known })
known-options = options : { $options }
known-options-and-house-rules = options : { $options } ; règles maison : { $house }
known-no-options = options : aucune
known-no-options-and-house-rules = options : aucune ; règles maison : { $house }
number-of-a-house-rule = un nombre de { $least } à { $most } (d’habitude : { $printed })
option-is-wrong = option { $name }={ $value } : { $reason }
choose-a-value = choisis { $values }
other-rules = cette partie suit les règles numéro { $number }, et cette version connaît les numéros 1 à { $newest }
option-rules = Règles
rules-help = le numéro de ses règles ; les nouvelles parties ont le plus récent
option-is-written = une option s’écrit nom=valeur, pas { $word }
option-twice = l’option { $name } est donnée deux fois

# Coups ; $example est un coup tel qu’il s’écrit, entre guillemets
moves-are-written-like = un coup s’écrit comme { $examples }
move-like-not = un coup s’écrit comme { $example }, pas { $text }
move-does-not-fit = un coup s’écrit comme { $example } ; { $text } ne convient pas
move-rule-not = { $rule }, pas { $text }
choices-make-no-move = ces choix ne font pas un coup ; { $written }
no-such-choice = il n’y a pas de choix { $choice } dans ce jeu
