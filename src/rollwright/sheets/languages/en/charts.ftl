# The chart of an analysis: points or the chance to win, turn by turn.
chart-turns = turn (bars: lost by the move)
# For screen readers.
chart-words = Start { $start }, end { $end }.
chart-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $number }%
