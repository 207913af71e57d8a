daily-title = Today's dice, no. { $number }
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
daily-count = { $count } finished
daily-rank = place { $rank } of { $of }
daily-play = Play today's dice
daily-results = Results
daily-next = Next dice in
daily-of = Today's dice, no. { $number }: { $game }
daily-past = No. { $number }, { $day }: { $game }
daily-one_try = One try counts, without hints; afterwards you may practise on the same dice as often as you like.
daily-you = You
daily-better = better than { $percent }%
daily-par = par
daily-par_even = exactly par
daily-par_above = { $count } above par
daily-par_below = { $count } below par
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
daily-share-lead = Share, nothing given away
daily-share-title = Rollwright { $number }, { $game }
daily-fair = Were these the dice?
daily-commitment = Commitment, published days before
daily-salt = Salt, drawn when the day began
daily-secret = Secret
daily-check = The commitment is the SHA-256 of the secret, and every roll follows from secret and salt: take a record of this day and run “rollwright verify”.
daily-check_later = Nobody could know these dice before the day, for they follow from a secret that was committed to and a salt drawn when the day began. The secret is shown half an hour after midnight (UTC), and with it every sheet.
daily-open = There is no server here that could keep a secret: these dice follow from the date and the game, the same in every browser. Anybody who wants to can know them beforehand, so a result is worth what its player's word is worth.
daily-committed_late = This server made its commitment for this day only after the day had begun.
daily-archive = Days before
daily-roll = Dice
daily-won = won { $mine } : { $rival }
daily-lost = lost { $mine } : { $rival }
daily-missed = { $total }, goal missed
daily-not_yet = that day's dice are not known to anybody yet
daily-hidden = these are today's dice: others may look when the day is over
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
shared-hidden = these dice are shared: others' sheets can be looked at once you have played them yourself
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
puzzle-missed = Not found: this was the move
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
