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
