# Pourquoi une partie est finie, en quelques mots après « La partie est finie : ».
ending-no-room-for-a-pair = plus de place pour une paire
