# Le graphique d’une analyse : les points ou les chances de gagner, tour par tour.
chart-turns = tour (barres : perte du coup)
# Pour les lecteurs d’écran.
chart-words = Début { $start }, fin { $end }.
chart-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $number } %
