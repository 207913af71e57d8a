# Das Ende einer Partie und ihr Protokoll.
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
saved-in = Gesichert in { $path }. Weiter geht es mit: { $command }
