# Why a move is good. $term is a line of the score within a sentence: "forest"; $terms are several with what
# they change: "forest +12, empty −1".
term-gains = { $term } +{ $points }
term-loses = { $term } −{ $points }

# What a move brings, after it: no sentence, no full stop.
prospect-nothing = nothing now
# $now is $terms, or "nothing now"; $most are one or two lines of the score: "houses and forest".
prospect-next = { $now }; the next roll brings about { $points }
prospect-next-most = { $now }; the next roll brings about { $points }, most of it by { $most }

# The best move beside the one played: what each changes at once.
compare-now =
    { $best ->
        [nothing] Now it brings nothing;
        [costs]
            { $points ->
                [one] Now it costs { $points } point ({ $terms });
               *[other] Now it costs { $points } points ({ $terms });
            }
       *[brings]
            { $points ->
                [one] Now it brings { $points } point ({ $terms });
               *[other] Now it brings { $points } points ({ $terms });
            }
    } { $played ->
        [nothing] the move played brought nothing.
        [costs]
            { $played-points ->
                [one] the move played cost { $played-points } point ({ $played-terms }).
               *[other] the move played cost { $played-points } points ({ $played-terms }).
            }
       *[brings]
            { $played-points ->
                [one] the move played brought { $played-points } point ({ $played-terms }).
               *[other] the move played brought { $played-points } points ({ $played-terms }).
            }
    }
# A second sentence after it.
compare-next-less = The next roll then brings { $points } less on average.
compare-next-more = After it the next roll brings { $points } more on average.
compare-next-more-most = After it the next roll brings { $points } more on average, most of all by { $most }.
compare-later = What makes it better comes later in the game.
