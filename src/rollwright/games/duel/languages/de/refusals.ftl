# Was jetzt zu tun ist, als Ende eines Satzes. $side ist Spieler A oder B, $dice sind „2 5“.
due-over = die Partie ist zu Ende
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
