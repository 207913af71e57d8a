## Phrases sur une partie de la feuille quand quelqu’un la montre : voir part-... dans words.ftl.

# $square est une case comme c4, $text ce qui s’y trouve et ce que ça rapporte.
explain-square = { $square } : { $text }

## Des nombres de choses qui remplissent les blancs des explications : [[people]], [[beds]], [[houses]], [[bonuses]].

number-of-men = { $number ->
    [one] { $number } homme
   *[other] { $number } hommes
}
number-of-houses = { $number ->
    [one] { $number } maison
   *[other] { $number } maisons
}
number-of-bonuses = { $number } bonus
