# Das Blatt im Terminal. $side ist A oder B; $abilities und $things sind Wörter oder „-“.
# Mit allen sechs Einmal-Fähigkeiten hat `terminal-once` Platz für 52 Buchstaben.
terminal-once = { $side } einmal: { $abilities }
terminal-owns = { $side } immer: { $abilities }
terminal-queue = wartet: { $things }
# Höchstens 42 Buchstaben.
terminal-round = Du bist { $side }. Runde { $round }, { $first } beginnt.
# Vor Würfeln: den eigenen, und denen in der Mitte des Tisches. Wenige Buchstaben.
terminal-you = { $side } du
terminal-middle = Mitte
terminal-over = Die Partie ist zu Ende.

# Wie ein Spieler steht. $others sind die anderen Reihen aufsteigend: „1 2 2 5 7“.
standing = niedrigste Reihe { $lowest }, dann { $others }
# Was ein Zug bringt. $marks ist „+2“, oder „+1 bis +3“ in `gain-range`.
gain = { $number ->
    [one] { $marks } Markierung
   *[other] { $marks } Markierungen
}
gain-range = { $marks } Markierungen
gain-lowest = { $gain }, niedrigste Reihe { $old } auf { $new }
# Vor den Reihen aufsteigend, in der letzten Zeile einer Wertungstabelle.
terminal-totals = aufsteigend
