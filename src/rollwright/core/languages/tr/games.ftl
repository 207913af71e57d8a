# What is said of any game.
blurb-of-any-game = Bir at-yaz oyunu.
unofficial = Resmî ve ticari değildir; bütün çizimler bize ait.
