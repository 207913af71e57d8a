## Ce qui est sur une case, pour qui écoute la feuille.

mark-empty = vide
mark-fished = eau, pêchée
# Des arbres qu’un bûcheron a coupés : « trois arbres, coupés ».
mark-cut = coupés
