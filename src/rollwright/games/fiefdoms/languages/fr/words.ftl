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
option-first = Premier Régent
option-first-help = Le sort le désigne, ou l’on choisit une place.
option-first-short = le premier Régent : au sort, ou une place
option-first-lot = au sort
task-of-pair = Forme les paires : l’une dit où, l’autre quoi.
task-of-build = Choisis quoi construire.
scoring-unrest = Troubles
scoring-spent = Influence dépensée
scoring-fewer = un ouvrier de moins (Fontaine)
why-cottages = [[cottage]] par chaumière avec au moins un habitant ; chacune en loge 4.
    ?example Par exemple, trois chaumières et 5 habitants : 4.
why-farms = [[basic]] par ferme active, [[farm]] à côté d’une fontaine.
    ?example Par exemple, deux fermes actives, dont une à côté d’une fontaine : 8.
why-quarries = [[basic]] par carrière active, [[quarry]] avec une autre, active ou non, dans sa ligne ou sa colonne.
    ?example Par exemple, une carrière active avec une inactive dans sa ligne : 4.
why-windmills = [[basic]] par moulin actif, [[windmill]] à côté d’un autre, actif ou non.
    ?example Par exemple, trois moulins actifs côte à côte : 12.
why-markets = La moitié des habitants dans les cases de population de chaque marché actif, arrondie à l’inférieur.
    ?example Par exemple, un marché avec 7 habitants autour : 3.
why-springhouses = À la construction, une fontaine retire un ouvrier à un bâtiment voisin. −1 par parcelle condamnée voisine.
    ?example Par exemple, une parcelle condamnée entre deux fontaines : −2.
why-townhall = [[townhall]], et 2 par type de base ou spécial actif différent dans la même ligne ou colonne.
    ?example Par exemple, une ferme active dans sa ligne, une carrière active et une autre ferme active dans sa colonne : 9.
why-university = [[university]] pour un, deux, trois ou quatre types avancés construits, elle comprise, actifs ou non.
    ?example Par exemple, avec une mairie inactive : 8.
why-guilds = [[guild]] par guilde active dont la condition est remplie : quatre fermes ou carrières actives reliées par leurs côtés, moulins au bord, marchés au Centre.
    ?piscators La guilde des pêcheurs demande à chaque bord une pêcherie active à elle.
    ?example Par exemple, une guilde des fermiers active et quatre fermes actives reliées : 15.
why-vagrants = −1 par habitant au-delà de quatre par chaumière ; un hospice actif en rend jusqu’à 12.
    ?example Par exemple, 10 habitants et une chaumière : −6.
why-barracks = 5 par caserne active sur une grande diagonale ; chaque caserne active loge 8 habitants.
    ?example Par exemple, deux casernes actives, dont une sur une diagonale : 5.
why-piscaries = 3 par pêcherie active, et 1 par marché actif à côté d’elle.
    ?example Par exemple, une pêcherie active entre deux marchés actifs : 5.
price-cottages = chaumières habitées × [[cottage]]
price-farms = fermes × [[basic]], avec fontaine × [[farm]]
price-quarries = carrières × [[basic]], en ligne × [[quarry]]
price-windmills = moulins × [[basic]], voisins × [[windmill]]
price-markets = marchés, moitié des habitants
price-springhouses = fontaines, condamnée −1
price-townhall = mairie [[townhall]], par type + 2
price-university = université [[university]]
price-guilds = 2 guildes différentes × [[guild]]
price-vagrants = vagabonds × −1
price-barracks = casernes en diagonale × 5
price-piscaries = pêcheries × 3, marché + 1
paper-dice =
    Deux dés blancs Événement (6 est une croix), deux dés Rose des vents (6 est une rose). Deux roses : on relance tout.
    Deux croix : chacun barre une parcelle vide ; le tour est fini.
paper-turn =
    Deux paires : l’une est le Lieu (ligne et colonne, dans un sens ou l’autre), l’autre le Chantier. Une rose vaut tout nombre et va au Lieu, une croix au Chantier.
    Somme : construis ce que donnent les deux dés du Chantier additionnés.
    Partage : un dé donne le bâtiment ; autant d’habitants que montre l’autre vont dans une case de population vide à ses coins, s’il y en a une. Avec une croix, personne ne vient.
    Influence : change un dé par tour, de 1 par étoile dépensée.
    Dessine-le ou écris son code, et entoure les ouvriers qu’il lui faut.
    Qui peut construire le doit ; sinon, il barre une parcelle vide.
paper-end = Chaque habitant peut travailler dans un bâtiment dont la parcelle touche sa case. Avec tous ses ouvriers (ou s’il n’en demande aucun), un bâtiment est actif et rapporte. Les voisins comptent pour les bonus, actifs ou non. Les habitants hors des groupes de quatre entourés sont des vagabonds.
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
sources-note = Licence : creativecommons.org/licenses/by-nc-sa/4.0. Là où le texte se tait, nous suivons l’édition numérique de l’auteur.
