## charts
# The chart of an analysis: points or the chance to win, turn by turn.
chart-turns = turn (bars: lost by the move)
# For screen readers.
chart-words = Start { $start }, end { $end }.
chart-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $number }%

## paper
# A printed strip of dice: the rolls of a game, read off turn by turn.
strip-title-day = { $game }: dice of { $day }
strip-title-seed = { $game }: dice of seed { $seed }
# $unit is what a roll is for; $word is that in English, for other games; $last is the number of the last one.
strip-follows-moves = Which dice are rolled here depends on your moves: roll real dice where the game says another number, and do not compare with the screen.
strip-read = { $unit ->
    [turn] Read one roll each turn and tick it; nobody looks ahead. After turn { $last } go on with real dice.
    [round] Read one roll each round and tick it; nobody looks ahead. After round { $last } go on with real dice.
   *[other] Read one roll each { $word } and tick it; nobody looks ahead. After { $word } { $last } go on with real dice.
}
strip-read-all = { $unit ->
    [turn] Read one roll each turn and tick it; nobody looks ahead.
    [round] Read one roll each round and tick it; nobody looks ahead.
   *[other] Read one roll each { $word } and tick it; nobody looks ahead.
}
# A command follows in the next line.
strip-on-screen = On screen these dice are rolled by
strip-on-screen-spare = These are the rolls on screen as long as nobody rolls again:
strip-lot = Drawn by lot, who begins: { $lot }
strip-deal = Cards dealt: { $cards }
# Between two asterisks the letters are bold.
strip-spare = **Spare dice**, for every die rolled again: cross them off from the left.

# The page of rules of a game that has no rules text.
for-players = For { $low } to { $high } players.
for-exactly-players =
    { $low ->
        [one] For { $low } player.
       *[other] For { $low } players.
    }
rules-what-scores = What scores
rules-options = Options

## terminal
# A game in one line of a menu.
for-seats = For { $low } to { $high } seats.
for-exactly-seats =
    { $low ->
        [one] For { $low } seat.
       *[other] For { $low } seats.
    }
