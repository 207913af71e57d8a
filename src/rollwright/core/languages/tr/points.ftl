# Points: $number decides between one and many, $shown is what is written: "−1".
no-points = puan yok
points = { $number ->
   *[other] { $shown } puan
}

# What a line of the score is about.
explain-total = Toplam: { $points }, bütün kalemlerin toplamı.
explain-total-and-rank = Toplam: { $points }, bütün kalemlerin toplamı. Bununla unvanın: { $rank }.
# $why is a sentence of the game, or nothing.
explain-term = { $term }: şu an { $points }. { $why }
