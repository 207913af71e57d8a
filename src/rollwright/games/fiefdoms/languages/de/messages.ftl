building-cottage = Kate
building-farm = Farm
building-quarry = Steinbruch
building-windmill = Windmühle
building-market = Markt
building-springhouse = Brunnenhaus
building-townhall = Rathaus
building-university = Universität
building-almshouse = Armenhaus
building-farmers-guild = Bauerngilde
building-quarry-guild = Steinmetzgilde
building-windmillers-guild = Müllergilde
building-merchants-guild = Händlergilde
building-barracks = Kaserne
building-piscary = Fischerei
building-piscators-guild = Fischergilde
built-cottage = eine Kate
built-farm = eine Farm
built-quarry = einen Steinbruch
built-windmill = eine Windmühle
built-market = einen Markt
built-springhouse = ein Brunnenhaus
built-townhall = ein Rathaus
built-university = eine Universität
built-almshouse = ein Armenhaus
built-farmers-guild = eine Bauerngilde
built-quarry-guild = eine Steinmetzgilde
built-windmillers-guild = eine Müllergilde
built-merchants-guild = eine Händlergilde
built-barracks = eine Kaserne
built-piscary = eine Fischerei
built-piscators-guild = eine Fischergilde
scores-cottage = Platz für 4; { $cottage }, wenn bewohnt
scores-farm = { $basic }, plus { $farm_bonus } am Brunnenhaus
scores-quarry = { $basic }, { $quarry_bonus } mehr mit einem in Zeile/Spalte
scores-windmill = { $basic }, plus { $windmill_bonus } neben einer zweiten
scores-market = die Hälfte der Bewohner ringsum
scores-springhouse = ein Arbeiter weniger; aufgegeben −1
scores-townhall = eins; { $townhall }, 2 je Grund-/Sonderbau in Zeile/Spalte
scores-university = eine; { $university } für 1 bis 4 Arten Großbau
scores-almshouse = eins; erlässt 12 für Vagabunden
scores-farmers-guild = { $guild } für 4 aktive Farmen, verbunden
scores-quarry-guild = { $guild } für 4 aktive Steinbrüche, verbunden
scores-windmillers-guild = { $guild } für 4 aktive Windmühlen am Rand
scores-merchants-guild = { $guild } für 4 aktive Märkte in der Mitte
scores-barracks = Platz für 8; 5 auf langer Diagonale
scores-piscary = 3, plus 1 je aktivem Markt daneben
scores-piscators-guild = { $guild } für je eine aktive Fischerei pro Rand
term-cottages = Katen
term-farms = Farmen
term-quarries = Steinbrüche
term-windmills = Windmühlen
term-markets = Märkte
term-springhouses = Brunnenhäuser
term-townhall = Rathaus
term-university = Universität
term-guilds = Gilden
term-vagrants = Vagabunden
term-barracks = Kasernen
term-piscaries = Fischereien
challenge-name-1 = Erste Steine
challenge-name-2 = Recht auf Wasser
challenge-name-3 = Freibriefe & Handwerk
challenge-name-4 = Pakt mit dem Volk
challenge-name-5 = Pfad der Aufklärung
challenge-name-6 = Glut des Aufruhrs
challenge-name-7 = Kriegstrommeln
challenge-name-8 = Rand der Welt
challenge-text-1 = Erreiche 40 Punkte und 6 bewohnte Katen. Großbauten dürfen nicht gebaut werden.
challenge-text-2 = Erreiche 60 Punkte mit 3 Brunnenhäusern und ganz ohne Abzug für Brunnenhäuser.
challenge-text-3 = Erreiche 60 Punkte und beide Gilden (30 davon). Du beginnst mit 1 Einfluss.
challenge-text-4 = Erreiche 70 Punkte ohne Abzug für Vagabunden. Setz vor Runde 1 ein Rathaus oder eine Gilde auf den mittleren Bauplatz; 24 Runden folgen.
challenge-text-5 = Erreiche 80 Punkte, 15 davon mit der Universität.
challenge-text-6 = Erreiche 80 Punkte. Nach jeder Runde wächst die Unruhe um 1, wenn du einen Großbau gebaut hast, um 1 für jeden in dieser Runde benutzten Einfluss und um 1 bei mehr als 8 Vagabunden, höchstens um 4. Bei jeder 4. Unruhe sperrst du eine leere Raute.
challenge-text-6-before = Erreiche 80 Punkte. Nach jeder Runde wächst die Unruhe um 1, wenn ein Großbau steht, um 1 für jeden in dieser Runde benutzten Einfluss und um 1 bei mehr als 8 Vagabunden, höchstens um 4. Bei jeder 4. Unruhe sperrst du eine leere Raute.
challenge-text-7 = Erreiche 80 Punkte und 4 Kasernen. Sie ersetzen die Katen (Code B): 3 Arbeiter; eine aktive bietet Platz für 8 und bringt 5 auf einer langen Diagonale des Lehens.
challenge-text-8 = Erreiche 80 Punkte und die Fischergilde; jede Fischerei steht aktiv neben einem aktiven Markt. Fischereien (P) ersetzen die Windmühlen: 2 Arbeiter, 3 Punkte, +1 für jeden aktiven Markt daneben. Die Gilde (PG) ersetzt WG und braucht an jedem der vier äußeren Ränder eine eigene aktive Fischerei.
goal = Aufgabe { $number }, { $name }: { $text }
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
aim-forfeits = nichts aufgegeben am Brunnenhaus
aim-charters =
    { $number ->
        [one] { $number } Gilde, die zählt
       *[other] { $number } Gilden, die zählen
    }
aim-vagrants = kein Abzug für Vagabunden
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
challenge-passed = Aufgabe { $number } ({ $name }) geschafft.
challenge-failed = Aufgabe { $number } ({ $name }) nicht geschafft: { $missing }.
challenge-next = Als Nächstes in der Kampagne: Aufgabe { $number } ({ $name }).
challenge-last = Das war die letzte Aufgabe der Kampagne.
ending-all-turns-played = alle Runden gespielt
explain-empty = Bauplatz { $plot }: leer, keine Punkte. { $people } Bewohner ringsum.
explain-forfeited = Bauplatz { $plot }: aufgegeben, keine Punkte; −1 für jedes Brunnenhaus daneben.
explain-building = { $building } auf { $plot }: { $work }. { $why }
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
explain-people = Bewohner: { $people }; { $homes }. Vagabunden: { $vagrants }, { $points }. Ein Stern bringt Einfluss: der erste bei Bewohner { $first }.
homes-cottage = in einer Kate wohnen { $number }
homes-barracks = in einer Kate wohnen { $number }, in einer Kaserne 8
explain-influence = Einfluss: { $gained } bekommen, { $spent } benutzt, { $left } übrig. Er ändert vor dem Bauen einen Würfel pro Runde, um 1 für jeden benutzten.
explain-unrest = Einfluss: { $gained } bekommen, { $spent } benutzt, { $left } übrig. Er ändert vor dem Bauen einen Würfel pro Runde, um 1 für jeden benutzten. Unruhe: { $unrest }; je { $step } sperren eine leere Raute.
explain-turns = Runde { $turn } von { $last }.
explain-turns-alone = Runde { $turn } von { $last }. Allein paarst du die Würfel in ungeraden Runden (R), das Schicksal in geraden (S).
explain-goal = Das Ziel: { $text }
choice-influence = { $number } Einfluss nutzen
choice-plot = Bauplatz { $plot }
choice-build = { $building } ({ $number } Arbeiter)
choice-nobody = niemand zieht ein
choice-people = { $number } Bewohner
choice-square = Raute { $square }
choice-spring = Wasser für Bauplatz { $plot }
choice-forfeit = Bauplatz { $plot } aufgeben
choice-bar = Raute { $square } sperren
choice-pair = { $a } mit { $b }, { $c } mit { $d }
choice-cross = Kreuz
choice-rose = Rose
die-cross = Kreuz
die-rose = Windrose
heading-build = bauen auf { $a } und { $b }, mit { $c } und { $d }
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
move-build =
    { $person ->
        [you] baust { $mark } { $building } auf { $plot }
       *[other] baut { $mark } { $building } auf { $plot }
    }
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
arranged = { $building } auf { $plot }: { $workers }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
arranged-nobody = Arbeiter: { $number } von { $needed }
arranged-workers = Arbeiter: { $number } von { $needed } ({ $squares })
arranged-from = { $number } aus { $square }
arrange-pip = ein Bewohner von Raute { $square }
arrange-work = arbeitet hier: { $building } auf { $plot }
arrange-home = alle gehen heim: { $building } auf { $plot }
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
no-plot-left = kein Bauplatz bei { $a } und { $b } ist leer
forfeit-only = aufgeben darf man einen Bauplatz nur, wenn diese Würfel keinen Bau erlauben
influence-short = { $number } Einfluss geht nicht, du hast nur { $hand }
dice-forbid = das erlauben diese Würfel nicht: { $building } auf Bauplatz { $plot }
nothing-built = auf Bauplatz { $plot } ist nichts gebaut
square-too-far = Raute { $square } berührt Bauplatz { $plot } nicht
pip-at-least = auf Bauplatz { $plot } arbeitet mindestens ein Bewohner, nicht { $number }
pips-short = Raute { $square } hat { $pips } Bewohner, nicht { $number }
labourers-too-many = { $building } auf { $plot } braucht { $needed } Arbeiter, nicht { $number }
pips-short-together = für diese Gebäude zusammen gibt es nicht genug Bewohner
workers-written = Arbeiter schreibt man Raute>Bauplatz=Bewohner wie 2,2>2,3=2, nicht { $text }
challenge-seats = Aufgaben sind für einen Platz, nicht { $seats }
choose-challenge = wähle off oder eine Aufgabe: { $names }
other-challenge = Blatt { $sheet } gehört zu einer anderen Aufgabe als Blatt 1
other-turn = Blatt { $sheet } steht in Runde { $turn }, Blatt 1 in Runde { $first }
not-that-turn = die Blätter stehen in Runde { $turn }, nicht in Runde { $wanted }
sheet-full = jeder Bauplatz dieses Blatts ist belegt, also gibt es nichts zu entscheiden
setup-first = diese Aufgabe setzt vor dem ersten Wurf ein Rathaus oder eine Gilde auf Bauplatz 3,3
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
sheet-people = BEWOHNER UND WOHNRAUM
sheet-influence = EINFLUSS
sheet-unrest = UNRUHE
sheet-unrest-paper = UNRUHE, je vier eine Raute sperren
sheet-turns = RUNDEN
sheet-buildings = GEBÄUDE
sheet-end = DAS ENDE
sheet-dice = WÜRFEL
sheet-turn = EINE RUNDE
sheet-challenge = AUFGABE { $number }: { $name }
sheet-regent = R
sheet-fate = S
about-people = Bewohner und Wohnraum
about-influence = Einfluss
about-turns = Runden
about-goal = das Ziel
sheet-building = { $building } { $code }
note-blank = { $name }   { $turns } Runden
note-turn = { $player }, Runde { $turn } von { $last }
note-final = { $player }, Endstand
note-challenge = { $note }, Aufgabe { $number }: { $name }
mark-fewer = { $number } weniger
mark-people = { $number } Bewohner
mark-labourers = braucht { $left } von { $number } Arbeitern
mark-work = { $number } bei der Arbeit
mark-forfeited = aufgegeben
mark-chosen = gewählt
mark-barred = gesperrt
mark-active = aktiv
box-cottage = Kate
box-farm = Farm
box-quarry = Steinbruch
box-windmill = Windmühle
box-market = Markt
box-springhouse = Brunnenhaus
box-townhall = Rathaus
box-university = Universität
box-almshouse = Armenhaus
box-farmers-guild = Bauern
box-quarry-guild = Steinmetze
box-windmillers-guild = Müller
box-merchants-guild = Händler
box-barracks = Kaserne
box-piscary = Fischerei
box-piscators-guild = Fischer
terminal-people = Bewohner { $number }/{ $most }
terminal-housing = Wohnraum { $number }
terminal-housing-barracks = Wohnraum { $number } + { $more } (Kasernen)
terminal-star = Stern bei { $number }
terminal-influence = Einfluss [{ $slots }] { $number } übrig
terminal-turn = Runde { $turn } von { $last }
terminal-unrest = Unruhe { $number }
terminal-setup =
    Vor der ersten Runde:
    ein Rathaus oder eine Gilde auf 3,3.
terminal-bar = Unruhe: Sperre eine leere Raute.
terminal-event = Ereignis { $face }
terminal-wind = Wind { $face }
terminal-pestilence = Pest: Alle geben einen Bauplatz auf
terminal-pairs = eins ist der Ort, das andere der Bau
terminal-you-pair = du bildest die Paare
terminal-seat-pairs = Platz { $seat } bildet die Paare
option-challenge = Solo-Aufgabe
option-challenge-help = Ein Ziel für eine Person allein; jedes ist schwerer als das davor.
option-challenge-off = keine
option-challenge-1 = 1 Erste Steine
option-challenge-2 = 2 Recht auf Wasser
option-challenge-3 = 3 Freibriefe & Handwerk
option-challenge-4 = 4 Pakt mit dem Volk
option-challenge-5 = 5 Pfad der Aufklärung
option-challenge-6 = 6 Glut des Aufruhrs
option-challenge-7 = 7 Kriegstrommeln
option-challenge-8 = 8 Rand der Welt
option-first = Erster Regent
option-first-help = Das Los bestimmt ihn, oder ein Platz wird gewählt.
option-first-short = der erste Regent: durch das Los, oder ein Platz
option-first-lot = durch das Los
task-of-pair = Bilde Paare: Ein Paar sagt, wo, das andere, was.
task-of-build = Wähle, was du baust.
scoring-unrest = Unruhe
scoring-spent = Einfluss benutzt
scoring-fewer = ein Arbeiter weniger (Brunnenhaus)
why-cottages = [[cottage]] für jede Kate mit mindestens einem Bewohner; in jeder wohnen 4.
    ?example Zum Beispiel drei Katen und 5 Bewohner: 4.
why-farms = [[basic]] für jede aktive Farm, [[farm]] neben einem Brunnenhaus.
    ?example Zum Beispiel zwei aktive Farmen, eine davon neben einem Brunnenhaus: 8.
why-quarries = [[basic]] für jeden aktiven Steinbruch, [[quarry]] mit einem zweiten, aktiv oder nicht, in seiner Zeile oder Spalte.
    ?example Zum Beispiel ein aktiver Steinbruch mit einem inaktiven in seiner Zeile: 4.
why-windmills = [[basic]] für jede aktive Windmühle, [[windmill]] neben einer anderen, aktiv oder nicht.
    ?example Zum Beispiel drei aktive Windmühlen nebeneinander: 12.
why-markets = Die Hälfte der Bewohner in den Rauten jedes aktiven Markts, abgerundet.
    ?example Zum Beispiel ein Markt mit 7 Bewohnern ringsum: 3.
why-springhouses = Beim Bau spart ein Brunnenhaus einen Arbeiter bei einem Gebäude daneben. −1 für jeden aufgegebenen Bauplatz daneben.
    ?example Zum Beispiel ein aufgegebener Bauplatz zwischen zwei Brunnenhäusern: −2.
why-townhall = [[townhall]], dazu 2 für jede aktive Art Grund- oder Sonderbau in derselben Zeile oder Spalte.
    ?example Zum Beispiel eine aktive Farm in seiner Zeile, ein aktiver Steinbruch und noch eine aktive Farm in seiner Spalte: 9.
why-university = [[university]] für eine, zwei, drei oder vier gebaute Arten Großbau, sie selbst mitgezählt, aktiv oder nicht.
    ?example Zum Beispiel mit einem inaktiven Rathaus: 8.
why-guilds = [[guild]] für jede aktive Gilde, deren Bedingung gilt: vier aktive Farmen oder Steinbrüche, Seite an Seite verbunden, Windmühlen am äußeren Rand, Märkte im Zentrum.
    ?piscators Die Fischergilde braucht an jedem äußeren Rand eine eigene aktive Fischerei.
    ?example Zum Beispiel eine aktive Bauerngilde und vier verbundene aktive Farmen: 15.
why-vagrants = −1 für jeden Bewohner über vier pro Kate hinaus; ein aktives Armenhaus erlässt bis zu 12.
    ?example Zum Beispiel 10 Bewohner und eine Kate: −6.
why-barracks = 5 für jede aktive Kaserne auf einer langen Diagonale; in jeder aktiven wohnen 8.
    ?example Zum Beispiel zwei aktive Kasernen, eine davon auf einer Diagonale: 5.
why-piscaries = 3 für jede aktive Fischerei, dazu 1 für jeden aktiven Markt daneben.
    ?example Zum Beispiel eine aktive Fischerei zwischen zwei aktiven Märkten: 5.
price-cottages = bewohnte Katen × [[cottage]]
price-farms = Farmen × [[basic]], am Brunnen × [[farm]]
price-quarries = Brüche × [[basic]], Zeile/Spalte × [[quarry]]
price-windmills = Windmühlen × [[basic]], daneben × [[windmill]]
price-markets = Märkte, Bewohner / 2
price-springhouses = aufgegeben am Brunnenhaus −1
price-townhall = Rathaus [[townhall]], je Art + 2
price-university = Universität [[university]]
price-guilds = 2 verschiedene Gilden × [[guild]]
price-vagrants = Vagabunden × −1
price-barracks = Kasernen, diagonal × 5
price-piscaries = Fischereien × 3, Markt + 1
paper-dice =
    Zwei weiße Ereigniswürfel (6 ist ein Kreuz), zwei Windrosenwürfel (6 ist eine Windrose). Zwei Windrosen: alle neu würfeln.
    Zwei Kreuze: Alle streichen einen leeren Bauplatz durch; die Runde ist vorbei.
paper-turn =
    Zwei Paare: Eins ist der Ort (Zeile und Spalte, egal wie herum), eins der Bau. Eine Windrose ist eine beliebige Zahl und gehört zum Ort, ein Kreuz zum Bau.
    Summe: Bau, was beide Bauwürfel zusammen ergeben.
    Teilen: Ein Würfel nennt das Gebäude; so viele Bewohner, wie der andere zeigt, kommen in eine leere Raute an seinen Ecken, wenn es eine gibt. Mit einem Kreuz kommt niemand.
    Einfluss: Ändere einen Würfel pro Runde, um 1 für jeden benutzten Stern.
    Zeichne es oder schreib seinen Code, und kreise ein, wie viele Arbeiter es braucht.
    Wer bauen kann, muss; wer nicht kann, streicht einen leeren Bauplatz durch.
paper-end = Jeder Bewohner darf in einem Gebäude arbeiten, dessen Bauplatz seine Raute berührt. Mit allen Arbeitern (oder wenn es keine braucht) ist ein Gebäude aktiv und zählt. Nachbarn zählen für Zuschläge, aktiv oder nicht. Wer in keinem umrandeten Vierer steht, ist Vagabund.
paper-people = Male für jeden Bewohner einen Punkt aus; ein Stern gibt Einfluss: Kreise ihn ein, und übermale ihn, wenn er benutzt ist. Jede Kate umrandet die nächsten vier: Sie wohnen dort.
paper-turns = Streich jede Runde ein Kästchen durch. Der Regent würfelt und bildet die Paare; dann gehen die Würfel nach links.
paper-turns-solo = Streich jede Runde ein Kästchen durch. R: Du bist Regent und bildest die Paare. S: Das Schicksal paart Windrose mit Windrose, Ereignis mit Ereignis.
name = Rolling Fiefdoms
blurb = Bilde Paare aus vier Würfeln, gründe Viertel und Gilden und gib allen Arbeit. Acht Solo-Aufgaben.
summary = 25 Runden, um ein Lehen zu bauen, Bewohner unterzubringen und ihnen Arbeit zu geben.
credit = Rolling Fiefdoms stammt von Grégory Heitz und steht unter CC BY-NC-SA 4.0.
judgement = Seine eigenen besten Züge bringen im Schnitt etwa 93 Punkte. Wer alle Würfe vorher wüsste, käme auf 101: Der Coach urteilt nicht besser, als er spielt.
judgement-variant = Für diese Variante wurde nichts gelernt: Bots und Coach urteilen nach Schätzungen und Probepartien.
strip-dice = Weiße Würfel sind Ereigniswürfel, die mit doppeltem Rand Windrosenwürfel.
strip-alone = Allein paarst du in ungeraden Runden, in geraden das Schicksal.
rank-legendary = Legendär
rank-illustrious = Ruhmreich
rank-distinguished = Angesehen
rank-prosperous = Blühend
rank-modest = Bescheiden
rank-forgotten = Vergessen
rank-from = ab { $points }
rank-below = weniger
own-term = { $name }: je { $points }: { $each }
sources-note = Lizenz: creativecommons.org/licenses/by-nc-sa/4.0. Wo der Text schweigt, folgen wir der digitalen Ausgabe des Autors.
