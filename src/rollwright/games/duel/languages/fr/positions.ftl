# Pourquoi le texte d’une position est illisible. $text est ce qui y est écrit, entre guillemets ; des mots comme round,
# draft ou used sont ceux du texte et restent tels quels.
text-lines = une position sur le plateau { $size } x { $size } a { $wanted } lignes, pas { $number }
text-spaces = il y a une seule espace entre les mots, et aucune aux bouts
text-expected = on attend { $wanted }, pas { $text }
text-rounds = round=1 à round={ $most }
text-ends = la ligne finit avant { $text }
text-track = une piste ne s’écrit que là où elle diffère de l’habituelle, chaque case une fois
text-square = { $text } n’est pas une case ; les cases sont { $squares }
text-dice = il y a { $most } dés en tout
text-die = un dé vaut 1 à 6, ou ? en l’air, pas { $text }
text-dice-ascend = les dés s’écrivent en ordre croissant, ? en dernier
text-queue = une file contient au plus { $most } choses
text-thing = dans une file attendent lift, plus et star, pas { $text }
text-row = la ligne { $icon } a de 0 à { $most } cases cochées, pas { $text }
text-name = { $text } n’est pas un de ces noms : { $names }
text-names = chaque nom vient une seule fois, dans l’ordre { $names }
missing-word = il manque { $word }
missing-square = il manque la case { $number } sur { $size }
missing-die = il manque un dé de { $name }, ou '-'
missing-dice = il manque les dés après { $text } ; '-' veut dire aucun
missing-queue = il manque ce qui attend dans la file, ou '-'
missing-row = il manque la ligne { $icon }
missing-names = il manque ce qui est { $key }, ou '-'

# Ce que portent les cases d’une ligne, comme règle maison.
track-written = une piste s’écrit comme 4lift-8plus-12lift-18star, pas { $text }
track-rises = les cases d’une piste montent de gauche à droite, pas comme dans { $text }
track-too-full = une piste porte au plus { $most } choses, pas { $number }

# Pourquoi aucune partie ne peut être dans une position. $phase est un mot du texte : draft, draw, again, lift, plus, star, over.
reach-dice = les dés ne vont pas avec phase={ $phase } turn={ $side } : { $phase } demande deux dés par joueur et un restant
reach-dice-draft = les dés ne vont pas avec phase={ $phase } turn={ $side } : il en reste cinq, quatre ou deux pendant le draft
reach-dice-over = les dés ne vont pas avec phase={ $phase } turn={ $side } : une partie finit avec aucun dé pris, ou tous
reach-lot = le tirage au sort, un dé en l’air, a lieu avant la manche 1
reach-air = des dés en l’air ne vont pas avec phase={ $phase } : les cinq avant le draft, ou ceux que relance le joueur dont c’est le tour
reach-queue = avec ces lignes, une file contient au plus { $most } choses
reach-printed = { $square } est déjà dessiné : { $mark }
reach-not-over = la partie n’est pas finie : deux cases voisines sont vides
reach-no-room = phase={ $phase } demande deux cases vides voisines
reach-nothing-waits = rien n’attend dans la file pendant phase={ $phase }
reach-again = phase={ $phase }, mais { $side } ne s’en est pas servi
reach-useless = phase={ $phase }, mais { $side } ne peut pas s’en servir
reach-not-owned = { $side } a dépensé ce qui n’est pas acquis
reach-not-in-turn = { $side } a dépensé quelque chose, mais ce n’est pas à { $side } de dessiner
reach-not-spent = { $side } relance, mais n’a pas dépensé { $ability }
positions-differ = les deux joueurs partagent une position : les deux données diffèrent
other-round = la position est de la manche { $round }, pas de la { $turn }
