# Ein Spiel in einer Zeile eines Menüs.
for-seats = Für { $low } bis { $high } Plätze.
for-exactly-seats =
    { $low ->
        [one] Für { $low } Platz.
       *[other] Für { $low } Plätze.
    }
