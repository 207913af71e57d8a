## commands
# Results of commands: score, replay, puzzle, daily, games, bots.
column-term = term
column-points = points
column-row = row
row-total = total
row-rank = rank
row-lowest = from the lowest
row-score = lowest row
row-marks = marks
yes = yes
no = no
# Parts of a score beside its terms; what has no message here is shown as programs call it.
part-over = over
part-leader = leader
part-active = active
part-workers = workers
part-challenge = challenge
part-passed = passed
part-reasons = reasons
part-number = number
part-name = name
part-plot = plot
part-square = square
part-pips = pips
part-points = points
# A part of a part: "challenge passed: no".
part-value = { $part }: { $value }
part-of-part = { $part } { $name }: { $value }

# ---- replay
seat-name = seat { $number } { $name }
seat-number = seat { $number }
goes-on-in = The game goes on in turn { $turn }.
over-after-won =
    { $turns ->
        [one] Over after { $turns } turn ({ $ending }). { $names } won.
       *[other] Over after { $turns } turns ({ $ending }). { $names } won.
    }
over-after =
    { $turns ->
        [one] Over after { $turns } turn ({ $ending }). Nobody won.
       *[other] Over after { $turns } turns ({ $ending }). Nobody won.
    }

# ---- puzzle
puzzle-dice = dice { $dice }
puzzle-turn = Turn { $turn }
puzzle-find = { $where }: find the move worth { $worth }.
puzzle-find-marks =
    { $worth ->
        [one] { $where }: find the move worth { $worth } mark.
       *[other] { $where }: find the move worth { $worth } marks.
    }
puzzle-your-move = Your move:
puzzle-no-move = That is no move here; `rollwright moves` lists how moves are written.
puzzle-solved = Solved!
puzzle-worth = That is worth { $worth }; { $left ->
        [one] { $left } try left
       *[other] { $left } tries left
    }.
puzzle-answer = The answer: { $move }

# ---- daily
daily-number = Dice no. { $number }, { $day }
daily-nothing = { $game }: nothing is committed to for this day
daily-finished = { $game }: { $number } finished
daily-par = par: { $results }
daily-commitment = commitment { $value }
daily-salt = salt { $value }
daily-secret = secret { $value }

# ---- games and bots
column-game = game
column-seats = seats
column-minutes = minutes
column-about = what it is
games-more = { $options } lists its options, { $rules } shows its rules.
options-of = { $game }: Options
house-rules-of = { $game }: House rules, usual value first
column-name = name
column-values = values
column-meaning = meaning
options-set = Write them after the game: { $command }
options-none = { $game } has no options.
levels = Levels
column-level = level
column-bot = bot
column-plays = how it plays
bots-of = { $game }: { $names }
other-names = Other names for --bot
bot-planner = 500 playouts a move; planner:2s thinks two seconds
bot-greedy = sees four random moves only
bot-sage = slips with probability 0.1
bot-values = plays by values of your own (rollwright learn-values)
bot-own = a bot of your own, from a file or as module:Class

## end
# The end of a game, and its record.
over = The game is over: { $ending }.
reached = { $result }.
reached-rank = { $result }: { $rank }.
wins = { $name } wins.
wins-with = { $name } wins with { $result }.
you-win = You win.
you-win-with = You win with { $result }.
share = { $names } share the victory.
share-with = { $names } share the victory with { $result }.
nobody-won = Nobody won.
record-is = The record is { $name }.
record-is-kept = The record is { $name }, in your folder of records.
record-uses = To judge every move, replay it, print its sheets:
saved-in = Saved in { $path }. To go on: { $command }

## keys
# The last line of the screen: a key and what it does, all in one line of 78 columns. Where they have no room,
# each is shown up to its comma. In one line stand: take, back, hint, undo, others, rules, leave; take-hint, look,
# drop; choose-line, change, play, back, quit.
key-take = Enter take
key-back = Esc back
key-hint = h hint
key-undo = u undo
key-others = o others
key-rules = ? rules, keys
key-leave = q save, quit
key-go-on = Enter go on
key-take-hint = Enter takes the hint
key-look = 1 2 3 look at a move
key-drop = any other key drops it
key-new = n new game
key-rules-only = ? rules
key-quit = q quit
key-choose = Enter choose
key-choose-line = up/down choose a line
key-change = left/right change it
key-play = Enter play
key-page-back = Esc goes back
key-scroll = arrows, PgDn scroll
# Of all lines, those that are shown.
page-lines = { $first }-{ $last } of { $all }
# Keys that move a shape, in one line: "arrows, r turn, m mirror, Tab, or type c4".
move-arrows = arrows
move-turn = r turn
move-icon = r other icon
move-mirror = m mirror
move-tab = Tab
move-type = or type { $square }

# ---- the page of keys: the name of a key in at most 10 columns, and what it does; long lines are wrapped
keys = Keys
keys-arrows-name = arrows
keys-arrows = move the placement, or the highlighted line of a menu
keys-enter-name = Enter
keys-enter = take what is highlighted (Space too)
keys-tab-name = Tab
keys-tab = next placement or choice; Shift-Tab the one before
keys-scroll-name = PgDn PgUp
keys-scroll = further down or up a long menu; Home and End to its ends
keys-turn = turn / mirror the shape about where it is; r: another icon
keys-square = type a square’s name to jump there (or 2,3)
keys-numbers = choose from a menu by the key shown in front of it
keys-back-name = Esc
keys-back = back to the choice before (Backspace too)
keys-undo = take your last move back, until the next roll or another’s move
keys-hint =
    the best moves and how the game ends after each;
    1 2 3 looks at one, Enter takes it, any other key drops them
keys-others = the other seats’ scores and sheets
keys-rules = this page
keys-leave =
    save and quit (Ctrl-C too), also while bots think; every step is
    saved. All other keys pressed while bots think are dropped.

## lines
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
typed-undo = take your last move back, until the next roll or another player’s move
typed-sheet = your sheet, your score by term
typed-others = everybody’s scores and sheets
typed-rules = the rules of the game, this list
typed-quit = save and quit; so does the end of the input
# Said in other languages than English.
typed-english = These words are English in every language.

## screen
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
looking = Looking for the best moves. { $seconds } s so far.

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

## setup
# The menu that chooses a game and its settings.
which-game = Which game?
begin = Play
people = people
people-help = people at this keyboard
bots = bots
bots-help = bots at the table
bot = bot
bot-help = how bots play, weakest first
# "chief: Looks a turn ahead": a level of bots and how it plays.
level-about = { $level }: { $text }
game-about = { $game }: { $text }
go-on-with = go on with { $game }
unfinished = { $game }, turn { $turn }, of { $day } { $month } { $time }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
ask-turn = In which turn are the sheets?
# In plain lines, in front of ">".
ask-game = game
ask-value = { $name }, { $help } ({ $values }; Enter: { $value })
value-range = { $first } to { $last }
type-one-of = Type one of { $words }, or quit.
no-such-choice = There is no such choice.
rival-is-another = There is no bot { $wanted } for { $game }, which your settings name; { $bot } plays instead.
unplayable = { $path } is passed over: { $reason }
