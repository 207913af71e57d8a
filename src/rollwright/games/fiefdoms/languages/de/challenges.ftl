# Die Solo-Aufgaben in einem Satz.
challenge-name-1 = Erste Steine
challenge-name-2 = Recht auf Wasser
challenge-name-3 = Freibriefe
challenge-name-4 = Pakt mit dem Volk
challenge-name-5 = Aufklärung
challenge-name-6 = Glut des Aufruhrs
challenge-name-7 = Kriegstrommeln
challenge-name-8 = Rand der Welt
# Im Terminal und am Ende.
challenge-key-1 = Erste Steine
challenge-key-2 = Recht auf Wasser
challenge-key-3 = Freibriefe
challenge-key-4 = Pakt mit dem Volk
challenge-key-5 = Aufklärung
challenge-key-6 = Glut des Aufruhrs
challenge-key-7 = Kriegstrommeln
challenge-key-8 = Rand der Welt
# Was sie verlangen.
challenge-text-1 = Erreiche 40 Punkte und 6 bewohnte Katen. Großbauten dürfen nicht gebaut werden.
challenge-text-2 = Erreiche 60 Punkte mit 3 Brunnenhäusern und ganz ohne Abzug für Brunnenhäuser.
challenge-text-3 = Erreiche 60 Punkte und beide Gilden (30 davon). Du beginnst mit 1 Einfluss.
challenge-text-4 = Erreiche 70 Punkte ohne Abzug für Vagabunden. Setz vor Runde 1 ein Rathaus oder eine Gilde auf den mittleren Bauplatz; 24 Runden folgen.
challenge-text-5 = Erreiche 80 Punkte, 15 davon mit der Universität.
challenge-text-6 = Erreiche 80 Punkte. Nach jeder Runde wächst die Unruhe um 1, wenn du einen Großbau gebaut hast, um 1 für jeden in dieser Runde benutzten Einfluss und um 1 bei mehr als 8 Vagabunden, höchstens um 4. Bei jeder 4. Unruhe sperrst du eine leere Raute.
challenge-text-6-before = Erreiche 80 Punkte. Nach jeder Runde wächst die Unruhe um 1, wenn ein Großbau steht, um 1 für jeden in dieser Runde benutzten Einfluss und um 1 bei mehr als 8 Vagabunden, höchstens um 4. Bei jeder 4. Unruhe sperrst du eine leere Raute.
challenge-text-7 = Erreiche 80 Punkte und 4 Kasernen. Sie ersetzen die Katen (Code B): 3 Arbeiter; eine aktive bietet Platz für 8 und bringt 5 auf einer langen Diagonale des Lehens.
challenge-text-8 = Erreiche 80 Punkte und die Fischergilde; jede Fischerei steht aktiv neben einem aktiven Markt. Fischereien (P) ersetzen die Windmühlen: 2 Arbeiter, 3 Punkte, +1 für jeden aktiven Markt daneben. Die Gilde (PG) ersetzt WG und braucht an jedem der vier äußeren Ränder eine eigene aktive Fischerei.
# $name: challenge-name, $text: challenge-text
goal = Aufgabe { $number }, { $name }: { $text }
# Was eine Aufgabe verlangt, in Kürze: Zeilen mit einem Kästchen zum Abhaken.
aim-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
aim-cottages =
    { $number ->
        [one] { $number } bewohnte Kate
       *[other] { $number } bewohnte Katen
    }
aim-springs =
    { $number ->
        [one] { $number } Brunnenhaus
       *[other] { $number } Brunnenhäuser
    }
aim-forfeits = kein aufgegebener Bauplatz neben einem Brunnenhaus
aim-charters =
    { $number ->
        [one] { $number } Gilde, die zählt
       *[other] { $number } Gilden, die zählen
    }
aim-vagrants = kein Vagabund zählt
aim-learning =
    { $number ->
        [one] { $number } Punkt durch die Universität
       *[other] { $number } Punkte durch die Universität
    }
aim-drums =
    { $number ->
        [one] { $number } Kaserne, die zählt
       *[other] { $number } Kasernen, die zählen
    }
aim-harbours = die Fischergilde zählt
aim-piscaries = keine Fischerei ohne Markt
# Was am Ende fehlte; $found war da.
missing-points =
    { $number ->
        [one] { $found } von { $number } Punkt
       *[other] { $found } von { $number } Punkten
    }
missing-cottages =
    { $number ->
        [one] { $found } von { $number } Kate gewertet
       *[other] { $found } von { $number } Katen gewertet
    }
missing-springs =
    { $number ->
        [one] { $found } von { $number } Brunnenhaus
       *[other] { $found } von { $number } Brunnenhäusern
    }
missing-forfeits = Abzug für Brunnenhäuser: { $found }
missing-charters =
    { $number ->
        [one] { $found } von { $number } Gilde zählt
       *[other] { $found } von { $number } Gilden zählen
    }
missing-vagrants = Abzug für Vagabunden: { $found }
missing-learning = die Universität bringt { $found } von { $number }
missing-drums =
    { $number ->
        [one] { $found } von { $number } Kaserne gewertet
       *[other] { $found } von { $number } Kasernen gewertet
    }
missing-harbours = die Fischergilde zählt nicht
missing-piscaries = nicht jede Fischerei hat einen Marktbonus
missing-both = { $one }; { $two }
# Das Ende. $name: challenge-key, $missing: was fehlte
challenge-passed = Aufgabe { $number } ({ $name }) geschafft.
challenge-failed = Aufgabe { $number } ({ $name }) nicht geschafft: { $missing }.
challenge-next = Als Nächstes in der Kampagne: Aufgabe { $number } ({ $name }).
challenge-last = Das war die letzte Aufgabe der Kampagne.
