# Warum ein Zug die Lösung eines Rätsels ist.
puzzle-best = Du { $move }: jetzt { $worth } ({ $terms }).
puzzle-tempting = Verlockend, aber nur { $worth }: Du { $move }.
puzzle-lead-points = Der stärkste Bot erwartet von diesem Zug am Ende der Partie { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als von jedem anderen.
puzzle-lead-chance = Der stärkste Bot gibt ihm eine um { $percent } Prozentpunkte höhere Gewinnchance als jedem anderen Zug.
