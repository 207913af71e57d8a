# Les dés en mots, pour les lecteurs d’écran : « dés : blanc 3, bleu rose des vents ».
dice-drawn = dés : { $faces }
face-cross = croix
face-rose = rose des vents
face-air = encore en l’air
# La face d’un dé de couleur ; $value est un nombre ou un des mots ci-dessus.
die-red = rouge { $value }
die-yellow = jaune { $value }
die-green = vert { $value }
die-blue = bleu { $value }
die-purple = violet { $value }
die-brown = brun { $value }
die-grey = gris { $value }
die-white = blanc { $value }
