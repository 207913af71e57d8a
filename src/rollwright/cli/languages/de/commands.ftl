# Ergebnisse von Befehlen: score, replay, puzzle, daily, games, bots.
column-term = Wertung
column-points = Punkte
column-row = Reihe
row-total = gesamt
row-rank = Rang
row-lowest = aufsteigend
yes = ja
no = nein
# Teile einer Wertung neben ihren Zeilen; was hier fehlt, wird gezeigt, wie Programme es nennen.
part-over = zu Ende
part-leader = führt
part-active = aktiv
part-workers = Arbeiter
part-challenge = Aufgabe
part-passed = geschafft
part-reasons = Gründe
part-number = Nummer
part-name = Name
part-plot = Bauplatz
part-square = Raute
part-pips = Bewohner
part-points = Punkte
# Ein Teil eines Teils: „Aufgabe geschafft: nein“.
part-value = { $part }: { $value }
part-of-part = { $part } { $name }: { $value }

# ---- replay
seat-name = Platz { $number } { $name }
seat-number = Platz { $number }
goes-on-in = Die Partie geht in Runde { $turn } weiter.
over-after-won =
    { $turns ->
        [one] Zu Ende nach { $turns } Runde ({ $ending }). Gewonnen: { $names }.
       *[other] Zu Ende nach { $turns } Runden ({ $ending }). Gewonnen: { $names }.
    }
over-after =
    { $turns ->
        [one] Zu Ende nach { $turns } Runde ({ $ending }). Niemand hat gewonnen.
       *[other] Zu Ende nach { $turns } Runden ({ $ending }). Niemand hat gewonnen.
    }

# ---- puzzle
puzzle-dice = Würfel { $dice }
puzzle-turn = Runde { $turn }
puzzle-find = { $where }: Finde den Zug, der { $worth } wert ist.
puzzle-find-marks =
    { $worth ->
        [one] { $where }: Finde den Zug, der { $worth } Markierung wert ist.
       *[other] { $where }: Finde den Zug, der { $worth } Markierungen wert ist.
    }
puzzle-your-move = Dein Zug:
puzzle-no-move = Das ist hier kein Zug; `rollwright moves` zeigt, wie man Züge schreibt.
puzzle-solved = Gelöst!
puzzle-worth =
    { $left ->
        [one] Das ist { $worth } wert; noch { $left } Versuch.
       *[other] Das ist { $worth } wert; noch { $left } Versuche.
    }
puzzle-answer = Die Lösung: { $move }

# ---- daily
daily-number = Würfel Nr. { $number }, { $day }
daily-nothing = { $game }: Für diesen Tag ist nichts festgelegt
daily-finished = { $game }: { $number } fertig
daily-par = Par: { $results }
daily-commitment = Festlegung { $value }
daily-salt = Salt { $value }
daily-secret = Geheimnis { $value }

# ---- games und bots
column-game = Spiel
column-seats = Plätze
column-minutes = Minuten
column-about = was es ist
games-more = { $options } zeigt die Optionen, { $rules } die Regeln.
options-of = { $game }: Optionen
house-rules-of = { $game }: Hausregeln, üblicher Wert zuerst
column-name = Name
column-values = Werte
column-meaning = Bedeutung
options-set = Setz sie hinter das Spiel: { $command }
options-none = { $game } hat keine Optionen.
levels = Stufen
column-level = Stufe
column-bot = Bot
column-plays = wie er spielt
bots-of = { $game }: { $names }
other-names = Andere Namen für --bot
bot-planner = 500 Probepartien pro Zug; planner:2s denkt zwei Sekunden
bot-greedy = sieht nur vier zufällige Züge
bot-sage = patzt mit Wahrscheinlichkeit 0,1
bot-values = spielt nach eigenen Werten (rollwright learn-values)
bot-own = ein eigener Bot, aus einer Datei oder als module:Class
