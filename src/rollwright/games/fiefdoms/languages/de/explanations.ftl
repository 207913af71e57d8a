# Was ein Teil des Blatts ist und zählt, für alle, die darauf zeigen. $plot und $square: „2,3“.
explain-empty = Bauplatz { $plot }: leer, keine Punkte. { $people } Bewohner ringsum.
explain-forfeited = Bauplatz { $plot }: aufgegeben, keine Punkte; −1 für jedes Brunnenhaus daneben.
# $work ist eine der nächsten Nachrichten, $scores: scores-farm ...
explain-building = { $building } auf { $plot }: { $work }. { $why }
# $points: „5 Punkte“
work-lived-in = bewohnt, { $points }
work-nobody-lives = hier wohnt noch niemand, { $points }
work-needs-nobody = aktiv, braucht niemanden
work-nobody = nicht aktiv, keine Punkte: In der besten Verteilung arbeitet hier gerade niemand; Arbeiter nötig: { $number }
work-alms = aktiv mit { $number } { $number ->
        [one] Arbeiter
       *[other] Arbeitern
    }
work-points = aktiv mit { $number } { $number ->
        [one] Arbeiter
       *[other] Arbeitern
    }, jetzt { $points }
explain-barred = Raute { $square }: durch Unruhe gesperrt; niemand zieht ein.
explain-square-empty = Raute { $square }: leer. Wer einzieht, arbeitet auf den vier Bauplätzen ringsum.
explain-square = Raute { $square }: { $people } Bewohner, davon arbeiten in der besten Verteilung gerade { $busy }, auf den Bauplätzen ringsum.
# $homes: eine der nächsten beiden
explain-people = Bewohner: { $people }; { $homes }. Vagabunden: { $vagrants }, { $points }. Ein Stern bringt Einfluss: der erste bei Bewohner { $first }.
homes-cottage = in einer Kate wohnen { $number }
homes-barracks = in einer Kate wohnen { $number }, in einer Kaserne 8
explain-influence = Einfluss: { $gained } bekommen, { $spent } benutzt, { $left } übrig. Er ändert vor dem Bauen einen Würfel pro Runde, um 1 für jeden benutzten.
explain-unrest = Einfluss: { $gained } bekommen, { $spent } benutzt, { $left } übrig. Er ändert vor dem Bauen einen Würfel pro Runde, um 1 für jeden benutzten. Unruhe: { $unrest }; je { $step } sperren eine leere Raute.
explain-turns = Runde { $turn } von { $last }.
explain-turns-alone = Runde { $turn } von { $last }. Allein paarst du die Würfel in ungeraden Runden (R), das Schicksal in geraden (S).
explain-goal = Das Ziel: { $text }
