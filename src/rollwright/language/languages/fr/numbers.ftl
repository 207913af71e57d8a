number-group = { " " }
number-point = { "," }
number-percent = { $number } %
