## Sentences about a part of a sheet when somebody points at it: see part-... in words.ftl.

# $square is a square such as c4, $text what stands there and what it scores.
explain-square = { $square }: { $text }

## Numbers of things that fill blanks of the explanations: [[people]], [[beds]], [[houses]], [[bonuses]].

number-of-men = { $number ->
    [one] { $number } man
   *[other] { $number } men
}
number-of-houses = { $number ->
    [one] { $number } house
   *[other] { $number } houses
}
number-of-bonuses = { $number ->
    [one] { $number } bonus
   *[other] { $number } bonuses
}
