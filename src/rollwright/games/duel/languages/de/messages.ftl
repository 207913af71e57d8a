ending-no-room-for-a-pair = kein Platz für ein Paar
icons-sun = Sonnen
icons-mask = Masken
icons-forest = Wälder
icons-lake = Seen
icons-hut = Hütten
icons-spear = Speere
square-cross = { $square }: ein Kreuz; hier lässt sich nichts zeichnen.
square-mountain = { $square }: ein Berg; hier lässt sich nichts zeichnen.
square-alone = { $square }: { $icon }. In lückenlosen Linien von hier: keine weiteren. Gewertet wird ein Symbol beim Zeichnen.
square-icon = { $number ->
    [one] { $square }: { $icon }. In lückenlosen Linien von hier: noch { $number } { $icon }. Gewertet wird ein Symbol beim Zeichnen.
   *[other] { $square }: { $icon }. In lückenlosen Linien von hier: noch { $number } { $icons }. Gewertet wird ein Symbol beim Zeichnen.
}
square-empty = { $square }: leer. Ein Symbol bringt hier jetzt: { $marks }. Eine Markierung für jedes gleiche Symbol in lückenloser Linie.
square-useless = { $square }: leer. Jetzt bringt hier kein Symbol etwas. Eine Markierung für jedes gleiche Symbol in lückenloser Linie.
icon-marks = { $number ->
    [one] { $icon } { $number } Markierung
   *[other] { $icon } { $number } Markierungen
}
row-weakest = { $icon }, Spieler { $side }: { $number } von { $length } markiert. Das ist die niedrigste Reihe; die niedrigsten werden zuerst verglichen und entscheiden.
row-stronger = { $icon }, Spieler { $side }: { $number } von { $length } markiert. Die niedrigste Reihe hat { $lowest }; die niedrigsten werden zuerst verglichen und entscheiden.
mark-made = Feld { $number } der Reihe { $icon }, Spieler { $side }: markiert.
mark-open = { $away ->
    [one] Feld { $number } der Reihe { $icon }, Spieler { $side }: offen, noch { $away } Markierung entfernt.
   *[other] Feld { $number } der Reihe { $icon }, Spieler { $side }: offen, noch { $away } Markierungen entfernt.
}
gives-lift = Es gibt eine Markierung in einer deiner niedrigsten Reihen.
gives-plus = Es lässt dich eine Einmal-Fähigkeit nutzen.
gives-star = Es gibt eine Dauer-Fähigkeit.
ability-is-used = { $ability }: verbraucht.
ability-is-open = { $ability }: noch offen; ein Plus nutzt sie, einmal.
ability-is-owned = { $ability }: im Besitz, in jedem Zug nutzbar.
ability-is-spent = { $ability }: im Besitz, in diesem Zug benutzt.
ability-is-not-owned = { $ability }: nicht im Besitz; ein Stern gibt sie auf Dauer.
term-sun = Sonne
term-mask = Maske
term-forest = Wald
term-lake = See
term-hut = Hütte
term-spear = Speer
thing-lift = Pfeil
thing-plus = Plus
thing-star = Stern
ability-split = Teilen
ability-wild = Joker
ability-leftover = Rest
ability-again = Nochmal
ability-cross = Kreuz
ability-mark = Extra
ability-plus-one = +1
ability-minus-one = -1
ability-flip = Wenden
ability-reroll = Neuwurf
ability-twin = Pasch
ability-split-help = Teilen: zeichne deine zwei Würfel noch einmal, auch getrennt
ability-wild-help = Joker: zeichne irgendein Symbol irgendwohin
ability-leftover-help = Rest: zeichne das Symbol des übrigen Würfels irgendwohin
ability-again-help = Nochmal: wirf deine zwei Würfel neu und zeichne noch ein Paar
ability-cross-help = Kreuz: sperre ein leeres Feld
ability-mark-help = Extra: eine Markierung in irgendeiner Reihe
ability-plus-one-help = +1: zähl eins zu einem Würfel dazu
ability-minus-one-help = -1: zieh eins von einem Würfel ab
ability-flip-help = Wenden: dreh einen Würfel um
ability-reroll-help = Neuwurf: wirf einen oder beide Würfel neu
ability-twin-help = Pasch: ändere einen von zwei gleichen Würfeln
label-icon = { $icon } ({ $die })
label-take = { $icons } nehmen
label-mark = eine Markierung für { $icon }
label-draw = { $icon } auf { $square }
label-then = { $icon } auf { $square }, danach gewertet
move-take = nimmt { $icons }
move-draw = zeichnet { $icon } auf { $square }
move-draw-then = zeichnet { $icon } auf { $square } und { $second-icon } auf { $second-square }
move-lift = markiert die Reihe { $icon }
move-star = bekommt die Fähigkeit { $ability }
move-permanent = nutzt die Fähigkeit { $ability }
move-permanent-dice = nutzt die Fähigkeit { $ability } und macht die Würfel zu { $icons }
move-ability = nutzt die Fähigkeit { $ability }
move-ability-icon = nutzt die Fähigkeit { $ability }: { $icon } auf { $square }
move-ability-icon-then = nutzt die Fähigkeit { $ability } und zeichnet { $icon } auf { $square } und { $second-icon } auf { $second-square }
move-ability-square = nutzt die Fähigkeit { $ability } und sperrt { $square }
move-ability-row = nutzt die Fähigkeit { $ability } und markiert die Reihe { $icon }
own-move-take = nimmst { $icons }
own-move-draw = zeichnest { $icon } auf { $square }
own-move-draw-then = zeichnest { $icon } auf { $square } und { $second-icon } auf { $second-square }
own-move-lift = markierst die Reihe { $icon }
own-move-star = bekommst die Fähigkeit { $ability }
own-move-permanent = nutzt die Fähigkeit { $ability }
own-move-permanent-dice = nutzt die Fähigkeit { $ability } und machst die Würfel zu { $icons }
own-move-ability = nutzt die Fähigkeit { $ability }
own-move-ability-icon = nutzt die Fähigkeit { $ability }: { $icon } auf { $square }
own-move-ability-icon-then = nutzt die Fähigkeit { $ability } und zeichnest { $icon } auf { $square } und { $second-icon } auf { $second-square }
own-move-ability-square = nutzt die Fähigkeit { $ability } und sperrst { $square }
own-move-ability-row = nutzt die Fähigkeit { $ability } und markierst die Reihe { $icon }
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
track-written = eine Leiste schreibt man wie 4lift-8plus-12lift-18star, nicht { $text }
track-rises = die Felder einer Leiste steigen von links nach rechts, nicht wie in { $text }
track-too-full = eine Leiste hat höchstens { $most } Dinge, nicht { $number }
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
mark-mountain = Berg
mark-cross = Kreuz
sheet-player = SPIELER { $side }
sheet-player-blank = SPIELER { $side }   Name ____________________________
sheet-date = Datum ___________
sheet-once = einmal
sheet-always = immer
sheet-decides = Die niedrigste Reihe entscheidet
sheet-lanes = Oben { $upper }, unten { $lower }. Eingekreist: die niedrigsten Reihen.
sheet-printed = { $icon }, vorgezeichnet
sheet-row = { $icon }, Spieler { $side }
sheet-marks = Markierungen { $icon }, Spieler { $side }
sheet-ability = { $ability }, Spieler { $side }
sheet-open = offen
sheet-marked = markiert
note-draft = Runde { $round }, { $player } nimmt Würfel
note-draw = Runde { $round }, { $player } zeichnet
note-again = Runde { $round }, { $player } zeichnet noch einmal
note-lift = Runde { $round }, { $player } hebt eine Reihe an
note-plus = Runde { $round }, { $player } nutzt eine Einmal-Fähigkeit
note-star = Runde { $round }, { $player } wählt eine Dauer-Fähigkeit
note-over = Runde { $round }, Endstand
note-then = { $note }; dann { $things }
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
terminal-once = { $side } einmal: { $abilities }
terminal-owns = { $side } immer: { $abilities }
terminal-queue = wartet: { $things }
terminal-round = Du bist { $side }. Runde { $round }, { $first } beginnt.
terminal-you = { $side } du
terminal-middle = Mitte
terminal-over = Die Partie ist zu Ende.
standing = niedrigste Reihe { $lowest }, dann { $others }
gain = { $number ->
    [one] { $marks } Markierung
   *[other] { $marks } Markierungen
}
gain-range = { $marks } Markierungen
gain-lowest = { $gain }, niedrigste Reihe { $old } auf { $new }
terminal-totals = aufsteigend
option-board = Spielplan
option-board-help = Der große Spielplan hat einen Ring mit Bergen. H: Ihre Plätze sind eine Hausregelung, das Bild ist verloren.
option-board-9 = 9 × 9
option-board-11 = 11 × 11 mit Bergen
option-first = Wer beginnt
option-first-help = Ein Würfel lost es aus, oder es beginnt Platz 1, Spieler A, oder Platz 2, Spieler B.
option-first-lot = durch das Los
option-first-A = Spieler A
option-first-B = Spieler B
task-of-take = Nimm Würfel: Sie sagen, was du zeichnest.
task-of-lift = Markiere eine deiner niedrigsten Reihen.
task-of-star = Wähle eine Fähigkeit, die du behältst.
task-of-ability = Nutze eine Fähigkeit.
scoring-round = Runde
scoring-used = Spieler { $side }: einmal benutzt
scoring-owns = Spieler { $side }: besitzt auf Dauer
option-track = Leiste
option-track-help = was auf den Feldern einer Reihe steht. H: eine Hausregelung
name = Chiefdom Duel
blurb = Ein Tal für zwei. Wählt Würfel, paart eure Symbole und lauft in sechs Reihen um die Wette.
bar-turn = Runde { $number }
bar-turn_word = Runde
summary = Zwei Häuptlinge auf einem Plan; die niedrigste von sechs Reihen zählt zuerst.
credit = Chiefdom Duel stammt von Arif Nezih Savı, angeregt von Reiner Knizias Einfach Genial.
judgement = Seine eigenen besten Züge gewinnen 90 % der Partien gegen den Häuptling; wie weit sie von perfektem Spiel entfernt sind, ist nicht bekannt.
why-any = Eine Markierung für jedes gleiche Symbol in lückenloser Linie ab dem Symbol, das du zeichnest. Die niedrigste der sechs Reihen entscheidet zuerst. Zum Beispiel zwei gleiche Symbole in einer Linie und eins in einer anderen: 3.
sources-note = Plan, Ring und Leiste sind Hausregelungen: Die Bilder des Regelhefts sind verloren.
