# Who made which move. $move is a game's sentence without its subject: "c4 karesine su çiziyor".
move-of = { $name } { $move }
# The same to the one who made it: "c4 karesine su çiziyorsun".
move-of-you = Sen { $move }
