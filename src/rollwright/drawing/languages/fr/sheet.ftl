# Sur toute feuille, à l’écran et sur papier.
# La ligne pour le crayon sous le nom d’une feuille imprimée.
note-blank = Nom ____________________   Date ____________
# À qui est la feuille et où l’on en est : « Ada, tour 7 ».
note-turn = { $owner }, tour { $turn }
note-final = { $owner }, fin de partie
owner-seat = place { $number }
owner-solo = solo

# Le titre du score, en capitales, et sa dernière ligne.
score-heading = SCORE
score-total = total

# Un endroit de la feuille en mots : « c4 : eau, pêchée, aperçu : deux arbres et coupés ».
place-empty = vide
place-preview = aperçu : { $mark }
place-lock = verrou { $row }
# Les signes dans les cases de la feuille de n’importe quel jeu.
mark-crossed = cochée
mark-circled = entourée
mark-struck = barrée
