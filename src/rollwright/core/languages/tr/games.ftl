# What is said of any game.
blurb-of-any-game = Bir at-yaz oyunu.
unofficial = Resmî değildir, ticari amaç gütmez; bütün çizimler bize ait.
