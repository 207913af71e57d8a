phrase-hello = Hallo zusammen!
phrase-luck = Viel Glück!
phrase-nice = Schön gezeichnet!
phrase-oops = Ups.
phrase-hurry = Nimm dir Zeit, aber nicht alle.
phrase-thanks = Danke fürs Spiel!
phrase-again = Noch eine?
phrase-break = Bin gleich wieder da.
check-early-day = diese Würfel lassen sich noch nicht prüfen: Das Geheimnis wird gezeigt, wenn der Tag vorbei ist
check-early-game = diese Würfel lassen sich noch nicht prüfen: Das Geheimnis wird gezeigt, wenn die Partie zu Ende ist
check-other-game = das sind die Würfel einer anderen Partie: Prüfen lässt sich deren eigenes Protokoll
check-no-commitment = diese Würfel lassen sich nicht prüfen: Im Protokoll steht '{ $line }', nicht 'dice commit HASH table NAME'
proven-promised =
    { $count ->
        [one] Platz { $last } hat eine Zufallszahl versprochen und genau die gezeigt: Niemand, der nicht alle diese Zahlen kannte, konnte die Würfe wählen
       *[other] die Plätze { $most } und { $last } haben je eine Zufallszahl versprochen und genau die gezeigt: Niemand, der nicht alle diese Zahlen kannte, konnte die Würfe wählen
    }
unproven-kept-back =
    { $count ->
        [one] Platz { $last } hat eine Zufallszahl versprochen und zurückgehalten, konnte also wählen, ob sie zählt
       *[other] die Plätze { $most } und { $last } haben je eine Zufallszahl versprochen und zurückgehalten, konnten also wählen, ob sie zählt
    }
unproven-no-nonce =
    { $count ->
        [one] Platz { $last } hat keine Zufallszahl beigetragen und deshalb keinen eigenen Beweis
       *[other] die Plätze { $most } und { $last } haben keine Zufallszahl beigetragen und deshalb keinen eigenen Beweis
    }
unproven-open-nonces = die Zufallszahlen wurden offen abgegeben, so wie die Leute kamen: Wer den Server betrieb und sich als Letzter setzte, hätte diese Würfe wählen können
unproven-order = dass die Versprechen vor den Zufallszahlen kamen, sagt dieses Protokoll; der Browser jedes dieser Plätze erinnert sich an die Versprechen, die er sah, und die Seite zum Prüfen der Würfel vergleicht sie
proven-day = das sind die Würfel des Tages, auf die man sich festgelegt hatte: Alle, die ihn spielten, bekamen dieselben
unproven-day = dass es die Festlegung vor dem Tag gab und das Salt zu seinem Beginn, sagt dieses Protokoll; vergleiche beides mit dem, was der Tisch damals zeigte
proven-log = das Verzeichnis des Tischs hat bis zum Ende { $events } Ereignisse, jedes trägt den Hash des vorigen; sein Kopf ist { $head }: damit ändert niemand unbemerkt ein früheres Ereignis
unproven-log = dass dies der Kopf ist, den der Tisch zeigte, sagt dieses Protokoll: vergleiche ihn mit dem, den du gesehen hast, oder nenne die Tische mit --log
ending-the-host-ended-the-game = vom Host beendet
ending-all-turns-are-over = alle Runden sind vorbei
ended-early = Der Host hat die Partie vorzeitig beendet.
seat-unnamed = Platz { $number }
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
start-late = die Partie hat schon begonnen
start-sheets = diese Partie geht vom Papier aus weiter: Jedes Blatt braucht jemanden, der es spielt
settings-late = Plätze und Optionen ändert man, bevor die Partie beginnt
settings-other = ein anderes Spiel oder andere Papierblätter brauchen einen anderen Tisch
settings-people = { $people } Leute sitzen schon hier: Lass jedem einen Platz
remove-late = Plätze macht man frei, bevor die Partie beginnt
paused = der Host hat die Partie pausiert
roll-not-due = gerade wird nicht gewürfelt
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
name-invisible = ein Name hat mindestens einen sichtbaren Buchstaben
avatar-unknown = ein Avatar ist eines von { $known }
chat-no-phrase = einen Satz { $phrase } gibt es nicht
chat-unreadable = eine Nachricht ist druckbarer Text
chat-code = darin steht ein Code zum Profil; der geht nur die Person selbst etwas an
chat-much = du hast an diesem Tisch so viel gesagt, dass nichts mehr aufgehoben wird
share-one = ein Versuch mit gemeinsamen Würfeln gehört einer Person allein
share-early = Würfel werden geteilt, wenn die Partie zu Ende ist
share-other = diese Würfel lassen sich nicht teilen: Sie beginnen nicht mit einem eigenen leeren Blatt
day-early = die Würfel jenes Tages kennt noch niemand
profile-code = kein Profil hat diesen Code
profile-gone = dieses Profil gibt es nicht mehr
open-full = es sind so viele Tische offen, dass dieser nicht gezeigt wird; versuch es später noch einmal
open-share = von deiner Adresse stehen schon { $most } Tische auf der Liste; versuch es später noch einmal
friends-full = ein Profil hat höchstens { $most } Freunde
friends-link_full = ein Freundschaftslink führt zu höchstens { $most } Freundschaften; lass dir einen neuen geben
records-full = ein Profil behält höchstens { $most } mitgebrachte Protokolle
records-first-line = ein Protokoll beginnt mit der Zeile { $line }
records-many = höchstens { $most } Protokolle auf einmal, nicht { $number }
records-wrong = Protokoll { $number }: { $why }
records-large = ein Protokoll hat höchstens { $size } KiB
records-not_begun = die Partie hat noch nicht begonnen
file-unsaved = { $path } lässt sich nicht sichern: { $why }
file-unread = { $path } lässt sich nicht lesen: { $why }
file-large = { $path } ist größer als { $size } MiB, also kein Protokoll
file-no-text = { $path } ist kein Text in UTF-8
setup-no-bot = für { $game } gibt es keinen Bot { $bot } (Bots: { $known })
setup-no-person = ein Tisch hat einen Platz für mindestens eine Person
setup-seats = { $game } ist für { $low } bis { $high } Plätze, nicht { $seats }
setup-hints = Tipps gibt es für { $known }, nicht { $hints }
setup-no-lesson = für { $game } gibt es noch keine Lektion
setup-turn = die Runde ist eine Zahl von { $least } bis { $most }, nicht { $number }
setup-rolled = gelesene Würfe sind eine Zahl von { $least } bis { $most }, nicht { $number }
setup-sheets-options = die Blätter nennen ihre Optionen: Lass sie weg
setup-sheets-over = auf diesen Blättern ist die Partie schon zu Ende
setup-sheets-seats =
    { $sheets ->
        [one] das ist ein Blatt für { $sheets } Platz, nicht { $seats }
       *[other] das sind Blätter für { $sheets } Plätze, nicht { $seats }
    }
setup-slow-bots =
    { $most ->
        [one] diese Bots denken zu lange für diesen Rechner: höchstens { $most } Platz für einen Bot wie { $bot } an einem Tisch; nimm weniger oder schwächere
       *[other] diese Bots denken zu lange für diesen Rechner: höchstens { $most } Plätze für einen Bot wie { $bot } an einem Tisch; nimm weniger oder schwächere
    }
setup-timer = die Zeit pro Runde ist { $least } bis { $most } Sekunden, nicht { $seconds }
setup-pause = die Pause vor einem Wurf ist 0 bis { $most } Sekunden, nicht { $seconds }
setup-seed = ein Seed ist eine Zahl von 0 bis { $most }, nicht { $seed }
setup-day = einen Tag schreibt man wie 2026-11-17, nicht { $day }
setup-foreign-dice = diese Würfel kommen von anderswo ({ $dice }), also kann die Partie hier nicht weitergehen
