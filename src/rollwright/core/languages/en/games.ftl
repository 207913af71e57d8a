# What is said of any game.
blurb-of-any-game = A roll-and-write game.
unofficial = Unofficial and non-commercial; all drawings are our own.
