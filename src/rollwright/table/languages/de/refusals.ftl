# Warum ein Tisch nicht tut, was jemand will. Jedes beginnt klein (wo kein Hauptwort steht) und hat keinen Punkt.

## Tische und Plätze
table-unknown = diesen Tisch gibt es nicht; prüf den Code
table-deleted = dieser Tisch wurde gelöscht
table-unreachable = der Tisch ist gerade nicht erreichbar; versuch es später noch einmal
table-cannot-save = der Tisch kann gerade keine Züge sichern; versuch es gleich noch einmal
table-no-room = für diesen Zug ist kein Platz mehr; alles vor ihm ist gesichert. Lösch alte Partien oder schaff Platz und versuch es noch einmal
table-busy = der Tisch ist anderswo beschäftigt; versuch es noch einmal
table-no-code = es fand sich kein freier Tischcode; versuch es noch einmal
table-too-new = Tisch { $table } stammt von einer neueren Version dieses Servers; er ist nicht beschädigt
table-other-rules = Tisch { $table } spielt nach Regeln, die diese Version nicht kennt; er ist nicht beschädigt und öffnet sich wieder mit einer Version, die sie kennt
table-damaged = Tisch { $table } ist beschädigt und wurde beiseitegelegt; die anderen Tische laufen weiter
table-full = an diesem Tisch sind alle Plätze besetzt
table-over = die Partie an diesem Tisch ist zu Ende
table-joins = an diesen Tisch haben sich schon so viele gesetzt, dass niemand mehr kann
seat-lost = dieser Platz gehört dir nicht mehr; setz dich neu dazu
seat-not-yours = das ist nicht dein Platz
seat-empty = auf Platz { $seat } sitzt niemand
promise-unreadable = ein Versprechen ist ein SHA-256, 64 hexadezimale Ziffern
token-unreadable = ein Token sind 32 bis 128 zufällige Buchstaben und Ziffern
asides-many = du hast an diesem Tisch so viel geändert, dass nur noch die Partie selbst weitergeht
host-only = das tut nur der Host des Tisches

## Vor der Partie
start-late = die Partie hat schon begonnen
start-sheets = diese Partie geht vom Papier aus weiter: Jedes Blatt braucht jemanden, der es spielt
settings-late = Plätze und Optionen ändert man, bevor die Partie beginnt
settings-other = ein anderes Spiel oder andere Papierblätter brauchen einen anderen Tisch
# $people ist mindestens 2.
settings-people = { $people } Leute sitzen schon hier: Lass jedem einen Platz
remove-late = Plätze macht man frei, bevor die Partie beginnt

## Während der Partie
paused = der Host hat die Partie pausiert
roll-not-due = gerade wird nicht gewürfelt
# $names: auf deren Anteil an den Würfeln gewartet wird, „Ada, Ben“.
roll-waits = die Würfel warten kurz auf den Anteil von { $names }; würfle noch einmal
nonce-other = diese Zufallszahl ist nicht die versprochene
nonce-late = Zufallszahlen werden zwischen dem Start und dem ersten Wurf gezeigt
move-unreadable = das ist kein Zug dieses Spiels: { $why }
move-no-game = vor dem Start und nach dem Ende kann niemand ziehen
move-not-yours = du bist gerade nicht dran
move-stale = am Tisch ging es inzwischen weiter; schau noch einmal
move-not-taught = das geht, aber nicht in dieser Lektion: Tu, was sie sagt
bot-not-due = gerade ist kein Bot dran
back-nothing = es gibt nichts zurückzunehmen
# $why ist eins der undo-*.
undo-refused = das lässt sich nicht zurücknehmen: { $why }
undo-over = die Partie ist zu Ende
undo-not-started = die Partie hat noch nicht begonnen
undo-no-move = seit dem letzten Wurf gibt es keinen Zug von dir
undo-bot = ein Bot hat diesen Zug für deinen Platz gemacht
undo-known = seitdem hat jemand gezogen und kannte deinen Zug
undo-shown = alle Züge sind schon gezeigt
undo-needed = was die anderen seitdem taten, hängt von deinem Zug ab
undo-stays = der Zug eines Bots bleibt
replace-not-now = Spieler werden nur während einer Partie ersetzt
replace-present = nur wer abwesend ist, kann ersetzt werden
replace-recent = dieser Platz war eben noch besetzt; warte eine Minute
replace-voted = dafür hast du schon gestimmt
host-not-now = das geht nur, während eine Partie läuft
end-shared = eine Partie mit gemeinsamen Würfeln wird zu Ende gespielt
time-not-running = gerade läuft für niemanden die Zeit
leave-over = die Partie ist zu Ende; es gibt keinen Platz mehr aufzugeben
rematch-new = eine Revanche braucht einen neuen Tisch
rematch-early = eine Revanche gibt es nach der Partie
record-early = das Protokoll wird gezeigt, wenn die Partie zu Ende ist
watch-hidden = andere können diese Würfel noch spielen, also schaut niemand zu
id-used = die ID { $id } wurde schon für etwas anderes benutzt
command-unreadable = das ist kein Befehl: { $why }

## Namen und Chat
name-invisible = ein Name hat mindestens einen sichtbaren Buchstaben
avatar-unknown = ein Avatar ist eines von { $known }
chat-no-phrase = einen Satz { $phrase } gibt es nicht
chat-unreadable = eine Nachricht ist druckbarer Text
chat-code = darin steht ein Code zum Profil; der geht nur die Person selbst etwas an
chat-much = du hast an diesem Tisch so viel gesagt, dass nichts mehr aufgehoben wird

## Gemeinsame Würfel
share-one = ein Versuch mit gemeinsamen Würfeln gehört einer Person allein
share-early = Würfel werden geteilt, wenn die Partie zu Ende ist
share-other = diese Würfel lassen sich nicht teilen: Sie beginnen nicht mit einem eigenen leeren Blatt

## Profile
day-early = die Würfel jenes Tages kennt noch niemand
profile-code = kein Profil hat diesen Code
profile-gone = dieses Profil gibt es nicht mehr
open-full = es sind so viele Tische offen, dass dieser nicht gezeigt wird; versuch es später noch einmal
open-share = von deiner Adresse stehen schon { $most } Tische auf der Liste; versuch es später noch einmal
friends-full = ein Profil hat höchstens { $most } Freunde
friends-link_full = ein Freundeslink führt zu höchstens { $most } Freundschaften; lass dir einen neuen geben
records-full = ein Profil behält höchstens { $most } mitgebrachte Protokolle
records-first-line = ein Protokoll beginnt mit der Zeile { $line }
records-many = höchstens { $most } Protokolle auf einmal, nicht { $number }
# $why: was daran nicht stimmt.
records-wrong = Protokoll { $number }: { $why }
records-large = ein Protokoll hat höchstens { $size } KiB
records-not_begun = die Partie hat noch nicht begonnen

## Dateien von Protokollen
# $why: die Worte des Systems selbst.
file-unsaved = { $path } lässt sich nicht sichern: { $why }
file-unread = { $path } lässt sich nicht lesen: { $why }
file-large = { $path } ist größer als { $size } MiB, also kein Protokoll
file-no-text = { $path } ist kein Text in UTF-8
