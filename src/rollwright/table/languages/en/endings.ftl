# Why a game is over, in a few words after "The game is over:". A game has its own beside these.
ending-the-host-ended-the-game = the host ended the game
ending-all-turns-are-over = all turns are over
# A remark under the result.
ended-early = The host ended the game before its end.
# What somebody without a name is called.
seat-unnamed = Seat { $number }
