# The end of a game, and its record.
over = The game is over: { $ending }.
reached = { $result }.
reached-rank = { $result }: { $rank }.
wins = { $name } wins.
wins-with = { $name } wins with { $result }.
you-win = You win.
you-win-with = You win with { $result }.
share = { $names } share the victory.
share-with = { $names } share the victory with { $result }.
nobody-won = Nobody won.
record-is = The record is { $name }.
record-is-kept = The record is { $name }, in your folder of records.
record-uses = To judge every move, replay it, print its sheets:
saved-in = Saved in { $path }. To go on: { $command }
