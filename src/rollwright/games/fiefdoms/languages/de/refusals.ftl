# Warum sich etwas nicht spielen oder lesen lässt. $plot und $square sind Zeile und Spalte: „2,3“; $text ist, was
# geschrieben war. Wörter in Anführungszeichen und Codes wie E3 stehen so in Dateien.
# Gilden, wie Züge sie schreiben.
key-farmers-guild = Bauerngilde
key-quarry-guild = Steinmetzgilde
key-windmillers-guild = Müllergilde
key-merchants-guild = Händlergilde
key-piscators-guild = Fischergilde

# Züge
nothing-to-decide = Platz { $seat } hat jetzt nichts zu entscheiden
game-is-over = die Partie ist zu Ende
no-roll-due = gerade wird nicht gewürfelt
first-seat = Platz { $seat } kann nicht der erste Regent sein: Es gibt die Plätze 1 bis { $seats }
lot-due = ein Los von 1 bis { $seats } bestimmt den ersten Regenten, nicht { $roll }
regent-pairs = der Regent bildet die Paare, nicht der Wurf
dice-not-so = so lassen sich diese Würfel nicht paaren
dice-paired = die Würfel sind schon gepaart
solo-pairs-first = allein bildet der Regent zuerst die Paare, so wie es dieser Wurf erlaubt
cross-and-rose = ein Kreuz und eine Windrose können kein Paar sein
bar-now = die Unruhe sperrt jetzt eine leere Raute
setup-now = vor dem ersten Wurf kommt ein Rathaus oder eine Gilde auf Bauplatz 3,3
pair-now = der Regent bildet jetzt die Paare
forfeit-now = bei der Pest gibt man einen leeren Bauplatz auf, sonst nichts
spring-must-help = das Brunnenhaus muss sagen, welchem Gebäude es hilft
nothing-barred = jetzt wird nichts gesperrt
plot-not-empty = Bauplatz { $plot } ist nicht leer
forfeit-only = aufgeben darf man einen Bauplatz nur, wenn diese Würfel keinen Bau erlauben
influence-short = { $number } Einfluss geht nicht, du hast nur { $hand }
dice-forbid = das erlauben diese Würfel nicht: { $building } auf Bauplatz { $plot }

# Wer nach der Partie wo arbeitet
nothing-built = auf Bauplatz { $plot } ist nichts gebaut
square-too-far = Raute { $square } berührt Bauplatz { $plot } nicht
pip-at-least = auf Bauplatz { $plot } arbeitet mindestens ein Bewohner, nicht { $number }
pips-short = Raute { $square } hat { $pips } Bewohner, nicht { $number }
labourers-too-many = { $building } auf { $plot } braucht { $needed } Arbeiter, nicht { $number }
pips-short-together = für diese Gebäude zusammen gibt es nicht genug Bewohner
workers-written = Arbeiter schreibt man Raute>Bauplatz=Bewohner wie 2,2>2,3=2, nicht { $text }

# Eine Partie vorbereiten
challenge-seats = Aufgaben sind für einen Platz, nicht { $seats }
choose-challenge = wähle off oder eine Aufgabe: { $names }
other-challenge = Blatt { $sheet } gehört zu einer anderen Aufgabe als Blatt 1
other-turn = Blatt { $sheet } steht in Runde { $turn }, Blatt 1 in Runde { $first }
not-that-turn = die Blätter stehen in Runde { $turn }, nicht in Runde { $wanted }
sheet-full = jeder Bauplatz dieses Blatts ist belegt, also gibt es nichts zu entscheiden
setup-first = diese Aufgabe setzt vor dem ersten Wurf ein Rathaus oder eine Gilde auf Bauplatz 3,3

# Wie man Dinge schreibt
plot-written = einen Bauplatz schreibt man Zeile,Spalte von 1,1 bis { $side },{ $side }
square-written = eine Raute schreibt man Zeile,Spalte von 1,1 bis { $side },{ $side }
plot-written-not = einen Bauplatz schreibt man Zeile,Spalte von 1,1 bis { $side },{ $side }, nicht { $text }
square-written-not = eine Raute schreibt man Zeile,Spalte von 1,1 bis { $side },{ $side }, nicht { $text }
influence-one-of = Einfluss ist eins von { $values }
building-one-of = ein Gebäude ist eins von { $values }
pips-one-of = die Zahl der Bewohner ist eine von { $values }
pairing-written = Paare schreibt man wie E3+W5|Ex+W2
pairing-written-not = Paare schreibt man wie E3+W5|Ex+W2, nicht { $text }
die-written = einen Würfel schreibt man wie E3, Ex, W5 oder W*, nicht { $text }
roll-written = ein Wurf besteht aus zwei E-Würfeln und zwei W-Würfeln wie 'E3 Ex W5 W2', nicht { $text }
pairs-written = gepaarte Würfel schreibt man wie 'E3 Ex | W5 W2', nicht { $text }
roses-again = zwei Windrosen werden neu gewürfelt, also hat kein Wurf beide
pips-named = was ein Würfel allein bauen kann, nennt seine Bewohner, 'pips:0' für keine; sonst gibt es keine
square-named = eine Raute nennt man genau dann, wenn Bewohner kommen
spring-only = nur ein Brunnenhaus spart einen Arbeiter bei einem Gebäude

# Blätter als Text
sheet-begins = ein Blatt beginnt mit einer Zeile { $id }
sheet-begins-not = ein Blatt beginnt mit { $id }, nicht { $text }
sheet-lines = ein Blatt hat { $lines } Zeilen (die ID, fünf Zeilen Bauplätze, vier Zeilen Rauten, den Einfluss), nicht { $number }
row-plots = diese Zeile hat { $width } Bauplätze, nicht { $number }
row-squares = diese Zeile hat { $width } Rauten, nicht { $number }
header-words = nach { $id } kommen challenge=N und unrest=N, nicht { $text }
no-challenge = eine Aufgabe { $text } gibt es nicht: { $reason }
unrest-number = Unruhe ist eine Zahl, nicht { $text }
plot-code = ein Bauplatz ist ein Code ({ $codes }), dahinter -1 bis -4, oder x oder ., nicht { $text }
square-holds = in einer Raute steht 1 bis { $most }, . oder #, nicht { $text }
influence-line = die letzte Zeile ist 'influence', dann bekommen/benutzt, etwa 'influence 3/1'
influence-written = Einfluss schreibt man bekommen/benutzt wie 3/1, nicht { $text }

# Blätter, zu denen keine Partie führt
game-lacks = das gibt es in diesem Spiel nicht: { $building } ({ $code })
challenge-lacks = das gibt es in Aufgabe { $challenge } nicht: { $building } ({ $code })
bars-elsewhere = nur Aufgabe 6 sperrt Rauten
unrest-elsewhere = nur Aufgabe 6 hat Unruhe
building-limit = ein Blatt hat davon höchstens { $most }: { $building }
guild-limit =
    { $most ->
        [one] ein Blatt hat höchstens { $most } Gilde
       *[other] ein Blatt hat höchstens { $most } Gilden
    }
reduction-too-large = { $building } braucht { $needed } Arbeiter, { $number } lassen sich nicht sparen
reduction-unexplained = kein Brunnenhaus neben { $plot } kann das gespart haben
influence-wrong = die Bewohner hier geben { $gained } Einfluss, nicht { $number }
influence-overspent = benutzt sind { $spent } Einfluss, bekommen aber nur { $gained }
setup-missing = Aufgabe { $challenge } beginnt mit einem Rathaus oder einer Gilde auf { $plot }
bars-too-many =
    { $most ->
        [one] Unruhe { $unrest } sperrt höchstens { $most } Raute, nicht { $number }
       *[other] Unruhe { $unrest } sperrt höchstens { $most } Rauten, nicht { $number }
    }
too-hard = keine Partie führt zu diesem Blatt ({ $reason }), und die beste Verteilung der Arbeiter zu finden dauert zu lange
limits-broken = es überschreitet die Grenzen
influence-one-die = Einfluss ändert einen Würfel pro Runde, und das hier bräuchte mehr
dice-no-plot = kein Paar dieser Würfel nennt Bauplatz { $plot } als Ort
dice-no-building = kein Paar dieser Würfel baut das: { $building }
dice-not-both = das Paar, das Bauplatz { $plot } nennt, lässt das andere zum Bauen übrig, und das baut dies nicht: { $building }
square-not-empty = Raute { $square } ist schon gefüllt oder gesperrt
people-must-come =
    { $number ->
        [one] { $number } Bewohner zieht neben dem neuen Bauplatz ein, denn da ist Platz
       *[other] { $number } Bewohner ziehen neben dem neuen Bauplatz ein, denn da ist Platz
    }
people-by-die = der andere Würfel bringt dort nicht { $number } Bewohner
spring-helps = ein Brunnenhaus hilft einem Gebäude daneben, das noch Arbeiter braucht
