# Warum ein Zug die Lösung eines Rätsels ist.
puzzle-best = Du { $move }: jetzt { $worth } ({ $terms }).
puzzle-tempting = Verlockend, aber nur { $worth }: Du { $move }.
puzzle-lead-points = Am Ende der Partie erwartet der stärkste Bot davon { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als von jedem anderen.
puzzle-lead-chance = Der stärkste Bot gibt ihm eine um { $percent } Prozent höhere Gewinnchance als jedem anderen Zug.
