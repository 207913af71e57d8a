# Why a move is the answer of a puzzle. $move is told to the player: "c4 karesine su çiziyorsun"; $worth is "+5",
# $terms are lines of the score: "göl +2, orman +3".
puzzle-best = { $move }: şu an { $worth } ({ $terms }).
puzzle-tempting = Çekici, ama yalnızca { $worth }: { $move }.
puzzle-lead-points = En güçlü bot, oyun sonunda bundan öteki bütün hamlelere göre { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puan daha fazla bekliyor.
puzzle-lead-chance = En güçlü bot buna, öteki bütün hamlelerden %{ $percent } daha fazla kazanma şansı veriyor.
