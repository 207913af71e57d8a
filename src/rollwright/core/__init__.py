"""What a game is: the contract of games, and everything that is the same for all of them."""
