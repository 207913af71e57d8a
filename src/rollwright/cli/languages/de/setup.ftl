# Das Menü, das ein Spiel und seine Einstellungen wählt.
which-game = Welches Spiel?
begin = Spielen
people = Leute
people-help = Leute an dieser Tastatur
bots = Bots
bots-help = Bots am Tisch
bot = Bot
bot-help = wie Bots spielen, die schwächsten zuerst
# „Häuptling: Schaut eine Runde voraus“: eine Stufe und wie sie spielt.
level-about = { $level }: { $text }
game-about = { $game }: { $text }
go-on-with = weiter mit { $game }
unfinished = { $game }, Runde { $turn }, vom { $day }. { $month } { $time }
month-1 = Jan.
month-2 = Feb.
month-3 = März
month-4 = Apr.
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = Aug.
month-9 = Sept.
month-10 = Okt.
month-11 = Nov.
month-12 = Dez.
ask-turn = In welcher Runde sind die Blätter?
# In einfachen Zeilen, vor „>“.
ask-game = Spiel
ask-value = { $name }, { $help } ({ $values }; Enter: { $value })
value-range = { $first } bis { $last }
type-one-of = Tippe eins von { $words }, oder quit.
no-such-choice = Diese Auswahl gibt es nicht.
