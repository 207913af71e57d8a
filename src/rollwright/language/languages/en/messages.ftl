## lists
# Words that every room may use.
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## name
# The name of this language, in this language.
language-name = English

## numbers
# What stands between thousands, before decimals, and with a percentage.
number-group = { "," }
number-point = { "." }
number-percent = { $number }%
