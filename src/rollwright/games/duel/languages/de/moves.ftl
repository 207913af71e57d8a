# Die sechs Symbole in der Reihenfolge der Würfel. Im Terminal ist Platz für sechs Buchstaben, höchstens acht.
term-sun = Sonne
term-mask = Maske
term-forest = Wald
term-lake = See
term-hut = Hütte
term-spear = Speer

# Was ein Feld der Leiste enthält: ein Pfeil, ein Plus, ein Stern.
thing-lift = Pfeil
thing-plus = Plus
thing-star = Stern

# Einmal-Fähigkeiten: je ein kurzes Wort, für die kleinen Kästen des Blatts.
ability-split = Teilen
ability-wild = Joker
ability-leftover = Rest
ability-again = Nochmal
ability-cross = Kreuz
ability-mark = Marke
# Dauer-Fähigkeiten.
ability-plus-one = +1
ability-minus-one = -1
ability-flip = Wenden
ability-reroll = Neuwurf
ability-twin = Pasch

# Dieselben mit dem, was sie tun; jede beginnt mit ihrem Wort.
ability-split-help = Teilen: zeichne deine zwei Würfel noch einmal, auch getrennt
ability-wild-help = Joker: zeichne irgendein Symbol irgendwohin
ability-leftover-help = Rest: zeichne das Symbol des übrigen Würfels irgendwohin
ability-again-help = Nochmal: wirf deine zwei Würfel neu und zeichne noch ein Paar
ability-cross-help = Kreuz: sperre ein leeres Feld
ability-mark-help = Marke: eine Markierung in irgendeiner Reihe
ability-plus-one-help = +1: zähl eins zu einem Würfel dazu
ability-minus-one-help = -1: zieh eins von einem Würfel ab
ability-flip-help = Wenden: dreh einen Würfel um
ability-reroll-help = Neuwurf: wirf einen oder beide Würfel neu
ability-twin-help = Pasch: ändere einen von zwei gleichen Würfeln

# Auswahl in Menüs. $icons sind ein oder zwei `label-icon`: „Wald (3) und Hütte (5)“.
label-icon = { $icon } ({ $die })
label-take = { $icons } nehmen
label-mark = eine Markierung für { $icon }
label-draw = { $icon } auf { $square }
label-then = { $icon } auf { $square }, danach gewertet

# Ein Zug, erzählt von einem Spieler, dessen Name davorsteht: „Ada zeichnet {4} See auf c5 und {1} Sonne auf d5“.
move-take = nimmt { $icons }
move-draw = zeichnet { $icon } auf { $square }
move-draw-then = zeichnet { $icon } auf { $square } und { $second-icon } auf { $second-square }
move-lift = markiert die Reihe { $icon }
move-star = bekommt die Fähigkeit { $ability }
move-permanent = nutzt die Fähigkeit { $ability }
move-permanent-dice = nutzt die Fähigkeit { $ability } und macht die Würfel zu { $icons }
move-ability = nutzt die Fähigkeit { $ability }
# Das Symbol wird auf das Feld gezeichnet.
move-ability-icon = nutzt die Fähigkeit { $ability }: { $icon } auf { $square }
move-ability-icon-then = nutzt die Fähigkeit { $ability } und zeichnet { $icon } auf { $square } und { $second-icon } auf { $second-square }
move-ability-square = nutzt die Fähigkeit { $ability } und sperrt { $square }
move-ability-row = nutzt die Fähigkeit { $ability } und markiert die Reihe { $icon }

# Dasselbe zu dem, der ihn machte, nach „Du“.
own-move-take = nimmst { $icons }
own-move-draw = zeichnest { $icon } auf { $square }
own-move-draw-then = zeichnest { $icon } auf { $square } und { $second-icon } auf { $second-square }
own-move-lift = markierst die Reihe { $icon }
own-move-star = bekommst die Fähigkeit { $ability }
own-move-permanent = nutzt die Fähigkeit { $ability }
own-move-permanent-dice = nutzt die Fähigkeit { $ability } und machst die Würfel zu { $icons }
own-move-ability = nutzt die Fähigkeit { $ability }
own-move-ability-icon = nutzt die Fähigkeit { $ability }: { $icon } auf { $square }
own-move-ability-icon-then = nutzt die Fähigkeit { $ability } und zeichnest { $icon } auf { $square } und { $second-icon } auf { $second-square }
own-move-ability-square = nutzt die Fähigkeit { $ability } und sperrst { $square }
own-move-ability-row = nutzt die Fähigkeit { $ability } und markierst die Reihe { $icon }
