# Points : $number décide entre un et plusieurs, $shown est ce qui s’écrit : « −1 ».
no-points = aucun point
points = { $number ->
    [one] { $shown } point
   *[other] { $shown } points
}

# De quoi parle une ligne du score.
explain-total = Total : { $points }, la somme de toutes les lignes.
explain-total-and-rank = Total : { $points }, la somme de toutes les lignes. Ton rang : { $rank }.
# $why est une phrase du jeu, ou rien.
explain-term = { $term } : { $points } pour l’instant. { $why }
