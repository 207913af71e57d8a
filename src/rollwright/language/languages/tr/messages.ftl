list-and = { $first } ve { $last }
list-or = { $first } ya da { $last }
language-name = Türkçe
number-group = { "." }
number-point = { "," }
number-percent = %{ $number }
