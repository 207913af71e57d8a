# Why a game is over, in a few words after "The game is over:".
ending-nobody-could-draw = nobody could draw
