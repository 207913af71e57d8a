# Why a game is over, in a few words after "Oyun bitti:". A game has its own beside these.
ending-the-host-ended-the-game = ev sahibi oyunu bitirdi
ending-all-turns-are-over = bütün turlar bitti
# A remark under the result.
ended-early = Ev sahibi oyunu erken bitirdi.
# What somebody without a name is called.
seat-unnamed = Yer { $number }
