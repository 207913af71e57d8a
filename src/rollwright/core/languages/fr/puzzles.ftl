# Pourquoi un coup est la réponse d’une énigme. $move est dit au joueur : « dessines de l’eau en c4 » ; $worth vaut
# « +5 », $terms sont des postes du score : « lac +2, forêt +3 ».
puzzle-best = Tu { $move } : { $worth } sur le moment ({ $terms }).
puzzle-tempting = Tentant, mais seulement { $worth } : tu { $move }.
puzzle-lead-points = Le bot le plus fort en attend, en fin de partie, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus que de tout autre coup.
puzzle-lead-chance = Le bot le plus fort lui donne { $percent } points de pourcentage de chances de plus qu’à tout autre coup.
