coach-title = Der Coach
coach-lead = Was jeder Zug einer Partie wert war, was besser gewesen wäre und wie viel an den Würfeln lag.
coach-none = Auf diesem Server gibt es keinen Coach.
coach-busy = Der Coach hat viele Partien vor sich; versuch es in ein paar Minuten noch einmal.
coach-failed = Der Coach wurde nicht fertig; frag noch einmal.
coach-forgotten = Der Coach erinnert sich nicht an diese Partie; frag noch einmal.
coach-no_moves = In diesem Protokoll steht kein Zug, den der Coach beurteilen könnte.
coach-waiting = Partien vor dieser: { $number }.
coach-starting = Der Coach macht sich bereit. Die erste Partie nach einem Update dauert eine Minute länger.
coach-thinking = Denkt nach: Schritt { $done } von { $steps }.
coach-ready = Der Coach ist fertig.
coach-whose = Wessen Partie
coach-result = Ergebnis: { $final }
coach-so_far = Jetzt zu erwarten: { $final }
coach-start = starkes Spiel, mittlere Würfel
coach-luck = die Würfel
coach-play = deine Züge
coach-rivals = Züge des Gegners
coach-final = Ergebnis
coach-expected = zu erwarten
coach-course = Der Verlauf
coach-dearest = Was bisher am meisten gekostet hat
coach-instead = Gespielt: { $played }. Besser: { $best }.
coach-worst = Was am meisten gekostet hat
coach-no_worst = Kein Zug hat nachweislich etwas gekostet. Gut gespielt!
coach-costs =
    { $free ->
        [one] Die Züge haben zusammen { $lost } gekostet, davon { $worst } die unten; { $free } von { $all } hat nichts gekostet.
       *[other] Die Züge haben zusammen { $lost } gekostet, davon { $worst } die unten; { $free } von { $all } haben nichts gekostet.
    }
coach-costs_little =
    { $free ->
        [one] Die Züge haben zusammen { $lost } gekostet; { $free } von { $all } hat nichts gekostet.
       *[other] Die Züge haben zusammen { $lost } gekostet; { $free } von { $all } haben nichts gekostet.
    }
coach-turn = Runde { $turn }
coach-in_the_end = am Ende
coach-turn_lost = Runde { $turn }: { $lost } verloren
coach-sure = Der bessere Zug ist mit { $sure } Sicherheit besser.
coach-played = Gespielt:
coach-better = Besser:
coach-show = Im Replay zeigen
coach-all = Jeder Zug
coach-trust =
    { $playouts ->
        [one] Die Werte stammen aus { $playouts } Probepartie für jeden Zug; ± sind 95 % des Rauschens der Würfel. Der Coach spielt weiter wie ein guter Jäger, nicht wie du.
       *[other] Die Werte sind Mittel aus { $playouts } Probepartien für jeden Zug; ± sind 95 % des Rauschens der Würfel. Der Coach spielt weiter wie ein guter Jäger, nicht wie du.
    }
coach-deeper = Genauer schauen (dauert länger)
coach-well_played = Runde { $turn }: { $played }.
coach-lost_move = Runde { $turn }: { $played }, das kostete { $lost }; besser: { $best }.
coach-col_turn = Runde
coach-col_luck = Würfel
coach-col_before = vorher
coach-col_after = danach
coach-col_lost = Verlust
coach-col_confidence = sicher
coach-col_played = gespielt
coach-col_better = besser
coach-too_long = Diese Partie hat den Coach zu lange beschäftigt.
coach-won = Gewonnen
coach-was_lost = Verloren
coach-drawn = Unentschieden
replay-weakest = schwächste Reihe
replay-lead = Füge ein Protokoll ein, zieh die Datei hierher oder öffne eins.
replay-open = Welche Partie?
replay-load = Zeigen
replay-file = Aus Datei
replay-step = Schritt
replay-rolled = { $faces }
replay-start = vor dem ersten Wurf
replay-first = Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Ende
replay-turn = Zu Runde
replay-seat = Wessen Blatt
replay-go_on = Ab Runde { $number } weiterspielen
replay-mine = Deine Partien
replay-none = Partien, die du hier beendest, stehen dann hier.
replay-example = Ein Beispiel
replay-text = Ein Protokoll, das du hast
replay-moves = Züge
replay-play = Abspielen
replay-pause = Pause
hint-equal = Die ersten sind etwa gleich gut.
hint-wins = bringt { $terms }
hint-costs = kostet { $terms }
hint-later = jetzt nichts: es zahlt sich später aus
hint-lost = Die Partie ist so gut wie verloren. Diese Züge bringen jetzt am meisten:
hint-ask = Tipp
hint-thinking = Die besten Züge werden gesucht …
hint-failed = Es kam kein Tipp; versuch es noch einmal.
hint-points = Beste Züge, mit den am Ende zu erwartenden Punkten:
hint-win = Beste Züge, mit der Gewinnchance:
hint-not_now = Tipps gibt es für den eigenen Zug, und du bist gerade nicht dran.
hint-not_here = An diesem Tisch gibt es keine Tipps.
hint-found = Am besten: { $what }, zu erwarten: { $value }.
dice-left = übrig
dice-title = Würfel prüfen
dice-how = Vor dem ersten Wurf zeigt ein Tisch den Fingerabdruck eines Geheimnisses, und jeder Browser am Tisch verspricht eine eigene Zahl, die er zeigt, wenn alle Versprechen bekannt sind. Jeder Wurf ergibt sich aus alledem, also kann ihn niemand lenken. Nach der Partie ist das Geheimnis bekannt, und dein Browser kann jeden Wurf nachrechnen, hier, ohne jemanden zu fragen.
dice-lead = Füge das Protokoll einer beendeten Partie ein.
dice-rolls = Alle Würfe
dice-fair =
    { $number ->
        [one] Der eine Wurf ist der, auf den der Tisch festgelegt war.
       *[other] Alle { $number } Würfe sind die, auf die der Tisch festgelegt war.
    }
dice-wrong = Diese Würfe sind nicht die, auf die der Tisch festgelegt war.
dice-insecure = Dieser Browser bietet seine Kryptografie nur auf sicheren Seiten an; öffne diese Seite auf localhost oder über https, oder starte: rollwright verify RECORD
dice-hashes = Fingerabdruck des Geheimnisses: { $own }. Gezeigt vor dem ersten Wurf: { $told }.
dice-proven = Bewiesen: { $what }.
dice-unproven = Nicht bewiesen: { $what }.
dice-remembered = Dieser Browser erinnert sich an den Fingerabdruck und die Versprechen, die er vor dem ersten Wurf sah, und an seine eigene Zahl: Im Protokoll steht dasselbe.
dice-forgotten = Dieser Browser erinnert sich nicht an diesen Tisch und kann deshalb nicht vergleichen, was vor dem ersten Wurf gezeigt wurde.
dice-commitment_changed = Der Fingerabdruck in diesem Protokoll ist nicht der, den dieser Browser vor dem ersten Wurf sah.
dice-promises_changed = Die Versprechen in diesem Protokoll sind nicht die, die dieser Browser vor dem ersten Wurf sah.
dice-nonce_missing = Die Zahl dieses Browsers steht nicht in diesem Protokoll.
dice-number = Wurf
dice-made = am Tisch
dice-drawn = nachgerechnet
dice-verdict = Urteil
dice-same = gleich
dice-other = anders
scoring-lead = Nimm ein Zeichen und tippe auf die Felder deines Papierblatts. Auf einer Leiste markiert ein Fingertipp alles bis dorthin.
scoring-palette = Zeichen
scoring-text = Das Blatt als Text
scoring-share = Link zu diesem Blatt kopieren
scoring-share_refused = Dein Browser lässt uns nicht kopieren: Nimm die Adresse dieser Seite
scoring-empty = leer
scoring-now =
    { $count ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
scoring-go_on = Partie weiterspielen
scoring-fields = Außerhalb der Felder
scoring-player = Spieler { $side }
