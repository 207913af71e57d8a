## coach
replay-weakest = lowest row
replay-lead = Paste a record, drop its file anywhere here, or open one.
replay-open = Which game?
replay-load = Show it
replay-file = From a file
replay-step = Step
replay-rolled = { $faces }
replay-start = before the first roll
replay-first = Start
replay-back = Back
replay-next = Next
replay-last = End
replay-turn = Go to turn
replay-seat = Whose sheet
replay-go_on = Play on from turn { $number }
replay-change = Change something first
replay-mine = Your games
replay-none = Games you finish here will be listed here.
replay-example = An example
replay-text = A record you have
replay-moves = Moves
replay-play = Play
replay-pause = Pause
hint-equal = The first ones are about equally good.
hint-wins = brings { $terms }
hint-costs = costs { $terms }
hint-later = nothing now: it pays later
hint-lost = The game is as good as lost. These moves bring most now:
hint-ask = Hint
hint-thinking = Looking for the best moves…
hint-failed = No hint came; try again.
hint-points = Best moves, with the points to expect at the end:
hint-win = Best moves, with the chance to win:
hint-not_now = Hints are for your own move, and it is not your move now.
hint-not_here = At this table nobody gets hints.
hint-found = Best: { $what }, { $value } expected.
dice-left = left
dice-title = Check the dice
dice-how = Before the first roll a table shows the fingerprint of a secret, and every player’s browser promises a number of its own, which it shows when all promises are known. Each roll follows from all of these, so nobody can steer it. Once the game is over the secret is known, and your browser can draw every roll again, here, without asking anybody.
dice-lead = Paste the record of a finished game.
dice-rolls = All rolls
dice-fair =
    { $number ->
        [one] The one roll is the one the table was bound to.
       *[other] All { $number } rolls are the ones the table was bound to.
    }
dice-wrong = These dice are not the ones the table was bound to.
dice-insecure = This browser offers its cryptography only on secure pages; open this page on localhost or https, or run: rollwright verify RECORD
dice-hashes = Fingerprint of the secret: { $own }. Shown before the first roll: { $told }.
dice-proven = Proven: { $what }.
dice-unproven = Not proven: { $what }.
dice-remembered = This browser remembers the fingerprint and the promises that it was shown before the first roll, and its own number: the record has the same.
dice-forgotten = This browser does not remember this table, so it cannot compare what was shown before the first roll.
dice-commitment_changed = The fingerprint in this record is not the one this browser was shown before the first roll.
dice-promises_changed = The promises in this record are not the ones this browser was shown before the first roll.
dice-nonce_missing = The number this browser gave is not in this record.
dice-number = roll
dice-made = at the table
dice-drawn = drawn again
dice-verdict = verdict
dice-same = the same
dice-other = different
scoring-lead = Pick a mark, then tap the squares of your paper sheet. Tapping a track marks it up to there.
scoring-palette = Mark to draw
scoring-text = The sheet as text
scoring-share = Copy a link to this sheet
scoring-share_refused = Your browser does not let us copy: take this page’s address
scoring-empty = empty
scoring-now =
    { $count ->
        [one] { $total } point
       *[other] { $total } points
    }
scoring-go_on = Go on with this game
scoring-fields = Outside the squares
scoring-player = Player { $side }
coach-title = The coach
coach-lead = What every move of a game was worth, what would have been better, and how much was the dice.
coach-none = There is no coach at this server.
coach-busy = The coach has many games to look at; try again in a few minutes.
coach-failed = The coach could not finish; ask again.
coach-forgotten = The coach does not remember this game; ask again.
coach-no_moves = There is no move in this record that the coach could judge.
coach-waiting = Games before this one: { $number }.
coach-starting = The coach is getting ready. The first game after an update takes a minute longer.
coach-thinking = Thinking: step { $done } of { $steps }.
coach-ready = The coach is done.
coach-whose = Whose game
coach-result = Result: { $final }
coach-so_far = Expected now: { $final }
coach-start = strong play on average dice
coach-luck = the dice
coach-play = your moves
coach-rivals = your rival’s moves
coach-final = result
coach-expected = expected
coach-course = The course
coach-dearest = What cost most so far
coach-instead = Played: { $played }. Better: { $best }.
coach-worst = What cost most
coach-no_worst = No move clearly cost you anything. Well played!
coach-costs = Moves lost { $lost } in all, { $worst } of it in those below; { $free } of { $all } cost nothing.
coach-costs_little = Moves lost { $lost } in all; { $free } of { $all } cost nothing.
coach-games = { $number } games
coach-turn = Turn { $turn }
coach-in_the_end = in the end
coach-turn_lost = Turn { $turn }: { $lost } lost
coach-sure = The better move is better with { $sure } certainty.
coach-played = Played:
coach-better = Better:
coach-show = Show it in the replay
coach-go_on = Play on from turn { $number }
coach-all = Every move
coach-trust = Values are averages over { $playouts } playouts for each move; ± is the 95% margin of error from the dice. The coach plays on like a good hunter, not like you.
coach-deeper = Look deeper (takes longer)
coach-well_played = Turn { $turn }: { $played }.
coach-lost_move = Turn { $turn }: { $played }, which lost { $lost }; better: { $best }.
coach-col_turn = turn
coach-col_luck = dice
coach-col_before = before
coach-col_after = after
coach-col_lost = lost
coach-col_confidence = sure
coach-col_played = played
coach-col_better = better
coach-too_long = This game took the coach too long.
coach-won = Won
coach-was_lost = Lost
coach-drawn = A draw

## days
daily-title = Today’s dice, no. { $number }
daily-lead = Every game has one set of dice a day, the same for everybody. You have one try that counts.
daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-week = Your last seven days
daily-longest = longest { $count }
daily-day_played = { $day }: played
daily-day_open = { $day }: not played
daily-count =
    { $count ->
        [one] { $count } person has played
       *[other] { $count } people have played
    }
daily-rank = place { $rank } of { $of }
daily-play = Play today’s dice
daily-results = Results
daily-next = Next dice in
daily-of = Today’s dice, no. { $number }: { $game }
daily-past = No. { $number }, { $day }: { $game }
daily-one_try = One try counts, without hints; afterwards you may practise on the same dice as often as you like.
daily-you = You
daily-better = better than { $percent }%
daily-par = par
daily-par_even = exactly par: the { $level } makes { $made } on these dice
daily-par_above = { $count } above par: the { $level } makes { $made } on these dice
daily-par_below = { $count } short of par: the { $level } makes { $made } on these dice
daily-par_other = par, the { $level }: { $made }
daily-first = 1st so far
daily-practice = Practise on these dice
daily-compare = The best against yours, roll by roll
daily-own_gone = your own game was deleted, so nothing can be set beside it
daily-none_left = the best games were deleted: there is none left to set beside yours
daily-place = Place
daily-who = Who
daily-made = Result
daily-nobody = Nobody has finished yet.
daily-levels = The same dice, played by our levels
daily-share = Share
daily-share-lead = Share without spoilers
daily-share-title = Rollwright { $number }, { $game }
daily-fair = Check these dice
daily-commitment = Commitment, published days before
daily-salt = Salt, drawn when the day began
daily-secret = Secret
daily-check = The commitment is the SHA-256 of the secret, and every roll follows from secret and salt: take a record of this day and run “rollwright verify”.
daily-check_later = Nobody could know these dice before the day, for they follow from a secret that was committed to and a salt drawn when the day began. The secret is shown half an hour after midnight (UTC), and with it every sheet.
daily-open = There is no server here that could keep a secret: these dice follow from the date and the game, the same in every browser. Anybody who wants to can know them beforehand, so a result is worth what its player’s word is worth.
daily-committed_late = This server made its commitment for this day only after the day had begun.
daily-archive = Days before
daily-roll = Dice
daily-won = won { $mine } : { $rival }
daily-lost = lost { $mine } : { $rival }
daily-missed = { $total }, goal missed
daily-not_yet = that day’s dice are not known to anybody yet
daily-hidden = these are today’s dice: others may look when the day is over
daily-second = There has been a counted try at these dice in this browser, or there have been several at your address: what you play now is practice and does not count.
shared-title = The same dice: { $game }
shared-lead = Whoever opens this link plays the very same dice, whenever they like. One try counts, without hints; the sheets of others can be looked at once you have played.
shared-rival = Everybody plays against the { $level }.
shared-seed = The dice are those of seed { $seed }.
shared-play = Play these dice
shared-points = { $percent }% of the match points
shared-known = You know these dice from the game they come from, so a try of yours would not count.
shared-friends = Invite friends
shared-hint = Send the link: nobody learns the dice from it.
shared-text = { $game }: play the same dice as I did.
shared-made = I made { $result }.
shared-invite = Send the link
shared-hidden = these dice are shared: others’ sheets can be looked at once you have played them yourself
shared-no_seed = only dice of a seed are shared before they are played: give a seed
shared-from_seed = Share these dice with friends
puzzle-title = Puzzles of the day
puzzle-lead = Positions of real games in which one move is worth clearly more than the next. Find it; you have three tries.
puzzle-streak =
    { $number ->
        [one] { $number } day in a row
       *[other] { $number } days in a row
    }
puzzle-streak_one = Solved today
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-open = open
puzzle-mark_found =
    { $tries ->
        [1] found at once
       *[other] found, try { $tries }
    }
puzzle-mark_missed = not found
puzzle-before = The day before
puzzle-after = The day after
puzzle-find = Find the move worth { $worth }
puzzle-find_marks =
    { $worth ->
        [one] Find the move worth { $worth } mark
       *[other] Find the move worth { $worth } marks
    }
puzzle-where = { $game }, { $level }, turn { $turn }, { $day }
puzzle-worth = That is worth { $worth }. Tries left: { $left }.
puzzle-tried = You tried that one. Tries left: { $left }.
puzzle-failed = No answer came; try again.
puzzle-no_move = That is no move here.
puzzle-solved = Solved at the first try
puzzle-solved_later = Solved, try { $tries }
puzzle-missed = Not found today
puzzle-missed_by = It was worth { $worth }, your best try { $best }.
puzzle-back = All puzzles of this day
puzzle-all = All puzzles of the day
puzzle-share = Share
puzzle-share_text = { $game } puzzle of { $day }: { $result }
puzzle-found = solved, { $tries } of 3
puzzle-not_found = not solved
# A day and its month; in English "9 November".
day-of-month =
    { $month ->
        [1] { $day } January
        [2] { $day } February
        [3] { $day } March
        [4] { $day } April
        [5] { $day } May
        [6] { $day } June
        [7] { $day } July
        [8] { $day } August
        [9] { $day } September
        [10] { $day } October
        [11] { $day } November
       *[12] { $day } December
    }
day-of-year = { $day } { $year }

## end
end-challenges = All challenges
end-next_challenge = Next challenge
end-decides = lowest row
end-best = Your best so far: { $total }.
end-over = The game is over: { $why }.
end-best_now = That is your best so far; before it was { $total }.
end-why_weakest = Rows are compared from the lowest up, and here is the first difference: { $who } { $mine }, { $other } { $theirs }.
end-why_total =
    { $mine ->
        [one] { $who } has { $mine } point, { $other } { $theirs }.
       *[other] { $who } has { $mine } points, { $other } { $theirs }.
    }
end-why_shared_total =
    { $mine ->
        [one] { $who } have { $mine } point each, { $other } { $theirs }.
       *[other] { $who } have { $mine } points each, { $other } { $theirs }.
    }
end-why_tied =
    { $mine ->
        [one] { $who } and { $other } have { $mine } point each; the tie was broken.
       *[other] { $who } and { $other } have { $mine } points each; the tie was broken.
    }
end-why_shared = Nobody has more than the others: the victory is shared.
end-shared_dice = Play these dice with friends
end-results = Results on these dice
end-place = Place { $place } of { $of }
end-course = How it went
end-course_key = dashed: { $name }
end-course_alone =
    { $turns ->
        [one] { $mine } after { $turns } turn
       *[other] { $mine } after { $turns } turns
    }
end-course_both =
    { $turns ->
        [one] { $mine } against { $theirs } after { $turns } turn
       *[other] { $mine } against { $theirs } after { $turns } turns
    }
end-best_turn = Best turn: { $turn }, { $points }
end-passed = you pass, turn { $turn }
end-brought = What scored most
end-share = Share
end-share_text = { $game }: { $result }
end-redraw = Draw it again
end-sheet_other = This sheet to keep:
end-player = Player
end-scores = Scores by term
end-rank =
    { $total ->
        [one] { $rank }: { $total } point
       *[other] { $rank }: { $total } points
    }
end-points =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
end-lost = Not this time
end-you = You win!
end-shared = You share the victory!
end-winner = { $names } wins
end-winners = { $names } win
end-yours = yours
end-nobody = Nobody wins
end-rematch = Rematch
end-join_rematch = To the rematch
end-record = Record
end-replay = Replay
end-check = Check the dice
end-coach = Coach
end-sheet = Your sheet to keep:
end-pdf = PDF to print
end-png = picture
end-svg = drawing (SVG)
end-all_pdf = everybody’s sheets (PDF)
end-same_dice = Again with the same dice
end-watch_rematch = Watch the rematch

## home
name = Rollwright
skip = Skip to the content
theme = Light or dark
nav-label = Pages
nav-play = Play
nav-rules = Rules
nav-score = Score a sheet
nav-replay = Replay
nav-about = About and credits
nav-games = My games
nav-daily = Today’s dice
nav-coach = Coach
about-description = A table for roll-and-write games.
credits-short = Unofficial and non-commercial; all drawings are our own.
credits-unofficial = This is an unofficial, non-commercial implementation. All drawings and all rules texts here are our own.
credits-dice = The dice are fair, and you can check that: before the first roll every table shows a fingerprint of its secret, every player adds a number of their own, and after the game the secret is shown.
credits-privacy = Cookies hold your name, your seats and the key to your profile; there is no account, no tracking, and no request to any other server.
credits-kept = We keep a log of each table: the names its people chose, their moves, and what they said. It is kept until whoever runs this server deletes the table.
credits-kept_days =
    { $days ->
        [one] We keep a log of each table: the names its people chose, their moves, and what they said. It is deleted when nobody has touched the table for { $days } day.
       *[other] We keep a log of each table: the names its people chose, their moves, and what they said. It is deleted when nobody has touched the table for { $days } days.
    }
credits-logs = The server’s own logs hold no address, no table’s code, no name and no token.
home-title = Roll the dice, pick up the pen
home-lead = Small worlds, each drawn on one sheet of paper. Play alone, against bots, or with up to a hundred friends.
home-begin = Learn it in five minutes
home-play_first = Play { $game }
home-play = Play
home-day-about = Every roll today is the same for all who play. One try counts.
home-day-played =
    { $count ->
        [one] { $count } person has finished it.
       *[other] { $count } people have finished it.
    }
home-day-good = What is a good result?
home-day-rank = { $points } points make you { $rank }.
home-day-best = Your best is { $best }.
home-day-win = A win, by however little: your lowest row counts first.
home-day-other = Another game
home-day-quick = A puzzle, 3 min
home-day-done = { $game }: you have played
home-puzzle-lead = { $game }: one move is worth clearly more than all others. Find it.
home-puzzle-all = All puzzles
home-continue = Continue
home-others =
    { $number ->
        [one] Another game goes on
       *[other] { $number } other games go on
    }
home-move = Move
home-waits =
    { $more ->
        [0] { $name } waits
        [one] { $name } and { $more } more wait
       *[other] { $name } and { $more } more wait
    }
home-best = Your best
home-best_word = best
home-all_games = All my games
home-learnt = done
home-learn_on = Go on: { $step } of { $steps }
home-friends = Play with friends
home-friends_lead = One link or QR code for everybody, up to a hundred at a table; or two to six people who pass one device round.
home-set_table = Set a table
home-one_device = On one device
home-code = Have a code?
home-join = Join
home-games = The games
home-players = { $number } players
home-minutes = { $number } min
home-together = Together
home-rules = Rules
home-learn = Learn
home-challenges = Challenges
home-alone = alone
home-against = against { $level } { $pips }
home-rival = Opponent
home-begin_here = begin here
home-simulate = Let bots play a million games
home-your_move = your move
home-wrong_code = There is no table with this code. It has six letters and figures; check it with whoever sent it.
home-puzzles = Puzzles
ladder-road = The road of { $game }
ladder-medals = { " " }of { $of } medals
ladder-next = Next: { $name }.
ladder-done = All of them are won.
ladder-try = Try it
ladder-ranks = The ranks of { $game }
ladder-best = best { $points }
ladder-to_next =
    { $points ->
        [one] { $points } point to { $rank }
       *[other] { $points } points to { $rank }
    }
ladder-top = There is none above it.
challenges-title = { $game }: challenges
challenges-lead = For one person, each with a goal of its own. What you have won has a medal.
challenges-play = Play it
challenges-won = won
simulate-title = Simulation
simulate-lead = Bots play against the dice in your own browser, as many games as you wait for. All bots have the same dice and the same time.
simulate-game = Game
simulate-bots = Bots
simulate-start = Start
simulate-pause = Pause
simulate-go_on = Go on
simulate-save = Save as CSV
simulate-no_bot = Choose at least one bot.
simulate-result = Mean { $mean } ± { $error }, from { $low } to { $high }
simulate-games =
    { $games ->
        [one] { $games } game, { $rate } a second
       *[other] { $games } games, { $rate } a second
    }
local-elsewhere = This table is open in another tab or window. Close it there, and it goes on here.
local-failed = This page could not start: { $why }
local-no_page = there is no such page
local-loading = Loading the rules: a moment, once.
join-rules = How it is played
join-title = Join { $game }
join-invited = You are invited to
join-left = You have left. Your seat is free at
join-lead = Table { $code }. Already there: { $names }.
join-nobody = nobody yet
join-sit = Sit down
join-back = Take my seat back
join-begun = The game has begun, and every seat is taken: watch it, or wait for the next.
join-full = Every seat is taken, but you can watch.
join-watch = Just watch
join-which_sheet = Whose sheet you play
join-sheet = Sheet { $number }
rules-table = table of figures
rules-drawer = Rules of { $game }
rules-failed = The rules could not be loaded; try again.
rules-picture = A sheet of { $game } in the middle of a game
rules-print_here = Print a sheet and the rules
rules-print = Print sheets and rules:
rules-print_a4 = A4
rules-print_letter = Letter
form-name = Your name
form-avatar = Your mark
form-default_name = Player
away-play = Play alone meanwhile
away-title = The server does not answer
away-text = It may be stopped, or there is no network. Nothing you did is lost: what was drawn is kept there. Until it is back you can play alone, in this browser.
away-card = Play without a network
away-lead = Games alone and against bots, lessons and puzzles also work without a network, once this browser has kept them (about 10 MB). What you play then is counted here when the line is back.
away-keep = Keep for playing without a network
away-keeping = Being kept; you can go on meanwhile.
away-kept = Kept: it works without a network.
away-begin = Open it
print-title = { $game } on paper
print-lead = Everything fits A4 and Letter. Choose paper and copies in the browser’s print dialog.
print-what = What to print
print-sheet = Sheet
print-rules = Rules
print-cards = Cards to cut out
print-do = Print
credits-licence = The licence of Rolling Fiefdoms: CC BY-NC-SA 4.0
credits-rules = Each game’s rules say at their foot where they come from.

## languages
language-choose = Language

## lesson
lesson-title = Lesson
lesson-progress = Progress in the lesson
lesson-next = Next
lesson-play = Play on against the { $rival }
lesson-learnt = You know how { $game } is played.
lesson-next_lesson = Next lesson: { $game }
lesson-challenges = To the challenges
lesson-skip = Skip the lesson
lesson-roll = Roll the dice.
lesson-move = Follow the glow.
lesson-end = From here on it is your game.

## more
back-title = Back to your seat
back-lead = One moment: your seat is being given back to you.
back-none = This link holds no seat. Ask for a new one at the table.
back-go = Take my seat
back-other = You sit at this table already, as { $mine }. This link leads to the seat of { $other }. A browser has one seat at a table: if you change, you come back to yours only by your own link.
back-keep = Stay { $name }
back-change = Become { $name }
slow-title = Your move
slow-body = { $game }: it is your move.
slow-ask = Tell me when it is my move
kept-here = Your games and your name are kept in this browser and nowhere else. The file on the page of your games takes them along: to another browser, or to a table with a server.
kept-title = What is kept, and for how long
kept-cookie = This browser holds a key to your profile and to your seats, in cookies that no script can read.
kept-profile = Here your name, mark and settings are kept, your rating, and which games, friends and solved puzzles are yours. Of your key, code and friend link we keep only fingerprints.
kept-profile-ever = A profile is kept until you delete it.
kept-profile-days =
    { $days ->
        [one] A profile that nobody has used for { $days } day is deleted.
       *[other] A profile that nobody has used for { $days } days is deleted.
    }
kept-games = A game is listed here, and the result of a day or of shared dice, as long as the tables of that time are kept.
kept-nobody = No address, no e-mail, no tracking, no request to any other server.
day-letters = MTWTFSS
day-today = today
day-yesterday = yesterday
plot-progress =
    { $count ->
        [one] Scores of { $count } game in their order: first { $first }, last { $last }, best { $best }
       *[other] Scores of { $count } games in their order: first { $first }, last { $last }, best { $best }
    }
plot-spread =
    { $count ->
        [one] Scores of { $count } game from { $low } to { $high }, mean { $mean }
       *[other] Scores of { $count } games from { $low } to { $high }, mean { $mean }
    }
plot-first = first game
plot-last = game { $number }
plot-mean = mean { $mean }
preview-open =
    { $free ->
        [one] Come and sit down: { $free } seat is free.
       *[other] Come and sit down: { $free } seats are free.
    }
preview-playing = A game is being played: come and watch.
preview-over = The game is over: { $result }
preview-hidden = A game with dice that others can still play.
preview-day = One set of dice for everybody, one try that counts. What do you make of it?
preview-shared = Play the very same dice as your friends, whenever you like, and see who made more of them.
return-ask = A link to my seat
return-label = A link to my seat
return-keep = Open this link on another device, or if this browser forgets you. Whoever has it has your seat: keep it to yourself.
missing-title = Nothing here
missing-text = There is no page at this address.
seat-free = free seat
seat-you = you
seat-host = host
seat-bot = bot
seat-number = Seat { $number }

## new
new-house_names = What can be changed
new-title = Open a table
new-game = Game
new-people = People
new-bots = Bots
new-seats = Seats
new-device = Where they play
new-device_own = Each on a device of their own
new-device_own-help = The table has a code, a link and a QR code.
new-device_one = All on this device
new-device_one-help = Two to six people pass it round.
new-device_people = { $fewest } to { $most } people can share a device.
new-companions = Who else?
new-companion = Person { $number }
new-guest = A bot made elsewhere.
rules-number-old = number { $number }, as when this game began; they were corrected since
new-house = House rules
new-house_help = Numbers of the game, changed: NAME=VALUE, parted by spaces, such as { $example }.
new-options = Options
new-times = Time and hints
new-timer = Time for a turn
new-no_timer = as long as it takes
new-timer30 = 30 seconds
new-timer60 = 1 minute
new-timer120 = 2 minutes
new-timer_day = 1 day
new-timer3 = 3 days
new-timer7 = 7 days
new-roll_after = The next roll
new-roll_hand = somebody rolls
new-roll_now = at once
new-roll3 = after 3 seconds
new-roll10 = after 10 seconds
new-stand_in = Plays on for absent people
new-open = Open the table
new-hints = Hints
new-hints_alone = while nobody else plays along
new-hints_all = for everybody
new-hints_nobody = for nobody
new-seeded = { $game }: the dice of seed { $seed }
new-which = Which game?
new-who = Who plays?
new-you = And you?
new-more = Options, time and hints
new-level = How well the bots play
avatar-pine = pine
avatar-house = house
avatar-wave = waves
avatar-fish = fish
avatar-sun = sun
avatar-moon = moon
avatar-star = star
avatar-peak = mountain
avatar-leaf = leaf
avatar-fire = fire
wrong-title = That did not work
wrong-home = Back to the games
wrong-stopping = The server is being stopped; ask again in a moment.
wrong-busy = The server is busy; try again in a moment.
wrong-too_long = This took too long and was stopped.
wrong-too_large = This took too much memory and was stopped.
wrong-failed = This could not be answered; try again.
wrong-too_many = Too many requests at once; wait a moment and try again.
wrong-no_sheet = There is no such sheet.
wrong-nothing_ticked = { $option }: tick at least one.
practice-title = Practice.
practice-new = The dice come from seed { $seed }, as on the printed strip and in the terminal. Anybody can know them beforehand, so nothing can be proved about them.
practice-seed = The dice come from seed { $seed }, so they cannot be checked.
practice-lesson = This game began as a lesson, so its dice cannot be checked.
practice-start = The game went on from paper in turn { $turn }.
practice-paper = From paper.
paper-title = Go on with a paper game
paper-lead = Type every player’s sheet, one after another; the game goes on here as it stands on paper. The record says that it began so.
paper-add = Add a sheet
paper-remove = Take this sheet away
paper-sheet = Sheet { $number }
paper-who = Who plays it
paper-me = I do
paper-person = somebody who joins
paper-bot = a bot: { $level }
paper-when = Where the game stands
paper-turn = Turn
paper-turn-help = The turn that begins now, where the sheets do not tell it themselves.
paper-dice = Dice of a printed strip
paper-seed = Seed
paper-seed-help = Leave it empty for fair dice.
paper-rolled = Rolls read so far
paper-rolled-help = By default one for every turn before; dealt cards and rerolls count too.
paper-open = Go on
paper-points =
    { $total ->
        [one] { $game }: { $total } point so far
       *[other] { $game }: { $total } points so far
    }
paper-no_sheet = A game goes on from at least one sheet.
paper-one_me = Exactly one sheet is yours: choose “I do” once.
paper-rival = Who plays the other side
paper-example = An example: { $game }
paper-tap = Enter the sheet by tapping instead
paper-own = Or go on from any turn of a game of yours: choose it, then “Play on from turn”.
setup-title = { $game } { $code }: seats and options
setup-save = Change the table
setup-back = Back to the table

## people
profile-title = You
profile-lead = There is no account: this browser is you. Your name, your mark, your settings and your games belong to a profile that you can take along.
profile-since = Here since { $day }.
profile-save = Save
profile-saved = Saved.
profile-moved = This device is yours now too: your name, your settings and your games are here.
profile-renewed = Other devices are signed out, and the old code no longer works.
profile-device = Use another device
profile-device-title = Your other devices
profile-device-lead = A code and a link carry your profile to a phone or another computer, and bring it back if this browser forgets you.
profile-device-how = Point the other device’s camera at this, or type the code there under “You”.
profile-device-keep = Write the code down. Whoever has it is you, so keep it to yourself; nobody here can look it up for you.
profile-qr = QR code of the link that carries your profile
profile-have_code = I have a code
profile-code = Recovery code
profile-open = Open my profile
profile-arrive = One moment: your profile is being opened.
profile-no_code = This link holds no code. Ask for one on the other device, under “You”.
profile-wrong_code = no profile has this code; look again at every letter
profile-none = this browser has no profile; begin a game, or open yours by its code
profile-instead = This browser is { $mine }’s. The code leads to the profile of { $other }. If you change, you come back to { $mine } only by that profile’s own code.
profile-first_mine = See { $name }’s code first
profile-same = This browser has a profile, and the code leads to another one. Both have the name { $name }. If you change, you come back to this one only by its own code.
profile-same-keep = Keep this profile
profile-same-change = Change to the other profile
profile-same-first = See this profile’s code first
profile-open-ask = Open the profile of { $name } on this device?
profile-open-other = Open the profile of { $name }
profile-seats =
    { $count ->
        [one] This browser has a seat at { $count } game. The code leads to the profile of { $other }. If you open it, this browser gives that seat up; the other profile does not get it.
       *[other] This browser has seats at { $count } games. The code leads to the profile of { $other }. If you open it, this browser gives those seats up; the other profile does not get them.
    }
profile-seats-keep = See the seats of this browser first
profile-renew = New code, sign other devices out
profile-renew-title = Somebody saw my code
profile-renew-lead = The old code and all other devices no longer work then. This browser stays yours.
profile-lost = Your new code got lost on its way
profile-lost-lead = A new code was made for your profile and never came to this browser. Until it is used you can have it sent again.
profile-lost-again = Send it again
profile-back = Back to your profile
profile-delete = Delete my profile
profile-delete-lead = Your profile, its code and the games you played alone are deleted. Games with others stay theirs, with the name you played under; a bot takes your seat where one still goes on.
profile-delete-sure =
    { $games ->
        [one] Delete { $name } with { $games } game for good? Nobody can bring it back.
       *[other] Delete { $name } with { $games } games for good? Nobody can bring them back.
    }
profile-stay = Stay
friends-title = Friends
friends-all = All friends
friends-none = Nobody yet.
friends-lead = Send your friend link to people you know. Both of you say yes, and then you see each other’s open tables and results first.
friends-make = Make a friend link
friends-link = Your friend link
friends-send = Send
friends-copied = Copied
friends-renew-title = Renew the link
friends-renew-lead = The old link no longer works then. Your friends stay.
friends-renew = New link
friends-came = By this link came: { $names }.
friends-part =
    { $count ->
        [one] New link, and part with this { $count }
       *[other] New link, and part with these { $count }
    }
friends-remove = No longer friends with { $name }
friends-arrive = One moment: the friend link is being looked at.
friends-no_link = This address holds no friend link. Ask for a new one.
friends-look = Look at it
friends-ask = Friends with { $name }?
friends-ask-lead = You and { $name } will see each other’s open tables and results first. Each of you can end it at any time.
friends-yes = Yes, friends
friends-no = No
friends-wrong_link = nobody has this friend link, or not any more; ask for a new one
friends-tag = friend
open-title = Open tables
open-lead = Sit down with people you do not know yet, or watch a game that is played now.
open-sit = Free seats
open-none = No table waits for anybody now.
open-watch_now = Played now
open-nothing = No open game is played now.
open-all = All open tables
open-of = { $name }’s table
open-seats = { $taken } here, { $free } free
open-turn = turn { $turn }, { $seats } play
open-now = just now
open-minutes = for { $count } min
open-hours = for { $count } h
open-mine = Back to it
open-watch = Watch
open-sit_at = Sit down at { $name }’s table, { $game }
open-for = for { $count }
open-how_many = How many seats
open-anyone = Anyone?
open-not_now = a table with seats for several people is listed as open before its game starts
rating-title = Your rating, { $game }
rating-none = Win or lose a rated game of { $game }, and you have a rating.
rating-value = { $rating } ± { $spread }
rating-games =
    { $count ->
        [one] after { $count } game
       *[other] after { $count } games
    }
rating-lead = A game of two counts unless everybody may ask for hints; a game against a level counts only without hints. Dice are fair and rules are the usual ones. If you leave, you lose. A rival changes your rating once they have five rated games against three rivals.
rating-play_against = Play { $level } for a rating
rating-changed = Your rating: { $rating } ({ $change })
rating-rated = rated
seats-title = Seats of this browser
seats-keep = Keep these games
seats-other = Some of them are among the games of another profile already.
games-none = Nothing played yet in this browser. Every game you begin is kept here, and you can take them to another device.
games-begin = Choose a game
games-since =
    { $count ->
        [one] { $count } game since { $day }
       *[other] { $count } games since { $day }
    }
games-best = best, { $game }
games-won_share = won with others
games-filters = Which games
games-all = All { $count }
games-won = Won
games-running = Running
games-week = This week
games-older = Before
games-empty = No such games yet.
games-newer = Newer
games-older_games = Older
games-first = won
games-place = place { $place } of { $seats }
games-lesson = lesson
games-imported = imported
games-alone = alone
games-more = and { $count } more
games-go_on = Go on
games-delete = Delete this game: { $game }
games-delete_sure = Delete this game for good?
games-progress = Your progress
games-plotted =
    { $count ->
        [one] { $game }, { $count } game
       *[other] { $game }, { $count } games
    }
games-lately =
    { $count ->
        [one] Your last game brought { $last }, your first { $first }.
       *[other] Your last { $count } games average { $last }, your first { $count } { $first }.
    }
games-spread = How your scores are spread
games-terms = Where your points come from
games-rules = Games by earlier rules ({ $older }) are counted apart: plots and the best above are of rules { $newest }.
games-beside = The long mark and the last figure: how far you are from the mean of the { $level }.
games-strongest = The short mark: the mean of the { $level }.
games-of = { $count } of { $of }
games-puzzles = puzzles solved
games-files = Take your games with you
games-export = Profile and records in one file
games-import = Import a profile or records from a file
games-no_records = There is no record in this file.
games-too_large = This file is too large: at most { $size } MB are read.
games-reading = { $count } read …
games-brought = { $read } read, { $added } new.
games-shared = shared dice
games-daily = today’s dice
bests-title = Your bests: { $game }
bests-what = Game
bests-best = Best
bests-games = Games
bests-alone = alone
bests-people = with people
bests-level = against the { $level }
bests-won = ({ $won } won)

## refusals
refused-fast = that was too fast
refused-watching = those who watch cannot play
refused-rolls = your rolls are already waiting
refused-again = that was too fast; try again
refused-stale = the game has moved on
refused-sheet = there is no such sheet
refused-tapping = { $place } cannot be written by tapping; change the text instead
refused-mark = { $mark } cannot stand at { $place }
refused-field = { $name } cannot be { $value }
refused-secret = the secret is shown when the game is over
refused-profile-begin = a profile begins with the line { $line }
refused-profile-line = a profile has no line { $key }
refused-profile-solved = a solved puzzle is written as day, game, level and tries
refused-profile-long = a profile has at most { $most } lines
refused-profile-day = there have been no puzzles of { $day }
refused-profile = this profile cannot be read: { $why }
refused-number = { $what }: a number from 0 to { $most }, not { $text }
refused-store = this cannot be saved now; try again in a moment
refused-example = there is no example of { $game } yet
refused-device = that seat is not at this device
refused-alone = { $game } is for one player
refused-browser = the browser cannot save this: { $why }
refused-failed = this failed: { $why }
refused-wait = that was too fast; wait a little
refused-host = this server is not called by that name; whoever runs it can allow the name with --name

## room
host-pause = Pause
host-resume = Go on
host-extend = { $seconds } s more
host-end = End for all
sure-end = End the game for all? Nobody can take this back, and nobody wins.
sure-leave = Give up your seat? A bot plays on for you; you can take the seat back while it is free.
sure-leave_early = Give up your seat? It is free for others then.
screen-open_it = Big screen
screen-join = Join in
screen-wall = The best sheets
screen-open = Take a seat
screen-lost = Connection lost; it comes back by itself.
screen-turn = Turn { $number }
screen-sit = { $number } at the table
screen-start_here = Scan the code, choose a name, sit down.
screen-paused = Paused
screen-paused_more = Pencils down: the clock stands still.
screen-roll = Everybody has drawn
screen-roll_in = The dice roll in { $seconds } s
screen-moves = { $names } to move
screen-drawn =
    { $number ->
        [one] { $number } of { $of } has drawn
       *[other] { $number } of { $of } have drawn
    }
screen-left =
    { $seconds ->
        [one] { $seconds } second left, then pencils down
       *[other] { $seconds } seconds left, then pencils down
    }
screen-over = Thanks for the game!
screen-rest = and { $number } more, median { $middle }
screen-more = and { $number } more
screen-leads = leads
screen-climbs =
    { $number ->
        [one] up { $number } place
       *[other] up { $number } places
    }
screen-place = place { $place }
screen-best = the best sheet
screen-own = Your own sheet
screen-middle = { $number } results, the middle one: { $middle }
screen-most = most points for { $term }
screen-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## table
score-decides = decides: { $term }
score-rank_end = Rank: { $rank }
score-none = Nothing is drawn yet.
score-total = total
score-rank = Rank so far: { $rank }
score-weakest = lowest row: { $rows }
change-none = no mark
change-labour = Labourers go where they bring more: from { $from } to { $to }.
change-weakest = lowest row { $from } → { $to }
cards-title = The cards of this game
cards-count = They count at the end, for everybody at the table.
cards-show = Show the cards
cards-pays = { $points } for you now
log-dealt = Cards are dealt.
log-timed = Time was up for { $who }: a stand-in { $text }.
log-hidden = { $who } has drawn.
log-joined = { $who } sits down.
log-renamed = { $who } has a new name.
log-started = The game starts.
log-rolled = Dice: { $text }
log-moved = { $who } { $text }.
log-undone = { $who } takes the move back.
log-left = { $who } leaves.
log-replaced = A bot plays on for { $who }.
log-voted = { $who } wants a bot to play on.
log-ended = The game is over.
log-rematched = A rematch is open: { $text }
log-configured = The host changes seats or options.
log-paused = The host pauses the game.
log-resumed = The game goes on.
log-extended = The host gives { $text } seconds more.
goal-title = Your goal.
task-confirm_choice = Choose it, or change your mind.
task-over = The game is over.
task-open = The game has not started.
task-roll = Roll the dice
task-roll_again = Roll
task-roll_due = Waiting for the roll.
task-loading = Looking at the dice…
task-waiting = Waiting for { $names }.
task-many = { $number } players
task-confirm = Draw it, or change your mind.
task-more = Draw it, or choose more.
task-otherwise = Draw it, or choose otherwise.
task-place = Choose where: tap the sheet.
task-choose = What do you draw?
task-menu = Choose.
task-own = You draw { $what }.
task-and = { " " }and{ " " }
task-up_to = up to
task-missing = What the sheet forbids
task-then = Then, if you like:
task-now = Then choose:
table-confirm_choice = Choose it
table-your_sheet = Sheet
table-panel = Dice and choices
table-side = Around the table
table-score = Score
table-players = Players
table-talk = Log and chat
table-big = Another player’s sheet
table-close = Close
table-dice = Dice: { $faces }
table-undo = Undo
table-turn = Turn
table-mirror = Mirror
table-take = Choose this
table-confirm = Draw it
table-change = Change
table-awaits = Tap a square to see what it brings.
table-awaits_choice = Choose to see what it brings.
table-swap = Swap
phase-open = not started
phase-playing = playing
phase-over = over
hand-to = Hand the device to { $name }
hand-hidden = The sheets are covered until { $name } is ready.
hand-open = It is { $name }’s move.
hand-ready = I am { $name }
hand-back = Take my move back
hand-on = Done, hand it on
hand-clock = People who share a device play without a clock.
lobby-listed = List it as open
lobby-listed_help = Anybody may sit down, and watch the game. It starts when every seat is taken.
lobby-is_listed = This table is listed as open: anybody may sit down, and watch the game.
lobby-timer_days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
lobby-seats = At the table
lobby-start = Start the game
lobby-wait = The host starts the game.
lobby-watching = You are watching.
lobby-free = { $number } free
lobby-free_note = Seats nobody takes are left out.
lobby-add_bot = Add a bot
lobby-level = Level of the bot
lobby-remove_bot = Remove { $name }
lobby-no_bot = No bot sits there.
lobby-full = Every seat is taken.
lobby-remove = Remove
lobby-timer = { $seconds } s a turn
lobby-free_paper = { $number } free; every sheet needs somebody to play it
lobby-setup = Change seats and options
live-clock_drew = Your time was up: a stand-in { $what }.
live-clock_drew_hidden = Your time was up, and a stand-in drew for you: what is underlined.
live-take_back = Take it back
live-rolled = Rolled { $faces }.
live-your_move =
    { $number ->
        [one] Your move: one is possible.
       *[other] Your move: { $number } possibilities.
    }
live-picked = Chosen: { $what }. Press Enter to draw it.
live-picked_more = Chosen: { $what }.
live-drawn = Drawn: { $what }. Points { $change }.
live-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
live-said = { $who } says: { $text }
live-over = The game is over.
live-last_sure = This is the last turn.
live-last_maybe = There is little room left: the game may end with this turn.
ask-sound = Play sounds for dice, pen and stamps?
ask-sound-on = Sound on
ask-sound-off = No sound
ask-roll = Should the dice roll by themselves from now on?
ask-roll-on = By themselves
ask-roll-off = I roll
bar-hurry = Time nearly up: { $seconds } s. At zero a stand-in draws for you.
bar-hurry_chosen = Time nearly up: { $seconds } s. At zero your choice is drawn.
bar-turn = turn { $number }
bar-turn_word = turn
bar-last_sure = last turn
bar-last_maybe = maybe the last
bar-you = You
bar-rank = { $rank } of { $of }
bar-rank_word = rank so far
bar-watching = watching
bar-warming = bots are warming up
bar-warming_title = They are being compiled. Quick ones play already; those who plan wait until it is done.
bar-menu = Menu
bar-paused = The host has paused the game.
state-empty = empty
state-away = away
state-thinking = thinking
state-drawn = has drawn
state-ready = ready
state-yours = your move
player-look = Show { $name }’s sheet
player-replace = Let a bot play on
player-grace = A bot may play on in { $time }
player-vote = Vote for a bot to play on
player-votes = Vote for a bot to play on ({ $number } so far)
share-title = Invite others
share-alone = Only this computer can open this address. To let others in, start the server so that the network reaches it:
share-copy = Copy the link
share-send = Send the link
share-copied = Copied
share-qr = The link as a QR code
share-refused = Your browser does not let us copy: take the address above
arrange-title = Who works where
arrange-best =
    { $total ->
        [one] The best there is, and proven: { $total } point.
       *[other] The best there is, and proven: { $total } points.
    }
arrange-as_good =
    { $total ->
        [one] By hand: { $total } point, as good as the best.
       *[other] By hand: { $total } points, as good as the best.
    }
arrange-worse =
    { $total ->
        [one] By hand: { $total } point, { $less } less than the best.
       *[other] By hand: { $total } points, { $less } less than the best.
    }
arrange-note = Whatever you try here, the best arrangement counts.
arrange-change = Try it by hand
arrange-how = Tap people and then a building, or a building to call everybody home.
arrange-reset = Back to the best
arrange-not_now = people can be moved only when the game is over
chat-label = Say something
chat-placeholder = Say something
chat-send = Send
chat-phrases = A ready phrase…
menu-home = All games
menu-leave = Give up my seat
menu-leave_note = Closing the page keeps your seat; giving it up does not.
menu-fingerprint = Fingerprint of the dice secret, fixed before the first roll: { $hash }
menu-log = Log up to event { $number }, of which each carries the hash of the one before: { $hash }
menu-print = Sheets as PDF
menu-keys = Keys: arrows walk over the sheet, Enter chooses and draws, R turns, M mirrors, Esc goes back, Enter rolls, Ctrl+Z undoes, ? shows this.
menu-dice = Are the dice fair?
line-lost = Connection lost; trying again. Nothing you did is lost.
line-sending = Sending …
line-kept = No answer from the server yet: your move is kept and goes when the line is back.
rename-button = Change name
rename-title = Your name and mark
rename-save = Save
tab-score = Score
tab-players = Players
tab-talk = Chat
tab-unread = Log and chat: { $number } new
settings-title = Settings of this browser
settings-confirm = Ask before drawing
settings-confirm-help = Off: one tap draws at once.
settings-roll = Roll by itself
settings-roll-help = The next roll comes as soon as everybody has drawn.
settings-sound = Sound
settings-sound-help = Dice, pen, stamps and a bell.
settings-motion = Movement
settings-motion-help = Tumbling dice, ink that is drawn, points that fly; on phones you feel it too.
settings-patterns = Patterns
settings-patterns-help = If colours are hard to tell apart: areas are hatched too.
studio-title = Studio
studio-lead = One file is a whole game. Change it and look: the sheet follows, and ten thousand games say what moved.
studio-play = Play it
studio-print = Print it
studio-share = Copy a link
studio-save = Save the file
studio-open = Open a file
studio-open_example = Begin from an example
studio-text = Text
studio-form = Form
studio-games = 10,000 games
studio-games_lead = A greedy bot plays your sheet. The figures beside are what your last change moved.
studio-run = Play 10,000 games
studio-halt = Stop
studio-so_far = { $games } games
studio-mean = on average
studio-half = half of all
studio-best = the best
studio-length = turns
studio-choices = choices a decision
studio-better = greedy beats random
studio-parts = What each part earns
studio-long = Stopped after 200 turns: { $games } of { $of } games.
studio-dashed = Dashed: before the last change.
studio-facts = { $low } to { $high } play, about { $minutes } minutes. The file is text of { $size } bytes, and nobody needs an account.
studio-not_kept = This browser keeps nothing: save the file before you leave.
studio-turn = Turn { $turn }
studio-over = Over
studio-you = You
studio-bot = Bot
studio-stop = Back to the file
studio-table_step = Step
studio-table_area = Area
studio-table_dice = Dice
