## Optionen eines Tisches, in wenigen Worten für ein Menü.

option-shapes-short = für welche Felder eine Würfelseite steht
option-cards-short = Wertungskarten: off, random (drei werden ausgeteilt) oder Nummern wie 3,7,14
option-bonus-short = mit jedem Haus darfst du einmal ein Feld weniger zeichnen
# Die Sätze von Formen, in einem Titel.
shapes-pips = Augen
shapes-linked = verbunden

## Hausregeln: was jede Zahl bedeutet. Ihre Namen tippt man, wie sie sind: feeds=3.

option-walls-help = die Zeilen, neben denen die Mauern vorgezeichnet sind
option-wall_logs-help = Holz, das für eine Mauer im Vorrat sein muss
option-wall_pays_unfinished-help = 1, wenn die Felder einer unfertigen Mauer zählen
option-feeds-help = wie viele Bewohner ein Fisch ernährt
option-fish_break_ties-help = 1, wenn übrige Fische bei Gleichstand entscheiden
option-wall_square-help = Punkte für ein Mauerfeld
option-wall_complete-help = Punkte, wenn West und Ost verbunden sind
option-house_logs-help = Holz, das ein Haus kostet
option-house_beds-help = Bewohner, die in einem Haus wohnen
option-fisherman_by_trees-help = Punkte für einen Fischer neben Bäumen
option-lumberjack_by_water-help = Punkte für einen Holzfäller neben Wasser
option-man-help = Punkte für einen Bewohner
option-fish-help = Punkte für einen übrigen Fisch
option-log-help = Punkte für jedes Holz im Vorrat
option-house-help = Punkte für ein Haus
option-tree-help = Punkte für einen Baum des größten Waldes
option-lake_square-help = Punkte für ein Feld des größten Sees
option-misery-help = Punkte für jeden arbeitslosen, obdachlosen oder hungrigen Bewohner
option-empty-help = Punkte für ein leeres Feld
# Eine Zeile der Wertung, die nur eine Variante hat: was gezählt wird, und die Punkte für jedes.
own-term = je { $points }: { $each }
