# Warum sich etwas nicht lesen oder spielen lässt. Wörter in Anführungszeichen stehen so in Dateien.
wrong-line = Zeile { $line }: { $reason }
wrong-column = Zeile { $line }, Spalte { $column }: { $reason }

# Würfel
no-roll-is-due = gerade wird nicht gewürfelt
another-roll-is-due = jetzt kommt ein Wurf wie '{ $roll }', nicht { $text }
roll-cannot-come = { $roll } kann jetzt nicht gewürfelt werden

# Eine Partie vorbereiten; $game ist der Kurzname des Spiels
for-exactly-seats =
    { $low ->
        [one] { $game } ist für genau { $low } Platz, nicht { $seats }
       *[other] { $game } ist für genau { $low } Plätze, nicht { $seats }
    }
for-some-seats = { $game } ist für { $low } bis { $high } Plätze, nicht { $seats }
taken-up-from-one-sheet = { $game } geht von einem Blatt aus weiter, nicht von { $number }
no-puzzles-of-level = für { $game } gibt es keine Rätsel der Stufe { $level }

# Optionen
no-such-option = eine Option { $name } gibt es hier nicht ({ $known })
known-options = Optionen: { $options }
known-options-and-house-rules = Optionen: { $options }; Hausregeln: { $house }
known-no-options = Optionen: keine
known-no-options-and-house-rules = Optionen: keine; Hausregeln: { $house }
number-of-a-house-rule = eine Zahl von { $least } bis { $most } (sonst: { $printed })
option-is-wrong = Option { $name }={ $value }: { $reason }
choose-a-value = wähle { $values }
other-rules = dieses Spiel hat die Regeln Nummer { $number }, und diese Version kennt die Nummern 1 bis { $newest }
option-rules = Regeln
rules-help = die Nummer der Regeln; neue Spiele haben die neueste
option-is-written = eine Option schreibt man name=wert, nicht { $word }
option-twice = Option { $name } ist doppelt angegeben

# Züge; $example ist ein Zug, wie man ihn schreibt, in Anführungszeichen
moves-are-written-like = einen Zug schreibt man wie { $examples }
move-like-not = einen Zug schreibt man wie { $example }, nicht { $text }
move-does-not-fit = einen Zug schreibt man wie { $example }; { $text } passt nicht
move-rule-not = { $rule }, nicht { $text }
choices-make-no-move = diese Auswahl ergibt keinen Zug; { $written }
no-such-choice = eine Auswahl { $choice } gibt es in diesem Spiel nicht
