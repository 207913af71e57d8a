# Un jeu en une ligne de menu.
for-seats = De { $low } à { $high } places.
for-exactly-seats =
    { $low ->
        [one] Pour { $low } place.
       *[other] Pour { $low } places.
    }
