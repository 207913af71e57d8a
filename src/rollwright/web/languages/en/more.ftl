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
return-ask = Link back to my seat
return-label = Link back to my seat
return-keep = Open this link on another device, or if this browser forgets you. Whoever has it has your seat: keep it to yourself.
missing-title = Nothing here
missing-text = There is no page at this address.
seat-free = free seat
seat-you = you
seat-host = host
seat-bot = bot
seat-number = Seat { $number }
