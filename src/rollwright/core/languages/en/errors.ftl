# Why something cannot be read or played. Words in quotes, such as 'seat 1 person Ada', are what is written in files: keep them.
wrong-line = line { $line }: { $reason }
wrong-column = line { $line }, column { $column }: { $reason }

# Dice
no-roll-is-due = no roll is due now
another-roll-is-due = a roll such as '{ $roll }' is due, not { $text }
roll-cannot-come = { $roll } cannot be rolled now

# Setting up a game; $game is its short name
for-exactly-seats = { $game } is for exactly { $low } seats, not { $seats }
for-some-seats = { $game } is for { $low } to { $high } seats, not { $seats }
taken-up-from-one-sheet = { $game } is taken up from one sheet, not from { $number }
no-puzzles-of-level = there are no puzzles of level { $level } for { $game }

# Options
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
