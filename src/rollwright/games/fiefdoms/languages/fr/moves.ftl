# Les choix des menus. $plot et $square sont une ligne et une colonne : « 2,3 ».
choice-influence =
    { $number ->
        [one] dépenser { $number } influence
       *[other] dépenser { $number } influences
    }
choice-plot = parcelle { $plot }
choice-build =
    { $number ->
        [one] { $building } ({ $number } ouvrier)
       *[other] { $building } ({ $number } ouvriers)
    }
choice-nobody = personne n’emménage
choice-people =
    { $number ->
        [one] { $number } habitant
       *[other] { $number } habitants
    }
choice-square = case { $square }
choice-spring = de l’eau pour { $plot }
choice-forfeit = condamner { $plot }
choice-bar = fermer la case { $square }
# Deux paires de dés : chacun des quatre est un nombre, choice-cross ou choice-rose.
choice-pair = { $a } avec { $b }, { $c } avec { $d }
choice-cross = croix
choice-rose = rose
# Les mêmes dés dans des phrases.
die-cross = une croix
die-rose = une rose des vents
# Au-dessus des chantiers que permettent les dés : les deux premiers disent où, les autres quoi.
heading-build = bâtir en { $a } et { $b }, avec { $c } et { $d }
# Ce que fait quelqu’un, sans le sujet : après un nom, ou (you) après « Tu ».
move-pair =
    { $person ->
        [you] associes { $a } à { $b }, et { $c } à { $d }
       *[other] associe { $a } à { $b }, et { $c } à { $d }
    }
move-influence =
    { $person ->
        [you] dépenses
       *[other] dépense
    } { $number ->
        [one] { $number } influence
       *[other] { $number } influences
    }
# $mark est une image, $building « une ferme ».
move-build =
    { $person ->
        [you] construis { $mark } { $building } en { $plot }
       *[other] construit { $mark } { $building } en { $plot }
    }
# Une proposition à part derrière les autres.
move-people =
    { $number ->
        [one] { $number } habitant emménage en { $square }
       *[other] { $number } habitants emménagent en { $square }
    }
move-both = { $one } ; { $two }
move-spring =
    { $person ->
        [you] amènes l’eau en { $plot }
       *[other] amène l’eau en { $plot }
    }
move-forfeit =
    { $person ->
        [you] condamnes la parcelle { $plot }
       *[other] condamne la parcelle { $plot }
    }
move-bar =
    { $person ->
        [you] fermes la case { $square }
       *[other] ferme la case { $square }
    }
# Qui travaille où quand la partie est finie. $workers : les messages suivants.
arranged = { $building } en { $plot } : { $workers }, { $points } points
arranged-nobody =
    { $needed ->
        [one] { $number } ouvrier sur { $needed }
       *[other] { $number } ouvriers sur { $needed }
    }
# $squares : « 1 de 2,2, 2 de 2,3 », fait de arranged-from
arranged-workers =
    { $number ->
        [one] { $number } ouvrier sur { $needed } ({ $squares })
       *[other] { $number } ouvriers sur { $needed } ({ $squares })
    }
arranged-from = { $number } de { $square }
# Un changement en deux choix : qui, et où.
arrange-pip = un habitant de la case { $square }
arrange-work = travaille en { $plot } ({ $building })
arrange-home = tous quittent { $plot } ({ $building })
