level-wanderer = voyageur
level-wanderer-help = Ne voit que quelques-uns de ses coups ; parfait pour débuter.
level-apprentice = apprenti
level-apprentice-help = Prend le plus possible tout de suite, sans jamais voir plus loin.
level-hunter = chasseur
level-hunter-help = Sait ce que promet une feuille, mais laisse passer beaucoup.
level-chief = chef
level-chief-help = Voit un tour à l’avance, mais se trompe de temps en temps.
level-elder = doyen
level-elder-help = Réfléchit longtemps, et pardonne peu.
term-gains = { $term } +{ $points }
term-loses = { $term } −{ $points }
prospect-nothing = rien maintenant
prospect-next = { $now } ; le jet suivant rapporte environ { $points }
prospect-next-most = { $now } ; le jet suivant rapporte environ { $points }, surtout : { $most }
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
compare-next-less = Le jet suivant rapporte alors { $points } de moins en moyenne.
compare-next-more = Avec lui, le jet suivant rapporte { $points } de plus en moyenne.
compare-next-more-most = Avec lui, le jet suivant rapporte { $points } de plus en moyenne, surtout : { $most }.
compare-later = Ce qui le rend meilleur vient plus tard dans la partie.
