# Pourquoi une table ne peut pas être dressée ainsi.
setup-no-bot = il n’y a pas de bot { $bot } pour { $game } (bots : { $known })
setup-no-person = une table a une place pour au moins une personne
setup-seats = { $game } se joue avec { $low } à { $high } places, pas { $seats }
setup-hints = les indices sont pour { $known }, pas { $hints }
setup-no-lesson = il n’y a pas encore de leçon pour { $game }
setup-turn = le tour est un nombre de { $least } à { $most }, pas { $number }
setup-rolled = les jets lus sont un nombre de { $least } à { $most }, pas { $number }
setup-sheets-options = les feuilles nomment leurs options : ne les donne pas
setup-sheets-over = sur ces feuilles, la partie est déjà finie
setup-sheets-seats =
    { $sheets ->
        [one] c’est une feuille pour { $sheets } place, pas { $seats }
       *[other] ce sont des feuilles pour { $sheets } places, pas { $seats }
    }
setup-slow-bots =
    { $most ->
        [one] ces bots réfléchissent trop longtemps pour cette machine : au plus { $most } place par table pour un bot comme { $bot } ; prends-en moins, ou de plus faibles
       *[other] ces bots réfléchissent trop longtemps pour cette machine : au plus { $most } places par table pour un bot comme { $bot } ; prends-en moins, ou de plus faibles
    }
setup-timer = un chrono va de { $least } à { $most } secondes, pas { $seconds }
setup-pause = la pause avant un jet va de 0 à { $most } secondes, pas { $seconds }
setup-seed = une graine est un nombre de 0 à { $most }, pas { $seed }
setup-day = un jour s’écrit comme 2026-11-17, pas { $day }
setup-foreign-dice = ces dés viennent d’ailleurs ({ $dice }), donc la partie ne peut pas continuer ici
