## chat
# Ready phrases for the chat, one tap each.
phrase-hello = Hello everybody!
phrase-luck = Good luck!
phrase-nice = Nicely drawn!
phrase-oops = Oops.
phrase-hurry = Take your time, but not all of it.
phrase-thanks = Thanks for the game!
phrase-again = Another one?
phrase-break = Back in a moment.

## dice
# Why a record's dice cannot be checked.
check-early-day = these dice cannot be checked yet: the secret is shown when the day is over
check-early-game = these dice cannot be checked yet: the secret is shown when the game is over
check-other-game = these are the dice of another game: its own record is what can be checked
check-no-commitment = these dice cannot be checked: the record says '{ $line }', not 'dice commit HASH table NAME'

# What right rolls prove, and what they do not: each stands after "Proven:" or "Not proven:", without a full
# stop. $last is a seat's number, $most those before it, "1, 2"; $count is how many seats there are.
proven-promised =
    { $count ->
        [one] seat { $last } promised a nonce and showed the one that was promised: nobody who knew less than all of these nonces could choose the rolls
       *[other] each of the seats { $most } and { $last } promised a nonce and showed the one that was promised: nobody who knew less than all of these nonces could choose the rolls
    }
unproven-kept-back =
    { $count ->
        [one] seat { $last } promised a nonce and kept it back, and so could choose whether it counts
       *[other] each of the seats { $most } and { $last } promised a nonce and kept it back, and so could choose whether it counts
    }
unproven-no-nonce =
    { $count ->
        [one] seat { $last } brought no nonce, and so has no proof of its own
       *[other] each of the seats { $most } and { $last } brought no nonce, and so has no proof of its own
    }
unproven-open-nonces = nonces were given openly, as people came: whoever ran the server and sat down last could have chosen these rolls
unproven-order = that the promises came before the nonces is what this record says; the browser of each of those seats remembers the promises it was shown, and the page that checks dice compares them
proven-day = these are the dice of the day that was committed to: everybody who played it met the same
unproven-day = that the commitment was there before the day, and the salt when it began, is what this record says; compare both with what the table showed then
proven-log = the table's log has { $events } events up to the end, and each carries the hash of the one before; its head is { $head }: with it nobody changes an earlier event unnoticed
unproven-log = that this is the head which the table showed is what this record says: compare it with the one you saw, or give the tables with --log

## endings
# Why a game is over, in a few words after "The game is over:". A game has its own beside these.
ending-the-host-ended-the-game = the host ended the game
ending-all-turns-are-over = all turns are over
# A remark under the result.
ended-early = The host ended the game before its end.
# What somebody without a name is called.
seat-unnamed = Seat { $number }

## refusals
# Why a table does not do what somebody asked for. Each begins with a small letter and has no full stop:
# it stands alone in a notice, or after "Not now:".

## Tables and seats
table-unknown = there is no such table; check the code
table-deleted = this table was deleted
table-unreachable = the table cannot be reached now; try again later
table-cannot-save = the table cannot save moves now; try again in a moment
table-no-room = there is no room to save this move; all before it is safe. Delete old games or free some space, then try again
table-busy = the table is busy elsewhere; try again
table-no-code = no free table code was found; try again
table-too-new = table { $table } was written by a newer version of this server; it is not damaged
table-other-rules = table { $table } is played by rules that this version does not have; it is not damaged, and opens again with a version that has them
table-damaged = table { $table } is damaged and was set aside; the other tables go on
table-full = every seat at this table is taken
table-over = the game at this table is over
table-joins = too many people have sat down at this table already
seat-lost = this seat is not yours any more; join again
seat-not-yours = that is not your seat
seat-empty = no person sits at seat { $seat }
promise-unreadable = a promise is a SHA-256, 64 hexadecimal digits
token-unreadable = a token is 32 to 128 random letters and digits
asides-many = you have changed so much at this table that only the game itself goes on
host-only = only the host of the table does this

## Before the game
start-late = the game has started already
start-sheets = this game goes on from paper: every sheet needs somebody to play it
settings-late = seats and options are changed before the game starts
settings-other = another game, or other sheets of paper, need another table
# $people is at least 2.
settings-people = { $people } people sit here already: leave a seat to each of them
remove-late = seats are freed before the game starts

## During the game
paused = the host has paused the game
roll-not-due = no roll is due now
# $names: those whose share in the dice is awaited, "Ada, Ben".
roll-waits = the dice wait a moment for the share of { $names }; roll again
nonce-other = this nonce is not the one that was promised
nonce-late = nonces are shown between the start and the first roll
move-unreadable = this is no move of the game: { $why }
move-no-game = nobody can move before the start or after the end
move-not-yours = it is not your move now
move-stale = the table has moved on since; look again
move-not-taught = that can be drawn, but not in this lesson: do what it says
bot-not-due = no bot is to move now
back-nothing = there is nothing to take back
# $why is one of undo-*.
undo-refused = this cannot be taken back: { $why }
undo-over = the game is over
undo-not-started = the game has not started
undo-no-move = there is no move of yours since the last roll
undo-bot = a bot made that move for your seat
undo-known = somebody has moved since, knowing your move
undo-shown = everybody’s moves have been shown
undo-needed = what the others did since needs your move
undo-stays = a bot’s move stays
replace-not-now = players are replaced during a game
replace-present = only an absent player can be replaced
replace-recent = they were here a moment ago; give them a minute to come back
replace-voted = you have voted for this already
host-not-now = this is for a game that is being played
end-shared = a game with dice that all share is played to its end
time-not-running = nobody’s time is running
leave-over = the game is over; there is no seat to give up
rematch-new = a rematch needs a new table
rematch-early = a rematch comes after the game
record-early = the record is shown when the game is over
watch-hidden = others can still play these dice, so nobody watches
id-used = the id { $id } was used for something else
command-unreadable = this is not a command: { $why }

## Names and chat
name-invisible = a name has at least one letter that can be seen
avatar-unknown = an avatar is one of { $known }
chat-no-phrase = there is no phrase { $phrase }
chat-unreadable = a message is printable text
chat-code = this holds a recovery code, which nobody else may see
chat-much = you have said so much at this table that no more is kept

## Dice that all share
share-one = shared dice are played alone
share-early = dice are shared when the game is over
share-other = these dice cannot be shared: they do not begin with a blank sheet of your own

## Profiles
day-early = that day’s dice are not known to anybody yet
profile-code = no profile has this code
profile-gone = there is no such profile any more
open-full = so many tables are open that this one is not listed; try again later
open-share = there are { $most } tables of your address on the list already; try again later
friends-full = a profile has at most { $most } friends
friends-link_full = one friend link makes at most { $most } friends; ask for a new one
records-full = a profile keeps at most { $most } imported records
records-first-line = a record begins with the line { $line }
records-many = at most { $most } records at once, not { $number }
# $why: what is wrong with it.
records-wrong = record { $number }: { $why }
records-large = a record has at most { $size } KiB
records-not_begun = the game has not begun

## Files of records
# $why: the system's own words, "no space left on device".
file-unsaved = cannot save { $path }: { $why }
file-unread = cannot read { $path }: { $why }
file-large = { $path } is larger than { $size } MiB, so it is no record
file-no-text = { $path } is not a text in UTF-8

## setup
# Why a table cannot be set up like this.
setup-no-bot = there is no bot { $bot } for { $game } (bots: { $known })
setup-no-person = a table has a seat for at least one person
setup-seats = { $game } is for { $low } to { $high } seats, not { $seats }
setup-hints = hints are for { $known }, not { $hints }
setup-no-lesson = there is no lesson for { $game } yet
setup-turn = turn is a number from { $least } to { $most }, not { $number }
setup-rolled = rolled is a number from { $least } to { $most }, not { $number }
setup-sheets-options = the sheets name their options: leave those out
setup-sheets-over = on these sheets the game is over already
setup-sheets-seats =
    { $sheets ->
        [one] this is a sheet for { $sheets } seat, not { $seats }
       *[other] these are sheets for { $sheets } seats, not { $seats }
    }
setup-slow-bots =
    { $most ->
        [one] these bots think too long for this machine: at most { $most } seat for a bot like { $bot } at one table; choose fewer, or weaker ones
       *[other] these bots think too long for this machine: at most { $most } seats for a bot like { $bot } at one table; choose fewer, or weaker ones
    }
setup-timer = a timer is { $least } to { $most } seconds, not { $seconds }
setup-pause = the pause before a roll is 0 to { $most } seconds, not { $seconds }
setup-seed = a seed is a number from 0 to { $most }, not { $seed }
setup-day = a day is written like 2026-11-17, not { $day }
setup-foreign-dice = these dice come from elsewhere ({ $dice }), so the game cannot go on here
