# Warum ein Zug gut ist. $term ist eine Zeile der Wertung; $terms sind mehrere mit ihrer Änderung.
term-gains = { $term } +{ $points }
term-loses = { $term } −{ $points }

# Was ein Zug bringt, hinter ihm: kein Satz, kein Punkt.
prospect-nothing = jetzt nichts
prospect-next = { $now }; der nächste Wurf bringt etwa { $points }
prospect-next-most = { $now }; der nächste Wurf bringt etwa { $points }, das meiste durch { $most }

# Der beste Zug neben dem gespielten: was jeder sofort ändert.
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
# Ein zweiter Satz danach.
compare-next-less = Der nächste Wurf bringt dann im Schnitt { $points } weniger.
compare-next-more = Danach bringt der nächste Wurf im Schnitt { $points } mehr.
compare-next-more-most = Danach bringt der nächste Wurf im Schnitt { $points } mehr, vor allem durch { $most }.
compare-later = Was ihn besser macht, kommt erst später in der Partie.
