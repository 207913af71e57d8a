# Le menu qui choisit un jeu et ses réglages.
which-game = Quel jeu ?
begin = Jouer
people = personnes
people-help = personnes à ce clavier
bots = bots
bots-help = bots à la table
bot = bot
bot-help = comment jouent les bots, du plus faible au plus fort
# « chef : Voit un tour à l’avance » : un niveau des bots et sa façon de jouer.
level-about = { $level } : { $text }
game-about = { $game } : { $text }
go-on-with = continuer { $game }
unfinished = { $game }, tour { $turn }, du { $day } { $month } à { $time }
month-1 = janv.
month-2 = févr.
month-3 = mars
month-4 = avr.
month-5 = mai
month-6 = juin
month-7 = juil.
month-8 = août
month-9 = sept.
month-10 = oct.
month-11 = nov.
month-12 = déc.
ask-turn = À quel tour en sont les feuilles ?
# En lignes simples, devant « > ».
ask-game = jeu
ask-value = { $name }, { $help } ({ $values } ; Entrée : { $value })
value-range = { $first } à { $last }
type-one-of = Tape un de ces mots : { $words }, ou quit.
no-such-choice = Ce choix n’existe pas.
