# Spielen in einfachen Zeilen. Die Wörter, die man tippt, sind in jeder Sprache englisch: help, moves, hint, back,
# undo, sheet, score, others, rules, new, quit.
lines-begin = { $game }. Tippe help, um zu sehen, was man tippen kann.
lines-not-understood = { $reason } Tippe help, um zu sehen, was man tippen kann.
lines-not-now = Nicht jetzt: { $reason }.
lines-lesson-type = Tippe dafür: { $move }
lines-brought = { $move }: { $gain }.
lines-turn = Runde { $turn }, { $name }, { $standing }.
lines-only-move = Nur ein Zug ist möglich: { $move }. Enter nimmt ihn.
lines-chosen = { $choices }:
lines-count = { $number } insgesamt; tippe eine Nummer oder Felder wie { $squares }; moves zeigt alle.
# Vor „>“: was man tippen kann.
lines-goes-on = Weiter mit Enter
lines-goes-on-undo = Weiter mit Enter, undo nimmt den Zug zurück
lines-rolls = Enter würfelt
lines-rolls-undo = Enter würfelt, undo nimmt den Zug zurück
lines-shows-end = Enter zeigt das Ende
lines-shows-end-undo = Enter zeigt das Ende, undo nimmt den Zug zurück
lines-again = new spielt noch einmal, quit beendet

# ---- Hilfe: was man tippt in höchstens 15 Spalten, und was es tut
typed-key-name = eine Taste
typed-key = die Auswahl hinter dieser Nummer oder diesem Buchstaben
typed-move-name = ein Zug
typed-move = wie er in Protokollen steht, zum Beispiel einer, den `moves` zeigt
typed-squares-name = Felder
typed-squares = die Lage auf diesen Feldern, zum Beispiel c4,c5,c6
typed-enter-name = Enter
typed-enter = würfeln, weitermachen oder die Auswahl noch einmal zeigen
typed-moves = jeder Zug, der wie bisher gewählt beginnt, und was er bringt
typed-hint = die besten Züge, und wie die Partie nach jedem ausgeht
typed-back = zur vorigen Auswahl
typed-undo = deinen letzten Zug zurücknehmen, bis neu gewürfelt oder gezogen wird
typed-sheet = dein Blatt, deine Punkte im Einzelnen
typed-others = Punkte und Blätter von allen
typed-rules = die Regeln des Spiels, diese Liste
typed-quit = sichern und beenden; das Ende der Eingabe auch
# Gesagt in anderen Sprachen als Englisch.
typed-english = Diese Wörter sind in jeder Sprache englisch.
