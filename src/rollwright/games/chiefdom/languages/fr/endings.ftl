# Pourquoi une partie est finie, en quelques mots après « La partie est finie : ».
ending-nobody-could-draw = personne n’a pu dessiner
