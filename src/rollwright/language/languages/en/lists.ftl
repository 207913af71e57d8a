# Words that every room may use.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
