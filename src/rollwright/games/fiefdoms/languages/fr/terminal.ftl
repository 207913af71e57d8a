# Les bâtiments dans un cadre de 11 lettres.
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
# Trois lignes de 52 lettres au plus sous la feuille : habitants, logement, étoile ; influence ; tour, défi, troubles.
terminal-people = habitants { $number }/{ $most }
terminal-housing = logement { $number }
terminal-housing-barracks = logement { $number } + { $more } en caserne
terminal-star = étoile à { $number }
terminal-influence = influence [{ $slots }] { $number } en main
terminal-turn = tour { $turn } sur { $last }
terminal-unrest = troubles { $number }
# À côté de la feuille : des lignes de 42 lettres au plus.
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
