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
undo-shown = everybody's moves have been shown
undo-needed = what the others did since needs your move
undo-stays = a bot's move stays
replace-not-now = players are replaced during a game
replace-present = only an absent player can be replaced
replace-recent = they were here a moment ago; give them a minute to come back
replace-voted = you have voted for this already
host-not-now = this is for a game that is being played
end-shared = a game with dice that all share is played to its end
time-not-running = nobody's time is running
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
day-early = that day's dice are not known to anybody yet
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
