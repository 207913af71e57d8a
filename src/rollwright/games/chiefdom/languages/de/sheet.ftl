## Was auf einem Feld ist, für alle, die das Blatt hören.

mark-empty = leer
mark-fished = Wasser, abgefischt
# Bäume, die ein Holzfäller fällte: „drei Bäume, gefällt“.
mark-cut = gefällt

## Überschriften der Kästen auf einem Blatt, in Großbuchstaben, höchstens 26 Buchstaben; und dasselbe in einem Satz,
## für alle, die das Blatt hören.

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

## Die Zahlen neben dem Plan auf schmalem Bildschirm: je höchstens 8 Buchstaben.

rail-logs = Holz
rail-fish = Fische
rail-houses = Häuser
rail-hungry = hungrig
rail-jobless = untätig
rail-wall = Mauer

## Was die Summe zweier Würfel zeichnet, daneben auf Papier: höchstens 38 Buchstaben.

sum-any = Joker, ein Feld; auch bei Drilling
sum-wall = Mauer, ein Feld
sum-water = Wasser, in der Form
sum-two = zwei Bäume, in der Form
sum-three = drei Bäume, in der Form
sum-house = Haus, ein Feld
sum-men = Bewohner, in der Form

## Die Formen des dritten Würfels.

shapes-note = Dreh und spiegle sie beliebig.
shape-drawn = { $number ->
    [one] Form { $die }: { $number } Feld
   *[other] Form { $die }: { $number } Felder
}
