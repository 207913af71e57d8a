# Überschriften von Kästen auf dem Blatt, kurz und in Großbuchstaben.
sheet-people = BEWOHNER UND WOHNRAUM
sheet-influence = EINFLUSS
sheet-unrest = UNRUHE
sheet-unrest-paper = UNRUHE, je vier eine Raute sperren
sheet-turns = RUNDEN
sheet-buildings = GEBÄUDE
sheet-end = DAS ENDE
sheet-dice = WÜRFEL
sheet-turn = EINE RUNDE
# $name steht auf dem Bildschirm in Großbuchstaben.
sheet-challenge = AUFGABE { $number }: { $name }
# Je ein Buchstabe: Runden, in denen du (Regent) die Würfel paarst, und die des Schicksals.
sheet-regent = R
sheet-fate = S
# Was ein Screenreader von denselben Kästen sagt.
about-people = Bewohner und Wohnraum
about-influence = Einfluss
about-turns = Runden
about-goal = das Ziel
# Ein Gebäude und sein Code, in der Liste der Gebäude.
sheet-building = { $building } { $code }
# Unter dem Namen des Blatts: wer spielt und wann es ist.
note-blank = { $name }   { $turns } Runden
note-turn = { $player }, Runde { $turn } von { $last }
note-final = { $player }, Endstand
# Dasselbe in einer Aufgabe.
note-challenge = { $note }, Aufgabe { $number }: { $name }
# Was auf Bauplätzen und Rauten gezeichnet ist, für Screenreader.
mark-fewer = { $number } weniger
mark-people = { $number } Bewohner
mark-labourers = braucht { $left } von { $number } Arbeitern
mark-work = { $number } bei der Arbeit
mark-forfeited = aufgegeben
mark-chosen = gewählt
mark-barred = gesperrt
mark-active = aktiv
