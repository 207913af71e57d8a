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
return-ask = Link zurück zu meinem Platz
return-label = Link zurück zu meinem Platz
return-keep = Öffne diesen Link auf einem anderen Gerät oder falls dieser Browser dich vergisst. Wer ihn hat, hat deinen Platz: Behalte ihn für dich.
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite.
seat-free = freier Platz
seat-you = du
seat-host = Host
seat-bot = Bot
seat-number = Platz { $number }
