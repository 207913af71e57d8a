# Jouer en lignes simples. Les mots qu’on tape sont anglais dans toutes les langues : help, moves, hint, back, undo,
# sheet, score, others, rules, new, quit.
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
# Devant « > » : ce qu’on peut taper.
lines-goes-on = Entrée continue
lines-goes-on-undo = Entrée continue, undo reprend le coup
lines-rolls = Entrée lance les dés
lines-rolls-undo = Entrée lance les dés, undo reprend le coup
lines-shows-end = Entrée montre la fin
lines-shows-end-undo = Entrée montre la fin, undo reprend le coup
lines-again = new rejoue, quit arrête

# ---- help : ce qu’on tape en 15 colonnes au plus, et ce que ça fait
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
# Dit dans les autres langues que l’anglais.
typed-english = Ces mots sont anglais dans toutes les langues.
