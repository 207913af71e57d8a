# Several icons of a kind: "3 other lakes".
icons-sun = suns
icons-mask = masks
icons-forest = forests
icons-lake = lakes
icons-hut = huts
icons-spear = spears

# Squares of the board. $square is "c4".
square-cross = { $square }: a cross; nothing can be drawn here.
square-mountain = { $square }: a mountain; nothing can be drawn here.
square-alone = { $square }: { $icon }. In unbroken lines from it: no other { $icon }. An icon scores when it is drawn.
square-icon = { $number ->
    [one] { $square }: { $icon }. In unbroken lines from it: { $number } other { $icon }. An icon scores when it is drawn.
   *[other] { $square }: { $icon }. In unbroken lines from it: { $number } other { $icons }. An icon scores when it is drawn.
}
# $marks is a list of `icon-marks`: "sun 1 mark and lake 2 marks".
square-empty = { $square }: empty. Drawn here now: { $marks }. A mark for every equal icon in an unbroken line.
square-useless = { $square }: empty. Drawn here now: no icon scores. A mark for every equal icon in an unbroken line.
icon-marks = { $number ->
    [one] { $icon } { $number } mark
   *[other] { $icon } { $number } marks
}

# Rows of a player's track. $icon begins with a capital; $lowest is the number of marks of the weakest row.
row-weakest = { $number ->
    [one] { $icon }, player { $side }: { $number } mark of { $length }. It is the weakest row; the weakest rows are compared first, and decide.
   *[other] { $icon }, player { $side }: { $number } marks of { $length }. It is the weakest row; the weakest rows are compared first, and decide.
}
row-stronger = { $number ->
    [one] { $icon }, player { $side }: { $number } mark of { $length }. The weakest row has { $lowest }; the weakest rows are compared first, and decide.
   *[other] { $icon }, player { $side }: { $number } marks of { $length }. The weakest row has { $lowest }; the weakest rows are compared first, and decide.
}

# Squares of a row, counted from 1; the sentence about what one gives stands behind.
mark-made = Square { $number } of the { $icon } row, player { $side }: marked.
mark-open = { $away ->
    [one] Square { $number } of the { $icon } row, player { $side }: open, { $away } mark away.
   *[other] Square { $number } of the { $icon } row, player { $side }: open, { $away } marks away.
}
gives-lift = It gives a mark in one of your lowest rows.
gives-plus = It gives the use of a one-time ability.
gives-star = It gives a permanent ability.

# Abilities. $ability is its word and what it does: "Flip: turn a die over".
ability-is-used = { $ability }: used up.
ability-is-open = { $ability }: still open; a plus uses it, once.
ability-is-owned = { $ability }: owned, for use in every turn.
ability-is-spent = { $ability }: owned, and used this turn.
ability-is-not-owned = { $ability }: not owned; a star gives it for good.
