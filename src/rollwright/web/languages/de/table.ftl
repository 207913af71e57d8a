score-decides = entscheidet: { $term }
score-rank_end = Rang: { $rank }
score-none = Noch ist nichts gezeichnet.
score-total = gesamt
score-rank = Rang bisher: { $rank }
score-weakest = schwächste Reihe: { $rows }
change-none = keine Markierung
change-labour = Arbeiter gehen dorthin, wo sie mehr bringen: von { $from } zu { $to }.
change-weakest = schwächste Reihe { $from } → { $to }
cards-title = Die Karten dieser Partie
cards-count = Sie zählen am Ende, für alle am Tisch.
cards-show = Karten zeigen
cards-pays = gerade { $points } für dich
log-dealt = Karten werden ausgeteilt.
log-timed = Zeit um für { $who }: Die Vertretung { $text }.
log-hidden = { $who } hat gezeichnet.
log-joined = { $who } setzt sich dazu.
log-renamed = { $who } hat einen neuen Namen.
log-started = Die Partie beginnt.
log-rolled = Würfel: { $text }
log-moved = { $who } { $text }.
log-undone = { $who } nimmt den Zug zurück.
log-left = { $who } geht.
log-replaced = Ein Bot spielt weiter für { $who }.
log-voted = { $who } will, dass ein Bot weiterspielt.
log-ended = Die Partie ist zu Ende.
log-rematched = Eine Revanche ist offen: { $text }
log-configured = Der Host ändert Plätze oder Optionen.
log-paused = Der Host pausiert die Partie.
log-resumed = Die Partie geht weiter.
log-extended = Der Host gibt { $text } Sekunden mehr.
goal-title = Dein Ziel.
task-confirm_choice = Nimm es oder überleg es dir anders.
task-over = Die Partie ist zu Ende.
task-open = Die Partie hat noch nicht begonnen.
task-roll = Würfeln
task-roll_again = Würfeln
task-roll_due = Gleich wird gewürfelt.
task-loading = Die Würfel werden gelesen …
task-waiting = Warten auf { $names }.
task-many = { $number } Spieler
task-confirm = Zeichne es oder überleg es dir anders.
task-more = Zeichne es oder wähle noch mehr.
task-otherwise = Zeichne es oder wähle anders.
task-place = Wähle, wo: Tippe aufs Blatt.
task-choose = Was sagen die Würfel?
task-menu = Wähle.
task-own = Du zeichnest { $what }.
task-and = { " " }und{ " " }
task-missing = Was das Blatt nicht erlaubt
task-then = Dann, wenn du magst:
task-now = Dann wähle:
table-confirm_choice = Wählen
table-your_sheet = Blatt
table-panel = Würfel und Auswahl
table-side = Rund um den Tisch
table-score = Punkte
table-players = Spieler
table-talk = Verlauf und Chat
table-big = Blatt eines anderen
table-close = Schließen
table-dice = Würfel: { $faces }
table-undo = Rückgängig
table-turn = Drehen
table-mirror = Spiegeln
table-take = Nehmen
table-confirm = Zeichnen
table-change = Ändern
table-awaits = Tippe auf ein Feld und sieh, was es bringt.
table-awaits_choice = Wähle und sieh, was es bringt.
table-swap = Tauschen
phase-open = noch nicht begonnen
phase-playing = läuft
phase-over = zu Ende
hand-to = Gib das Gerät weiter an { $name }
hand-hidden = Die Blätter sind verdeckt, bis { $name } so weit ist.
hand-open = Am Zug: { $name }.
hand-ready = Ich bin { $name }
hand-back = Zug zurücknehmen
hand-on = Fertig, weitergeben
hand-clock = Wer sich ein Gerät teilt, spielt ohne Uhr.
lobby-listed = Als offen zeigen
lobby-listed_help = Alle dürfen sich dazusetzen und zuschauen. Es geht los, wenn jeder Platz besetzt ist.
lobby-is_listed = Dieser Tisch steht bei den offenen: Alle dürfen sich dazusetzen und zuschauen.
lobby-timer_days =
    { $days ->
        [one] { $days } Tag pro Runde
       *[other] { $days } Tage pro Runde
    }
lobby-seats = Am Tisch
lobby-start = Partie starten
lobby-wait = Der Host startet die Partie.
lobby-watching = Du schaust zu.
lobby-free = { $number } frei
lobby-free_note = Freie Plätze fallen weg.
lobby-add_bot = Bot dazu
lobby-level = Stufe des Bots
lobby-remove_bot = { $name } entfernen
lobby-no_bot = Dort sitzt kein Bot.
lobby-full = Alle Plätze sind besetzt.
lobby-remove = Entfernen
lobby-timer = { $seconds } s pro Runde
lobby-free_paper = { $number } frei; jedes Blatt braucht jemanden, der es spielt
lobby-setup = Plätze und Optionen ändern
live-clock_drew = Deine Zeit war um: Die Vertretung { $what }.
live-clock_drew_hidden = Deine Zeit war um, und eine Vertretung hat für dich gezeichnet: das Unterstrichene.
live-take_back = Zurücknehmen
live-rolled = Gewürfelt: { $faces }.
live-your_move =
    { $number ->
        [one] Du bist dran: { $number } Möglichkeit.
       *[other] Du bist dran: { $number } Möglichkeiten.
    }
live-picked = Gewählt: { $what }. Eingabetaste zeichnet es.
live-picked_more = Gewählt: { $what }.
live-drawn = Gezeichnet: { $what }. Punkte: { $change }.
live-points = Punkte: { $number }
live-said = { $who } sagt: { $text }
live-over = Die Partie ist zu Ende.
sound-ask = Möchtest du Würfel, Stift und Stempel hören?
sound-on = Ton an
sound-off = Kein Ton
bar-hurry = Die Zeit ist fast um: { $seconds } s. Bei null zeichnet eine Vertretung für dich.
bar-hurry_chosen = Die Zeit ist fast um: { $seconds } s. Bei null wird deine Wahl gezeichnet.
bar-turn = Runde { $number }
bar-turn_word = Rd.
bar-you = Du
bar-rank = { $rank } von { $of }
bar-rank_word = Rang bisher
bar-watching = du schaust zu
bar-warming = Bots wärmen sich auf
bar-warming_title = Sie werden gerade kompiliert. Die schnellen spielen schon; wer plant, wartet, bis es fertig ist.
bar-menu = Menü
bar-paused = Der Host hat die Partie pausiert.
state-empty = leer
state-away = abwesend
state-thinking = denkt nach
state-drawn = hat gezeichnet
state-ready = bereit
state-yours = du bist dran
player-look = Blatt von { $name } zeigen
player-replace = Bot weiterspielen lassen
player-grace = Ein Bot darf übernehmen in { $time }
player-vote = Dafür stimmen, dass ein Bot weiterspielt
player-votes = Dafür stimmen, dass ein Bot weiterspielt (bisher { $number })
share-title = Andere einladen
share-copy = Link kopieren
share-send = Link senden
share-copied = Kopiert
share-qr = Der Link als QR-Code
share-refused = Dein Browser lässt uns nicht kopieren: Nimm die Adresse oben
arrange-title = Wer arbeitet wo
arrange-best =
    { $total ->
        [one] Nachweislich das Beste: { $total } Punkt.
       *[other] Nachweislich das Beste: { $total } Punkte.
    }
arrange-as_good =
    { $total ->
        [one] Von Hand: { $total } Punkt, so gut wie das Beste.
       *[other] Von Hand: { $total } Punkte, so gut wie das Beste.
    }
arrange-worse =
    { $total ->
        [one] Von Hand: { $total } Punkt, { $less } weniger als das Beste.
       *[other] Von Hand: { $total } Punkte, { $less } weniger als das Beste.
    }
arrange-note = Am Tisch zählt das Beste, egal was du hier versuchst.
arrange-change = Selbst versuchen
arrange-how = Tippe auf Bewohner und dann auf ein Gebäude, oder auf ein Gebäude, um alle heimzurufen.
arrange-reset = Zurück zum Besten
arrange-not_now = zu verteilen gibt es erst etwas, wenn die Partie zu Ende ist
chat-label = Sag etwas
chat-placeholder = Sag etwas
chat-send = Senden
chat-phrases = Fertiger Satz …
menu-home = Alle Spiele
menu-leave = Platz aufgeben
menu-leave_note = Wenn du die Seite schließt, behältst du deinen Platz; wenn du ihn aufgibst, nicht.
menu-fingerprint = Fingerabdruck des Würfelgeheimnisses, festgelegt vor dem ersten Wurf: { $hash }
menu-print = Blätter als PDF
menu-keys = Tasten: Pfeile gehen übers Blatt, Eingabe wählt und zeichnet, R dreht, M spiegelt, Esc geht zurück, Eingabe würfelt, Strg+Z macht rückgängig, ? zeigt dies.
menu-dice = Sind die Würfel fair?
line-lost = Die Verbindung ist weg; neuer Versuch läuft. Nichts ist verloren.
line-sending = Wird gesendet …
line-kept = Noch keine Antwort vom Server: Dein Zug bleibt und geht ab, sobald die Leitung wieder da ist.
rename-button = Name ändern
rename-title = Dein Name und Zeichen
rename-save = Speichern
tab-score = Punkte
tab-players = Spieler
tab-talk = Chat
tab-unread = Verlauf und Chat: { $number } neu
settings-title = Einstellungen dieses Browsers
settings-confirm = Vor dem Zeichnen fragen
settings-confirm-help = Aus: Ein Klick zeichnet sofort.
settings-roll = Von selbst würfeln
settings-roll-help = Der nächste Wurf kommt, sobald alle gezeichnet haben.
settings-sound = Ton
settings-sound-help = Würfel, Stift, Stempel und eine Glocke.
settings-motion = Bewegung
settings-motion-help = Rollende Würfel, fließende Tinte, fliegende Punkte; auf dem Handy spürst du es auch.
settings-patterns = Muster
settings-patterns-help = Für alle, die Farben schlecht unterscheiden: Farbtöne sind zusätzlich schraffiert.
