# Why a move is the answer of a puzzle. $move is told to the player: "draw water on c4"; $worth is "+5",
# $terms are lines of the score: "lake +2, forest +3".
puzzle-best = You { $move }: { $worth } now ({ $terms }).
puzzle-tempting = Tempting, but only { $worth }: you { $move }.
puzzle-lead-points = At the end of the game the strongest bot expects { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more of it than of any other.
puzzle-lead-chance = The strongest bot gives it a chance to win that is { $percent } percentage points higher than any other move’s.
