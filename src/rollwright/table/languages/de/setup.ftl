# Warum ein Tisch so nicht geht.
setup-no-bot = für { $game } gibt es keinen Bot { $bot } (Bots: { $known })
setup-no-person = ein Tisch hat einen Platz für mindestens eine Person
setup-seats = { $game } ist für { $low } bis { $high } Plätze, nicht { $seats }
setup-hints = Tipps gibt es für { $known }, nicht { $hints }
setup-no-lesson = für { $game } gibt es noch keine Lektion
setup-turn = die Runde ist eine Zahl von { $least } bis { $most }, nicht { $number }
setup-rolled = gelesene Würfe sind eine Zahl von { $least } bis { $most }, nicht { $number }
setup-sheets-options = die Blätter nennen ihre Optionen: Lass sie weg
setup-sheets-over = auf diesen Blättern ist die Partie schon zu Ende
setup-sheets-seats =
    { $sheets ->
        [one] das ist ein Blatt für { $sheets } Platz, nicht { $seats }
       *[other] das sind Blätter für { $sheets } Plätze, nicht { $seats }
    }
setup-slow-bots = diese Bots denken zu lange für diesen Rechner: höchstens { $most } Plätze für einen Bot wie { $bot } an einem Tisch; nimm weniger oder schwächere
setup-timer = die Zeit pro Runde ist { $least } bis { $most } Sekunden, nicht { $seconds }
setup-pause = die Pause vor einem Wurf ist 0 bis { $most } Sekunden, nicht { $seconds }
setup-seed = ein Seed ist eine Zahl von 0 bis { $most }, nicht { $seed }
setup-day = einen Tag schreibt man wie 2026-11-17, nicht { $day }
setup-foreign-dice = diese Würfel kommen von anderswo ({ $dice }), also kann die Partie hier nicht weitergehen
