name-chiefdom-1 = Chiefdom, erste Ausgabe
name-chiefdom-2 = Chiefdom, zweite Ausgabe
blurb-chiefdom-1 = Gründe ein Dorf zwischen zwei Mauern: Wasser, Bäume, Bewohner und ihre Häuser, drei Würfel pro Runde.
blurb-chiefdom-2 = Die zweite Ausgabe: verbundene Formen, Mauern von beiden Seiten, Wertungskarten und Boni.
summary-chiefdom-1 = Ein Dorf aus drei Würfeln; große Formen, eine Mauer von Westen her.
summary-chiefdom-2 = Ein Dorf aus drei Würfeln; kleine Formen, Mauern brauchen Holz.
credit = Chiefdom stammt von Arif Nezih Savı (zweite Ausgabe illustriert von Erdal Gencer, redigiert von Ipek Savi).
judgement-chiefdom-1 = Seine eigenen besten Züge bringen im Schnitt etwa 222 Punkte. Wer alle Würfe vorher wüsste, käme auf 249: Der Coach urteilt nicht besser, als er spielt.
judgement-chiefdom-2 = Seine eigenen besten Züge bringen im Schnitt etwa 249 Punkte. Wer alle Würfe vorher wüsste, käme auf 271: Der Coach urteilt nicht besser, als er spielt.
judgement-variant = Für diese Variante wurde nichts gelernt: Bots und Coach urteilen nach Probepartien und danach, was Felder im üblichen Spiel wert sind.
rank-lost-wanderer = Verirrte Seele
rank-keeper-of-the-campfire = Hüter des Lagerfeuers
rank-voice-at-the-council = Stimme im Rat
rank-promising-heir = Junger Erbe
rank-headman = Dorfvorsteher
rank-chieftain = Häuptling
rank-chieftain-of-chieftains = Häuptling der Häuptlinge
rank-legend-of-the-valley = Legende des Tals
rank-points-up-to = bis { $most }
rank-points-between = { $least } bis { $most }
rank-points-from = ab { $least }
sources-note = Die Formen sind eine Hausregelung: Die Bilder des Regelhefts sind verloren.
card-1 = Tiefer Wald
card-1-says = { $columns ->
    [6] 6 für jede Zeile aus sechs Baumfeldern
   *[other] 6 für jede Zeile aus { $columns } Baumfeldern
}
card-2 = Weites Wasser
card-2-says = { $columns ->
    [6] 6 für jede Zeile aus sechs Wasserfeldern
   *[other] 6 für jede Zeile aus { $columns } Wasserfeldern
}
card-3 = Holztrupp
card-3-says = 5 für jede Gruppe Holzfäller
card-4 = Dorfanger
card-4-says = 5 für jede Gruppe Häuser
card-5 = Fischzug
card-5-says = 5 für jede Gruppe Fischer
card-6 = Bautrupp
card-6-says = 5 für jede Gruppe Baumeister
card-7 = Volle Spalte
card-7-says = 5 für jede Spalte ohne leeres Feld
card-8 = Urwald
card-8-says = 2 für jedes Baumfeld, das niemand gefällt hat
card-9 = Stilles Wasser
card-9-says = 4 für jedes Wasserfeld, das niemand abgefischt hat
card-10 = Tief im Wald
card-10-says = 5 für jeden Holzfäller mit Bäumen an allen vier Seiten
card-11 = Mitten im See
card-11-says = 5 für jeden Fischer mit Wasser an allen vier Seiten
card-12 = Marktplatz
card-12-says = 5 für jeden Baumeister mit Häusern an allen vier Seiten
card-13 = Holzbaron
card-13-says = 10 für das meiste je geschlagene Holz, 5 für das zweitmeiste
card-14 = Großer Fang
card-14-says = 10 für die meisten je gefangenen Fische, 5 für die zweitmeisten
card-15 = Alle am Werk
card-15-says = 10 für die meisten Bewohner mit Arbeit, 5 für die zweitmeisten
card-16 = Stadtgründer
card-16-says = 10 für die meisten Häuser, 5 für die zweitmeisten
card-17 = Freies Land
card-17-says = 10 für die meisten leeren Felder, 5 für die zweitmeisten
card-18 = Offene Grenzen
card-18-says = 15 für die wenigsten gezeichneten Mauern, 10 für die zweitwenigsten
card-own-says = je { $points }: { $each }
card-numbered = { $number } { $name }
card-told = { $number } { $name }: { $says }
card-now = { $name }: jetzt { $points }; { $says }.
card-compares = { $name }: { $says }. Die Karte vergleicht alle Spieler und wird am Ende gewertet.
card-note-group = Eine Gruppe sind drei oder mehr Felder einer Art, Seite an Seite verbunden.
card-note-players = Für zwei oder mehr Spieler.
ending-nobody-could-draw = niemand konnte zeichnen
explain-square = { $square }: { $text }
number-of-men = { $number } Bewohner
number-of-houses = { $number ->
    [one] { $number } Haus
   *[other] { $number } Häuser
}
number-of-bonuses = { $number ->
    [one] { $number } Bonus
   *[other] { $number } Boni
}
icon-wall = Mauer
icon-water = Wasser
icon-two = zwei Bäume
icon-three = drei Bäume
icon-house = Haus
icon-men = Bewohner
job-jobless = Arbeitsloser
job-fisherman = Fischer
job-lumberjack = Holzfäller
job-builder = Baumeister
reading-triple = Drilling { $die }: Joker, ein Feld
reading-sum = { $one }+{ $other }={ $sum } { $what }
what-any = Joker, ein Feld
what-single = { $icon }, ein Feld
what-shape = { $icon }, Form { $die }
choice-die = { $die } beiseitelegen
choice-bonus = Bonus nutzen: ein Feld weniger
choice-nothing = nichts zeichnen und den Bonus behalten
choice-job = { $square }: { $job }
drawn-wall = { $mark } eine Mauer
drawn-water = { $mark } Wasser
drawn-two = { $mark } zwei Bäume
drawn-three = { $mark } drei Bäume
drawn-house = { $mark } ein Haus
drawn-men = { $mark } { $number ->
    [one] einen Bewohner
   *[other] Bewohner
}
workers-fisherman = { $mark } { $number } Fischer
workers-lumberjack = { $mark } { $number } Holzfäller
workers-builder = { $mark } { $number } Baumeister
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
option-shapes-short = für welche Felder eine Würfelseite steht
option-cards-short = Wertungskarten: off, random (drei werden ausgeteilt) oder Nummern wie 3,7,14
option-bonus-short = mit jedem Haus darfst du einmal ein Feld weniger zeichnen
shapes-pips = Augen
shapes-linked = verbunden
option-walls-help = die Zeilen, neben denen die Mauern vorgezeichnet sind
option-wall_logs-help = Holz, das für eine Mauer im Vorrat sein muss
option-wall_pays_unfinished-help = 1, wenn die Felder einer unfertigen Mauer zählen
option-feeds-help = wie viele Bewohner ein Fisch ernährt
option-fish_break_ties-help = 1, wenn übrige Fische bei Gleichstand entscheiden
option-wall_square-help = Punkte für ein Mauerfeld
option-wall_complete-help = Punkte, wenn West und Ost verbunden sind
option-house_logs-help = Holz, das ein Haus kostet
option-house_beds-help = Bewohner, die in einem Haus wohnen
option-fisherman_by_trees-help = Punkte für einen Fischer neben Bäumen
option-lumberjack_by_water-help = Punkte für einen Holzfäller neben Wasser
option-man-help = Punkte für einen Bewohner
option-fish-help = Punkte für einen übrigen Fisch
option-log-help = Punkte für jedes Holz im Vorrat
option-house-help = Punkte für ein Haus
option-tree-help = Punkte für einen Baum des größten Waldes
option-lake_square-help = Punkte für ein Feld des größten Sees
option-misery-help = Punkte für jeden arbeitslosen, obdachlosen oder hungrigen Bewohner
option-empty-help = Punkte für ein leeres Feld
own-term = je { $points }: { $each }
refused-die = kein Würfel zeigt { $die }; der Wurf ist { $dice }
refused-icon = ohne die { $die } ergeben die anderen { $sum }: { $icon }
refused-single = hier wird ein Feld gezeichnet, nicht { $squares }
refused-single-bonus = hier wird ein Feld gezeichnet, und ein Bonus braucht mehr
refused-shape = { $squares } ist nicht die Form einer { $die }
refused-shape-bonus = { $squares } ist nicht die Form einer { $die } ohne ein Feld
refused-not-empty = nicht leer: { $squares }
refused-no-bonus = du hast keinen Bonus übrig
refused-nothing = ohne Bonus lässt sich etwas zeichnen, also muss gezeichnet werden
refused-no-men = nur Bewohner nehmen Arbeit an
refused-job-missing = der Bewohner auf { $square } muss eine Arbeit annehmen: { $jobs }
refused-job-not-offered = der Bewohner auf { $square } findet dort keine Arbeit als { $job }
refused-job-twice = Arbeit bekommt nur, wer auf einem Feld dieses Zuges steht, und jeder nur eine
refused-wall-logs = eine Mauer braucht { $logs } Holz: du hast { $stock }
refused-wall-loose = eine Mauer auf { $squares } würde keine Mauer berühren, von der sie wachsen kann
nowhere-wall = kein leeres Feld berührt eine Mauer, von der sie wachsen kann
nowhere-house = kein leeres Feld berührt einen Arbeitslosen oder Baumeister
nowhere-shape = diese Form passt nirgends mehr hin
refused-house-logs = ein Haus braucht { $logs } Holz: du hast { $stock }
refused-house-alone = ein Haus auf { $squares } würde keinen Arbeitslosen und keinen Baumeister berühren
either-or = { $one } oder { $other }
refused-over = die Partie ist zu Ende
refused-roll-early = gewürfelt wird erst, wenn alle gezeichnet haben
refused-deal = erst werden drei Karten des Stapels ausgeteilt, nicht { $roll }
refused-roll = { $roll } ist kein Wurf von drei Würfeln
refused-not-waiting = Platz { $seat } hat jetzt nichts zu zeichnen
unread-square = ein Feld { $text } gibt es nicht; Felder sind { $first } bis { $last }
unread-square-twice = ein Feld ist doppelt genannt
unread-no-shape = { $squares } ist keine Form der Würfel
unread-dice = ein Wurf besteht aus drei Würfeln wie '2 3 6', nicht { $text }
unread-not-a-die = ein Würfel zeigt 1 bis 6, nicht { $text }
unread-deal = Karten werden zuerst ausgeteilt, geschrieben wie 'cards 3 7 14', nicht { $text }
spelling-die = ein Würfel zeigt 1 bis 6
spelling-icon = Symbole sind { $icons }
spelling-job = eine Arbeit schreibt man wie c5=F, mit F, L oder B
sheet-nothing = das Blatt ist leer: Es beginnt mit einer Zeile wie 'chiefdom-2'
sheet-rows = ein Blatt hat { $rows } Zeilen unter seiner ersten, nicht { $number }
sheet-not-a-square = { $text } ist kein Feld; Felder sind { $marks }
sheet-columns = eine Zeile hat { $columns } Felder, nicht { $number }
sheet-first-line = die erste Zeile beginnt mit { $id }, nicht { $text }
sheet-names-cards = ein Blatt nennt seine Karten, zum Beispiel cards=3,7,14
sheet-bonus = bonus={ $text }: Schreib, wie viele Boni benutzt sind, zum Beispiel bonus=0
sheet-other-options = Blatt { $number } hat andere Optionen als Blatt 1
sheet-card-alone = Karte { $card } vergleicht Spieler und braucht einen zweiten Platz
reach-lumberjack = { $square } ist ein Holzfäller ohne Bäume daneben
reach-fisherman = { $square } ist ein Fischer ohne Wasser daneben
reach-builder = { $square } ist ein Baumeister ohne Haus daneben
reach-jobless-tree = { $square } ist arbeitslos neben Bäumen; er wäre Holzfäller
reach-jobless-water = { $square } ist arbeitslos neben Wasser; er wäre Fischer
reach-jobless-house = { $square } ist arbeitslos neben einem Haus; er wäre Baumeister
reach-house = { $square } ist ein Haus ohne Baumeister daneben
reach-wall-loose = { $square } ist eine Mauer, die an nichts hängt: Mauern wachsen von den vorgezeichneten aus
reach-wall-logs = { $square } ist eine Mauer, die { $logs } Holz im Vorrat braucht; geschlagen wurden nur { $cut }
reach-houses-logs = { $houses ->
    [one] ein Haus kostet { $logs } Holz, und geschlagen wurden nur { $cut }
   *[other] { $houses } Häuser kosten { $logs } Holz, und geschlagen wurden nur { $cut }
}
reach-houses-order = die Häuser können in keiner Reihenfolge bezahlt worden sein: Die Bäume, die das Holz gaben, stehen neben Bewohnern, die arbeitslos sein mussten, als ihr erstes Haus kam
reach-bonus-houses = bonus={ $used }, aber jedes Haus gibt nur einen, und da stehen { $houses }
reach-bonus-order = bonus={ $used }, aber dafür wurde nach den Häusern zu wenig gezeichnet
reach-too-hard = ob eine Partie zu diesem Blatt führt, ließ sich nicht klären: Häuser, Baumeister und Bäume lassen zu viele Reihenfolgen zu
refused-walls = Mauern stehen neben Zeilen wie { $rows }
refused-cards = wähle off, random oder Kartennummern wie 3,7,14
refused-cards-unknown = Karten sind verschiedene Nummern von 1 bis { $most }
mark-empty = leer
mark-fished = Wasser, abgefischt
mark-cut = gefällt
heading-sums = SUMME ZWEIER WÜRFEL
heading-logs = HOLZ UND HÄUSER
heading-logs-bonus = HÄUSER, BONI
heading-fish = FISCHE
heading-cards = KARTEN
heading-drawing = ZEICHNEN
heading-shapes = FORM DES DRITTEN WÜRFELS
label-sums = Symbole nach der Summe zweier Würfel
label-logs = Holz und Häuser
label-logs-bonus = Häuser, Boni
label-fish = Fische
rail-logs = Holz
rail-fish = Fische
rail-houses = Häuser
rail-hungry = hungrig
rail-jobless = untätig
rail-wall = Mauer
sum-any = Joker, ein Feld; auch bei Drilling
sum-wall = Mauer, ein Feld
sum-water = Wasser, in der Form
sum-two = zwei Bäume, in der Form
sum-three = drei Bäume, in der Form
sum-house = Haus, ein Feld
sum-men = Bewohner, in der Form
shapes-note = Dreh und spiegle sie beliebig.
shape-drawn = { $number ->
    [one] Form { $die }: { $number } Feld
   *[other] Form { $die }: { $number } Felder
}
terminal-logs = Holz
terminal-fish = Fische
terminal-men = Bew.
terminal-beds = Betten
terminal-bonus = Bonus
terminal-west = W
terminal-east = O
terminal-triple = drei gleiche
terminal-any = Joker
terminal-cards = Karten { $cards }
term-fishermen_by_trees = Fischer an Bäumen
term-lumberjacks_by_water = Holzfäller am Wasser
term-men = Bewohner
term-fish = übrige Fische
term-logs = übriges Holz
term-houses = Häuser
term-forest = Wald
term-lake = See
term-wall = Mauer
term-jobless = arbeitslos
term-homeless = obdachlos
term-hungry = hungrig
term-empty = leere Felder
term-cards = Karten
option-shapes = Formen
option-shapes-help = Für welche Felder eine Würfelseite steht. H: eine Hausregelung, das Bild des Regelhefts ist verloren.
option-shapes-pips = wie die Augen liegen (erste Ausgabe)
option-shapes-linked = verbundene Felder (zweite Ausgabe)
option-cards = Wertungskarten
option-cards-help = Weitere Wege zu punkten, für alle dieselben.
option-cards-off = keine
option-cards-random = drei werden ausgeteilt
option-cards-named = diese:
option-bonus = Boni
option-bonus-help = Mit jedem Haus darfst du einmal ein Feld weniger zeichnen.
option-bonus-off = nein
option-bonus-on = ja
option-cards-which = Welche Karten
scoring-bonuses_used = ja, { $number } benutzt
why-fishermen_by_trees = [[fisherman_by_trees]] für jeden Fischer neben Bäumen.
    ?example Zum Beispiel ein Fischer neben zwei Baumfeldern: 3.
why-lumberjacks_by_water = [[lumberjack_by_water]] für jeden Holzfäller neben Wasser.
    ?example Zum Beispiel zwei Holzfäller am selben See: 6.
why-men = [[man]] für jeden Bewohner, mit Arbeit oder ohne.
    ?example Zum Beispiel drei mit Arbeit und ein Arbeitsloser: 4.
why-fish = [[fish]] für jeden Fisch, der nach dem Essen übrig ist; einer ernährt [[feeds]] Bewohner.
    ?example Zum Beispiel vier Bewohner, die 3 Fische fingen und 2 davon essen: 3.
why-logs = [[log]] für jedes übrige Holz; ein Haus braucht [[house_logs]] davon.
    ?example Zum Beispiel 7 Holz gefällt und ein Haus: 2.
why-houses = [[house]] für jedes Haus; in jedem wohnen [[house_beds]] Bewohner.
    ?example Zum Beispiel zwei Häuser: 14.
why-forest = [[tree]] für jeden Baum des größten Waldes, zwei oder drei auf einem Feld.
    ?example Zum Beispiel zwei Felder mit drei Bäumen und eins mit zweien, verbunden: 8.
why-lake = [[lake_square]] für jedes Feld des größten Sees; verbunden wird Seite an Seite.
    ?example Zum Beispiel ein See aus vier Feldern und einer aus drei: 8.
why-wall = [[wall_square]] für jedes
    ?wall_pays_unfinished gezeichnete Mauerfeld, und [[wall_complete]] mehr, wenn West und Ost verbunden sind.
    ?wall_pays_whole Feld einer Mauer, die West und Ost verbindet, auch für die vier vorgezeichneten. Bis dahin bringt eine Mauer nichts.
    ?example Zum Beispiel eine Mauer aus sechs Feldern von West nach Ost: 30.
why-jobless = [[misery]] für jeden Bewohner ohne Arbeit.
    ?example Zum Beispiel zwei Arbeitslose: −4.
why-homeless = [[misery]] für jeden Bewohner ohne Bett; ein Haus hat [[house_beds]].
    ?example Zum Beispiel fünf Bewohner und ein Haus: −2.
why-hungry = [[misery]] für jeden Bewohner, den kein Fisch ernährt; einer reicht für [[feeds]].
    ?example Zum Beispiel drei Bewohner ohne Fisch: −6.
why-empty = [[empty]] für jedes leere Feld.
    ?example Zum Beispiel zehn leere Felder: −10.
why-cards = Was die Wertungskarten dieser Partie bringen.
    ?example Zum Beispiel Karte 4 und zwei Gruppen von Häusern: 10.
price-fishermen_by_trees = Fischer an Bäumen × [[fisherman_by_trees]]
price-lumberjacks_by_water = Holzfäller am Wasser × [[lumberjack_by_water]]
price-men = Bewohner × [[man]]
price-fish = Fische übrig × [[fish]]
price-logs = Holz übrig × [[log]]
price-houses = Häuser × [[house]]
price-forest = größter Wald, Bäume × [[tree]]
price-lake = größter See, Felder × [[lake_square]]
price-wall =
    ?wall_pays_unfinished Mauerfelder × [[wall_square]], ganz + [[wall_complete]]
    ?wall_pays_whole Felder der ganzen Mauer × [[wall_square]]
price-jobless = Arbeitslose × [[misery]]
price-homeless = Obdachlose × [[misery]]
price-hungry = Hungrige × [[misery]]
price-empty = leere Felder × [[empty]]
price-cards = Karten
paper-jobs = Wer neben Bäumen, Wasser oder einem Haus steht, nimmt dort Arbeit an, sofort oder nachträglich: Schreib L, F oder B in seinen Kreis.
paper-harvest = L fällt jedes Baumfeld neben sich (2 oder 3 Holz), F fischt in jedem Wasserfeld neben sich; jedes gibt einmal: Streich es durch.
paper-building =
    Ein Haus kostet [[house_logs]] Holz, neben einem Arbeitslosen oder Baumeister.
    ?west_onlyMauer an Mauer, von Westen her.
    ?both_wallsMauer an Mauer, von beiden Seiten her.
    ?wall_logsDafür brauchst du [[wall_logs]] Holz im Vorrat; du behältst es.
paper-logs =
    Ringe sind Holz: Mal sie aus. Ein Haus: Zeichne ein Dach über [[house_logs]] volle.
    ?bonusKreise seinen Bonus ein.
    Kästchen sind seine [[house_beds]] Betten. Voll? Schreib die Zahl.
paper-fish = Am Ende ernährt jeder [[feeds]] Bewohner. Voll? Schreib die Zahl.
part-empty = leer, [[points]].
part-wall =
    ?complete eine Mauer, [[points]]. Die Mauer ist fertig: [[wall_complete]] dazu, weil sie West und Ost verbindet.
    ?unfinished eine Mauer, [[points]]; [[wall_complete]] dazu, wenn sie West und Ost verbindet.
    ?worthless eine Mauer, noch keine Punkte: je [[wall_square]], und [[wall_complete]] dazu, wenn sie West und Ost verbindet.
part-water =
    Wasser,
    ?in_largest eins der [[largest]] Felder des größten Sees: [[points]].
    ?in_smaller in einem See aus [[size]]. Nur der größte zählt, und der hat [[largest]].
    ?taken Ein Fischer hat seinen Fisch.
    ?untaken Sein Fisch wartet auf einen Fischer daneben.
part-2 =
    zwei Bäume,
    ?in_largest 2 der [[largest]] Bäume des größten Waldes: [[points]].
    ?in_smaller in einem Wald aus [[size]]. Nur der größte zählt, und der hat [[largest]].
    ?in_narrower in einem Wald aus [[squares]] Feldern. Nur der mit den meisten Feldern zählt, und der hat [[most]].
    ?taken Ein Holzfäller hat 2 Holz geschlagen.
    ?untaken Noch steht niemand daneben, der sie fällt.
part-3 =
    drei Bäume,
    ?in_largest 3 der [[largest]] Bäume des größten Waldes: [[points]].
    ?in_smaller in einem Wald aus [[size]]. Nur der größte zählt, und der hat [[largest]].
    ?in_narrower in einem Wald aus [[squares]] Feldern. Nur der mit den meisten Feldern zählt, und der hat [[most]].
    ?taken Ein Holzfäller hat 3 Holz geschlagen.
    ?untaken Noch steht niemand daneben, der sie fällt.
part-H = ein Haus, [[points]]. Betten für [[beds]]; es kostete [[house_logs]] Holz.
part-O = ein Bewohner ohne Arbeit: [[points]] für einen Bewohner und [[more]], weil er arbeitslos ist. Ein Feld mit Wasser, Bäumen oder einem Haus daneben gibt ihm Arbeit.
part-F =
    ?beside ein Fischer: [[points]] für einen Bewohner und [[more]], weil er neben Bäumen steht.
    ?apart ein Fischer: [[points]] für einen Bewohner; neben Bäumen brächte er [[fisherman_by_trees]] mehr.
part-L =
    ?beside ein Holzfäller: [[points]] für einen Bewohner und [[more]], weil er neben Wasser steht.
    ?apart ein Holzfäller: [[points]] für einen Bewohner; neben Wasser brächte er [[lumberjack_by_water]] mehr.
part-B = ein Baumeister: [[points]] für einen Bewohner.
part-logs =
    Holz: [[cut]] geschlagen, [[stock]] im Vorrat, [[points]]. Ein Haus braucht [[house_logs]] Holz, bringt [[house]] und hat [[house_beds]] Betten;
    ?houses [[houses]]: [[slept]] von [[beds]] Betten belegt.
    ?no_houses noch steht keins.
    ?bonus [[bonuses]] übrig.
part-fish =
    Fische: [[caught]] gefangen, [[eaten]] gegessen ([[people]]), [[rest]] übrig, [[points]]. [[fish]] für jeden, der übrig ist; einer ernährt [[feeds]] Bewohner.
    ?hungry Hungrig bleiben [[hungry]]: [[missed]].
part-sums = Zwei addierte Würfel nennen das Symbol; der dritte gibt seine Form. Eine Mauer, ein Haus und ein Joker (Summen 2 und 12, drei gleiche Würfel) sind nur ein Feld.
