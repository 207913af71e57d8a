# Les mots dont toutes les pièces se servent.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
