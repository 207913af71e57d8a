## errors
# Why something cannot be read or played. Words in quotes, such as 'seat 1 person Ada', are what is written in files: keep them.
wrong-line = line { $line }: { $reason }
wrong-column = line { $line }, column { $column }: { $reason }

# Dice
no-roll-is-due = no roll is due now
another-roll-is-due = a roll such as '{ $roll }' is due, not { $text }
roll-cannot-come = { $roll } cannot be rolled now

# Setting up a game; $game is its short name
for-exactly-seats =
    { $low ->
        [one] { $game } is for exactly { $low } seat, not { $seats }
       *[other] { $game } is for exactly { $low } seats, not { $seats }
    }
for-some-seats = { $game } is for { $low } to { $high } seats, not { $seats }
taken-up-from-one-sheet = { $game } is taken up from one sheet, not from { $number }
no-puzzles-of-level = there are no puzzles of level { $level } for { $game }

# Options
did-you-mean = did you mean { $words }?
no-such-option = there is no option { $name } here ({ $known })
known-options = options: { $options }
known-options-and-house-rules = options: { $options }; house rules: { $house }
known-no-options = options: none
known-no-options-and-house-rules = options: none; house rules: { $house }
number-of-a-house-rule = a number from { $least } to { $most } (usually { $printed })
option-is-wrong = option { $name }={ $value }: { $reason }
choose-a-value = choose { $values }
other-rules = this game is of rules number { $number }, and this version knows numbers 1 to { $newest }
option-rules = Rules
rules-help = the number of its rules; new games have the newest
option-is-written = an option is written name=value, not { $word }
option-twice = option { $name } is given twice

# Moves; $example is a move as it is written, in quotes
moves-are-written-like = a move is written like { $examples }
move-like-not = a move is written like { $example }, not { $text }
move-does-not-fit = a move is written like { $example }; { $text } does not fit
move-rule-not = { $rule }, not { $text }
choices-make-no-move = the choices make up no move; { $written }
no-such-choice = there is no choice { $choice } in this game

## games
# What is said of any game.
blurb-of-any-game = A roll-and-write game.
unofficial = Unofficial and non-commercial; all drawings are our own.

## moves
# Who made which move. $move is a game's sentence without its subject: "draws water on c4".
move-of = { $name } { $move }
# The same to the one who made it: "draw water on c4".
move-of-you = You { $move }

## points
# Points: $number decides between one and many, $shown is what is written: "−1".
no-points = no points
points = { $number ->
    [one] { $shown } point
   *[other] { $shown } points
}

# What a line of the score is about.
explain-total = Total: { $points }, the sum of all lines.
explain-total-and-rank = Total: { $points }, the sum of all lines. That makes you: { $rank }.
# $why is a sentence of the game, or nothing.
explain-term = { $term }: { $points } now. { $why }

## puzzles
# Why a move is the answer of a puzzle. $move is told to the player: "draw water on c4"; $worth is "+5",
# $terms are lines of the score: "lake +2, forest +3".
puzzle-best = You { $move }: { $worth } now ({ $terms }).
puzzle-tempting = Tempting, but only { $worth }: you { $move }.
puzzle-lead-points = The strongest bot expects to end { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points higher with it than with any other move.
puzzle-lead-chance = The strongest bot gives it a chance to win that is { $percent } percentage points higher than any other move’s.

## records
# What is wrong with a record that somebody pasted. Words in quotes stand in records: keep them.
record-begins = a record begins with the line { $line }
record-line-begins = a record line begins with { $known } or a number, not { $word }
record-line-before-steps = the { $word } line belongs before the first step
record-names-no-game = the record names no game: a line like 'game ID' is missing
record-names-no-seats = the record names no seats: a line like 'seat 1 person Ada' is missing
record-names-no-sheets = the record names no sheets: lines like 'sheet 1 ID' follow 'start'
record-one-game-line = a record has one game line: 'game', the game’s id and its options
record-expected-seat = expected 'seat { $number } person NAME' or 'seat { $number } bot NAME'
record-most-seats = a table has at most { $most } seats
record-one-dice-line = a record has one dice line that says where the dice came from
record-expected-promise = expected one 'promise SEAT' for a seat, and 64 hexadecimal digits
record-expected-nonce = expected 'nonce SEAT from step NUMBER' and up to 64 hexadecimal digits
record-one-secret-line = a record has at most one secret line, of 64 hexadecimal digits
record-one-log-line = a record has at most one log line: a number of events and 64 hexadecimal digits
record-one-start-line = a record has at most one start line, such as 'start turn 8 rolls 7'
record-sheet-before-start = a sheet line follows a start line, such as 'start turn 8 rolls 7'
record-expected-sheet = expected a line of sheet { $number } or the next, not { $found }
record-expected-step = expected step { $number }, not step { $found }
record-empty-step = step { $number } is empty
record-name = a name is at most { $most } printable characters, not { $name }
record-step = a step is 'roll ...' or 'seat N ...', not { $line }
record-start-seats = the start has sheets for { $found } seats, but { $seats } are named
record-start-options = the sheets of the start say { $options }, the game something else
record-start-no-options = the sheets of the start say no options, the game something else
record-of-sheet = sheet { $number }: { $reason }
record-no-sheet = a game goes on from at least one sheet
record-of-another-game = this is a record of { $found }, not of { $game }
# $step is the step as it is written
record-step-illegal = step { $number } ({ $step }) is not legal: { $reason }
record-step-unreadable = step { $number } ({ $step }) cannot be read: { $reason }

## sources
# Where a game's rules come from: above the list of rulings. The marks R, E, D, H are the same in all languages.
sources-title = Where this comes from
sources-lead = The rulebooks came to us as text; their pictures are lost, so a few things had to be decided here. **R**: the rulebook says it. **E**: its worked example shows it. **D**: the designer’s own digital edition has it. **H**: a house ruling, ours.
