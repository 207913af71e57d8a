# Auswahl in Menüs. $plot und $square sind Zeile und Spalte: „2,3“.
choice-influence = { $number } Einfluss nutzen
choice-plot = Bauplatz { $plot }
choice-build = { $building } ({ $number } Arbeiter)
choice-nobody = niemand zieht ein
choice-people = { $number } Bewohner
choice-square = Raute { $square }
choice-spring = Wasser für Bauplatz { $plot }
choice-forfeit = Bauplatz { $plot } aufgeben
choice-bar = Raute { $square } sperren
# Zwei Würfelpaare: jeder der vier ist eine Zahl, choice-cross oder choice-rose.
choice-pair = { $a } mit { $b }, { $c } mit { $d }
choice-cross = Kreuz
choice-rose = Rose
# Dieselben Würfel in Sätzen.
die-cross = Kreuz
die-rose = Windrose
# Über den Bauten, die die Würfel erlauben: die ersten beiden sagen, wo, die anderen, was.
heading-build = bauen auf { $a } und { $b }, mit { $c } und { $d }
# Was jemand tut, ohne das Subjekt: nach einem Namen, oder (you) nach „Du“.
move-pair =
    { $person ->
        [you] paarst { $a } mit { $b } und { $c } mit { $d }
       *[other] paart { $a } mit { $b } und { $c } mit { $d }
    }
move-influence =
    { $person ->
        [you] nutzt { $number } Einfluss
       *[other] nutzt { $number } Einfluss
    }
# $mark ist ein Bild, $building ist „eine Farm“.
move-build =
    { $person ->
        [you] baust { $mark } { $building } auf { $plot }
       *[other] baut { $mark } { $building } auf { $plot }
    }
# Ein eigener Satzteil hinter den anderen.
move-people =
    { $number ->
        [one] { $number } Bewohner zieht in Raute { $square } ein
       *[other] { $number } Bewohner ziehen in Raute { $square } ein
    }
move-both = { $one }; { $two }
move-spring =
    { $person ->
        [you] bringst Wasser nach { $plot }
       *[other] bringt Wasser nach { $plot }
    }
move-forfeit =
    { $person ->
        [you] gibst Bauplatz { $plot } auf
       *[other] gibt Bauplatz { $plot } auf
    }
move-bar =
    { $person ->
        [you] sperrst Raute { $square }
       *[other] sperrt Raute { $square }
    }
# Wer nach der Partie wo arbeitet. $workers: die nächsten Nachrichten.
arranged = { $building } auf { $plot }: { $workers }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
arranged-nobody = Arbeiter: { $number } von { $needed }
# $squares: „1 aus 2,2, 2 aus 2,3“, aus arranged-from
arranged-workers = Arbeiter: { $number } von { $needed } ({ $squares })
arranged-from = { $number } aus { $square }
# Eine Änderung in zwei Schritten: wer und wo.
arrange-pip = ein Bewohner von Raute { $square }
arrange-work = arbeitet hier: { $building } auf { $plot }
arrange-home = alle gehen heim: { $building } auf { $plot }
