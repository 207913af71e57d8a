## levels
# The levels of bots, weakest first: their names, as they stand within a sentence, and how they play.
level-wanderer = wanderer
level-wanderer-help = Sees few of its moves; good company for a first game.
level-apprentice = apprentice
level-apprentice-help = Takes the most there is now and never looks ahead.
level-hunter = hunter
level-hunter-help = Knows what a sheet promises, but overlooks much.
level-chief = chief
level-chief-help = Looks a turn ahead, and slips now and then.
level-elder = elder
level-elder-help = Thinks long, and forgives little.

## reasons
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
