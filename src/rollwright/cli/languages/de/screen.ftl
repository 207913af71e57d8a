# Was der ganze Bildschirm und die einfachen Zeilen während einer Partie sagen.
# Der Name von jemandem, der allein spielt, und von jemandem ohne Namen.
you = Du
player-number = Spieler { $number }
turn-number = Runde { $number }
total = GESAMT

# ---- eine Entscheidung
only-move = Der einzige Zug:
first-choice = Das ist die erste Auswahl.
nothing-to-turn = Hier gibt es nichts zu drehen.
same-mirrored = Gespiegelt sieht es gleich aus oder passt nirgends.
fits-no-other-way = Anders passt es nicht.
cannot-draw-on = Davon lässt sich nichts auf { $square } zeichnen.
where-at = Wo? Lage { $number } von { $all }
where =
    { $all ->
        [one] Wo? { $all } Lage
       *[other] Wo? { $all } Lagen
    }
ways =
    { $number ->
        [one] { $number } Weg
       *[other] { $number } Wege
    }
menu-part = ↑↓ { $first } bis { $last } von { $all }, Bild↑ und Bild↓ blättern

# ---- Tipps
hint = Tipp: { $move }
hint-or = Oder: { $move }
best-moves = Beste Züge
quick-look = Auf die Schnelle
hint-not-ready = Ein besserer Tipp entsteht gerade: Frag nachher noch einmal.
hint-of-lesson = Das will die Lektion.
hint-ends-at = endet bei { $value }
hint-ends-about = endet bei { $value } ± { $error }
hint-wins = gewinnt zu { $percent } % ± { $error }
looking = Die besten Züge werden gesucht.

# ---- zwischen Entscheidungen
enter-goes-on = Weiter mit Enter.
shows-it = h zeigt es.
taken-back = Zurückgenommen: { $move }.
hand-over = Gib weiter an { $name }.
enter-shows-sheet = Enter zeigt das Blatt. q sichert und beendet.
enter-shows-end = Enter zeigt, wie es ausging.
enter-shows-end-undo = Enter zeigt, wie es ausging, u nimmt deinen Zug zurück.
enter-hands-over = Enter gibt weiter an { $name }.
enter-hands-over-undo = Enter gibt weiter an { $name }, u nimmt deinen Zug zurück.
enter-moves-bot = Enter lässt den Bot ziehen.
enter-moves-bot-undo = Enter lässt den Bot ziehen, u nimmt deinen Zug zurück.
enter-moves-bots = Enter lässt die Bots ziehen.
enter-moves-bots-undo = Enter lässt die Bots ziehen, u nimmt deinen Zug zurück.
enter-rolls = Enter würfelt.
enter-rolls-undo = Enter würfelt, u nimmt deinen Zug zurück.
had-no-move = { $name } hatte mit diesem Wurf keinen Zug.
others-more = und { $number } weitere
rolled = gewürfelt: { $dice }
# Jemandes Zug: „Ada: 5 men c4“.
moved = { $name }: { $move }
# Ein Name oder Zug vor dem, was er wert ist: „Ada: 12 Punkte“.
worth = { $name }: { $worth }

# ---- Warten
compiling = Kompiliert, einmal auf diesem Rechner (meist 10 bis 30 s): bisher { $seconds } s.
gets-ready = { $name } macht sich bereit; bisher { $seconds } s.
thinks-long = { $name } denkt nach, bisher { $seconds } s; noch { $left }.
thinks = { $name } denkt nach.
needs-room = Der Tisch braucht { $wanted }, nicht { $columns } x { $rows }: Vergrößere das Terminal oder drück q.

# ---- Seiten
rules-and-keys = { $game }: Regeln und Tasten
all-seats = Alle Plätze
the-end = { $game }: das Ende
