# Words that every room may use.
list-and = { $first } ve { $last }
list-or = { $first } veya { $last }
