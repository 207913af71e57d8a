## The sheet in a terminal. One line of at most 41 letters below the board: "logs 7 fish 3 men 6 beds 4 bonus 1".

terminal-logs = logs
terminal-fish = fish
terminal-men = men
terminal-beds = beds
terminal-bonus = bonus
# One letter beside the walls that are printed in the West and the East.
terminal-west = W
terminal-east = E

## The dice: columns of 13 letters, in which an icon may stand in brackets, too.

terminal-triple = three alike
terminal-any = any icon
# $cards are names of cards with their numbers: "3 Felling crew, 7 Filled column"
terminal-cards = cards { $cards }
