# Words that every room may use.
list-and = { $first } and { $last }
