level-wanderer = Wanderer
level-wanderer-help = Sieht nur wenige seiner Züge; nette Gesellschaft für die erste Partie.
level-apprentice = Lehrling
level-apprentice-help = Nimmt, was jetzt am meisten bringt, und schaut nie voraus.
level-hunter = Jäger
level-hunter-help = Weiß, was ein Blatt verspricht, übersieht aber viel.
level-chief = Häuptling
level-chief-help = Schaut eine Runde voraus und patzt ab und zu.
level-elder = Weiser
level-elder-help = Denkt lange nach und verzeiht wenig.
term-gains = { $term } +{ $points }
term-loses = { $term } −{ $points }
prospect-nothing = jetzt nichts
prospect-next = { $now }; der nächste Wurf bringt etwa { $points }
prospect-next-most = { $now }; der nächste Wurf bringt etwa { $points }, das meiste durch { $most }
compare-now =
    { $best ->
        [nothing] Jetzt bringt er nichts;
        [costs]
            { $points ->
                [one] Jetzt kostet er { $points } Punkt ({ $terms });
               *[other] Jetzt kostet er { $points } Punkte ({ $terms });
            }
       *[brings]
            { $points ->
                [one] Jetzt bringt er { $points } Punkt ({ $terms });
               *[other] Jetzt bringt er { $points } Punkte ({ $terms });
            }
    } { $played ->
        [nothing] der gespielte brachte nichts.
        [costs]
            { $played-points ->
                [one] der gespielte kostete { $played-points } Punkt ({ $played-terms }).
               *[other] der gespielte kostete { $played-points } Punkte ({ $played-terms }).
            }
       *[brings]
            { $played-points ->
                [one] der gespielte brachte { $played-points } Punkt ({ $played-terms }).
               *[other] der gespielte brachte { $played-points } Punkte ({ $played-terms }).
            }
    }
compare-next-less = Der nächste Wurf bringt dann im Schnitt { $points } weniger.
compare-next-more = Danach bringt der nächste Wurf im Schnitt { $points } mehr.
compare-next-more-most = Danach bringt der nächste Wurf im Schnitt { $points } mehr, vor allem durch { $most }.
compare-later = Was ihn besser macht, kommt erst später in der Partie.
