# Pourquoi quelque chose ne peut être ni joué ni lu. $plot et $square sont une ligne et une colonne : « 2,3 » ; $text est
# ce qui était écrit, entre guillemets. Les mots entre guillemets et les codes comme E3 ou influence 3/1 s’écrivent ainsi dans les fichiers : ils restent.
# Les guildes dans ces phrases ; les autres bâtiments ont les noms de buildings.ftl.
key-farmers-guild = guilde fermière
key-quarry-guild = guilde de carrière
key-windmillers-guild = guilde meunière
key-merchants-guild = guilde marchande
key-piscators-guild = guilde de pêche

# Coups
nothing-to-decide = la place { $seat } n’a rien à décider maintenant
game-is-over = la partie est finie
no-roll-due = ce n’est pas le moment de lancer les dés
first-seat = la place { $seat } ne peut pas être le premier Régent : les places vont de 1 à { $seats }
lot-due = un tirage de 1 à { $seats } désigne le premier Régent, pas { $roll }
regent-pairs = c’est le Régent qui forme les paires, pas le jet
dice-not-so = ces dés ne peuvent pas former ces paires
dice-paired = les paires sont déjà formées
solo-pairs-first = un Régent en solo forme d’abord les paires, comme ce jet le permet
cross-and-rose = une croix et une rose des vents ne vont pas dans la même paire
bar-now = les troubles ferment maintenant une case de population vide
setup-now = une mairie ou une guilde se place sur la parcelle 3,3 avant le premier jet
pair-now = c’est au Régent de former les paires
forfeit-now = pendant une peste, on condamne une parcelle vide, rien d’autre
spring-must-help = la fontaine doit dire quel bâtiment elle aide
nothing-barred = on ne ferme rien maintenant
plot-not-empty = la parcelle { $plot } n’est pas vide
forfeit-only = on ne condamne une parcelle que si ces dés ne permettent aucun chantier
influence-short = influence : impossible d’en dépenser { $number }, il y en a { $hand } en main
dice-forbid = ces dés ne permettent pas ce chantier sur la parcelle { $plot } : { $building }

# Qui travaille où quand la partie est finie
nothing-built = rien n’est construit sur la parcelle { $plot }
square-too-far = la case { $square } ne touche pas la parcelle { $plot }
pip-at-least = au moins un habitant travaille sur la parcelle { $plot }, pas { $number }
pips-short =
    { $pips ->
        [one] la case { $square } a { $pips } habitant, pas { $number }
       *[other] la case { $square } a { $pips } habitants, pas { $number }
    }
labourers-too-many =
    { $needed ->
        [one] { $plot } ({ $building }) demande { $needed } ouvrier, pas { $number }
       *[other] { $plot } ({ $building }) demande { $needed } ouvriers, pas { $number }
    }
pips-short-together = il n’y a pas assez d’habitants pour tous ces bâtiments à la fois
workers-written = les ouvriers s’écrivent case>parcelle=habitants, comme 2,2>2,3=2, pas { $text }

# Préparer une partie
challenge-seats = les défis se jouent à une place, pas { $seats }
choose-challenge = choisis off ou un défi : { $names }
other-challenge = la feuille { $sheet } est d’un autre défi que la feuille 1
other-turn = la feuille { $sheet } en est au tour { $turn }, la feuille 1 au tour { $first }
not-that-turn = les feuilles en sont au tour { $turn }, pas au tour { $wanted }
sheet-full = toutes les parcelles de cette feuille sont prises : il n’y a rien à décider
setup-first = ce défi place une mairie ou une guilde sur la parcelle 3,3 avant le premier jet

# Comment les choses s’écrivent
plot-written = une parcelle s’écrit ligne,colonne de 1,1 à { $side },{ $side }
square-written = une case de population s’écrit ligne,colonne de 1,1 à { $side },{ $side }
plot-written-not = une parcelle s’écrit ligne,colonne de 1,1 à { $side },{ $side }, pas { $text }
square-written-not = une case de population s’écrit ligne,colonne de 1,1 à { $side },{ $side }, pas { $text }
influence-one-of = l’influence est une de ces valeurs : { $values }
building-one-of = un bâtiment est un de ces mots : { $values }
pips-one-of = un nombre d’habitants est une de ces valeurs : { $values }
pairing-written = des paires s’écrivent comme E3+W5|Ex+W2
pairing-written-not = des paires s’écrivent comme E3+W5|Ex+W2, pas { $text }
die-written = un dé s’écrit comme E3, Ex, W5 ou W*, pas { $text }
roll-written = un jet est deux dés E et deux dés W comme 'E3 Ex W5 W2', pas { $text }
pairs-written = des dés en paires s’écrivent comme 'E3 Ex | W5 W2', pas { $text }
roses-again = deux roses des vents se relancent, donc aucun jet n’a les deux
pips-named = ce qu’un seul dé peut bâtir nomme ses habitants, 'pips:0' pour aucun ; rien d’autre n’en a
square-named = une case de population se nomme exactement là où viennent des habitants
spring-only = seule une fontaine retire un ouvrier à un bâtiment

# Feuilles en texte
sheet-begins = une feuille commence par une ligne { $id }
sheet-begins-not = une feuille commence par { $id }, pas { $text }
sheet-lines = une feuille a { $lines } lignes (le nom, cinq lignes de parcelles, quatre lignes de cases, l’influence), pas { $number }
row-plots = cette ligne a { $width } parcelles, pas { $number }
row-squares = cette ligne a { $width } cases de population, pas { $number }
header-words = après { $id } viennent challenge=N et unrest=N, pas { $text }
no-challenge = il n’y a pas de défi { $text } : { $reason }
unrest-number = unrest est un nombre, pas { $text }
plot-code = une parcelle est un code ({ $codes }) suivi de -1 à -4, x ou ., pas { $text }
square-holds = une case de population contient 1 à { $most }, . ou #, pas { $text }
influence-line = la dernière ligne est 'influence', puis gagnée/dépensée, comme 'influence 3/1'
influence-written = l’influence s’écrit gagnée/dépensée, comme 3/1, pas { $text }

# Feuilles qu’aucune partie ne peut atteindre
game-lacks = ce bâtiment n’est pas dans ce jeu : { $building } ({ $code })
challenge-lacks = ce bâtiment n’est pas dans le défi { $challenge } : { $building } ({ $code })
bars-elsewhere = seul le défi 6 ferme des cases de population
unrest-elsewhere = seul le défi 6 a des troubles
building-limit = { $building } : au plus { $most } par feuille
guild-limit =
    { $most ->
        [one] une feuille a au plus { $most } guilde
       *[other] une feuille a au plus { $most } guildes
    }
reduction-too-large =
    { $needed ->
        [one] { $building } : { $needed } ouvrier demandé, on ne peut pas en retirer { $number }
       *[other] { $building } : { $needed } ouvriers demandés, on ne peut pas en retirer { $number }
    }
reduction-unexplained = aucune fontaine à côté de { $plot } n’a pu retirer cela
influence-wrong = influence : la population en donne ici { $gained }, pas { $number }
influence-overspent = influence dépensée : { $spent }, mais gagnée : { $gained } seulement
setup-missing = le défi { $challenge } commence avec une mairie ou une guilde en { $plot }
bars-too-many =
    { $most ->
        [one] { $unrest } troubles ferment au plus { $most } case, pas { $number }
       *[other] { $unrest } troubles ferment au plus { $most } cases, pas { $number }
    }
too-hard = aucune partie ne mène à cette feuille ({ $reason }), et trouver la meilleure répartition des ouvriers prend trop de temps
limits-broken = elle dépasse les limites
influence-one-die = l’influence change un dé par tour, et il en faudrait plus ici
dice-no-plot = aucune paire de ces dés ne donne la parcelle { $plot } comme Lieu
dice-no-building = aucune paire de ces dés ne construit cela : { $building }
dice-not-both = la paire qui donne la parcelle { $plot } laisse l’autre pour construire, et celle-ci ne construit pas cela : { $building }
square-not-empty = la case de population { $square } est déjà remplie ou fermée
people-must-come =
    { $number ->
        [one] { $number } habitant s’installe à côté de la nouvelle parcelle, car il y a de la place
       *[other] { $number } habitants s’installent à côté de la nouvelle parcelle, car il y a de la place
    }
people-by-die = l’autre dé n’y amène pas { $number } habitants
spring-helps = une fontaine aide un bâtiment voisin qui demande encore des ouvriers
