# Why a game is over, in a few words after "The game is over:".
ending-all-turns-played = all turns played
