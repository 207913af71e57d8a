# Pourquoi une partie est finie, en quelques mots après « La partie est finie : ». Un jeu a les siens en plus.
ending-the-host-ended-the-game = l’hôte a mis fin à la partie
ending-all-turns-are-over = tous les tours sont joués
# Une remarque sous le résultat.
ended-early = L’hôte a mis fin à la partie avant son terme.
# Comment s’appelle quelqu’un sans nom.
seat-unnamed = Place { $number }
