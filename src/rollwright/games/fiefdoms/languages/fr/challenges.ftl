# Les défis solo dans une phrase.
challenge-name-1 = fondations
challenge-name-2 = droits d’eau
challenge-name-3 = chartes
challenge-name-4 = contrat social
challenge-name-5 = Lumières
challenge-name-6 = braises de révolte
challenge-name-7 = tambours de guerre
challenge-name-8 = bout du monde
# Comme les programmes les écrivent aussi : dans le terminal et dans ce qui se dit à la fin.
challenge-key-1 = fondations
challenge-key-2 = droits d’eau
challenge-key-3 = chartes
challenge-key-4 = contrat social
challenge-key-5 = Lumières
challenge-key-6 = braises de révolte
challenge-key-7 = tambours de guerre
challenge-key-8 = bout du monde
# Ce qu’ils veulent.
challenge-text-1 = Marque 40 points avec 6 Chaumières habitées. Aucun bâtiment avancé ne peut être construit.
challenge-text-2 = Marque 60 points avec 3 Fontaines et sans aucune pénalité de Fontaine.
challenge-text-3 = Marque 60 points, dont 30 avec les deux Guildes. Tu commences avec 1 influence.
challenge-text-4 = Marque 70 points sans aucun vagabond non pardonné. Avant le tour 1, mets une Mairie ou une Guilde sur la parcelle du milieu ; 24 tours suivent.
challenge-text-5 = Marque 80 points, dont 15 avec l’Université.
challenge-text-6 = Marque 80 points. Après chaque tour, les troubles montent de 1 si tu as construit un bâtiment avancé, de 1 par influence dépensée à ce tour et de 1 avec plus de 8 vagabonds, de 4 au plus. À chaque 4e trouble, ferme une case de population vide.
challenge-text-6-before = Marque 80 points. Après chaque tour, les troubles montent de 1 s’il y a un bâtiment avancé, de 1 par influence dépensée à ce tour et de 1 avec plus de 8 vagabonds, de 4 au plus. À chaque 4e trouble, ferme une case de population vide.
challenge-text-7 = Marque 80 points avec 4 Casernes qui rapportent. Elles remplacent les Chaumières (code B) : 3 ouvriers ; active, une Caserne loge 8 habitants et rapporte 5 sur une grande diagonale du fief.
challenge-text-8 = Marque 80 points et la Guilde de pêche ; chaque Pêcherie est active à côté d’un Marché actif. Les Pêcheries (P) remplacent les Moulins : 2 ouvriers, 3 points, +1 par Marché actif voisin. La Guilde (PG) remplace WG et demande sur chacun des quatre bords une Pêcherie active différente.
# $name : challenge-name, $text : challenge-text
goal = Défi { $number }, { $name } : { $text }
# Ce que veut un défi, en bref : des lignes avec une case à cocher.
aim-points = { $number } points
aim-cottages = { $number } chaumières habitées
aim-springs = { $number } fontaines
aim-forfeits = aucune parcelle condamnée près d’une fontaine
aim-charters = { $number } guildes qui rapportent
aim-vagrants = aucun vagabond non pardonné
aim-learning = { $number } points par l’université
aim-drums = { $number } casernes qui rapportent
aim-harbours = la guilde de pêche rapporte
aim-piscaries = aucune pêcherie sans marché
# Ce qui manquait à la fin, dont il y avait $found.
missing-points = { $found } points sur { $number }
missing-cottages = { $found } chaumières comptées sur { $number }
missing-springs = { $found } fontaines sur { $number }
missing-forfeits = une pénalité de fontaine de { $found }
missing-charters = { $found } guildes qui rapportent sur { $number }
missing-vagrants = une pénalité de vagabonds de { $found }
missing-learning = l’université rapporte { $found } sur { $number }
missing-drums = { $found } casernes comptées sur { $number }
missing-harbours = la guilde de pêche ne rapporte pas
missing-piscaries = des pêcheries n’ont pas leur bonus de marché
missing-both = { $one } ; { $two }
# La fin. $name : challenge-key, $missing : ce qui manquait
challenge-passed = Défi { $number } ({ $name }) réussi.
challenge-failed = Défi { $number } ({ $name }) manqué : { $missing }.
challenge-next = Le suivant de la campagne : défi { $number } ({ $name }).
challenge-last = C’était le dernier défi de la campagne.
