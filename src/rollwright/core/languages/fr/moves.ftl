# Qui a joué quel coup. $move est la phrase d’un jeu sans son sujet : « dessine de l’eau en c4 ».
move-of = { $name } { $move }
# La même chose, dite à la personne qui l’a joué : « dessines de l’eau en c4 ».
move-of-you = Tu { $move }
