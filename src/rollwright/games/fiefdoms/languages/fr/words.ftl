option-challenge = Défi solo
option-challenge-help = Un but à atteindre en solo ; chacun est plus dur que le précédent.
option-challenge-off = aucun
option-challenge-1 = 1 Fondations
option-challenge-2 = 2 Droits d’eau
option-challenge-3 = 3 Chartes
option-challenge-4 = 4 Contrat social
option-challenge-5 = 5 Lumières
option-challenge-6 = 6 Braises de révolte
option-challenge-7 = 7 Tambours de guerre
option-challenge-8 = 8 Bout du monde
task-of-pair = Forme les paires : l’une dit où, l’autre quoi.
task-of-build = Choisis quoi construire.
scoring-unrest = Troubles
scoring-spent = Influence dépensée
scoring-fewer = un ouvrier de moins (Source)
why-cottages = [[cottage]] par chaumière habitée ; chacune loge 4 habitants.
why-farms = [[basic]] par ferme active, [[farm]] à côté d’une source.
why-quarries = [[basic]] par carrière active, [[quarry]] avec une autre dans sa ligne ou sa colonne.
why-windmills = [[basic]] par moulin actif, [[windmill]] à côté d’un autre.
why-markets = La moitié des habitants autour de chaque marché actif.
why-springhouses = −1 par parcelle condamnée à côté d’une source.
why-townhall = [[townhall]], et 2 par type différent actif dans sa ligne et sa colonne.
why-university = [[university]] pour un, deux, trois ou quatre types de bâtiments avancés.
why-guilds = [[guild]] par guilde dont les quatre membres sont actifs.
why-vagrants = −1 par habitant au-delà de quatre par chaumière ; un hospice en pardonne 12.
why-barracks = 5 par caserne active sur une grande diagonale.
why-piscaries = 3 par pêcherie active, et 1 par marché actif à côté d’elle.
price-cottages = chaumières habitées × [[cottage]]
price-farms = fermes × [[basic]], avec source × [[farm]]
price-quarries = carrières × [[basic]], en ligne × [[quarry]]
price-windmills = moulins × [[basic]], voisins × [[windmill]]
price-markets = marchés, moitié des habitants
price-springhouses = sources, par condamnée −1
price-townhall = mairie [[townhall]], par type + 2
price-university = université [[university]]
price-guilds = guildes × [[guild]]
price-vagrants = vagabonds × −1
price-barracks = casernes en diagonale × 5
price-piscaries = pêcheries × 3, marché + 1
paper-dice =
    Deux dés blancs Événement (6 est une croix), deux dés Rose des vents (6 est une rose). Deux roses : on relance tout.
    Deux croix : chacun barre une parcelle vide ; le tour est fini.
paper-turn =
    Deux paires : l’une est le Lieu (ligne et colonne, dans un sens ou l’autre), l’autre le Chantier. Une rose vaut tout nombre et va au Lieu, une croix au Chantier.
    Somme : construis ce que donnent les deux dés du Chantier additionnés.
    Partage : un dé donne le bâtiment ; autant d’habitants que montre l’autre vont dans un losange vide à ses coins, s’il y en a un. Avec une croix, personne ne vient.
    Influence : change un dé de 1 par étoile dépensée.
    Dessine-le ou écris son code, et entoure les ouvriers qu’il lui faut.
    Qui ne peut pas construire barre une parcelle vide.
paper-end = Chaque habitant peut travailler dans un bâtiment dont la parcelle touche son losange. Avec tous ses ouvriers, un bâtiment est actif et rapporte. Les habitants hors des groupes de quatre entourés sont des vagabonds.
paper-people = Remplis un point par habitant ; une étoile donne une influence : entoure-la, noircis-la une fois dépensée. Chaque Chaumière entoure les quatre suivants : ils y habitent.
paper-turns = Barre une case à chaque tour. Le Régent lance et forme les paires ; puis les dés passent à gauche.
paper-turns-solo = Barre une case à chaque tour. R : tu es Régent et formes les paires à ta guise. D : le Destin réunit les deux Roses des vents et les deux Événements.
name = Rolling Fiefdoms
blurb = Associe quatre dés, fonde des quartiers et des guildes, et donne du travail à tous. Huit défis solo.
summary = 25 tours pour bâtir un fief, loger des habitants et leur donner du travail.
credit = Rolling Fiefdoms a été conçu par Grégory Heitz et est partagé sous CC BY-NC-SA 4.0.
judgement = Ses propres meilleurs coups font environ 93 points en moyenne. Un joueur qui aurait connu tous les dés d’avance aurait pu en avoir 101 : le coach ne juge pas mieux qu’il ne joue.
judgement-variant = Rien n’a été appris pour cette variante : les bots et le coach jugent par estimations et parties simulées.
# Sur une bande de dés imprimée.
strip-dice = Les dés blancs sont des dés Événement, ceux à double bord des dés Rose des vents.
strip-alone = En solo, tu formes les paires aux tours impairs, le Destin aux tours pairs.
rank-legendary = Légendaire
rank-illustrious = Illustre
rank-distinguished = Distingué
rank-prosperous = Prospère
rank-modest = Modeste
rank-forgotten = Oublié
# Les points que demande un rang, dans un tableau.
rank-from = { $points } et plus
rank-below = moins
# Un poste du score que seule une variante a : ce qui est compté, et les points pour chacun.
own-term = { $name } : { $points } pour chaque : { $each }
