# Was jetzt zu tun ist, als Ende eines Satzes. $side ist Spieler A oder B, $dice sind „2 5“.
due-over = die Partie ist zu Ende
due-lot = ein Würfel sagt, wer beginnt: eine ungerade Zahl A, eine gerade B
due-roll = Würfel sind in der Luft und müssen erst geworfen werden
due-take-one = { $side } nimmt einen von { $dice }
due-take-two = { $side } nimmt zwei von { $dice }
due-draw = { $side } zeichnet { $dice } auf zwei leere Felder Seite an Seite oder nutzt vorher eine Dauer-Fähigkeit
due-draw-first = { $side } zeichnet { $dice } auf zwei leere Felder Seite an Seite, neben einem vorgezeichneten Symbol und als Zweiter nicht neben dem ersten Paar, oder nutzt vorher eine Dauer-Fähigkeit
due-again = { $side } zeichnet { $dice } auf zwei leere Felder Seite an Seite
due-lift = { $side } markiert eine der niedrigsten Reihen
due-plus = { $side } nutzt eine noch offene Einmal-Fähigkeit
due-star = { $side } wählt eine neue Dauer-Fähigkeit

# Warum ein Zug oder Wurf nicht geht. $due ist eins von oben, $move und $roll sind Notation.
no-roll-due = gerade wird nicht gewürfelt: { $due }
roll-due-one = jetzt kommt ein Wurf mit einem Würfel, nicht { $roll }
roll-due-more = jetzt kommt ein Wurf mit { $number } Würfeln, nicht { $roll }
no-such-face = ein Würfel zeigt 1 bis 6, nicht { $face }, im Wurf { $roll }
not-in-turn = { $side } ist gerade nicht dran: { $due }
not-legal = { $move } ist jetzt nicht erlaubt: { $due }
not-legal-now = { $move } ist jetzt nicht erlaubt
no-such-square = ein Feld { $square } gibt es auf dem Spielplan mit { $size } x { $size } nicht
die-not-there = so ein Würfel liegt nicht mehr in der Mitte: { $die }
die-not-yours = so ein Würfel ist nicht unter deinen zwei: { $die }
die-at-end = { $ability } ändert keine { $die }: Würfel zeigen 1 bis 6
permanent-not-owned = die Dauer-Fähigkeit { $ability } gehört dir nicht; ein Stern gibt eine
permanent-owned = die Dauer-Fähigkeit { $ability } gehört dir schon
permanent-spent = { $ability } wurde in diesem Zug schon genutzt; jede gilt einmal pro Zug
twin-unequal = twin ändert einen von zwei gleichen Würfeln, und diese sind verschieden
twin-changes = twin ändert einen Würfel auf einen anderen Wert
square-not-empty = { $square } ist nicht leer
square-twice = zwei Symbole kommen auf zwei Felder, nicht auf eins
squares-apart = die zwei Felder eines Paars haben eine Seite gemeinsam
first-pair-apart = in Runde 1 berührt das Paar ein vorgezeichnetes Symbol
second-pair-beside = in Runde 1 berührt das zweite Paar das erste nicht
row-not-lowest =
    { $marks ->
        [one] ein Pfeil markiert eine niedrigste Reihe, eine mit { $marks } Markierung
       *[other] ein Pfeil markiert eine niedrigste Reihe, eine mit { $marks } Markierungen
    }
row-full = eine Reihe mit { $length } Markierungen ist voll
ability-used = die Einmal-Fähigkeit { $ability } ist verbraucht
ability-no-room = für { $ability } ist kein Platz
leftover-die = leftover zeichnet das Symbol des Würfels in der Mitte
