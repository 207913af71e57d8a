# Results of commands: score, replay, puzzle, daily, games, bots.
column-term = term
column-points = points
column-row = row
row-total = total
row-rank = rank
row-lowest = from the lowest
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
