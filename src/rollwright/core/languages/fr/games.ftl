# Ce qui se dit de n’importe quel jeu.
blurb-of-any-game = Un jeu de roll & write.
unofficial = Non officiel et non commercial ; tous les dessins sont de nous.
