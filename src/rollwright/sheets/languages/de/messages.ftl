chart-turns = Runde (Balken: Verlust durch den Zug)
chart-words = Anfang { $start }, Ende { $end }.
chart-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $number } %
strip-title-day = { $game }: Würfel vom { $day }
strip-title-seed = { $game }: Würfel von Seed { $seed }
strip-read = { $unit ->
    [turn] Lest jede Runde einen Wurf und hakt ihn ab; niemand schaut voraus. Nach Runde { $last } geht es mit echten Würfeln weiter.
    [round] Lest jede Runde einen Wurf und hakt ihn ab; niemand schaut voraus. Nach Runde { $last } geht es mit echten Würfeln weiter.
   *[other] Lest jedes Mal ({ $word }) einen Wurf und hakt ihn ab; niemand schaut voraus. Nach { $word } { $last } geht es mit echten Würfeln weiter.
}
strip-read-all = { $unit ->
    [turn] Lest jede Runde einen Wurf und hakt ihn ab; niemand schaut voraus.
    [round] Lest jede Runde einen Wurf und hakt ihn ab; niemand schaut voraus.
   *[other] Lest jedes Mal ({ $word }) einen Wurf und hakt ihn ab; niemand schaut voraus.
}
strip-on-screen = Am Bildschirm wirft diese Würfel
strip-on-screen-spare = Das sind die Würfe am Bildschirm, solange niemand neu würfelt:
strip-lot = Ausgelost, wer beginnt: { $lot }
strip-deal = Ausgeteilte Karten: { $cards }
strip-spare = **Ersatzwürfel** für jeden neu geworfenen Würfel: von links durchstreichen.
for-players = Für { $low } bis { $high } Spieler.
for-exactly-players = Für { $low } Spieler.
rules-what-scores = Was Punkte bringt
rules-options = Optionen
for-seats = Für { $low } bis { $high } Plätze.
for-exactly-seats =
    { $low ->
        [one] Für { $low } Platz.
       *[other] Für { $low } Plätze.
    }
strip-follows-moves = Welche Würfel fallen, hängt hier von euren Zügen ab: Nehmt echte Würfel, wo das Spiel eine andere Zahl verlangt, und vergleicht nicht mit dem Bildschirm.
