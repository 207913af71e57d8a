# Pourquoi un coup est bon. $term est un poste du score dans une phrase : « forêt » ; $terms en sont plusieurs avec
# ce qu’ils changent : « forêt +12, vides −1 ».
term-gains = { $term } +{ $points }
term-loses = { $term } −{ $points }

# Ce qu’un coup rapporte, à sa suite : ni phrase, ni point final.
prospect-nothing = rien maintenant
# $now vaut $terms, ou « rien maintenant » ; $most sont un ou deux postes du score : « maisons et forêt ».
prospect-next = { $now } ; le jet suivant rapporte environ { $points }
prospect-next-most = { $now } ; le jet suivant rapporte environ { $points }, surtout : { $most }

# Le meilleur coup à côté du coup joué : ce que chacun change aussitôt.
compare-now =
    { $best ->
        [nothing] Sur le moment, il ne rapporte rien ;
        [costs]
            { $points ->
                [one] Sur le moment, il coûte { $points } point ({ $terms }) ;
               *[other] Sur le moment, il coûte { $points } points ({ $terms }) ;
            }
       *[brings]
            { $points ->
                [one] Sur le moment, il rapporte { $points } point ({ $terms }) ;
               *[other] Sur le moment, il rapporte { $points } points ({ $terms }) ;
            }
    } { $played ->
        [nothing] le coup joué n’a rien rapporté.
        [costs]
            { $played-points ->
                [one] le coup joué a coûté { $played-points } point ({ $played-terms }).
               *[other] le coup joué a coûté { $played-points } points ({ $played-terms }).
            }
       *[brings]
            { $played-points ->
                [one] le coup joué a rapporté { $played-points } point ({ $played-terms }).
               *[other] le coup joué a rapporté { $played-points } points ({ $played-terms }).
            }
    }
# Une deuxième phrase ensuite.
compare-next-less = Le jet suivant rapporte alors { $points } de moins en moyenne.
compare-next-more = Avec lui, le jet suivant rapporte { $points } de plus en moyenne.
compare-next-more-most = Avec lui, le jet suivant rapporte { $points } de plus en moyenne, surtout : { $most }.
compare-later = Ce qui le rend meilleur vient plus tard dans la partie.
