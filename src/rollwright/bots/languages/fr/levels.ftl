# Les niveaux des bots, du plus faible au plus fort : leurs noms au milieu d’une phrase, et leur façon de jouer.
# Tous masculins et sans élision : d’autres messages disent « le { $level } », « du { $level } ».
level-wanderer = voyageur
level-wanderer-help = Ne voit que quelques-uns de ses coups ; parfait pour débuter.
level-apprentice = disciple
level-apprentice-help = Prend le plus possible tout de suite, sans jamais voir plus loin.
level-hunter = chasseur
level-hunter-help = Sait ce que promet une feuille, mais laisse passer beaucoup.
level-chief = chef
level-chief-help = Voit un tour à l’avance, mais se trompe de temps en temps.
level-elder = doyen
level-elder-help = Réfléchit longtemps, et pardonne peu.
