daily-title = Tageswürfel Nr. { $number }
daily-lead = Jedes Spiel hat jeden Tag einen Satz Würfel, für alle denselben. Du hast einen Versuch, der zählt.
daily-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-week = Deine letzten sieben Tage
daily-longest = Rekord { $count }
daily-day_played = { $day }: gespielt
daily-day_open = { $day }: nicht gespielt
daily-count = { $count } fertig
daily-rank = Platz { $rank } von { $of }
daily-play = Tageswürfel spielen
daily-results = Ergebnisse
daily-next = Neue Würfel in
daily-of = Tageswürfel Nr. { $number }: { $game }
daily-past = Nr. { $number }, { $day }: { $game }
daily-one_try = Ein Versuch zählt, ohne Tipps; danach kannst du mit denselben Würfeln üben, so oft du magst.
daily-you = Du
daily-better = besser als { $percent } %
daily-par = Par
daily-par_even = genau Par
daily-par_above = { $count } über Par
daily-par_below = { $count } unter Par
daily-practice = Mit diesen Würfeln üben
daily-compare = Bestes Blatt gegen deins, Wurf für Wurf
daily-own_gone = deine eigene Partie wurde gelöscht, also lässt sich nichts daneben stellen
daily-none_left = die besten Partien wurden gelöscht: keine ist mehr da, die sich neben deine stellen ließe
daily-place = Platz
daily-who = Wer
daily-made = Ergebnis
daily-nobody = Noch ist niemand fertig.
daily-levels = Dieselben Würfel, gespielt von unseren Stufen
daily-share = Teilen
daily-share-lead = Teilen, ohne etwas zu verraten
daily-share-title = Rollwright { $number }, { $game }
daily-fair = Waren das die Würfel?
daily-commitment = Festlegung, Tage vorher veröffentlicht
daily-salt = Salt, gezogen zu Tagesbeginn
daily-secret = Geheimnis
daily-check = Die Festlegung ist der SHA-256 des Geheimnisses, und jeder Wurf ergibt sich aus Geheimnis und Salt: Nimm ein Protokoll dieses Tages und starte „rollwright verify“.
daily-check_later = Vor dem Tag konnte niemand diese Würfel kennen, denn sie ergeben sich aus einem vorher festgelegten Geheimnis und einem Salt, das zu Tagesbeginn gezogen wurde. Das Geheimnis wird eine halbe Stunde nach Mitternacht (UTC) gezeigt, und mit ihm jedes Blatt.
daily-open = Hier gibt es keinen Server, der ein Geheimnis hüten könnte: Diese Würfel ergeben sich aus Datum und Spiel, gleich in jedem Browser. Wer will, kann sie vorher kennen; ein Ergebnis ist also so viel wert wie das Wort dessen, der gespielt hat.
daily-committed_late = Dieser Server hat seine Festlegung für diesen Tag erst gemacht, als der Tag schon begonnen hatte.
daily-archive = Frühere Tage
daily-roll = Würfel
daily-won = gewonnen { $mine } : { $rival }
daily-lost = verloren { $mine } : { $rival }
daily-missed = { $total }, Ziel verfehlt
daily-not_yet = die Würfel jenes Tages kennt noch niemand
daily-hidden = das sind die Tageswürfel von heute: andere dürfen schauen, wenn der Tag vorbei ist
daily-second = In diesem Browser wurde mit diesen Würfeln schon ein gewerteter Versuch gespielt, oder von deiner Adresse aus mehrere: Was du jetzt spielst, ist Übung und zählt nicht.
shared-title = Dieselben Würfel: { $game }
shared-lead = Wer diesen Link öffnet, spielt genau dieselben Würfel, wann immer es passt. Ein Versuch zählt, ohne Tipps; die Blätter der anderen siehst du, sobald du gespielt hast.
shared-rival = Alle spielen gegen dieselbe Stufe: { $level }.
shared-seed = Es sind die Würfel von Seed { $seed }.
shared-play = Diese Würfel spielen
shared-points = { $percent } % der Matchpunkte
shared-known = Du kennst diese Würfel aus der Partie, aus der sie stammen; ein Versuch von dir würde nicht zählen.
shared-friends = Freunde einladen
shared-hint = Schick den Link: Die Würfel verrät er niemandem.
shared-text = { $game }: Spiel dieselben Würfel wie ich.
shared-made = Mein Ergebnis: { $result }.
shared-invite = Link senden
shared-hidden = diese Würfel sind geteilt: die Blätter der anderen siehst du, sobald du sie selbst gespielt hast
shared-no_seed = nur Würfel eines Seeds lassen sich teilen, bevor sie gespielt sind: gib einen Seed an
shared-from_seed = Diese Würfel mit Freunden teilen
puzzle-title = Rätsel des Tages
puzzle-lead = Stellungen aus echten Partien, in denen ein Zug deutlich mehr wert ist als der nächste. Finde ihn; du hast drei Versuche.
puzzle-streak =
    { $number ->
        [one] { $number } Tag in Folge
       *[other] { $number } Tage in Folge
    }
puzzle-streak_one = Heute gelöst
puzzle-level-1 = Leicht
puzzle-level-2 = Mittel
puzzle-level-3 = Schwer
puzzle-before = Der Tag davor
puzzle-after = Der Tag danach
puzzle-find = Finde den Zug, der { $worth } wert ist
puzzle-find_marks =
    { $worth ->
        [one] Finde den Zug, der { $worth } Markierung wert ist
       *[other] Finde den Zug, der { $worth } Markierungen wert ist
    }
puzzle-where = { $game }, { $level }, Runde { $turn }, { $day }
puzzle-worth = Das ist { $worth } wert. Versuche übrig: { $left }.
puzzle-tried = Den hast du schon versucht. Versuche übrig: { $left }.
puzzle-failed = Es kam keine Antwort; versuche es noch einmal.
puzzle-no_move = Das ist hier kein Zug.
puzzle-solved = Beim ersten Versuch gelöst
puzzle-solved_later = Gelöst, Versuch { $tries }
puzzle-missed = Nicht gefunden: Das war der Zug
puzzle-back = Alle Rätsel dieses Tages
puzzle-all = Alle Rätsel des Tages
puzzle-share = Teilen
puzzle-share_text = Rätsel { $game }, { $day }: { $result }
puzzle-found = gelöst, { $tries } von 3
puzzle-not_found = nicht gelöst
# Ein Tag und sein Monat, wie „9. November“.
day-of-month =
    { $month ->
        [1] { $day }. Januar
        [2] { $day }. Februar
        [3] { $day }. März
        [4] { $day }. April
        [5] { $day }. Mai
        [6] { $day }. Juni
        [7] { $day }. Juli
        [8] { $day }. August
        [9] { $day }. September
        [10] { $day }. Oktober
        [11] { $day }. November
       *[12] { $day }. Dezember
    }
day-of-year = { $day } { $year }
