term-fishermen_by_trees = Fischer an Bäumen
term-lumberjacks_by_water = Holzfäller am Wasser
term-men = Bewohner
term-fish = Fische
term-logs = Holz
term-houses = Häuser
term-forest = Wald
term-lake = See
term-wall = Mauer
term-jobless = arbeitslos
term-homeless = obdachlos
term-hungry = hungrig
term-empty = leer
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
