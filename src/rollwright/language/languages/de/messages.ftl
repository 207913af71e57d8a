list-and = { $first } und { $last }
list-or = { $first } oder { $last }
language-name = Deutsch
number-group = { "." }
number-point = { "," }
number-percent = { $number } %
