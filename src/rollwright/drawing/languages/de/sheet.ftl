# Auf jedem Blatt, auf dem Bildschirm und auf Papier.
# Die Zeile für den Stift unter dem Namen eines gedruckten Blatts.
note-blank = Name ____________________   Datum ___________
# Wessen Blatt es ist und wann: „Ada, Runde 7“.
note-turn = { $owner }, Runde { $turn }
note-final = { $owner }, Endstand
owner-seat = Platz { $number }
owner-solo = solo

# Die Überschrift der Wertung, in Großbuchstaben, und ihre letzte Zeile.
score-heading = WERTUNG
score-total = gesamt

# Eine Stelle des Blatts in Worten: „c4: Wasser, abgefischt, Vorschau: zwei Bäume und gefällt“.
place-empty = leer
place-preview = Vorschau: { $mark }
place-lock = Schloss { $row }
# Zeichen auf den Kästchen der Blätter.
mark-crossed = angekreuzt
mark-circled = eingekreist
mark-struck = durchgestrichen
