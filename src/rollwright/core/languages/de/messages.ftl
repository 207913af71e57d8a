wrong-line = Zeile { $line }: { $reason }
wrong-column = Zeile { $line }, Spalte { $column }: { $reason }
no-roll-is-due = gerade wird nicht gewürfelt
another-roll-is-due = jetzt kommt ein Wurf wie '{ $roll }', nicht { $text }
roll-cannot-come = { $roll } kann jetzt nicht gewürfelt werden
for-exactly-seats =
    { $low ->
        [one] { $game } ist für genau { $low } Platz, nicht { $seats }
       *[other] { $game } ist für genau { $low } Plätze, nicht { $seats }
    }
for-some-seats = { $game } ist für { $low } bis { $high } Plätze, nicht { $seats }
taken-up-from-one-sheet = { $game } geht von einem Blatt aus weiter, nicht von { $number }
no-puzzles-of-level = für { $game } gibt es keine Rätsel der Stufe { $level }
did-you-mean = meinst du { $words }?
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
moves-are-written-like = einen Zug schreibt man wie { $examples }
move-like-not = einen Zug schreibt man wie { $example }, nicht { $text }
move-does-not-fit = einen Zug schreibt man wie { $example }; { $text } passt nicht
move-rule-not = { $rule }, nicht { $text }
choices-make-no-move = diese Auswahl ergibt keinen Zug; { $written }
no-such-choice = eine Auswahl { $choice } gibt es in diesem Spiel nicht
blurb-of-any-game = Ein Roll-and-Write-Spiel.
unofficial = Inoffiziell und nicht kommerziell; alle Zeichnungen sind unsere eigenen.
move-of = { $name } { $move }
move-of-you = Du { $move }
no-points = keine Punkte
points = { $number ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
explain-total = Gesamt: { $points }, die Summe aller Zeilen.
explain-total-and-rank = Gesamt: { $points }, die Summe aller Zeilen. Dein Rang damit: { $rank }.
explain-term = { $term }: jetzt { $points }. { $why }
puzzle-best = Du { $move }: jetzt { $worth } ({ $terms }).
puzzle-tempting = Verlockend, aber nur { $worth }: Du { $move }.
puzzle-lead-points = Der stärkste Bot erwartet von diesem Zug am Ende der Partie { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als von jedem anderen.
puzzle-lead-chance = Der stärkste Bot gibt ihm eine um { $percent } Prozentpunkte höhere Gewinnchance als jedem anderen Zug.
record-begins = ein Protokoll beginnt mit der Zeile { $line }
record-line-begins = eine Zeile des Protokolls beginnt mit { $known } oder einer Zahl, nicht { $word }
record-line-before-steps = die Zeile { $word } gehört vor den ersten Schritt
record-names-no-game = das Protokoll nennt kein Spiel: eine Zeile wie 'game ID' fehlt
record-names-no-seats = das Protokoll nennt keine Plätze: eine Zeile wie 'seat 1 person Ada' fehlt
record-names-no-sheets = das Protokoll nennt keine Blätter: Zeilen wie 'sheet 1 ID' folgen auf 'start'
record-one-game-line = ein Protokoll hat eine Zeile für das Spiel: 'game', die ID des Spiels und seine Optionen
record-expected-seat = erwartet: 'seat { $number } person NAME' oder 'seat { $number } bot NAME'
record-most-seats = ein Tisch hat höchstens { $most } Plätze
record-one-dice-line = ein Protokoll hat eine Zeile 'dice', die sagt, woher die Würfel kamen
record-expected-promise = erwartet: ein 'promise SEAT' pro Platz und 64 hexadezimale Ziffern
record-expected-nonce = erwartet: 'nonce SEAT from step NUMBER' und bis zu 64 hexadezimale Ziffern
record-one-secret-line = ein Protokoll hat höchstens eine Zeile 'secret', mit 64 hexadezimalen Ziffern
record-one-log-line = ein Protokoll hat höchstens eine Zeile 'log': die Zahl der Ereignisse und 64 hexadezimale Ziffern
record-one-start-line = ein Protokoll hat höchstens eine Zeile 'start', etwa 'start turn 8 rolls 7'
record-sheet-before-start = eine Zeile 'sheet' folgt auf eine Zeile 'start', etwa 'start turn 8 rolls 7'
record-expected-sheet = erwartet: eine Zeile von Blatt { $number } oder dem nächsten, nicht { $found }
record-expected-step = erwartet: Schritt { $number }, nicht Schritt { $found }
record-empty-step = Schritt { $number } ist leer
record-name = ein Name hat höchstens { $most } druckbare Zeichen, nicht { $name }
record-step = ein Schritt ist 'roll ...' oder 'seat N ...', nicht { $line }
record-start-seats = der Start hat Blätter für { $found } Plätze, genannt sind aber { $seats }
record-start-options = die Blätter des Starts sagen { $options }, das Spiel etwas anderes
record-start-no-options = die Blätter des Starts nennen keine Optionen, das Spiel aber schon
record-of-sheet = Blatt { $number }: { $reason }
record-no-sheet = weiter geht es nur mit mindestens einem Blatt
record-of-another-game = das ist ein Protokoll von { $found }, nicht von { $game }
record-step-illegal = Schritt { $number } ({ $step }) ist nicht erlaubt: { $reason }
record-step-unreadable = Schritt { $number } ({ $step }) ist nicht lesbar: { $reason }
sources-title = Woher das kommt
sources-lead = Die Regelhefte kamen als Text zu uns; ihre Bilder sind verloren, also war hier einiges zu entscheiden. **R**: Das Regelheft sagt es. **E**: Sein Beispiel zeigt es. **D**: Die eigene digitale Ausgabe des Autors hat es so. **H**: eine Hausregelung, von uns.
