list-and = { $first } et { $last }
list-or = { $first } ou { $last }
language-name = Français
number-group = { " " }
number-point = { "," }
number-percent = { $number } %
