# What stands between thousands, before decimals, and with a percentage.
number-group = { "." }
number-point = { "," }
number-percent = %{ $number }
