# Points: $number decides between one and many, $shown is what is written: "−1".
no-points = no points
points = { $number ->
    [one] { $shown } point
   *[other] { $shown } points
}

# What a line of the score is about.
explain-total = Total: { $points }, the sum of all lines.
explain-total-and-rank = Total: { $points }, the sum of all lines. That makes you: { $rank }.
# $why is a sentence of the game, or nothing.
explain-term = { $term }: { $points } now. { $why }
