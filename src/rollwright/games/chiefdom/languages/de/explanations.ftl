## Sätze über einen Teil des Blatts, wenn jemand darauf zeigt: siehe part-... in words.ftl.

# $square ist ein Feld wie c4, $text ist, was dort steht und was es zählt.
explain-square = { $square }: { $text }

## Anzahlen, die Lücken der Erklärungen füllen: [[people]], [[beds]], [[houses]], [[bonuses]].

number-of-men = { $number } Bewohner
number-of-houses = { $number ->
    [one] { $number } Haus
   *[other] { $number } Häuser
}
number-of-bonuses = { $number ->
    [one] { $number } Bonus
   *[other] { $number } Boni
}
