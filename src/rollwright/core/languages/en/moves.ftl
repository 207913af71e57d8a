# Who made which move. $move is a game's sentence without its subject: "draws water on c4".
move-of = { $name } { $move }
# The same to the one who made it: "draw water on c4".
move-of-you = You { $move }
