# Ein gedruckter Würfelstreifen: die Würfe einer Partie, Runde für Runde abzulesen.
strip-title-day = { $game }: Würfel vom { $day }
strip-title-seed = { $game }: Würfel von Seed { $seed }
# $unit ist, wofür ein Wurf ist; $word ist das auf Englisch, für andere Spiele; $last ist die Nummer des letzten.
strip-read = { $unit ->
    [turn] Lest jede Runde einen Wurf und hakt ihn ab; niemand schaut voraus. Nach Runde { $last } geht es mit echten Würfeln weiter.
    [round] Lest jede Runde einen Wurf und hakt ihn ab; niemand schaut voraus. Nach Runde { $last } geht es mit echten Würfeln weiter.
   *[other] Lest jedes Mal ({ $word }) einen Wurf und hakt ihn ab; niemand schaut voraus. Nach { $word } { $last } geht es mit echten Würfeln weiter.
}
strip-read-all = { $unit ->
    [turn] Lest jede Runde einen Wurf und hakt ihn ab; niemand schaut voraus.
    [round] Lest jede Runde einen Wurf und hakt ihn ab; niemand schaut voraus.
   *[other] Lest jedes Mal ({ $word }) einen Wurf und hakt ihn ab; niemand schaut voraus.
}
# Ein Befehl folgt in der nächsten Zeile.
strip-on-screen = Am Bildschirm wirft diese Würfel
strip-on-screen-spare = Das sind die Würfe am Bildschirm, solange niemand neu würfelt:
strip-lot = Ausgelost, wer beginnt: { $lot }
strip-deal = Ausgeteilte Karten: { $cards }
# Zwischen zwei Sternchen sind die Buchstaben fett.
strip-spare = **Ersatzwürfel** für jeden neu geworfenen Würfel: von links durchstreichen.

# Die Regelseite eines Spiels ohne Regeltext.
for-players = Für { $low } bis { $high } Spieler.
for-exactly-players = Für { $low } Spieler.
rules-what-scores = Was Punkte bringt
rules-options = Optionen
