# A game in one line of a menu.
for-seats = For { $low } to { $high } seats.
for-exactly-seats = For { $low } seats.
