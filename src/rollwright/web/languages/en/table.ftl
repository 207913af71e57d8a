score-decides = decides: { $term }
score-rank_end = Rank: { $rank }
score-none = Nothing is drawn yet.
score-total = total
score-rank = Rank so far: { $rank }
score-weakest = weakest row: { $rows }
change-none = no mark
change-labour = Labourers go where they bring more: from { $from } to { $to }.
change-weakest = weakest row { $from } → { $to }
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
task-choose = What do the dice say?
task-menu = Choose.
task-own = You draw { $what }.
task-and = { " " }and{ " " }
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
table-big = Another player's sheet
table-close = Close
table-dice = Dice: { $faces }
table-undo = Undo
table-turn = Turn
table-mirror = Mirror
table-take = Choose this
table-confirm = Draw it
table-change = Change
table-awaits = Press a square to see what it brings.
table-awaits_choice = Choose to see what it brings.
table-swap = Swap
phase-open = not started
phase-playing = playing
phase-over = over
hand-to = Hand the device to { $name }
hand-hidden = The sheets are covered until { $name } is ready.
hand-open = It is { $name }'s move.
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
sound-ask = Play sounds for dice, pen and stamps?
sound-on = Sound on
sound-off = No sound
bar-hurry = Time nearly up: { $seconds } s. At zero a stand-in draws for you.
bar-hurry_chosen = Time nearly up: { $seconds } s. At zero your choice is drawn.
bar-turn = turn { $number }
bar-turn_word = turn
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
player-look = Show { $name }'s sheet
player-replace = Let a bot play on
player-grace = A bot may play on in { $time }
player-vote = Vote for a bot to play on
player-votes = Vote for a bot to play on ({ $number } so far)
share-title = Invite others
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
arrange-how = Point at people and then at a building, or at a building to call everybody home.
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
