# Punkte: $number entscheidet zwischen Einzahl und Mehrzahl, $shown steht da: „−1“.
no-points = keine Punkte
points = { $number ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}

# Worum es in einer Zeile der Wertung geht.
explain-total = Gesamt: { $points }, die Summe aller Zeilen.
explain-total-and-rank = Gesamt: { $points }, die Summe aller Zeilen. Dein Rang damit: { $rank }.
explain-term = { $term }: jetzt { $points }. { $why }
