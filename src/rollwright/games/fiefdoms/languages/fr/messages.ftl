building-cottage = chaumière
building-farm = ferme
building-quarry = carrière
building-windmill = moulin
building-market = marché
building-springhouse = fontaine
building-townhall = mairie
building-university = université
building-almshouse = hospice
building-farmers-guild = guilde fermière
building-quarry-guild = guilde de carrière
building-windmillers-guild = guilde meunière
building-merchants-guild = guilde marchande
building-barracks = caserne
building-piscary = pêcherie
building-piscators-guild = guilde de pêche
built-cottage = une chaumière
built-farm = une ferme
built-quarry = une carrière
built-windmill = un moulin
built-market = un marché
built-springhouse = une fontaine
built-townhall = une mairie
built-university = une université
built-almshouse = un hospice
built-farmers-guild = une guilde fermière
built-quarry-guild = une guilde de carrière
built-windmillers-guild = une guilde meunière
built-merchants-guild = une guilde marchande
built-barracks = une caserne
built-piscary = une pêcherie
built-piscators-guild = une guilde de pêche
scores-cottage = loge 4 ; { $cottage } si quelqu’un y habite
scores-farm = { $basic }, et { $farm_bonus } de plus près d’une fontaine
scores-quarry = { $basic }, { $quarry_bonus } de plus si une en ligne/colonne
scores-windmill = { $basic }, et { $windmill_bonus } de plus près d’un moulin
scores-market = la moitié des habitants autour
scores-springhouse = ôte un ouvrier ; −1 par parcelle condamnée
scores-townhall = une ; { $townhall }, 2 par type base/spécial, ligne/colonne
scores-university = une ; { $university } pour 1 à 4 types avancés
scores-almshouse = un ; rend 12 pour les vagabonds
scores-farmers-guild = { $guild } pour 4 fermes actives reliées
scores-quarry-guild = { $guild } pour 4 carrières actives reliées
scores-windmillers-guild = { $guild } pour 4 moulins actifs au bord
scores-merchants-guild = { $guild } pour 4 marchés actifs au centre
scores-barracks = loge 8 ; 5 sur une grande diagonale
scores-piscary = 3, et 1 par marché actif voisin
scores-piscators-guild = { $guild } pour une pêcherie active à chaque bord
term-cottages = chaumières
term-farms = fermes
term-quarries = carrières
term-windmills = moulins
term-markets = marchés
term-springhouses = fontaines
term-townhall = mairie
term-university = université
term-guilds = guildes
term-vagrants = vagabonds
term-barracks = casernes
term-piscaries = pêcheries
challenge-name-1 = Fondations
challenge-name-2 = Droits d’eau
challenge-name-3 = Chartes et métiers
challenge-name-4 = Contrat social
challenge-name-5 = La voie des Lumières
challenge-name-6 = Braises de révolte
challenge-name-7 = Tambours de guerre
challenge-name-8 = Le bout du monde
challenge-text-1 = Marque 40 points avec 6 chaumières habitées. Aucun bâtiment avancé ne peut être construit.
challenge-text-2 = Marque 60 points avec 3 fontaines et sans aucune pénalité de fontaine.
challenge-text-3 = Marque 60 points, dont 30 avec les deux guildes. Tu commences avec 1 influence.
challenge-text-4 = Marque 70 points sans en perdre par les vagabonds. Avant le tour 1, mets une mairie ou une guilde sur la parcelle du milieu ; 24 tours suivent.
challenge-text-5 = Marque 80 points, dont 15 avec l’université.
challenge-text-6 = Marque 80 points. Après chaque tour, les troubles montent de 1 si tu as construit un bâtiment avancé, de 1 par influence dépensée à ce tour et de 1 avec plus de 8 vagabonds, de 4 au plus. À chaque 4e trouble, ferme une case de population vide.
challenge-text-6-before = Marque 80 points. Après chaque tour, les troubles montent de 1 s’il y a un bâtiment avancé, de 1 par influence dépensée à ce tour et de 1 avec plus de 8 vagabonds, de 4 au plus. À chaque 4e trouble, ferme une case de population vide.
challenge-text-7 = Marque 80 points avec 4 casernes qui rapportent. Elles remplacent les chaumières (code B) : 3 ouvriers ; active, une caserne loge 8 habitants et rapporte 5 sur une grande diagonale du fief.
challenge-text-8 = Marque 80 points et la guilde de pêche ; chaque pêcherie est active à côté d’un marché actif. Les pêcheries (P) remplacent les moulins : 2 ouvriers, 3 points, +1 par marché actif voisin. La guilde (PG) remplace WG et demande sur chacun des quatre bords une pêcherie active différente.
goal = Défi { $number }, { $name } : { $text }
aim-points = { $number } points
aim-cottages = { $number } chaumières habitées
aim-springs = { $number } fontaines
aim-forfeits = fontaines sans parcelle condamnée
aim-charters = { $number } guildes qui rapportent
aim-vagrants = aucun point perdu par les vagabonds
aim-learning = { $number } points par l’université
aim-drums = { $number } casernes qui rapportent
aim-harbours = la guilde de pêche rapporte
aim-piscaries = aucune pêcherie sans marché
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
challenge-passed = Défi { $number } ({ $name }) réussi.
challenge-failed = Défi { $number } ({ $name }) manqué : { $missing }.
challenge-next = Le suivant de la campagne : défi { $number } ({ $name }).
challenge-last = C’était le dernier défi de la campagne.
ending-all-turns-played = tous les tours sont joués
explain-empty =
    { $people ->
        [one] Parcelle { $plot } : vide, aucun point. { $people } habitant autour.
       *[other] Parcelle { $plot } : vide, aucun point. { $people } habitants autour.
    }
explain-forfeited = Parcelle { $plot } : condamnée, aucun point ; −1 par fontaine voisine.
explain-building = { $building } en { $plot } : { $work }. { $why }
work-lived-in = on y habite, { $points }
work-nobody-lives = personne n’y habite encore, { $points }
work-needs-nobody = active, aucun ouvrier nécessaire
work-nobody = pas d’activité, aucun point : sans ouvrier dans la meilleure répartition actuelle ; il en faut { $number }
work-alms =
    { $number ->
        [one] au travail avec { $number } ouvrier
       *[other] au travail avec { $number } ouvriers
    }
work-points =
    { $number ->
        [one] au travail avec { $number } ouvrier, { $points } pour l’instant
       *[other] au travail avec { $number } ouvriers, { $points } pour l’instant
    }
explain-barred = Case de population { $square } : fermée par les troubles ; personne n’y emménage.
explain-square-empty = Case de population { $square } : vide. Les habitants qui emménagent travaillent sur les quatre parcelles autour.
explain-square =
    { $people ->
        [one] Case { $square } : { $people } habitant, { $busy } au travail dans la meilleure répartition actuelle, sur les parcelles autour.
       *[other] Case { $square } : { $people } habitants, { $busy } au travail dans la meilleure répartition actuelle, sur les parcelles autour.
    }
explain-people =
    { $vagrants ->
        [one] Habitants : { $people } ; { $homes }. { $vagrants } vagabond, { $points }. Une étoile apporte de l’influence : la première est à l’habitant { $first }.
       *[other] Habitants : { $people } ; { $homes }. { $vagrants } vagabonds, { $points }. Une étoile apporte de l’influence : la première est à l’habitant { $first }.
    }
homes-cottage = une chaumière en loge { $number }
homes-barracks = une chaumière en loge { $number }, une caserne 8
explain-influence = Influence : { $gained } gagnée, { $spent } dépensée, { $left } en main. Avant de construire, elle change un dé par tour, de 1 par influence dépensée.
explain-unrest = Influence : { $gained } gagnée, { $spent } dépensée, { $left } en main. Avant de construire, elle change un dé par tour, de 1 par influence dépensée. Troubles : { $unrest } ; tous les { $step }, une case de population vide se ferme.
explain-turns = Tour { $turn } sur { $last }.
explain-turns-alone = Tour { $turn } sur { $last }. En solo, tu formes les paires aux tours impairs (R), le Destin aux tours pairs (D).
explain-goal = Le but : { $text }
choice-influence =
    { $number ->
        [one] dépenser { $number } influence
       *[other] dépenser { $number } influences
    }
choice-plot = parcelle { $plot }
choice-build =
    { $number ->
        [one] { $building } ({ $number } ouvrier)
       *[other] { $building } ({ $number } ouvriers)
    }
choice-nobody = personne n’emménage
choice-people =
    { $number ->
        [one] { $number } habitant
       *[other] { $number } habitants
    }
choice-square = case de population { $square }
choice-spring = de l’eau pour { $plot }
choice-forfeit = condamner { $plot }
choice-bar = fermer la case de population { $square }
choice-pair = { $a } avec { $b }, { $c } avec { $d }
choice-cross = croix
choice-rose = rose
die-cross = une croix
die-rose = une rose des vents
heading-build = bâtir en { $a } et { $b }, avec { $c } et { $d }
move-pair =
    { $person ->
        [you] associes { $a } à { $b }, et { $c } à { $d }
       *[other] associe { $a } à { $b }, et { $c } à { $d }
    }
move-influence =
    { $person ->
        [you] dépenses
       *[other] dépense
    } { $number ->
        [one] { $number } influence
       *[other] { $number } influences
    }
move-build =
    { $person ->
        [you] construis { $mark } { $building } en { $plot }
       *[other] construit { $mark } { $building } en { $plot }
    }
move-people =
    { $number ->
        [one] { $number } habitant emménage en { $square }
       *[other] { $number } habitants emménagent en { $square }
    }
move-both = { $one } ; { $two }
move-spring =
    { $person ->
        [you] amènes l’eau en { $plot }
       *[other] amène l’eau en { $plot }
    }
move-forfeit =
    { $person ->
        [you] condamnes la parcelle { $plot }
       *[other] condamne la parcelle { $plot }
    }
move-bar =
    { $person ->
        [you] fermes la case de population { $square }
       *[other] ferme la case de population { $square }
    }
arranged = { $building } en { $plot } : { $workers }, { $points } points
arranged-nobody =
    { $needed ->
        [one] { $number } ouvrier sur { $needed }
       *[other] { $number } ouvriers sur { $needed }
    }
arranged-workers =
    { $number ->
        [one] { $number } ouvrier sur { $needed } ({ $squares })
       *[other] { $number } ouvriers sur { $needed } ({ $squares })
    }
arranged-from = { $number } de { $square }
arrange-pip = un habitant de la case de population { $square }
arrange-work = travaille en { $plot } ({ $building })
arrange-home = tous quittent { $plot } ({ $building })
nothing-to-decide = la place { $seat } n’a rien à décider maintenant
game-is-over = la partie est finie
no-roll-due = ce n’est pas le moment de lancer les dés
first-seat = la place { $seat } ne peut pas être le premier Régent : les places vont de 1 à { $seats }
lot-due = un tirage de 1 à { $seats } désigne le premier Régent, pas { $roll }
regent-pairs = c’est le Régent qui forme les paires, pas le jet
dice-not-so = ces dés ne peuvent pas former ces paires
dice-paired = les paires sont déjà formées
solo-pairs-first = un Régent en solo forme d’abord les paires, comme ce jet le permet
cross-and-rose = une croix et une rose des vents ne vont pas dans la même paire
bar-now = les troubles ferment maintenant une case de population vide
setup-now = une mairie ou une guilde se place sur la parcelle 3,3 avant le premier jet
pair-now = c’est au Régent de former les paires
forfeit-now = pendant une peste, on condamne une parcelle vide, rien d’autre
spring-must-help = la fontaine doit dire quel bâtiment elle aide
nothing-barred = on ne ferme rien maintenant
plot-not-empty = la parcelle { $plot } n’est pas vide
no-plot-left = aucune parcelle en { $a } et { $b } n’est vide
forfeit-only = on ne condamne une parcelle que si ces dés ne permettent aucun chantier
influence-short = influence : impossible d’en dépenser { $number }, il y en a { $hand } en main
dice-forbid = ces dés ne permettent pas ce chantier sur la parcelle { $plot } : { $building }
nothing-built = rien n’est construit sur la parcelle { $plot }
square-too-far = la case de population { $square } ne touche pas la parcelle { $plot }
pip-at-least = au moins un habitant travaille sur la parcelle { $plot }, pas { $number }
pips-short =
    { $pips ->
        [one] la case de population { $square } a { $pips } habitant, pas { $number }
       *[other] la case de population { $square } a { $pips } habitants, pas { $number }
    }
labourers-too-many =
    { $needed ->
        [one] { $plot } ({ $building }) demande { $needed } ouvrier, pas { $number }
       *[other] { $plot } ({ $building }) demande { $needed } ouvriers, pas { $number }
    }
pips-short-together = il n’y a pas assez d’habitants pour tous ces bâtiments à la fois
workers-written = les ouvriers s’écrivent case>parcelle=habitants, comme 2,2>2,3=2, pas { $text }
challenge-seats = les défis se jouent à une place, pas { $seats }
choose-challenge = choisis off ou un défi : { $names }
other-challenge = la feuille { $sheet } est d’un autre défi que la feuille 1
other-turn = la feuille { $sheet } en est au tour { $turn }, la feuille 1 au tour { $first }
not-that-turn = les feuilles en sont au tour { $turn }, pas au tour { $wanted }
sheet-full = toutes les parcelles de cette feuille sont prises : il n’y a rien à décider
setup-first = ce défi place une mairie ou une guilde sur la parcelle 3,3 avant le premier jet
plot-written = une parcelle s’écrit ligne,colonne de 1,1 à { $side },{ $side }
square-written = une case de population s’écrit ligne,colonne de 1,1 à { $side },{ $side }
plot-written-not = une parcelle s’écrit ligne,colonne de 1,1 à { $side },{ $side }, pas { $text }
square-written-not = une case de population s’écrit ligne,colonne de 1,1 à { $side },{ $side }, pas { $text }
influence-one-of = l’influence est une de ces valeurs : { $values }
building-one-of = un bâtiment est un de ces mots : { $values }
pips-one-of = un nombre d’habitants est une de ces valeurs : { $values }
pairing-written = des paires s’écrivent comme E3+W5|Ex+W2
pairing-written-not = des paires s’écrivent comme E3+W5|Ex+W2, pas { $text }
die-written = un dé s’écrit comme E3, Ex, W5 ou W*, pas { $text }
roll-written = un jet est deux dés E et deux dés W comme 'E3 Ex W5 W2', pas { $text }
pairs-written = des dés en paires s’écrivent comme 'E3 Ex | W5 W2', pas { $text }
roses-again = deux roses des vents se relancent, donc aucun jet n’a les deux
pips-named = ce qu’un seul dé peut bâtir nomme ses habitants, 'pips:0' pour aucun ; rien d’autre n’en a
square-named = une case de population se nomme exactement là où viennent des habitants
spring-only = seule une fontaine retire un ouvrier à un bâtiment
sheet-begins = une feuille commence par une ligne { $id }
sheet-begins-not = une feuille commence par { $id }, pas { $text }
sheet-lines = une feuille a { $lines } lignes (le nom, cinq lignes de parcelles, quatre lignes de cases, l’influence), pas { $number }
row-plots = cette ligne a { $width } parcelles, pas { $number }
row-squares = cette ligne a { $width } cases de population, pas { $number }
header-words = après { $id } viennent challenge=N et unrest=N, pas { $text }
no-challenge = il n’y a pas de défi { $text } : { $reason }
unrest-number = unrest est un nombre, pas { $text }
plot-code = une parcelle est un code ({ $codes }) suivi de -1 à -4, x ou ., pas { $text }
square-holds = une case de population contient 1 à { $most }, . ou #, pas { $text }
influence-line = la dernière ligne est 'influence', puis gagnée/dépensée, comme 'influence 3/1'
influence-written = l’influence s’écrit gagnée/dépensée, comme 3/1, pas { $text }
game-lacks = ce bâtiment n’est pas dans ce jeu : { $building } ({ $code })
challenge-lacks = ce bâtiment n’est pas dans le défi { $challenge } : { $building } ({ $code })
bars-elsewhere = seul le défi 6 ferme des cases de population
unrest-elsewhere = seul le défi 6 a des troubles
building-limit = { $building } : au plus { $most } par feuille
guild-limit =
    { $most ->
        [one] une feuille a au plus { $most } guilde
       *[other] une feuille a au plus { $most } guildes
    }
reduction-too-large =
    { $needed ->
        [one] { $building } : { $needed } ouvrier demandé, on ne peut pas en retirer { $number }
       *[other] { $building } : { $needed } ouvriers demandés, on ne peut pas en retirer { $number }
    }
reduction-unexplained = aucune fontaine à côté de { $plot } n’a pu retirer cela
influence-wrong = influence : la population en donne ici { $gained }, pas { $number }
influence-overspent = influence dépensée : { $spent }, mais gagnée : { $gained } seulement
setup-missing = le défi { $challenge } commence avec une mairie ou une guilde en { $plot }
bars-too-many =
    { $most ->
        [one] { $unrest } troubles ferment au plus { $most } case, pas { $number }
       *[other] { $unrest } troubles ferment au plus { $most } cases, pas { $number }
    }
too-hard = aucune partie ne mène à cette feuille ({ $reason }), et trouver la meilleure répartition des ouvriers prend trop de temps
limits-broken = elle dépasse les limites
influence-one-die = l’influence change un dé par tour, et il en faudrait plus ici
dice-no-plot = aucune paire de ces dés ne donne la parcelle { $plot } comme Lieu
dice-no-building = aucune paire de ces dés ne construit cela : { $building }
dice-not-both = la paire qui donne la parcelle { $plot } laisse l’autre pour construire, et celle-ci ne construit pas cela : { $building }
square-not-empty = la case de population { $square } est déjà remplie ou fermée
people-must-come =
    { $number ->
        [one] { $number } habitant s’installe à côté de la nouvelle parcelle, car il y a de la place
       *[other] { $number } habitants s’installent à côté de la nouvelle parcelle, car il y a de la place
    }
people-by-die = l’autre dé n’y amène pas { $number } habitants
spring-helps = une fontaine aide un bâtiment voisin qui demande encore des ouvriers
sheet-people = HABITANTS ET LOGEMENT
sheet-influence = INFLUENCE
sheet-unrest = TROUBLES
sheet-unrest-paper = TROUBLES, quatre par case fermée
sheet-turns = TOURS
sheet-buildings = BÂTIMENTS
sheet-end = LA FIN
sheet-dice = DÉS
sheet-turn = UN TOUR
sheet-challenge = DÉFI { $number } : { $name }
sheet-regent = R
sheet-fate = D
about-people = habitants et logement
about-influence = influence
about-turns = tours
about-goal = le but
sheet-building = { $building } { $code }
note-blank = { $name }   { $turns } tours
note-turn = { $player }, tour { $turn } sur { $last }
note-final = { $player }, fin de partie
note-challenge = { $note }, défi { $number } : { $name }
mark-fewer = { $number } de moins
mark-people =
    { $number ->
        [one] { $number } habitant
       *[other] { $number } habitants
    }
mark-labourers =
    { $number ->
        [one] besoin de { $left } ouvrier sur { $number }
       *[other] besoin de { $left } ouvriers sur { $number }
    }
mark-work = { $number } au travail
mark-forfeited = condamnée
mark-chosen = choisie
mark-barred = fermée
mark-active = actif
box-cottage = chaumière
box-farm = ferme
box-quarry = carrière
box-windmill = moulin
box-market = marché
box-springhouse = fontaine
box-townhall = mairie
box-university = université
box-almshouse = hospice
box-farmers-guild = fermiers
box-quarry-guild = carriers
box-windmillers-guild = meuniers
box-merchants-guild = marchands
box-barracks = caserne
box-piscary = pêcherie
box-piscators-guild = pêcheurs
terminal-people = habitants { $number }/{ $most }
terminal-housing = logement { $number }
terminal-housing-barracks = logement { $number } + { $more } en caserne
terminal-star = étoile à { $number }
terminal-influence = influence [{ $slots }] { $number } en main
terminal-turn = tour { $turn } sur { $last }
terminal-unrest = troubles { $number }
terminal-setup =
    Avant le premier tour :
    une mairie ou une guilde en 3,3.
terminal-bar = Troubles : ferme une case vide.
terminal-event = Événement { $face }
terminal-wind = Vent { $face }
terminal-pestilence = peste : chacun condamne une parcelle
terminal-pairs = l’une est le Lieu, l’autre le Chantier
terminal-you-pair = à toi de former les paires
terminal-seat-pairs = la place { $seat } forme les paires
option-challenge = Défi solo
option-challenge-help = Un but à atteindre en solo ; chacun est plus dur que le précédent.
option-challenge-off = aucun
option-challenge-1 = 1 Fondations
option-challenge-2 = 2 Droits d’eau
option-challenge-3 = 3 Chartes et métiers
option-challenge-4 = 4 Contrat social
option-challenge-5 = 5 La voie des Lumières
option-challenge-6 = 6 Braises de révolte
option-challenge-7 = 7 Tambours de guerre
option-challenge-8 = 8 Le bout du monde
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
strip-dice = Les dés blancs sont des dés Événement, ceux à double bord des dés Rose des vents.
strip-alone = En solo, tu formes les paires aux tours impairs, le Destin aux tours pairs.
rank-legendary = Légendaire
rank-illustrious = Illustre
rank-distinguished = Distingué
rank-prosperous = Prospère
rank-modest = Modeste
rank-forgotten = Oublié
rank-from = { $points } et plus
rank-below = moins
own-term = { $name } : { $points } par : { $each }
sources-note = Licence : creativecommons.org/licenses/by-nc-sa/4.0. Là où le texte se tait, nous suivons l’édition numérique de l’auteur.
