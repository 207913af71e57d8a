# Dice in words, for screen readers: "dice: white 3, blue wind rose".
dice-drawn = dice: { $faces }
face-cross = cross
face-rose = wind rose
face-air = still in the air
# A face of a coloured die; $value is a number or one of the words above.
die-red = red { $value }
die-yellow = yellow { $value }
die-green = green { $value }
die-blue = blue { $value }
die-purple = purple { $value }
die-brown = brown { $value }
die-grey = grey { $value }
die-white = white { $value }
