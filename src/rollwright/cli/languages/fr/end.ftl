# La fin d’une partie, et son relevé.
over = La partie est finie : { $ending }.
reached = { $result }.
reached-rank = { $result } : { $rank }.
wins = { $name } gagne.
wins-with = { $name } gagne avec { $result }.
you-win = Tu gagnes.
you-win-with = Tu gagnes avec { $result }.
share = { $names } partagent la victoire.
share-with = { $names } partagent la victoire avec { $result }.
nobody-won = Personne n’a gagné.
record-is = Le relevé est { $name }.
record-is-kept = Le relevé est { $name }, dans ton dossier de relevés.
record-uses = Pour juger chaque coup, revoir la partie, imprimer ses feuilles :
saved-in = Enregistré dans { $path }. Pour continuer : { $command }
