# Die letzte Zeile des Bildschirms: eine Taste und was sie tut, alle in einer Zeile von 78 Spalten. Wo kein Platz
# ist, steht jede nur bis zu ihrem Komma da.
key-take = Enter nehmen
key-back = Esc zurück
key-hint = h Tipp
key-undo = u Rücknahme
key-others = o andere
key-rules = ? Regeln, Tasten
key-leave = q Ende, sichern
key-go-on = Enter weiter
key-take-hint = Enter nimmt den Tipp
key-look = 1 2 3 zeigen einen Zug
key-drop = andere Taste: ohne Tipp
key-new = n neue Partie
key-rules-only = ? Regeln
key-quit = q Ende
key-choose = Enter wählen
key-choose-line = ↑↓ Zeile wählen
key-change = ←→ ändern
key-play = Enter spielen
key-page-back = Esc zurück
key-scroll = Pfeile, Bild↓ blättern
# Von allen Zeilen die gezeigten.
page-lines = { $first }-{ $last } von { $all }
# Tasten, die eine Form bewegen, in einer Zeile: „Pfeile, r drehen, m spiegeln, Tab, oder tippe c4“.
move-arrows = Pfeile
move-turn = r drehen
move-icon = r anderes Symbol
move-mirror = m spiegeln
move-tab = Tab
move-type = oder tippe { $square }

# ---- die Seite der Tasten: der Name einer Taste in höchstens 10 Spalten, und was sie tut
keys = Tasten
keys-arrows-name = Pfeile
keys-arrows = bewegen die Form oder die markierte Zeile eines Menüs
keys-enter-name = Enter
keys-enter = nimmt, was markiert ist (auch Leertaste)
keys-tab-name = Tab
keys-tab = nächste Lage oder Auswahl; Umschalt-Tab die vorige
keys-scroll-name = Bild↓ ↑
keys-scroll = weiter unten oder oben in langen Menüs; Pos1 und Ende an die Enden
keys-turn = dreht / spiegelt die Form an Ort und Stelle; r: anderes Symbol
keys-square = tippe den Namen eines Feldes, um dorthin zu springen (oder 2,3)
keys-numbers = wählt im Menü mit der Taste, die davorsteht
keys-back-name = Esc
keys-back = zurück zur vorigen Auswahl (auch Rücktaste)
keys-undo = nimmt deinen letzten Zug zurück, bis neu gewürfelt oder gezogen wird
keys-hint =
    die besten Züge und wie die Partie danach ausgeht;
    1 2 3 zeigen einen, Enter nimmt ihn, jede andere Taste verwirft sie
keys-others = Punkte und Blätter der anderen
keys-rules = diese Seite
keys-leave =
    sichern und beenden (auch Strg-C), auch während Bots denken; jeder
    Schritt ist gesichert. Andere Tasten gelten dann nicht.
