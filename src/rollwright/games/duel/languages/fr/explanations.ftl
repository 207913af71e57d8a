# Plusieurs icônes d’une sorte : « 3 autres lacs ».
icons-sun = soleils
icons-mask = masques
icons-forest = forêts
icons-lake = lacs
icons-hut = huttes
icons-spear = lances

# Les cases du plateau. $square vaut « c4 ».
square-cross = { $square } : une croix ; rien ne peut se dessiner ici.
square-mountain = { $square } : une montagne ; rien ne peut se dessiner ici.
square-alone = { $square } : { $icon }. Dans les suites ininterrompues qui en partent : pas d’autre { $icon }. Une icône compte quand on la dessine.
square-icon = { $number ->
    [one] { $square } : { $icon }. Dans les suites ininterrompues qui en partent : { $number } autre { $icon }. Une icône compte quand on la dessine.
   *[other] { $square } : { $icon }. Dans les suites ininterrompues qui en partent : { $number } autres { $icons }. Une icône compte quand on la dessine.
}
# $marks est une liste de `icon-marks` : « soleil 1 coche et lac 2 coches ».
square-empty = { $square } : vide. Dessiné ici maintenant : { $marks }. Une coche par icône identique en suite ininterrompue.
square-useless = { $square } : vide. Dessiné ici maintenant : aucune icône ne rapporte. Une coche par icône identique en suite ininterrompue.
icon-marks = { $number ->
    [one] { $icon } { $number } coche
   *[other] { $icon } { $number } coches
}

# Les lignes de la piste d’un joueur. $icon commence par une majuscule ; $lowest est le nombre de coches de la ligne la plus faible.
row-weakest = { $number ->
    [one] { $icon }, joueur { $side } : { $number } case cochée sur { $length }. C’est la ligne la plus faible ; on compare d’abord les plus faibles, et elles décident.
   *[other] { $icon }, joueur { $side } : { $number } cases cochées sur { $length }. C’est la ligne la plus faible ; on compare d’abord les plus faibles, et elles décident.
}
row-stronger = { $number ->
    [one] { $icon }, joueur { $side } : { $number } case cochée sur { $length }. La ligne la plus faible en a { $lowest } ; on compare d’abord les plus faibles, et elles décident.
   *[other] { $icon }, joueur { $side } : { $number } cases cochées sur { $length }. La ligne la plus faible en a { $lowest } ; on compare d’abord les plus faibles, et elles décident.
}

# Les cases d’une ligne, comptées à partir de 1 ; la phrase sur ce que l’une d’elles donne suit.
mark-made = Case { $number } de la ligne { $icon }, joueur { $side } : cochée.
mark-open = { $away ->
    [one] Case { $number } de la ligne { $icon }, joueur { $side } : libre, encore { $away } coche.
   *[other] Case { $number } de la ligne { $icon }, joueur { $side } : libre, encore { $away } coches.
}
gives-lift = Elle donne une coche dans une de tes lignes les plus basses.
gives-plus = Elle donne l’usage d’un pouvoir unique.
gives-star = Elle donne un pouvoir permanent.

# Les pouvoirs. $ability est son mot et ce qu’il fait : « Verso : retourne un dé ».
ability-is-used = { $ability } : déjà utilisé.
ability-is-open = { $ability } : encore libre ; un plus permet de l’utiliser, une fois.
ability-is-owned = { $ability } : acquis, pour chaque tour.
ability-is-spent = { $ability } : acquis, et utilisé ce tour-ci.
ability-is-not-owned = { $ability } : pas acquis ; une étoile le donne pour de bon.
