# Les feuilles dans un terminal.
place-becomes = { $place } devient { $mark }
# Le mot devant des dés ouverts : « dés 2 3 6 ».
dice-open = dés
# Un gain incertain : « +1 à +3 ».
range = { $low } à { $high }
