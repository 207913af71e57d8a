# Dice in words, for screen readers: "zarlar: beyaz 3, mavi rüzgârgülü".
dice-drawn = zarlar: { $faces }
face-cross = çarpı
face-rose = rüzgârgülü
face-air = hâlâ havada
# A face of a coloured die; $value is a number or one of the words above.
die-red = kırmızı { $value }
die-yellow = sarı { $value }
die-green = yeşil { $value }
die-blue = mavi { $value }
die-purple = mor { $value }
die-brown = kahverengi { $value }
die-grey = gri { $value }
die-white = beyaz { $value }
