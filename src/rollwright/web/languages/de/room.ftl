host-pause = Pause
host-resume = Weiter
host-extend = +{ $seconds } s
host-end = Partie beenden
host-sure = Die Partie jetzt beenden? Es entscheiden die Punkte bis hier.
screen-open_it = Großbild
screen-join = Mitspielen
screen-wall = Die besten Blätter
screen-open = Nehmt Platz
screen-lost = Die Verbindung ist weg; sie kommt von selbst wieder.
screen-turn = Runde { $number }
screen-sit = { $number } am Tisch
screen-start_here = Code scannen, Namen wählen, hinsetzen.
screen-paused = Pause
screen-paused_more = Stifte weg: Die Uhr steht still.
screen-roll = Alle haben gezeichnet
screen-roll_in = Gewürfelt wird in { $seconds } s
screen-moves = Am Zug: { $names }
screen-drawn =
    { $number ->
        [one] { $number } von { $of } hat gezeichnet
       *[other] { $number } von { $of } haben gezeichnet
    }
screen-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde, dann Stifte weg
       *[other] Noch { $seconds } Sekunden, dann Stifte weg
    }
screen-over = Danke fürs Spiel!
screen-rest = und { $number } weitere, Median aller { $middle }
screen-more = und { $number } weitere
screen-leads = führt
screen-climbs =
    { $number ->
        [one] { $number } Platz hinauf
       *[other] { $number } Plätze hinauf
    }
screen-place = Platz { $place }
screen-most = die meisten Punkte für { $term }
screen-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
