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
coach-no_worst = Kein Zug hat dich erkennbar etwas gekostet. Gut gespielt!
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
coach-games = { $number } Partien
coach-turn = Runde { $turn }
coach-in_the_end = am Ende
coach-turn_lost = Runde { $turn }: { $lost } verloren
coach-sure = Der bessere Zug ist mit { $sure } Sicherheit besser.
coach-played = Gespielt:
coach-better = Besser:
coach-show = Beim Nachspielen zeigen
coach-go_on = Ab Runde { $number } weiterspielen
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
replay-weakest = niedrigste Reihe
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
replay-change = Vorher etwas ändern
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
daily-title = Tages­würfel Nr. { $number }
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
daily-count =
    { $count ->
        [one] { $count } Person hat gespielt
       *[other] { $count } Personen haben gespielt
    }
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
daily-par_even = genau Par: Stufe { $level } schafft mit diesen Würfeln { $made }
daily-par_above = { $count } über Par: Stufe { $level } schafft mit diesen Würfeln { $made }
daily-par_below = { $count } unter Par: Stufe { $level } schafft mit diesen Würfeln { $made }
daily-par_other = Par, Stufe { $level }: { $made }
daily-first = bisher der erste Platz
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
daily-fair = Diese Würfel prüfen
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
shared-points = { $percent } % der möglichen Punkte
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
puzzle-open = offen
puzzle-mark_found =
    { $tries ->
        [1] sofort gefunden
       *[other] gefunden, { $tries }. Versuch
    }
puzzle-mark_missed = nicht gefunden
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
puzzle-missed = Heute nicht gefunden
puzzle-missed_by = Er war { $worth } wert, dein bester Versuch { $best }.
puzzle-back = Alle Rätsel dieses Tages
puzzle-all = Alle Rätsel des Tages
puzzle-share = Teilen
puzzle-share_text = Rätsel { $game }, { $day }: { $result }
puzzle-found = gelöst, { $tries } von 3
puzzle-not_found = nicht gelöst
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
end-challenges = Alle Aufgaben
end-next_challenge = Nächste Aufgabe
end-decides = niedrigste Reihe
end-best = Dein Rekord bisher: { $total }.
end-over = Die Partie ist zu Ende: { $why }.
end-best_now = Das ist dein neuer Rekord; vorher waren es { $total }.
end-why_weakest = Verglichen wird ab der niedrigsten Reihe, und hier ist der erste Unterschied: { $who } { $mine }, { $other } { $theirs }.
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
end-replay = Nachspielen
end-check = Würfel prüfen
end-coach = Coach
end-sheet = Dein Blatt zum Behalten:
end-pdf = PDF zum Drucken
end-png = Bild
end-svg = Zeichnung (SVG)
end-all_pdf = alle Blätter (PDF)
end-same_dice = Noch mal, gleiche Würfel
end-watch_rematch = Revanche anschauen
name = Rollwright
skip = Zum Inhalt springen
theme = Hell oder dunkel
nav-label = Seiten
nav-play = Spielen
nav-rules = Regeln
nav-score = Blatt werten
nav-replay = Nachspielen
nav-about = Über Rollwright
nav-games = Partien
nav-daily = Tages­würfel
nav-coach = Coach
about-description = Ein Tisch für Roll-and-Write-Spiele.
credits-short = Inoffiziell und nicht kommerziell; alle Zeichnungen sind unsere eigenen.
credits-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Umsetzung. Alle Zeichnungen und alle Regeltexte hier sind unsere eigenen.
credits-dice = Die Würfel sind fair, und du kannst das prüfen: Vor dem ersten Wurf zeigt jeder Tisch einen Fingerabdruck seines Geheimnisses, alle am Tisch geben eine eigene Zahl dazu, und nach der Partie wird das Geheimnis gezeigt.
credits-privacy = Cookies enthalten deinen Namen, deine Plätze und den Schlüssel zu deinem Profil; es gibt kein Konto, kein Tracking und keine Anfrage an andere Server.
credits-kept = Von jedem Tisch bleibt der Verlauf erhalten: die gewählten Namen, die Züge und was gesagt wurde. Er bleibt, bis der Betreiber dieses Servers den Tisch löscht.
credits-kept_days =
    { $days ->
        [one] Von jedem Tisch bleibt der Verlauf erhalten: die gewählten Namen, die Züge und was gesagt wurde. Er wird gelöscht, wenn einen Tag lang niemand den Tisch benutzt hat.
       *[other] Von jedem Tisch bleibt der Verlauf erhalten: die gewählten Namen, die Züge und was gesagt wurde. Er wird gelöscht, wenn { $days } Tage lang niemand den Tisch benutzt hat.
    }
credits-logs = Die Logs des Servers selbst enthalten keine Adressen, keine Tischcodes, keine Namen und keine Tokens.
home-title = Würfel raus, Stift zur Hand
home-lead = Kleine Welten, jede auf ein einziges Blatt gezeichnet. Spiele allein, gegen Bots oder mit bis zu hundert Freunden.
home-begin = In fünf Minuten lernen
home-play_first = { $game } spielen
home-play = Spielen
home-day-about = Heute würfeln alle genau dasselbe. Ein Versuch zählt.
home-day-played =
    { $count ->
        [one] { $count } Person ist fertig.
       *[other] { $count } Personen sind fertig.
    }
home-day-good = Was ist ein gutes Ergebnis?
home-day-rank = Mit { $points } Punkten bist du { $rank }.
home-day-best = Dein Rekord ist { $best }.
home-day-win = Ein Sieg, und sei er noch so knapp: Deine niedrigste Reihe zählt zuerst.
home-day-other = Anderes Spiel
home-day-quick = Ein Rätsel, 3 Min.
home-day-done = { $game }: schon gespielt
home-puzzle-lead = { $game }: Ein Zug ist deutlich mehr wert als alle anderen. Finde ihn.
home-puzzle-all = Alle Rätsel
home-continue = Weiterspielen
home-others =
    { $number ->
        [one] Noch eine Partie läuft
       *[other] { $number } weitere Partien laufen
    }
home-move = Ziehen
home-waits =
    { $more ->
        [0] { $name } wartet
        [one] { $name } und { $more } weitere Person warten
       *[other] { $name } und { $more } weitere warten
    }
home-best = Dein Rekord
home-best_word = Rekord
home-all_games = Alle meine Partien
home-learnt = gelernt
home-learn_on = Weiter: { $step } von { $steps }
home-friends = Mit Freunden spielen
home-friends_lead = Ein Link oder QR-Code für alle, bis zu hundert an einem Tisch; oder zwei bis sechs, die ein Gerät herumreichen.
home-set_table = Tisch öffnen
home-one_device = Auf einem Gerät
home-code = Hast du einen Code?
home-join = Beitreten
home-games = Die Spiele
home-players = { $number } Spieler
home-minutes = { $number } Min.
home-together = Zusammen
home-rules = Regeln
home-learn = Lernen
home-challenges = Aufgaben
home-alone = allein
home-against = gegen { $level } { $pips }
home-rival = Gegen wen
home-begin_here = Einstieg
home-simulate = Bots eine Million Partien spielen lassen
home-your_move = du bist dran
home-wrong_code = Es gibt keinen Tisch mit diesem Code. Er hat sechs Buchstaben und Ziffern; frag bei der Person nach, die ihn dir geschickt hat.
home-puzzles = Rätsel
ladder-road = Der Weg durch { $game }
ladder-medals = { " " }von { $of } Medaillen
ladder-next = Als Nächstes: { $name }.
ladder-done = Alle geschafft.
ladder-try = Versuchen
ladder-ranks = Die Ränge von { $game }
ladder-best = Rekord { $points }
ladder-to_next =
    { $points ->
        [one] Noch { $points } Punkt bis: { $rank }
       *[other] Noch { $points } Punkte bis: { $rank }
    }
ladder-top = Höher geht es nicht.
challenges-title = { $game }: Aufgaben
challenges-lead = Für eine Person, jede mit einem eigenen Ziel. Was du geschafft hast, trägt eine Medaille.
challenges-play = Spielen
challenges-won = geschafft
simulate-title = Simulation
simulate-lead = Bots spielen in deinem Browser gegen die Würfel, so viele Partien, wie du abwartest. Alle Bots haben die gleichen Würfel und gleich viel Zeit.
simulate-game = Spiel
simulate-bots = Bots
simulate-start = Start
simulate-pause = Pause
simulate-go_on = Weiter
simulate-save = Als CSV speichern
simulate-no_bot = Wähle mindestens einen Bot.
simulate-result = Mittel { $mean } ± { $error }, von { $low } bis { $high }
simulate-games =
    { $games ->
        [one] { $games } Partie, { $rate } pro Sekunde
       *[other] { $games } Partien, { $rate } pro Sekunde
    }
local-elsewhere = Dieser Tisch ist in einem anderen Tab oder Fenster offen. Schließ ihn dort, dann geht es hier weiter.
local-failed = Diese Seite konnte nicht starten: { $why }
local-no_page = diese Seite gibt es nicht
local-loading = Die Regeln werden geladen: nur dieses eine Mal.
join-rules = So wird gespielt
join-title = Bei { $game } mitspielen
join-invited = Du bist eingeladen zu
join-left = Du bist gegangen. Dein Platz ist frei bei
join-lead = Tisch { $code }. Schon da: { $names }.
join-nobody = noch niemand
join-sit = Hinsetzen
join-back = Meinen Platz zurücknehmen
join-begun = Die Partie läuft schon, und alle Plätze sind besetzt: Schau zu oder warte auf die nächste.
join-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
join-watch = Nur zuschauen
join-which_sheet = Wessen Blatt du spielst
join-sheet = Blatt { $number }
rules-table = Tabelle
rules-drawer = Regeln von { $game }
rules-failed = Die Regeln ließen sich nicht laden; versuch es noch einmal.
rules-picture = Ein Blatt von { $game } mitten in der Partie
rules-print_here = Blatt und Regeln drucken
rules-print = Blätter und Regeln drucken:
rules-print_a4 = A4
rules-print_letter = Letter
form-name = Dein Name
form-avatar = Dein Zeichen
form-default_name = Spieler
away-play = Inzwischen allein spielen
away-title = Der Server antwortet nicht
away-text = Vielleicht wurde er angehalten, oder es gibt kein Netz. Nichts ist verloren: Was gezeichnet ist, bleibt dort erhalten. Bis er wieder da ist, kannst du allein spielen, in diesem Browser.
away-card = Ohne Netz spielen
away-lead = Partien allein und gegen Bots, Lektionen und Rätsel gehen auch ohne Netz, sobald dieser Browser sie aufbewahrt (etwa 10 MB). Was du dann spielst, zählt hier, wenn die Leitung wieder da ist.
away-keep = Fürs Spielen ohne Netz aufbewahren
away-keeping = Wird aufbewahrt; du kannst inzwischen weitermachen.
away-kept = Aufbewahrt: Es geht ohne Netz.
away-begin = Öffnen
print-title = { $game } auf Papier
print-lead = Alles passt auf A4 und Letter. Papier und Anzahl wählst du im Druckdialog des Browsers.
print-what = Was gedruckt wird
print-sheet = Blatt
print-rules = Regeln
print-cards = Karten zum Ausschneiden
print-do = Drucken
credits-licence = Die Lizenz von Rolling Fiefdoms: CC BY-NC-SA 4.0
credits-rules = Am Fuß der Regeln jedes Spiels steht, woher sie kommen.
language-choose = Sprache
lesson-title = Lektion
lesson-progress = Fortschritt der Lektion
lesson-next = Weiter
lesson-play = Weiter gegen: { $rival }
lesson-learnt = Jetzt kannst du { $game } spielen.
lesson-next_lesson = Nächste Lektion: { $game }
lesson-challenges = Zu den Aufgaben
lesson-skip = Überspringen
lesson-roll = Würfle.
lesson-move = Folge dem Leuchten.
lesson-end = Ab hier ist es deine Partie.
back-title = Zurück auf deinen Platz
back-lead = Einen Moment: Du bekommst deinen Platz zurück.
back-none = Dieser Link führt zu keinem Platz. Hol dir am Tisch einen neuen.
back-go = Platz einnehmen
back-other = Du sitzt schon an diesem Tisch, als { $mine }. Dieser Link führt zum Platz von { $other }. Ein Browser hat nur einen Platz am Tisch: Wenn du wechselst, kommst du auf deinen nur mit deinem eigenen Link zurück.
back-keep = { $name } bleiben
back-change = { $name } werden
slow-title = Du bist dran
slow-body = { $game }: Du bist dran.
slow-ask = Sag mir, wenn ich dran bin
kept-here = Deine Partien und dein Name liegen in diesem Browser und sonst nirgends. Mit der Datei auf der Seite deiner Partien nimmst du sie mit: in einen anderen Browser oder an einen Tisch mit Server.
kept-title = Was gespeichert wird und wie lange
kept-cookie = Dieser Browser hat einen Schlüssel zu deinem Profil und zu deinen Plätzen, in Cookies, die kein Skript lesen kann.
kept-profile = Gespeichert sind hier dein Name, dein Zeichen, deine Einstellungen, deine Wertungszahl und welche Partien, Freunde und gelösten Rätsel dir gehören. Von Schlüssel, Code und Freundeslink nur Fingerabdrücke.
kept-profile-ever = Ein Profil bleibt, bis du es löschst.
kept-profile-days =
    { $days ->
        [one] Ein Profil, das einen Tag lang niemand benutzt hat, wird gelöscht.
       *[other] Ein Profil, das { $days } Tage lang niemand benutzt hat, wird gelöscht.
    }
kept-games = Eine Partie steht hier, ebenso das Ergebnis eines Tages oder geteilter Würfel, solange die Tische von damals gespeichert sind.
kept-nobody = Keine Adresse, keine E-Mail, kein Tracking, keine Anfrage an andere Server.
day-letters = MDMDFSS
day-today = heute
day-yesterday = gestern
plot-progress =
    { $count ->
        [one] Punkte aus { $count } Partie: erste { $first }, letzte { $last }, beste { $best }
       *[other] Punkte aus { $count } Partien der Reihe nach: erste { $first }, letzte { $last }, beste { $best }
    }
plot-spread =
    { $count ->
        [one] Punkte aus { $count } Partie von { $low } bis { $high }, Mittel { $mean }
       *[other] Punkte aus { $count } Partien von { $low } bis { $high }, Mittel { $mean }
    }
plot-first = erste Partie
plot-last = Partie { $number }
plot-mean = Mittel { $mean }
preview-open =
    { $free ->
        [one] Setz dich dazu: { $free } Platz ist frei.
       *[other] Setz dich dazu: { $free } Plätze sind frei.
    }
preview-playing = Hier läuft eine Partie: Schau zu.
preview-over = Die Partie ist zu Ende: { $result }
preview-hidden = Eine Partie mit Würfeln, die andere noch spielen können.
preview-day = Die gleichen Würfel für alle, ein Versuch zählt. Was machst du daraus?
preview-shared = Spiel genau dieselben Würfel wie deine Freunde, wann du magst, und sieh, wer mehr daraus gemacht hat.
return-ask = Ein Link zu meinem Platz
return-label = Ein Link zu meinem Platz
return-keep = Öffne diesen Link auf einem anderen Gerät oder falls dieser Browser dich vergisst. Wer ihn hat, hat deinen Platz: Behalte ihn für dich.
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite.
seat-free = freier Platz
seat-you = du
seat-host = Host
seat-bot = Bot
seat-number = Platz { $number }
new-house_names = Was sich ändern lässt
new-title = Tisch öffnen
new-game = Spiel
new-people = Leute
new-bots = Bots
new-seats = Plätze
new-device = Wo ihr spielt
new-device_own = Jeder am eigenen Gerät
new-device_own-help = Der Tisch hat einen Code, einen Link und einen QR-Code.
new-device_one = Alle an diesem Gerät
new-device_one-help = Zwei bis sechs Leute reichen es herum.
new-device_people = { $fewest } bis { $most } Leute können sich ein Gerät teilen.
new-companions = Wer noch?
new-companion = Person { $number }
new-guest = Ein Bot von anderswo.
rules-number-old = Nummer { $number }, wie zu Beginn dieses Spiels; seither wurden sie berichtigt
new-house = Hausregeln
new-house_help = Zahlen des Spiels, geändert: NAME=WERT, durch Leerzeichen getrennt, etwa { $example }.
new-options = Optionen
new-times = Zeit und Tipps
new-timer = Zeit pro Runde
new-no_timer = unbegrenzt
new-timer30 = 30 Sekunden
new-timer60 = 1 Minute
new-timer120 = 2 Minuten
new-timer_day = 1 Tag
new-timer3 = 3 Tage
new-timer7 = 7 Tage
new-roll_after = Der nächste Wurf
new-roll_hand = jemand würfelt
new-roll_now = sofort
new-roll3 = nach 3 Sekunden
new-roll10 = nach 10 Sekunden
new-stand_in = Spielt weiter für Abwesende
new-open = Tisch öffnen
new-hints = Tipps
new-hints_alone = solange sonst niemand mitspielt
new-hints_all = für alle
new-hints_nobody = für niemanden
new-seeded = { $game }: die Würfel von Seed { $seed }
new-which = Welches Spiel?
new-who = Wer spielt?
new-you = Und du?
new-more = Optionen, Zeit und Tipps
new-level = Wie gut die Bots spielen
avatar-pine = Kiefer
avatar-house = Haus
avatar-wave = Wellen
avatar-fish = Fisch
avatar-sun = Sonne
avatar-moon = Mond
avatar-star = Stern
avatar-peak = Berg
avatar-leaf = Blatt
avatar-fire = Feuer
wrong-title = Das hat nicht geklappt
wrong-home = Zurück zu den Spielen
wrong-stopping = Der Server wird gerade angehalten; frag gleich noch einmal.
wrong-busy = Gerade wartet schon zu viel auf Antwort; versuch es gleich noch einmal.
wrong-too_long = Das hat zu lange gedauert und wurde abgebrochen.
wrong-too_large = Das hat zu viel Speicher gebraucht und wurde abgebrochen.
wrong-failed = Das ließ sich nicht beantworten; versuch es noch einmal.
wrong-too_many = Das ist ein bisschen viel auf einmal; warte kurz und versuch es noch einmal.
wrong-no_sheet = Dieses Blatt gibt es nicht.
wrong-nothing_ticked = { $option }: Kreuze mindestens eins an.
practice-title = Übung.
practice-new = Die Würfel kommen von Seed { $seed }, wie auf dem gedruckten Streifen und im Terminal. Jeder kann sie vorher kennen, also lässt sich über sie nichts beweisen.
practice-seed = Die Würfel kommen von Seed { $seed }; es sind keine fairen Würfel, die sich prüfen ließen.
practice-lesson = Diese Partie begann als Lektion: Ihre Würfel sind keine fairen Würfel, die sich prüfen ließen.
practice-start = Die Partie ging in Runde { $turn } vom Papier aus weiter.
practice-paper = Vom Papier.
paper-title = Eine Papierpartie weiterspielen
paper-lead = Gib die Blätter aller Spieler ein, eins nach dem anderen; die Partie geht hier weiter, wie sie auf dem Papier steht. Im Protokoll steht, dass sie so begann.
paper-add = Blatt hinzufügen
paper-remove = Blatt entfernen
paper-sheet = Blatt { $number }
paper-who = Wer es spielt
paper-me = ich
paper-person = jemand, der dazukommt
paper-bot = ein Bot: { $level }
paper-when = Wo die Partie steht
paper-turn = Runde
paper-turn-help = Die Runde, die jetzt beginnt, falls die Blätter es nicht selbst verraten.
paper-dice = Würfel eines gedruckten Streifens
paper-seed = Seed
paper-seed-help = Leer lassen für faire Würfel.
paper-rolled = Bisher gelesene Würfe
paper-rolled-help = Wenn leer, einer für jede Runde davor; ausgeteilte Karten und Neuwürfe zählen mit.
paper-open = Weiter
paper-points =
    { $total ->
        [one] { $game }: bisher { $total } Punkt
       *[other] { $game }: bisher { $total } Punkte
    }
paper-no_sheet = Weiter geht es nur mit mindestens einem Blatt.
paper-one_me = Genau ein Blatt ist deins: Wähle einmal „ich“.
paper-rival = Wer die andere Seite spielt
paper-example = Ein Beispiel: { $game }
paper-tap = Das Blatt lieber antippen
paper-own = Oder spiel ab irgendeiner Runde einer eigenen Partie weiter: Wähle sie, dann „Ab Runde … weiterspielen“.
setup-title = { $game } { $code }: Plätze und Optionen
setup-save = Tisch ändern
setup-back = Zurück zum Tisch
profile-title = Du
profile-lead = Es gibt kein Konto: Dieser Browser bist du. Dein Name, dein Zeichen, deine Einstellungen und deine Partien gehören zu einem Profil, das du mitnehmen kannst.
profile-since = Dabei seit { $day }.
profile-save = Speichern
profile-saved = Gespeichert.
profile-moved = Dieses Gerät gehört jetzt auch dir: Dein Name, deine Einstellungen und deine Partien sind da.
profile-renewed = Andere Geräte sind abgemeldet, und der alte Code gilt nicht mehr.
profile-device = Anderes Gerät nutzen
profile-device-title = Deine anderen Geräte
profile-device-lead = Ein Code und ein Link bringen dein Profil auf ein Handy oder einen anderen Rechner, und holen es zurück, falls dieser Browser dich vergisst.
profile-device-how = Richte die Kamera des anderen Geräts hierauf oder gib den Code dort unter „Du“ ein.
profile-device-keep = Schreib den Code auf. Wer ihn hat, hat dein Profil, also behalte ihn für dich; niemand hier kann ihn für dich nachschlagen.
profile-qr = QR-Code des Links, der dein Profil mitnimmt
profile-have_code = Ich habe einen Code
profile-code = Wiederherstellungscode
profile-open = Profil öffnen
profile-arrive = Einen Moment: Dein Profil wird geöffnet.
profile-no_code = Dieser Link enthält keinen Code. Hol dir einen auf dem anderen Gerät, unter „Du“.
profile-wrong_code = kein Profil hat diesen Code; prüf jeden Buchstaben noch einmal
profile-none = dieser Browser hat kein Profil; beginne eine Partie oder öffne deins mit seinem Code
profile-instead = Dieser Browser gehört { $mine }. Der Code führt zum Profil von { $other }. Wenn du wechselst, kommst du zu { $mine } nur mit dem Code dieses Profils zurück.
profile-first_mine = Zuerst den Code von { $name } zeigen
profile-same = Dieser Browser hat ein Profil, und der Code führt zu einem anderen. Beide heißen { $name }. Wenn du wechselst, kommst du zu diesem nur mit seinem eigenen Code zurück.
profile-same-keep = Dieses Profil behalten
profile-same-change = Zum anderen Profil wechseln
profile-same-first = Zuerst den Code dieses Profils zeigen
profile-open-ask = Das Profil von { $name } auf diesem Gerät öffnen?
profile-open-other = Das Profil von { $name } öffnen
profile-seats =
    { $count ->
        [one] Dieser Browser hat einen Platz bei { $count } Partie. Der Code führt zum Profil von { $other }. Wenn du es öffnest, gibt dieser Browser den Platz auf; das andere Profil bekommt ihn nicht.
       *[other] Dieser Browser hat Plätze bei { $count } Partien. Der Code führt zum Profil von { $other }. Wenn du es öffnest, gibt dieser Browser die Plätze auf; das andere Profil bekommt sie nicht.
    }
profile-seats-keep = Zuerst die Plätze dieses Browsers ansehen
profile-renew = Neuer Code, andere Geräte abmelden
profile-renew-title = Jemand hat meinen Code gesehen
profile-renew-lead = Der alte Code gilt dann nicht mehr, und alle anderen Geräte sind abgemeldet. Dieser Browser bleibt deiner.
profile-lost = Dein neuer Code ging unterwegs verloren
profile-lost-lead = Für dein Profil wurde ein neuer Code gemacht, der nie in diesem Browser ankam. Bis er benutzt wird, kannst du ihn noch einmal schicken lassen.
profile-lost-again = Noch einmal schicken
profile-back = Zurück zu deinem Profil
profile-delete = Mein Profil löschen
profile-delete-lead = Dein Profil, sein Code und die Partien, die du allein gespielt hast, werden gelöscht. Partien mit anderen bleiben deren Partien, mit dem Namen, unter dem du gespielt hast; wo eine noch läuft, übernimmt ein Bot deinen Platz.
profile-delete-sure =
    { $games ->
        [one] { $name } mit { $games } Partie endgültig löschen? Niemand kann sie zurückholen.
       *[other] { $name } mit { $games } Partien endgültig löschen? Niemand kann sie zurückholen.
    }
profile-stay = Bleiben
friends-title = Freunde
friends-all = Alle Freunde
friends-none = Noch niemand.
friends-lead = Schick deinen Freundeslink an Leute, die du kennst. Ihr sagt beide Ja und seht dann die offenen Tische und Ergebnisse voneinander zuerst.
friends-make = Freundeslink erzeugen
friends-link = Dein Freundschaftslink
friends-send = Senden
friends-copied = Kopiert
friends-renew-title = Link erneuern
friends-renew-lead = Der alte Link gilt dann nicht mehr. Deine Freunde bleiben.
friends-renew = Neuer Link
friends-came = Über diesen Link kamen: { $names }.
friends-part =
    { $count ->
        [one] Neuer Link, und diese { $count } Freundschaft beenden
       *[other] Neuer Link, und diese { $count } Freundschaften beenden
    }
friends-remove = Freundschaft mit { $name } beenden
friends-arrive = Einen Moment: Der Freundeslink wird gelesen.
friends-no_link = Diese Adresse enthält keinen Freundeslink. Lass dir einen neuen geben.
friends-look = Ansehen
friends-ask = Mit { $name } befreundet sein?
friends-ask-lead = Du und { $name } seht dann die offenen Tische und Ergebnisse voneinander zuerst. Ihr könnt das beide jederzeit beenden.
friends-yes = Ja, gern
friends-no = Nein
friends-wrong_link = niemand hat diesen Freundeslink, oder nicht mehr; lass dir einen neuen geben
friends-tag = befreundet
open-title = Offene Tische
open-lead = Setz dich zu Leuten, die du noch nicht kennst, oder schau bei einer laufenden Partie zu.
open-sit = Freie Plätze
open-none = Gerade wartet kein Tisch auf jemanden.
open-watch_now = Läuft gerade
open-nothing = Gerade läuft keine offene Partie.
open-all = Alle offenen Tische
open-of = Tisch von { $name }
open-seats = { $taken } da, { $free } frei
open-turn =
    { $seats ->
        [one] Runde { $turn }, { $seats } spielt
       *[other] Runde { $turn }, { $seats } spielen
    }
open-now = gerade eben
open-minutes = seit { $count } Min.
open-hours = seit { $count } Std.
open-mine = Zurück
open-watch = Zuschauen
open-sit_at = An den Tisch von { $name } setzen, { $game }
open-for = für { $count }
open-how_many = Wie viele Plätze
open-anyone = Wer mag?
open-not_now = nur ein Tisch mit Plätzen für mehrere Leute wird als offen gezeigt, und nur vor Beginn der Partie
rating-title = Deine Wertungszahl, { $game }
rating-none = Gewinne oder verliere eine gewertete Partie { $game }, und du hast eine Wertungszahl.
rating-value = { $rating } ± { $spread }
rating-games =
    { $count ->
        [one] nach { $count } Partie
       *[other] nach { $count } Partien
    }
rating-lead = Es zählen Partien zu zweit, bei denen es nicht für alle Tipps gibt, und Partien gegen eine Stufe ganz ohne Tipps: mit fairen Würfeln und den gedruckten Regeln. Wer geht, hat verloren. Gegner ändern deine Wertungszahl, sobald sie fünf gewertete Partien gegen drei Gegner haben.
rating-play_against = Gewertet gegen { $level }
rating-changed = Deine Wertungszahl: { $rating } ({ $change })
rating-rated = gewertet
seats-title = Plätze dieses Browsers
seats-keep = Diese Partien behalten
seats-other = Einige davon gehören schon zu den Partien eines anderen Profils.
games-none = In diesem Browser ist noch nichts gespielt. Jede Partie, die du beginnst, bleibt hier, und du kannst sie auf ein anderes Gerät mitnehmen.
games-begin = Spiel wählen
games-since =
    { $count ->
        [one] { $count } Partie seit { $day }
       *[other] { $count } Partien seit { $day }
    }
games-best = Rekord, { $game }
games-won_share = Siege mit anderen
games-filters = Welche Partien
games-all = Alle { $count }
games-won = Siege
games-running = Laufend
games-week = Diese Woche
games-older = Davor
games-empty = So eine Partie gibt es noch nicht.
games-newer = Neuere
games-older_games = Ältere
games-first = Sieg
games-place = Platz { $place } von { $seats }
games-lesson = Lektion
games-imported = mitgebracht
games-alone = allein
games-more = und { $count } weitere
games-go_on = Weiter
games-delete = Diese Partie löschen: { $game }
games-delete_sure = Diese Partie endgültig löschen?
games-progress = Fortschritt
games-plotted =
    { $count ->
        [one] { $game }, { $count } Partie
       *[other] { $game }, { $count } Partien
    }
games-lately =
    { $count ->
        [one] Deine letzte Partie brachte { $last }, deine erste { $first }.
       *[other] Deine letzten { $count } Partien brachten im Schnitt { $last }, deine ersten { $count } { $first }.
    }
games-spread = So streuen deine Punkte
games-terms = Woher deine Punkte kommen
games-rules = Spiele nach früheren Regeln ({ $older }) zählen getrennt: Verlauf und Bestwert oben sind von Regeln { $newest }.
games-beside = Der lange Strich und die letzte Zahl: wie weit du vom Mittel der Stufe { $level } entfernt bist.
games-strongest = Der kurze Strich: das Mittel der Stufe { $level }.
games-of = { $count } von { $of }
games-puzzles = Rätsel gelöst
games-files = Mitnehmen
games-export = Profil und Protokolle in einer Datei
games-import = Profil oder Protokolle aus einer Datei mitbringen
games-no_records = In dieser Datei ist kein Protokoll.
games-too_large = Diese Datei ist zu groß: Höchstens { $size } MB werden gelesen.
games-reading = { $count } gelesen …
games-brought = { $read } gelesen, { $added } neu.
games-shared = geteilte Würfel
games-daily = Tageswürfel
bests-title = Deine Rekorde: { $game }
bests-what = Spiel
bests-best = Rekord
bests-games = Partien
bests-alone = allein
bests-people = mit Leuten
bests-level = gegen { $level }
bests-won = ({ $won } gewonnen)
refused-fast = das war zu schnell
refused-watching = wer zuschaut, kann nicht spielen
refused-rolls = deine Würfe warten schon
refused-again = das war zu schnell; versuch es noch einmal
refused-stale = danach ist nicht mehr gefragt
refused-sheet = dieses Blatt gibt es nicht
refused-tapping = { $place } lässt sich nicht durch Antippen schreiben; ändere stattdessen den Text
refused-mark = { $mark } kann nicht auf { $place } stehen
refused-field = { $name } kann nicht { $value } sein
refused-secret = das Geheimnis wird gezeigt, wenn die Partie zu Ende ist
refused-profile-begin = ein Profil beginnt mit der Zeile { $line }
refused-profile-line = { $key } kommt in einem Profil nicht vor
refused-profile-solved = ein gelöstes Rätsel schreibt man als Tag, Spiel, Stufe und Versuche
refused-profile-long = ein Profil hat höchstens { $most } Zeilen
refused-profile-day = von { $day } gibt es keine Rätsel
refused-profile = dieses Profil ist nicht lesbar: { $why }
refused-number = { $what }: eine Zahl von 0 bis { $most }, nicht { $text }
refused-store = das lässt sich gerade nicht sichern; versuch es gleich noch einmal
refused-example = für { $game } gibt es noch kein Beispiel
refused-device = dieser Platz ist nicht an diesem Gerät
refused-alone = { $game } ist für eine Person
refused-browser = der Browser kann das nicht sichern: { $why }
refused-failed = das ist fehlgeschlagen: { $why }
refused-wait = das war zu schnell; warte kurz
refused-host = so heißt dieser Server nicht; wer ihn betreibt, kann den Namen mit --name erlauben
host-pause = Pause
host-resume = Weiter
host-extend = +{ $seconds } s
host-end = Für alle beenden
sure-end = Die Partie für alle beenden? Niemand kann das zurücknehmen, und niemand gewinnt.
sure-leave = Deinen Platz aufgeben? Ein Bot spielt für dich weiter; solange der Platz frei ist, kannst du ihn zurücknehmen.
sure-leave_early = Deinen Platz aufgeben? Er ist dann für andere frei.
screen-open_it = Großbild
screen-join = Mitspielen
screen-wall = Die besten Blätter
screen-open = Nehmt Platz
screen-lost = Die Verbindung ist weg; sie kommt von selbst wieder.
screen-turn = Runde { $number }
screen-sit = { $number } am Tisch
screen-start_here = Code scannen, Namen wählen, hinsetzen.
screen-paused = Pause
screen-paused_more = Stifte weg: Die Uhr steht still.
screen-roll = Alle haben gezeichnet
screen-roll_in = Gewürfelt wird in { $seconds } s
screen-moves = Am Zug: { $names }
screen-drawn =
    { $number ->
        [one] { $number } von { $of } hat gezeichnet
       *[other] { $number } von { $of } haben gezeichnet
    }
screen-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde, dann Stifte weg
       *[other] Noch { $seconds } Sekunden, dann Stifte weg
    }
screen-over = Danke fürs Spiel!
screen-rest = und { $number } weitere, Median aller { $middle }
screen-more = und { $number } weitere
screen-leads = führt
screen-climbs =
    { $number ->
        [one] { $number } Platz hinauf
       *[other] { $number } Plätze hinauf
    }
screen-place = Platz { $place }
screen-best = das beste Blatt
screen-own = Dein eigenes Blatt
screen-middle = { $number } Ergebnisse, das mittlere: { $middle }
screen-most = die meisten Punkte für { $term }
screen-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
score-decides = entscheidet: { $term }
score-rank_end = Rang: { $rank }
score-none = Noch ist nichts gezeichnet.
score-total = gesamt
score-rank = Rang bisher: { $rank }
score-weakest = niedrigste Reihe: { $rows }
change-none = keine Markierung
change-labour = Arbeiter gehen dorthin, wo sie mehr bringen: von { $from } zu { $to }.
change-weakest = niedrigste Reihe { $from } → { $to }
cards-title = Die Karten dieser Partie
cards-count = Sie zählen am Ende, für alle am Tisch.
cards-show = Karten zeigen
cards-pays = gerade { $points } für dich
log-dealt = Karten werden ausgeteilt.
log-timed = Zeit um für { $who }: Die Vertretung { $text }.
log-hidden = { $who } hat gezeichnet.
log-joined = { $who } setzt sich dazu.
log-renamed = { $who } hat einen neuen Namen.
log-started = Die Partie beginnt.
log-rolled = Würfel: { $text }
log-moved = { $who } { $text }.
log-undone = { $who } nimmt den Zug zurück.
log-left = { $who } geht.
log-replaced = Ein Bot spielt weiter für { $who }.
log-voted = { $who } will, dass ein Bot weiterspielt.
log-ended = Die Partie ist zu Ende.
log-rematched = Eine Revanche ist offen: { $text }
log-configured = Der Host ändert Plätze oder Optionen.
log-paused = Der Host pausiert die Partie.
log-resumed = Die Partie geht weiter.
log-extended = Der Host gibt { $text } Sekunden mehr.
goal-title = Dein Ziel.
task-confirm_choice = Nimm es oder überleg es dir anders.
task-over = Die Partie ist zu Ende.
task-open = Die Partie hat noch nicht begonnen.
task-roll = Würfeln
task-roll_again = Würfeln
task-roll_due = Gleich wird gewürfelt.
task-loading = Die Würfel werden gelesen …
task-waiting = Warten auf { $names }.
task-many = { $number } Spieler
task-confirm = Zeichne es oder überleg es dir anders.
task-more = Zeichne es oder wähle noch mehr.
task-otherwise = Zeichne es oder wähle anders.
task-place = Wähle, wo: Tippe aufs Blatt.
task-choose = Was zeichnest du?
task-menu = Wähle.
task-own = Du zeichnest { $what }.
task-and = { " " }und{ " " }
task-up_to = bis
task-missing = Was das Blatt nicht erlaubt
task-then = Dann, wenn du magst:
task-now = Dann wähle:
table-confirm_choice = Wählen
table-your_sheet = Blatt
table-panel = Würfel und Auswahl
table-side = Rund um den Tisch
table-score = Punkte
table-players = Spieler
table-talk = Verlauf und Chat
table-big = Blatt eines anderen
table-close = Schließen
table-dice = Würfel: { $faces }
table-undo = Rückgängig
table-turn = Drehen
table-mirror = Spiegeln
table-take = Nehmen
table-confirm = Zeichnen
table-change = Ändern
table-awaits = Tippe auf ein Feld und sieh, was es bringt.
table-awaits_choice = Wähle und sieh, was es bringt.
table-swap = Tauschen
phase-open = noch nicht begonnen
phase-playing = läuft
phase-over = zu Ende
hand-to = Gib das Gerät weiter an { $name }
hand-hidden = Die Blätter sind verdeckt, bis { $name } so weit ist.
hand-open = Am Zug: { $name }.
hand-ready = Ich bin { $name }
hand-back = Zug zurücknehmen
hand-on = Fertig, weitergeben
hand-clock = Wer sich ein Gerät teilt, spielt ohne Uhr.
lobby-listed = Als offen zeigen
lobby-listed_help = Alle dürfen sich dazusetzen und zuschauen. Es geht los, wenn jeder Platz besetzt ist.
lobby-is_listed = Dieser Tisch steht bei den offenen: Alle dürfen sich dazusetzen und zuschauen.
lobby-timer_days =
    { $days ->
        [one] { $days } Tag pro Runde
       *[other] { $days } Tage pro Runde
    }
lobby-seats = Am Tisch
lobby-start = Partie starten
lobby-wait = Der Host startet die Partie.
lobby-watching = Du schaust zu.
lobby-free = { $number } frei
lobby-free_note = Freie Plätze fallen weg.
lobby-add_bot = Bot hinzufügen
lobby-level = Stufe des Bots
lobby-remove_bot = { $name } entfernen
lobby-no_bot = Dort sitzt kein Bot.
lobby-full = Alle Plätze sind besetzt.
lobby-remove = Entfernen
lobby-timer = { $seconds } s pro Runde
lobby-free_paper = { $number } frei; jedes Blatt braucht jemanden, der es spielt
lobby-setup = Plätze und Optionen ändern
live-clock_drew = Deine Zeit war um: Die Vertretung { $what }.
live-clock_drew_hidden = Deine Zeit war um, und eine Vertretung hat für dich gezeichnet: das Unterstrichene.
live-take_back = Zurücknehmen
live-rolled = Gewürfelt: { $faces }.
live-your_move =
    { $number ->
        [one] Du bist dran: { $number } Möglichkeit.
       *[other] Du bist dran: { $number } Möglichkeiten.
    }
live-picked = Gewählt: { $what }. Eingabetaste zeichnet es.
live-picked_more = Gewählt: { $what }.
live-drawn = Gezeichnet: { $what }. Punkte: { $change }.
live-points = Punkte: { $number }
live-said = { $who } sagt: { $text }
live-over = Die Partie ist zu Ende.
live-last_sure = Das ist die letzte Runde.
live-last_maybe = Es ist kaum noch Platz: Die Partie kann mit dieser Runde enden.
ask-sound = Möchtest du Würfel, Stift und Stempel hören?
ask-sound-on = Ton an
ask-sound-off = Kein Ton
ask-roll = Sollen die Würfel ab jetzt von selbst rollen?
ask-roll-on = Von selbst
ask-roll-off = Ich würfle
bar-hurry = Die Zeit ist fast um: { $seconds } s. Bei null zeichnet eine Vertretung für dich.
bar-hurry_chosen = Die Zeit ist fast um: { $seconds } s. Bei null wird deine Wahl gezeichnet.
bar-turn = Runde { $number }
bar-turn_word = Runde
bar-last_sure = letzte Runde
bar-last_maybe = evtl. letzte
bar-you = Du
bar-rank = { $rank } von { $of }
bar-rank_word = Rang bisher
bar-watching = du schaust zu
bar-warming = Bots wärmen sich auf
bar-warming_title = Sie werden gerade kompiliert. Die schnellen spielen schon; wer plant, wartet, bis es fertig ist.
bar-menu = Menü
bar-paused = Der Host hat die Partie pausiert.
state-empty = leer
state-away = abwesend
state-thinking = denkt nach
state-drawn = hat gezeichnet
state-ready = bereit
state-yours = du bist dran
player-look = Blatt von { $name } zeigen
player-replace = Bot weiterspielen lassen
player-grace = Ein Bot darf übernehmen in { $time }
player-vote = Dafür stimmen, dass ein Bot weiterspielt
player-votes = Dafür stimmen, dass ein Bot weiterspielt (bisher { $number })
share-title = Andere einladen
share-alone = Diese Adresse öffnet nur dieser Rechner. Damit andere hereinkommen, starte den Server für das Netzwerk:
share-copy = Link kopieren
share-send = Link senden
share-copied = Kopiert
share-qr = Der Link als QR-Code
share-refused = Dein Browser lässt uns nicht kopieren: Nimm die Adresse oben
arrange-title = Wer arbeitet wo
arrange-best =
    { $total ->
        [one] Nachweislich das Beste: { $total } Punkt.
       *[other] Nachweislich das Beste: { $total } Punkte.
    }
arrange-as_good =
    { $total ->
        [one] Von Hand: { $total } Punkt, so gut wie das Beste.
       *[other] Von Hand: { $total } Punkte, so gut wie das Beste.
    }
arrange-worse =
    { $total ->
        [one] Von Hand: { $total } Punkt, { $less } weniger als das Beste.
       *[other] Von Hand: { $total } Punkte, { $less } weniger als das Beste.
    }
arrange-note = Am Tisch zählt das Beste, egal was du hier versuchst.
arrange-change = Selbst versuchen
arrange-how = Tippe auf Bewohner und dann auf ein Gebäude, oder auf ein Gebäude, um alle heimzurufen.
arrange-reset = Zurück zum Besten
arrange-not_now = zu verteilen gibt es erst etwas, wenn die Partie zu Ende ist
chat-label = Sag etwas
chat-placeholder = Sag etwas
chat-send = Senden
chat-phrases = Fertiger Satz …
menu-home = Alle Spiele
menu-leave = Platz aufgeben
menu-leave_note = Wenn du die Seite schließt, behältst du deinen Platz; wenn du ihn aufgibst, nicht.
menu-fingerprint = Fingerabdruck des Würfelgeheimnisses, festgelegt vor dem ersten Wurf: { $hash }
menu-log = Verzeichnis bis Ereignis { $number }, in dem jedes den Hash des vorigen trägt: { $hash }
menu-print = Blätter als PDF
menu-keys = Tasten: Pfeile gehen übers Blatt, Eingabe wählt und zeichnet, R dreht, M spiegelt, Esc geht zurück, Eingabe würfelt, Strg+Z macht rückgängig, ? zeigt dies.
menu-dice = Sind die Würfel fair?
line-lost = Die Verbindung ist weg; neuer Versuch läuft. Nichts ist verloren.
line-sending = Wird gesendet …
line-kept = Noch keine Antwort vom Server: Dein Zug bleibt und geht ab, sobald die Leitung wieder da ist.
rename-button = Name ändern
rename-title = Dein Name und Zeichen
rename-save = Speichern
tab-score = Punkte
tab-players = Spieler
tab-talk = Chat
tab-unread = Verlauf und Chat: { $number } neu
settings-title = Einstellungen dieses Browsers
settings-confirm = Vor dem Zeichnen fragen
settings-confirm-help = Aus: Ein Klick zeichnet sofort.
settings-roll = Von selbst würfeln
settings-roll-help = Der nächste Wurf kommt, sobald alle gezeichnet haben.
settings-sound = Ton
settings-sound-help = Würfel, Stift, Stempel und eine Glocke.
settings-motion = Bewegung
settings-motion-help = Rollende Würfel, fließende Tinte, fliegende Punkte; auf dem Handy spürst du es auch.
settings-patterns = Muster
settings-patterns-help = Für alle, die Farben schlecht unterscheiden: Farbtöne sind zusätzlich schraffiert.
studio-title = Werkstatt
studio-lead = Eine Datei ist ein ganzes Spiel. Ändere sie und sieh zu: Das Blatt folgt, und zehntausend Spiele sagen, was sich verschoben hat.
studio-play = Spielen
studio-print = Drucken
studio-share = Link kopieren
studio-save = Datei sichern
studio-open = Datei öffnen
studio-open_example = Mit einem Beispiel beginnen
studio-text = Text
studio-form = Formular
studio-games = 10 000 Spiele
studio-games_lead = Ein gieriger Bot spielt dein Blatt. Die Zahlen daneben sind, was deine letzte Änderung verschoben hat.
studio-run = 10 000 Spiele spielen
studio-halt = Anhalten
studio-so_far = { $games } Spiele
studio-mean = im Mittel
studio-half = die Hälfte
studio-best = das beste
studio-length = Züge
studio-choices = Möglichkeiten je Wahl
studio-better = gierig schlägt Zufall
studio-parts = Was jeder Teil bringt
studio-long = Nach 200 Zügen angehalten: { $games } von { $of } Spielen.
studio-dashed = Gestrichelt: vor der letzten Änderung.
studio-facts = Für { $low } bis { $high }, etwa { $minutes } Minuten. Die Datei ist Text von { $size } Bytes, und niemand braucht ein Konto.
studio-not_kept = Dieser Browser behält nichts: Sichere die Datei, bevor du gehst.
studio-turn = Zug { $turn }
studio-over = Zu Ende
studio-you = Du
studio-bot = Bot
studio-stop = Zurück zur Datei
studio-table_step = Schritt
studio-table_area = Bereich
studio-table_dice = Würfel
