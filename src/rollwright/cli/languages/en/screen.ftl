# What the whole screen and the plain lines say during a game.
# The name of somebody who plays alone, and of somebody without a name.
you = You
player-number = Player { $number }
turn-number = turn { $number }
total = TOTAL

# ---- a decision
only-move = The only move:
first-choice = This is the first choice.
nothing-to-turn = There is nothing to turn here.
same-mirrored = It looks the same mirrored, or fits nowhere.
fits-no-other-way = It fits no other way.
cannot-draw-on = Nothing of this can be drawn on { $square }.
where-at = Where? place { $number } of { $all }
where =
    { $all ->
        [one] Where? { $all } place
       *[other] Where? { $all } places
    }
ways =
    { $number ->
        [one] { $number } way
       *[other] { $number } ways
    }
menu-part = ↑↓ { $first } to { $last } of { $all }, PgUp and PgDn scroll

# ---- hints
hint = Hint: { $move }
hint-or = Or: { $move }
best-moves = Best moves
quick-look = A quick look
hint-not-ready = A better hint is being prepared: ask again in a while.
hint-of-lesson = This is what the lesson wants.
hint-ends-at = ends at { $value }
hint-ends-about = ends at { $value } ± { $error }
hint-wins = wins { $percent }% ± { $error }
looking = Looking for the best moves.

# ---- between decisions
enter-goes-on = Enter goes on.
shows-it = h shows it.
taken-back = Taken back: { $move }.
hand-over = Hand over to { $name }.
enter-shows-sheet = Enter shows the sheet. q saves and quits.
enter-shows-end = Enter shows how it ended.
enter-shows-end-undo = Enter shows how it ended, u takes your move back.
enter-hands-over = Enter hands over to { $name }.
enter-hands-over-undo = Enter hands over to { $name }, u takes your move back.
enter-moves-bot = Enter lets the bot move.
enter-moves-bot-undo = Enter lets the bot move, u takes your move back.
enter-moves-bots = Enter lets the bots move.
enter-moves-bots-undo = Enter lets the bots move, u takes your move back.
enter-rolls = Enter rolls the dice.
enter-rolls-undo = Enter rolls the dice, u takes your move back.
had-no-move = { $name } had no move with that roll.
others-more = and { $number } more
rolled = rolled { $dice }
# Somebody's move: "Ada: 5 men c4".
moved = { $name }: { $move }
# A name or move in front of what it is worth: "Ada: 12 points".
worth = { $name }: { $worth }

# ---- waiting
compiling = Compiling, once on this machine (usually 10 to 30 seconds): { $seconds } s so far.
gets-ready = { $name } gets ready; { $seconds } s so far.
thinks-long = { $name } is thinking, { $seconds } s so far; { $left } to go.
thinks = { $name } is thinking.
needs-room = The table needs { $wanted }, not { $columns } x { $rows }: enlarge the terminal or press q.

# ---- pages
rules-and-keys = { $game }: rules and keys
all-seats = All seats
the-end = { $game }: the end
