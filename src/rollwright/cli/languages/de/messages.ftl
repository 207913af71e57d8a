column-term = Wertung
column-points = Punkte
column-row = Reihe
row-total = gesamt
row-rank = Rang
row-lowest = aufsteigend
row-score = niedrigste Reihe
row-marks = Markierungen
yes = ja
no = nein
part-over = zu Ende
part-leader = führt
part-active = aktiv
part-workers = Arbeiter
part-challenge = Aufgabe
part-passed = geschafft
part-reasons = Gründe
part-number = Nummer
part-name = Name
part-plot = Bauplatz
part-square = Raute
part-pips = Bewohner
part-points = Punkte
part-value = { $part }: { $value }
part-of-part = { $part } { $name }: { $value }
seat-name = Platz { $number } { $name }
seat-number = Platz { $number }
goes-on-in = Die Partie geht in Runde { $turn } weiter.
over-after-won =
    { $turns ->
        [one] Zu Ende nach { $turns } Runde ({ $ending }). Gewonnen: { $names }.
       *[other] Zu Ende nach { $turns } Runden ({ $ending }). Gewonnen: { $names }.
    }
over-after =
    { $turns ->
        [one] Zu Ende nach { $turns } Runde ({ $ending }). Niemand hat gewonnen.
       *[other] Zu Ende nach { $turns } Runden ({ $ending }). Niemand hat gewonnen.
    }
puzzle-dice = Würfel { $dice }
puzzle-turn = Runde { $turn }
puzzle-find = { $where }: Finde den Zug, der { $worth } wert ist.
puzzle-find-marks =
    { $worth ->
        [one] { $where }: Finde den Zug, der { $worth } Markierung wert ist.
       *[other] { $where }: Finde den Zug, der { $worth } Markierungen wert ist.
    }
puzzle-your-move = Dein Zug:
puzzle-no-move = Das ist hier kein Zug; `rollwright moves` zeigt, wie man Züge schreibt.
puzzle-solved = Gelöst!
puzzle-worth =
    { $left ->
        [one] Das ist { $worth } wert; noch { $left } Versuch.
       *[other] Das ist { $worth } wert; noch { $left } Versuche.
    }
puzzle-answer = Die Lösung: { $move }
daily-number = Würfel Nr. { $number }, { $day }
daily-nothing = { $game }: Für diesen Tag ist nichts festgelegt
daily-finished = { $game }: { $number } fertig
daily-par = Par: { $results }
daily-commitment = Festlegung { $value }
daily-salt = Salt { $value }
daily-secret = Geheimnis { $value }
column-game = Spiel
column-seats = Plätze
column-minutes = Minuten
column-about = was es ist
games-more = { $options } zeigt die Optionen, { $rules } die Regeln.
options-of = { $game }: Optionen
house-rules-of = { $game }: Hausregeln, üblicher Wert zuerst
column-name = Name
column-values = Werte
column-meaning = Bedeutung
options-set = Setz sie hinter das Spiel: { $command }
options-none = { $game } hat keine Optionen.
levels = Stufen
column-level = Stufe
column-bot = Bot
column-plays = wie er spielt
bots-of = { $game }: { $names }
other-names = Andere Namen für --bot
bot-planner = 500 Probepartien pro Zug; planner:2s denkt zwei Sekunden
bot-greedy = sieht nur vier zufällige Züge
bot-sage = patzt mit Wahrscheinlichkeit 0,1
bot-values = spielt nach eigenen Werten (rollwright learn-values)
bot-own = ein eigener Bot, aus einer Datei oder als module:Class
over = Die Partie ist zu Ende: { $ending }.
reached = { $result }.
reached-rank = { $result }: { $rank }.
wins = { $name } gewinnt.
wins-with = { $name } gewinnt: { $result }.
you-win = Du gewinnst.
you-win-with = Du gewinnst: { $result }.
share = { $names } teilen sich den Sieg.
share-with = { $names } teilen sich den Sieg: { $result }.
nobody-won = Niemand hat gewonnen.
record-is = Das Protokoll ist { $name }.
record-is-kept = Das Protokoll ist { $name }, in deinem Ordner mit Protokollen.
record-uses = Jeden Zug beurteilen, nachspielen, die Blätter drucken:
saved-in = Gespeichert in { $path }. Weiter geht es mit: { $command }
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
page-lines = { $first }-{ $last } von { $all }
move-arrows = Pfeile
move-turn = r drehen
move-icon = r anderes Symbol
move-mirror = m spiegeln
move-tab = Tab
move-type = oder tippe { $square }
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
lines-begin = { $game }. Tippe help, um zu sehen, was man tippen kann.
lines-not-understood = { $reason } Tippe help, um zu sehen, was man tippen kann.
lines-not-now = Nicht jetzt: { $reason }.
lines-lesson-type = Tippe dafür: { $move }
lines-brought = { $move }: { $gain }.
lines-turn = Runde { $turn }, { $name }, { $standing }.
lines-only-move = Nur ein Zug ist möglich: { $move }. Enter nimmt ihn.
lines-chosen = { $choices }:
lines-count = { $number } insgesamt; tippe eine Nummer oder Felder wie { $squares }; moves zeigt alle.
lines-goes-on = Weiter mit Enter
lines-goes-on-undo = Weiter mit Enter, undo nimmt den Zug zurück
lines-rolls = Enter würfelt
lines-rolls-undo = Enter würfelt, undo nimmt den Zug zurück
lines-shows-end = Enter zeigt das Ende
lines-shows-end-undo = Enter zeigt das Ende, undo nimmt den Zug zurück
lines-again = new spielt noch einmal, quit beendet
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
typed-english = Diese Wörter sind in jeder Sprache englisch.
you = Du
player-number = Spieler { $number }
turn-number = Runde { $number }
total = GESAMT
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
hint = Tipp: { $move }
hint-or = Oder: { $move }
best-moves = Beste Züge
quick-look = Auf die Schnelle
hint-not-ready = Ein besserer Tipp entsteht gerade: Frag nachher noch einmal.
hint-of-lesson = Das will die Lektion.
hint-ends-at = endet bei { $value }
hint-ends-about = endet bei { $value } ± { $error }
hint-wins = gewinnt zu { $percent } % ± { $error }
looking = Die besten Züge werden gesucht. Bisher { $seconds } s.
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
moved = { $name }: { $move }
worth = { $name }: { $worth }
compiling = Wird kompiliert, einmal auf diesem Rechner (meist 10 bis 30 s): bisher { $seconds } s.
gets-ready = { $name } macht sich bereit; bisher { $seconds } s.
thinks-long = { $name } denkt nach, bisher { $seconds } s; noch { $left }.
thinks = { $name } denkt nach.
needs-room = Der Tisch braucht { $wanted }, nicht { $columns } x { $rows }: Vergrößere das Terminal oder drück q.
rules-and-keys = { $game }: Regeln und Tasten
all-seats = Alle Plätze
the-end = { $game }: das Ende
which-game = Welches Spiel?
begin = Spielen
people = Leute
people-help = Leute an dieser Tastatur
bots = Bots
bots-help = Bots am Tisch
bot = Bot
bot-help = wie Bots spielen, die schwächsten zuerst
level-about = { $level }: { $text }
game-about = { $game }: { $text }
go-on-with = weiter mit { $game }
unfinished = { $game }, Runde { $turn }, vom { $day }. { $month } { $time }
month-1 = Jan.
month-2 = Feb.
month-3 = März
month-4 = Apr.
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = Aug.
month-9 = Sept.
month-10 = Okt.
month-11 = Nov.
month-12 = Dez.
ask-turn = In welcher Runde sind die Blätter?
ask-game = Spiel
ask-value = { $name }, { $help } ({ $values }; Enter: { $value })
value-range = { $first } bis { $last }
type-one-of = Tippe eins von { $words }, oder quit.
no-such-choice = Diese Auswahl gibt es nicht.
rival-is-another = { $game } hat keinen Bot { $wanted }, den deine Einstellungen nennen; es spielt { $bot }.
unplayable = { $path } wird übergangen: { $reason }
