# Gebäude in einem Kasten von 11 Buchstaben.
box-cottage = Kate
box-farm = Farm
box-quarry = Steinbruch
box-windmill = Windmühle
box-market = Markt
box-springhouse = Brunnenhaus
box-townhall = Rathaus
box-university = Universität
box-almshouse = Armenhaus
box-farmers-guild = Bauern
box-quarry-guild = Steinmetze
box-windmillers-guild = Müller
box-merchants-guild = Händler
box-barracks = Kaserne
box-piscary = Fischerei
box-piscators-guild = Fischer
# Drei Zeilen von höchstens 52 Buchstaben unter dem Blatt.
terminal-people = Bewohner { $number }/{ $most }
terminal-housing = Wohnraum { $number }
terminal-housing-barracks = Wohnraum { $number } + { $more } (Kasernen)
terminal-star = Stern bei { $number }
terminal-influence = Einfluss [{ $slots }] { $number } übrig
terminal-turn = Runde { $turn } von { $last }
terminal-unrest = Unruhe { $number }
# Neben dem Blatt: Zeilen von höchstens 42 Buchstaben.
terminal-setup =
    Vor der ersten Runde:
    ein Rathaus oder eine Gilde auf 3,3.
terminal-bar = Unruhe: Sperre eine leere Raute.
terminal-event = Ereignis { $face }
terminal-wind = Wind { $face }
terminal-pestilence = Pest: Alle geben einen Bauplatz auf
terminal-pairs = eins ist der Ort, das andere der Bau
terminal-you-pair = du bildest die Paare
terminal-seat-pairs = Platz { $seat } bildet die Paare
