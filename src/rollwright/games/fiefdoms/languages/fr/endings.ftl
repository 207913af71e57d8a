# Pourquoi une partie est finie, en quelques mots après « La partie est finie : ».
ending-all-turns-played = tous les tours sont joués
