# Mehrere Symbole einer Art.
icons-sun = Sonnen
icons-mask = Masken
icons-forest = Wälder
icons-lake = Seen
icons-hut = Hütten
icons-spear = Speere

# Felder des Spielplans. $square ist „c4“.
square-cross = { $square }: ein Kreuz; hier lässt sich nichts zeichnen.
square-mountain = { $square }: ein Berg; hier lässt sich nichts zeichnen.
square-alone = { $square }: { $icon }. In lückenlosen Linien von hier: keine weiteren. Gewertet wird ein Symbol beim Zeichnen.
square-icon = { $number ->
    [one] { $square }: { $icon }. In lückenlosen Linien von hier: noch { $number } { $icon }. Gewertet wird ein Symbol beim Zeichnen.
   *[other] { $square }: { $icon }. In lückenlosen Linien von hier: noch { $number } { $icons }. Gewertet wird ein Symbol beim Zeichnen.
}
# $marks ist eine Liste von `icon-marks`: „Sonne 1 und See 2“.
square-empty = { $square }: leer. Ein Symbol bringt hier jetzt: { $marks }. Eine Markierung für jedes gleiche Symbol in lückenloser Linie.
square-useless = { $square }: leer. Jetzt bringt hier kein Symbol etwas. Eine Markierung für jedes gleiche Symbol in lückenloser Linie.
icon-marks = { $number ->
    [one] { $icon } { $number } Markierung
   *[other] { $icon } { $number } Markierungen
}

# Reihen der Leiste eines Spielers; $lowest ist die Zahl der Markierungen der schwächsten Reihe.
row-weakest = { $icon }, Spieler { $side }: { $number } von { $length } markiert. Das ist die schwächste Reihe; die schwächsten werden zuerst verglichen und entscheiden.
row-stronger = { $icon }, Spieler { $side }: { $number } von { $length } markiert. Die schwächste Reihe hat { $lowest }; die schwächsten werden zuerst verglichen und entscheiden.

# Felder einer Reihe, ab 1 gezählt; der Satz darüber, was eins gibt, steht dahinter.
mark-made = Feld { $number } der Reihe { $icon }, Spieler { $side }: markiert.
mark-open = { $away ->
    [one] Feld { $number } der Reihe { $icon }, Spieler { $side }: offen, noch { $away } Markierung entfernt.
   *[other] Feld { $number } der Reihe { $icon }, Spieler { $side }: offen, noch { $away } Markierungen entfernt.
}
gives-lift = Es gibt eine Markierung in einer deiner niedrigsten Reihen.
gives-plus = Es lässt dich eine Einmal-Fähigkeit nutzen.
gives-star = Es gibt eine Dauer-Fähigkeit.

# Fähigkeiten. $ability ist ihr Wort und was sie tut: „Wenden: dreh einen Würfel um“.
ability-is-used = { $ability }: verbraucht.
ability-is-open = { $ability }: noch offen; ein Plus nutzt sie, einmal.
ability-is-owned = { $ability }: im Besitz, in jedem Zug nutzbar.
ability-is-spent = { $ability }: im Besitz, in diesem Zug benutzt.
ability-is-not-owned = { $ability }: nicht im Besitz; ein Stern gibt sie auf Dauer.
