# Wörter, die jeder Raum benutzen darf.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
