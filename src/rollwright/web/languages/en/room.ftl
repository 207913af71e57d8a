host-pause = Pause
host-resume = Go on
host-extend = { $seconds } s more
host-end = End the game
host-sure = End the game now? The scores so far decide.
screen-open_it = Big screen
screen-join = Join in
screen-wall = The best sheets
screen-open = Take a seat
screen-lost = Connection lost; it comes back by itself.
screen-turn = Turn { $number }
screen-sit = { $number } at the table
screen-start_here = Scan the code, choose a name, sit down.
screen-paused = Paused
screen-paused_more = Pencils down: the clock stands still.
screen-roll = Everybody has drawn
screen-roll_in = The dice roll in { $seconds } s
screen-moves = { $names } to move
screen-drawn =
    { $number ->
        [one] { $number } of { $of } has drawn
       *[other] { $number } of { $of } have drawn
    }
screen-left =
    { $seconds ->
        [one] { $seconds } second left, then pencils down
       *[other] { $seconds } seconds left, then pencils down
    }
screen-over = Thanks for the game!
screen-rest = and { $number } more, median { $middle }
screen-more = and { $number } more
screen-leads = leads
screen-climbs =
    { $number ->
        [one] up { $number } place
       *[other] up { $number } places
    }
screen-place = place { $place }
screen-most = most points for { $term }
screen-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
