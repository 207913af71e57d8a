# The menu that chooses a game and its settings.
which-game = Hangi oyun?
begin = Oyna
people = kişi
people-help = bu klavyedeki kişiler
bots = botlar
bots-help = masadaki botlar
bot = bot
bot-help = botların oyunu, en zayıfı önce
# "şef: Bir tur ilerisine bakar": a level of bots and how it plays.
level-about = { $level }: { $text }
game-about = { $game }: { $text }
go-on-with = sürdür: { $game }
unfinished = { $game }, tur { $turn }, { $day } { $month } { $time }
month-1 = Oca
month-2 = Şub
month-3 = Mar
month-4 = Nis
month-5 = May
month-6 = Haz
month-7 = Tem
month-8 = Ağu
month-9 = Eyl
month-10 = Eki
month-11 = Kas
month-12 = Ara
ask-turn = Kâğıtlar hangi turda?
# In plain lines, in front of ">".
ask-game = oyun
ask-value = { $name }, { $help } ({ $values }; Enter: { $value })
value-range = { $first } ila { $last }
type-one-of = Şunlardan birini yaz: { $words }; veya quit.
no-such-choice = Böyle bir seçim yok.
