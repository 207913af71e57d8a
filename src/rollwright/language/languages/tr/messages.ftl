list-and = { $first } ve { $last }
list-or = { $first } veya { $last }
language-name = Türkçe
number-group = { "." }
number-point = { "," }
number-percent = %{ $number }
