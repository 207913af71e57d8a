# La feuille dans un terminal. $side est A ou B ; $abilities et $things sont des mots, ou « - ».
# Avec les six pouvoirs uniques, `terminal-once` a de la place pour 52 lettres.
terminal-once = { $side } 1 fois : { $abilities }
terminal-owns = { $side } à vie : { $abilities }
terminal-queue = attend : { $things }
# 42 lettres au plus.
terminal-round = Tu es { $side }. Manche { $round }, { $first } commence.
# Devant des dés : les tiens, et ceux du milieu de la table. Peu de lettres.
terminal-you = { $side } toi
terminal-middle = milieu
terminal-over = La partie est finie.

# Où en est un joueur. $others sont les autres lignes en ordre croissant : « 1 2 2 5 7 ».
standing = ligne la plus basse { $lowest }, puis { $others }
# Ce que rapporte un coup. $marks vaut « +2 », ou « +1 à +3 » dans `gain-range`.
gain = { $number ->
    [one] { $marks } coche
   *[other] { $marks } coches
}
gain-range = { $marks } coches
gain-lowest = { $gain }, ligne la plus basse { $old } à { $new }
# Devant les lignes en ordre croissant, dans la dernière ligne d’un tableau de scores.
terminal-totals = du plus bas
