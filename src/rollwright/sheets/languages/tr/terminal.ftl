# A game in one line of a menu.
for-seats = { $low } ila { $high } kişilik.
for-exactly-seats = { $low } kişilik.
