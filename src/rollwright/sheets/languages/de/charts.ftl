# Das Diagramm einer Analyse: Punkte oder Gewinnchance, Runde für Runde.
chart-turns = Runde (Balken: Verlust durch den Zug)
# Für Screenreader.
chart-words = Anfang { $start }, Ende { $end }.
chart-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $number } %
