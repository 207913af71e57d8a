# Why a game is over, in a few words after "The game is over:".
ending-no-room-for-a-pair = no room for a pair
