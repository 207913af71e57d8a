# Warum die Partie zu Ende ist, in wenigen Worten nach „Die Partie ist zu Ende:“.
ending-the-host-ended-the-game = vom Host beendet
ending-all-turns-are-over = alle Runden sind vorbei
# Eine Bemerkung unter dem Ergebnis.
ended-early = Der Host hat die Partie vorzeitig beendet.
# Wie jemand ohne Namen heißt.
seat-unnamed = Platz { $number }
