end-challenges = Alle Aufgaben
end-next_challenge = Nächste Aufgabe
end-decides = entscheidet
end-best = Dein Rekord bisher: { $total }.
end-best_now = Das ist dein neuer Rekord; vorher waren es { $total }.
end-why_weakest = Verglichen wird ab der schwächsten Reihe, und hier ist der erste Unterschied: { $who } { $mine }, { $other } { $theirs }.
end-why_total =
    { $mine ->
        [one] { $who } hat { $mine } Punkt, { $other } { $theirs }.
       *[other] { $who } hat { $mine } Punkte, { $other } { $theirs }.
    }
end-why_shared_total =
    { $mine ->
        [one] { $who } haben je { $mine } Punkt, { $other } { $theirs }.
       *[other] { $who } haben je { $mine } Punkte, { $other } { $theirs }.
    }
end-why_tied =
    { $mine ->
        [one] { $who } und { $other } haben je { $mine } Punkt; der Gleichstand wurde aufgelöst.
       *[other] { $who } und { $other } haben je { $mine } Punkte; der Gleichstand wurde aufgelöst.
    }
end-why_shared = Niemand hat mehr als die anderen: Der Sieg wird geteilt.
end-shared_dice = Diese Würfel mit Freunden spielen
end-results = Ergebnisse mit diesen Würfeln
end-place = Platz { $place } von { $of }
end-course = So lief es
end-course_key = gestrichelt: { $name }
end-course_alone =
    { $turns ->
        [one] { $mine } Punkte nach { $turns } Runde
       *[other] { $mine } Punkte nach { $turns } Runden
    }
end-course_both =
    { $turns ->
        [one] { $mine } gegen { $theirs } nach { $turns } Runde
       *[other] { $mine } gegen { $theirs } nach { $turns } Runden
    }
end-best_turn = Beste Runde: { $turn }, { $points }
end-passed = du ziehst vorbei, Runde { $turn }
end-brought = Was am meisten brachte
end-share = Teilen
end-share_text = { $game }: { $result }
end-redraw = Nachzeichnen
end-sheet_other = Dieses Blatt zum Behalten:
end-player = Spieler
end-scores = Punkte im Einzelnen
end-rank =
    { $total ->
        [one] { $rank }: { $total } Punkt
       *[other] { $rank }: { $total } Punkte
    }
end-points =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
end-lost = Diesmal nicht
end-you = Du gewinnst!
end-shared = Ihr teilt euch den Sieg!
end-winner = { $names } gewinnt
end-winners = { $names } gewinnen
end-yours = deins
end-nobody = Niemand gewinnt
end-rematch = Revanche
end-join_rematch = Zur Revanche
end-record = Protokoll
end-replay = Replay
end-check = Würfel prüfen
end-coach = Coach
end-sheet = Dein Blatt zum Behalten:
end-pdf = PDF zum Drucken
end-png = Bild
end-svg = Zeichnung (SVG)
end-all_pdf = alle Blätter (PDF)
end-same_dice = Noch mal, gleiche Würfel
end-watch_rematch = Revanche anschauen
