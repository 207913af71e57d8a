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
profile-device-how = Point the other device's camera at this, or type the code there under “You”.
profile-device-keep = Write the code down. Whoever has it is you, so keep it to yourself; nobody here can look it up for you.
profile-qr = QR code of the link that carries your profile
profile-have_code = I have a code
profile-code = Recovery code
profile-open = Open my profile
profile-arrive = One moment: your profile is being opened.
profile-no_code = This link holds no code. Ask for one on the other device, under “You”.
profile-wrong_code = no profile has this code; look again at every letter
profile-none = this browser has no profile; begin a game, or open yours by its code
profile-instead = This browser is { $mine }'s. The code leads to the profile of { $other }. If you change, you come back to { $mine } only by that profile's own code.
profile-first_mine = See { $name }'s code first
profile-same = This browser has a profile, and the code leads to another one. Both have the name { $name }. If you change, you come back to this one only by its own code.
profile-same-keep = Keep this profile
profile-same-change = Change to the other profile
profile-same-first = See this profile's code first
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
friends-none = Nobody yet.
friends-lead = Send your friend link to people you know. Both of you say yes, and then you see each other's open tables and results first.
friends-make = Make a friend link
friends-link = Your friend link
friends-send = Send
friends-copied = Copied
friends-renew-title = The link went to strangers
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
friends-ask-lead = You and { $name } will see each other's open tables and results first. Each of you can end it at any time.
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
open-of = { $name }'s table
open-seats = { $taken } here, { $free } free
open-turn = turn { $turn }, { $seats } play
open-now = just now
open-minutes = for { $count } min
open-hours = for { $count } h
open-mine = Back to it
open-watch = Watch
open-sit_at = Sit down at { $name }'s table, { $game }
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
games-daily = today's dice
bests-title = Your bests: { $game }
bests-what = Game
bests-best = Best
bests-games = Games
bests-alone = alone
bests-people = with people
bests-level = against the { $level }
bests-won = ({ $won } won)
