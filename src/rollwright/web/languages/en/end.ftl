end-challenges = All challenges
end-next_challenge = Next challenge
end-decides = decides
end-best = Your best so far: { $total }.
end-best_now = That is your best so far; before it was { $total }.
end-why_weakest = Rows are compared from the weakest up, and here is the first difference: { $who } { $mine }, { $other } { $theirs }.
end-why_total =
    { $mine ->
        [one] { $who } has { $mine } point, { $other } { $theirs }.
       *[other] { $who } has { $mine } points, { $other } { $theirs }.
    }
end-why_shared_total =
    { $mine ->
        [one] { $who } have { $mine } point each, { $other } { $theirs }.
       *[other] { $who } have { $mine } points each, { $other } { $theirs }.
    }
end-why_tied =
    { $mine ->
        [one] { $who } and { $other } have { $mine } point each; the tie was broken.
       *[other] { $who } and { $other } have { $mine } points each; the tie was broken.
    }
end-why_shared = Nobody has more than the others: the victory is shared.
end-shared_dice = Play these dice with friends
end-results = Results on these dice
end-place = Place { $place } of { $of }
end-course = How it went
end-course_key = dashed: { $name }
end-course_alone =
    { $turns ->
        [one] { $mine } after { $turns } turn
       *[other] { $mine } after { $turns } turns
    }
end-course_both =
    { $turns ->
        [one] { $mine } against { $theirs } after { $turns } turn
       *[other] { $mine } against { $theirs } after { $turns } turns
    }
end-best_turn = Best turn: { $turn }, { $points }
end-passed = you pass, turn { $turn }
end-brought = What scored most
end-share = Share
end-share_text = { $game }: { $result }
end-redraw = Draw it again
end-sheet_other = This sheet to keep:
end-player = Player
end-scores = Scores by term
end-rank =
    { $total ->
        [one] { $rank }: { $total } point
       *[other] { $rank }: { $total } points
    }
end-points =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
end-lost = Not this time
end-you = You win!
end-shared = You share the victory!
end-winner = { $names } wins
end-winners = { $names } win
end-yours = yours
end-nobody = Nobody wins
end-rematch = Rematch
end-join_rematch = To the rematch
end-record = Record
end-replay = Replay
end-check = Check the dice
end-coach = Coach
end-sheet = Your sheet to keep:
end-pdf = PDF to print
end-png = picture
end-svg = drawing (SVG)
end-all_pdf = everybody's sheets (PDF)
end-same_dice = Again with the same dice
end-watch_rematch = Watch the rematch
