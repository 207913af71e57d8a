# The chart of an analysis: points or the chance to win, turn by turn.
chart-turns = tur (çubuklar: hamlenin kaybı)
# For screen readers.
chart-words = Başlangıç { $start }, bitiş { $end }.
chart-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = %{ $number }
