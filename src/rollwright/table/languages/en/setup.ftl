# Why a table cannot be set up like this.
setup-no-bot = there is no bot { $bot } for { $game } (bots: { $known })
setup-no-person = a table has a seat for at least one person
setup-seats = { $game } is for { $low } to { $high } seats, not { $seats }
setup-hints = hints are for { $known }, not { $hints }
setup-no-lesson = there is no lesson for { $game } yet
setup-turn = turn is a number from { $least } to { $most }, not { $number }
setup-rolled = rolled is a number from { $least } to { $most }, not { $number }
setup-sheets-options = the sheets name their options: leave those out
setup-sheets-over = on these sheets the game is over already
setup-sheets-seats =
    { $sheets ->
        [one] this is a sheet for { $sheets } seat, not { $seats }
       *[other] these are sheets for { $sheets } seats, not { $seats }
    }
setup-slow-bots = these bots think too long for this machine: at most { $most } seats for a bot like { $bot } at one table; choose fewer, or weaker ones
setup-timer = a timer is { $least } to { $most } seconds, not { $seconds }
setup-pause = the pause before a roll is 0 to { $most } seconds, not { $seconds }
setup-seed = a seed is a number from 0 to { $most }, not { $seed }
setup-day = a day is written like 2026-11-17, not { $day }
setup-foreign-dice = these dice come from elsewhere ({ $dice }), so the game cannot go on here
