# Play in plain lines. The words that are typed are English in every language: help, moves, hint, back, undo,
# sheet, score, others, rules, new, quit.
lines-begin = { $game }. Type help for what can be typed.
lines-not-understood = { $reason } Type help for what can be typed.
lines-not-now = Not now: { $reason }.
lines-lesson-type = To do it, type: { $move }
lines-brought = { $move }: { $gain }.
lines-turn = Turn { $turn }, { $name }, { $standing }.
lines-only-move = Only one move is possible: { $move }. Enter takes it.
lines-chosen = { $choices }:
lines-count = { $number } in all; type a number, or squares such as { $squares }; moves lists all.
# In front of ">": what can be typed.
lines-goes-on = Enter goes on
lines-goes-on-undo = Enter goes on, undo takes the move back
lines-rolls = Enter rolls
lines-rolls-undo = Enter rolls, undo takes the move back
lines-shows-end = Enter shows the end
lines-shows-end-undo = Enter shows the end, undo takes the move back
lines-again = new plays again, quit ends

# ---- help: what is typed in at most 15 columns, and what it does
typed-key-name = a key
typed-key = the choice listed after that number or letter
typed-move-name = a move
typed-move = as it is written in records, for example one that `moves` lists
typed-squares-name = squares
typed-squares = the placement on those squares, for example c4,c5,c6
typed-enter-name = Enter
typed-enter = roll, go on, or list the choices again
typed-moves = every move that begins as chosen so far, and what it would bring
typed-hint = the best moves, and how the game ends after each
typed-back = to the choice before
typed-undo = take your last move back, until the next roll or another player's move
typed-sheet = your sheet, your score by term
typed-others = everybody's scores and sheets
typed-rules = the rules of the game, this list
typed-quit = save and quit; so does the end of the input
# Said in other languages than English.
typed-english = These words are English in every language.
