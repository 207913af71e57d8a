# The sheet in a terminal. $side is A or B; $abilities and $things are words, or "-".
# With all six one-time abilities `terminal-once` has room for 52 letters.
terminal-once = { $side } once: { $abilities }
terminal-owns = { $side } owns: { $abilities }
terminal-queue = queue: { $things }
# At most 42 letters.
terminal-round = You are { $side }. Round { $round }, { $first } goes first.
# Before dice: your own, and those in the middle of the table. Few letters.
terminal-you = { $side } you
terminal-middle = middle
terminal-over = The game is over.

# How a player stands. $others are the other rows in ascending order: "1 2 2 5 7".
standing = lowest row { $lowest }, then { $others }
# What a move brings. $marks is "+2", or "+1 to +3" in `gain-range`.
gain = { $number ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
gain-range = { $marks } marks
gain-lowest = { $gain }, lowest row { $old } to { $new }
# Before the rows in ascending order, in the last line of a table of scores.
terminal-totals = from the lowest
