# Warum sich der Text einer Stellung nicht lesen lässt. $text ist, was dort steht; Wörter wie round, draft oder used
# gehören zum Text und bleiben, wie sie sind.
text-lines = eine Stellung auf dem Spielplan mit { $size } x { $size } hat { $wanted } Zeilen, nicht { $number }
text-spaces = zwischen Wörtern steht ein Leerzeichen, an den Enden keins
text-expected = erwartet: { $wanted }, nicht { $text }
text-rounds = round=1 bis round={ $most }
text-ends = die Zeile endet vor { $text }
text-track = eine Leiste steht nur da, wo sie nicht die übliche ist, jedes Feld einmal
text-square = { $text } ist kein Feld; Felder sind { $squares }
text-dice = insgesamt gibt es { $most } Würfel
text-die = ein Würfel ist 1 bis 6 oder ? (noch in der Luft), nicht { $text }
text-dice-ascend = Würfel stehen in aufsteigender Reihenfolge, ? zuletzt
text-queue = in der Schlange warten höchstens { $most } Dinge
text-thing = in der Schlange warten lift, plus und star, nicht { $text }
text-row = die Reihe { $icon } hat 0 bis { $most } Markierungen, nicht { $text }
text-name = { $text } ist keins von { $names }
text-names = Namen stehen je einmal da, in der Reihenfolge { $names }
missing-word = { $word } fehlt
missing-square = Feld { $number } von { $size } fehlt
missing-die = es fehlt ein Würfel von { $name } oder '-'
missing-dice = die Würfel nach { $text } fehlen; '-' steht für keine
missing-queue = es fehlt, was in der Schlange wartet, oder '-'
missing-row = die Reihe { $icon } fehlt
missing-names = es fehlt, was { $key } ist, oder '-'

# Was auf den Feldern einer Reihe ist, als Hausregel.
track-written = eine Leiste schreibt man wie 4lift-8plus-12lift-18star, nicht { $text }
track-rises = die Felder einer Leiste steigen von links nach rechts, nicht wie in { $text }
track-too-full = eine Leiste hat höchstens { $most } Dinge, nicht { $number }

# Warum keine Partie in einer Stellung sein kann. $phase ist ein Wort des Textes: draft, draw, again, lift, plus, star, over.
reach-dice = die Würfel passen nicht zu phase={ $phase } turn={ $side }: { $phase } braucht zwei Würfel je Spieler und einen übrigen
reach-dice-draft = die Würfel passen nicht zu phase={ $phase } turn={ $side }: bei draft sind fünf, vier oder zwei übrig
reach-dice-over = die Würfel passen nicht zu phase={ $phase } turn={ $side }: Am Ende einer Partie sind alle Würfel genommen oder keiner
reach-lot = das Los, ein Würfel in der Luft, fällt vor Runde 1
reach-air = Würfel in der Luft passen nicht zu phase={ $phase }: alle fünf vor der Auswahl, oder Würfel des Spielers am Zug, die neu geworfen werden
reach-queue = mit diesen Reihen warten in der Schlange höchstens { $most } Dinge
reach-printed = { $square } ist als { $mark } vorgezeichnet
reach-not-over = die Partie ist nicht zu Ende: Zwei Felder Seite an Seite sind leer
reach-no-room = phase={ $phase } braucht zwei leere Felder Seite an Seite
reach-nothing-waits = bei phase={ $phase } wartet nichts in der Schlange
reach-again = phase={ $phase }, aber { $side } hat es nicht benutzt
reach-useless = phase={ $phase }, aber { $side } kann { $phase } nicht nutzen
reach-not-owned = { $side } hat benutzt, was nicht im Besitz ist
reach-not-in-turn = { $side } hat etwas benutzt, ist aber nicht mit Zeichnen dran
reach-not-spent = { $side } würfelt neu, hat aber { $ability } nicht benutzt
positions-differ = beide Spieler teilen eine Stellung: Die zwei angegebenen sind verschieden
other-round = die Stellung ist aus Runde { $round }, nicht aus { $turn }
