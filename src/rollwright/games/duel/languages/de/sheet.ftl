# Was ein Feld des Spielplans neben Symbolen enthält.
mark-mountain = Berg
mark-cross = Kreuz

# Wörter auf dem Blatt. $side ist A oder B.
sheet-player = SPIELER { $side }
sheet-player-blank = SPIELER { $side }   Name ____________________________
sheet-date = Datum ___________
# Vor den Einmal- und den Dauer-Fähigkeiten: höchstens 7 Buchstaben.
sheet-once = einmal
sheet-always = immer
# Über den Reihen beider, und darunter: die Buchstaben der Seiten.
sheet-decides = Die schwächste Reihe entscheidet
sheet-lanes = Oben { $upper }, unten { $lower }. Umringt: die niedrigsten Reihen.

# Wie die Teile eines Blatts heißen, wenn man darauf zeigt.
sheet-printed = { $icon }, vorgezeichnet
sheet-row = { $icon }, Spieler { $side }
sheet-marks = Markierungen { $icon }, Spieler { $side }
sheet-ability = { $ability }, Spieler { $side }
# Ein Feld einer Reihe.
sheet-open = offen
sheet-marked = markiert

# Die Zeile unter dem Namen des Blatts. $player ist ein Name, oder A oder B.
note-draft = Runde { $round }, { $player } nimmt Würfel
note-draw = Runde { $round }, { $player } zeichnet
note-again = Runde { $round }, { $player } zeichnet noch einmal
note-lift = Runde { $round }, { $player } hebt eine Reihe an
note-plus = Runde { $round }, { $player } nutzt eine Einmal-Fähigkeit
note-star = Runde { $round }, { $player } wählt eine Dauer-Fähigkeit
note-over = Runde { $round }, Endstand
# $note ist eins von oben, $things ist, was wartet: „Plus, Pfeil“.
note-then = { $note }; dann { $things }

# Der Fuß eines Blatts für Papier.
paper-round = EINE RUNDE
paper-draft = Erste Partien: 9 mal 9. Fünf Würfel: Der Startspieler nimmt einen, der andere zwei, der Startspieler noch einen. Er wechselt jede Runde.
paper-pair = Zeichne ein Paar Seite an Seite (Runde 1: neben ein vorgezeichnetes Symbol, das zweite Paar nicht ans erste). Jedes wertet die drei Linien weg vom Partner, einzeln gezeichnet vier: eine Markierung je gleichem Symbol in lückenloser Folge.
paper-mountain = Ein eingeschlossenes Feld mit zwei oder mehr Symbolen daneben wird ein Berg: eine Markierung für jedes.
paper-end = Das Ende: kein Platz für ein Paar. Die niedrigsten Reihen werden zuerst verglichen.
paper-icons = SYMBOLE JE WÜRFEL UND LEISTEN
paper-lift = niedrigste Reihe +1
paper-plus = Einmal-Fähigkeit
paper-star = Dauer-Fähigkeit
paper-once = JE EINMAL: nach Gebrauch durchstreichen
paper-always = IMMER, jeden Zug: einkreisen
