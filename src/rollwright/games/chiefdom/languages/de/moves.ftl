## Symbole: was zwei addierte Würfel zeichnen. Allein in Menüs und Titeln, und innerhalb von Sätzen.

icon-wall = Mauer
icon-water = Wasser
icon-two = zwei Bäume
icon-three = drei Bäume
icon-house = Haus
icon-men = Bewohner

## Bewohner und ihre Arbeit.

job-jobless = Arbeitsloser
job-fisherman = Fischer
job-lumberjack = Holzfäller
job-builder = Baumeister

## Was es bedeutet, einen Würfel beiseitezulegen.

reading-triple = Drilling { $die }: Joker, ein Feld
reading-any = { $one }+{ $other }={ $sum } Joker, ein Feld
reading-single = { $one }+{ $other }={ $sum } { $icon }, ein Feld
reading-shape = { $one }+{ $other }={ $sum } { $icon }, Form { $die }

## Auswahl in einem Menü.

choice-die = { $die } beiseitelegen
choice-bonus = Bonus nutzen: ein Feld weniger
choice-nothing = nichts zeichnen und den Bonus behalten
# $job ist die Arbeit eines Bewohners: „c5: Fischer“
choice-job = { $square }: { $job }

## Was ein Zug zeichnet, als Objekt der Sätze unten.

drawn-wall = { $mark } eine Mauer
drawn-water = { $mark } Wasser
drawn-two = { $mark } zwei Bäume
drawn-three = { $mark } drei Bäume
drawn-house = { $mark } ein Haus
drawn-men = { $mark } { $number ->
    [one] einen Bewohner
   *[other] Bewohner
}

## Bewohner, die Arbeit finden, innerhalb der Sätze unten.

workers-fisherman = { $mark } { $number } Fischer
workers-lumberjack = { $mark } { $number } Holzfäller
workers-builder = { $mark } { $number } Baumeister

## Ein Zug ohne sein Subjekt: der eines anderen, oder dem gesagt, der ihn machte.

move-draws = { $person ->
    [you] zeichnest { $what } auf { $squares }
   *[other] zeichnet { $what } auf { $squares }
}
move-draws-nothing = { $person ->
    [you] zeichnest nichts
   *[other] zeichnet nichts
}
move-draws-jobs = { $person ->
    [you] zeichnest { $what } auf { $squares }: { $jobs }
   *[other] zeichnet { $what } auf { $squares }: { $jobs }
}
move-draws-bonus = { $person ->
    [you] zeichnest { $what } auf { $squares }, mit Bonus ein Feld weniger
   *[other] zeichnet { $what } auf { $squares }, mit Bonus ein Feld weniger
}
move-draws-jobs-bonus = { $person ->
    [you] zeichnest { $what } auf { $squares }: { $jobs }, mit Bonus ein Feld weniger
   *[other] zeichnet { $what } auf { $squares }: { $jobs }, mit Bonus ein Feld weniger
}
