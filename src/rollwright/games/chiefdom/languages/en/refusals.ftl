## Why a move cannot be played. $squares are "c4, c5", $dice are "2 3 6", $jobs letters of jobs: "F or L".

refused-die = no die shows { $die }; the roll is { $dice }
# $icon is an icon as it is typed: "water", "two"
refused-icon = with { $die } set aside the others make { $sum }: { $icon }
refused-single = one square is drawn here, not { $squares }
refused-single-bonus = one square is drawn here, and a bonus needs more
refused-shape = { $squares } is not the shape of a { $die }
refused-shape-bonus = { $squares } is not the shape of a { $die } less one square
refused-not-empty = { $squares } is not empty
refused-no-bonus = there is no bonus in hand
refused-nothing = something can be drawn without a bonus, so it must be
refused-no-men = only men take jobs
refused-job-missing = the man at { $square } must take a job: { $jobs }
refused-job-not-offered = the man at { $square } is not offered the job { $job }
refused-job-twice = a man on one of the move's squares has one job
refused-wall-logs = a wall needs { $logs } logs: you have { $stock }
refused-wall-loose = a wall at { $squares } would touch no wall to grow from
nowhere-wall = no empty square touches a wall to grow from
nowhere-house = no empty square touches a jobless man or a builder
nowhere-shape = this shape fits nowhere any more
refused-house-logs = a house needs { $logs } logs: you have { $stock }
refused-house-alone = a house at { $squares } would touch no jobless man and no builder
either-or = { $one } or { $other }

## Why nothing can be played or rolled now.

refused-over = the game is over
refused-roll-early = no roll is due before everybody has drawn
refused-deal = three cards of the deck are dealt first, not { $roll }
refused-roll = { $roll } is not a roll of three dice
refused-not-waiting = seat { $seat } has nothing to draw now

## Why a move or a roll cannot be read. $text is what somebody typed, in quotation marks.

unread-square = there is no square { $text }; squares are { $first } to { $last }
unread-square-twice = a square is named twice
unread-no-shape = { $squares } is not a shape of the dice
unread-dice = a roll is three dice such as '2 3 6', not { $text }
unread-not-a-die = a die shows 1 to 6, not { $text }
unread-deal = cards are dealt first, written like 'cards 3 7 14', not { $text }
# How something is written; what somebody typed instead follows.
spelling-die = a die shows 1 to 6
# $icons are the words that are typed
spelling-icon = icons are { $icons }
spelling-job = a job is written like c5=F, with F, L or B

## Why a sheet cannot be read. $text is a part of it, in quotation marks.

sheet-nothing = the sheet is empty: it begins with a line such as 'chiefdom-2'
sheet-rows = a sheet has { $rows } rows below its first line, not { $number }
sheet-not-a-square = { $text } is not a square; squares are { $marks }
sheet-columns = a row has { $columns } squares, not { $number }
sheet-first-line = the first line begins with { $id }, not { $text }
sheet-names-cards = a sheet names its cards, for example cards=3,7,14
sheet-bonus = bonus={ $text }: write how many bonuses are used, for example bonus=0
sheet-other-options = sheet { $number } has other options than sheet 1
sheet-card-alone = card { $card } compares players and needs a second seat

## Why no game leads to a sheet. $square is a square such as c4.

reach-lumberjack = { $square } is a lumberjack with no tree next to him
reach-fisherman = { $square } is a fisherman with no water next to him
reach-builder = { $square } is a builder with no house next to him
reach-jobless-tree = { $square } is jobless beside a tree; he would be a lumberjack
reach-jobless-water = { $square } is jobless beside water; he would be a fisherman
reach-jobless-house = { $square } is jobless beside a house; he would be a builder
reach-house = { $square } is a house with no builder next to it
reach-wall-loose = { $square } is a wall that hangs on nothing: walls grow from the pre-drawn ones
reach-wall-logs = { $square } is a wall, which needs { $logs } logs in stock; only { $cut } were ever cut
reach-houses-logs = { $houses ->
    [one] a house costs { $logs } logs, and only { $cut } were ever cut
   *[other] { $houses } houses cost { $logs } logs, and only { $cut } were ever cut
}
reach-houses-order = the houses cannot have been paid for in any order: the trees that gave the logs stand beside men who had to be jobless when their first house came
reach-bonus-houses = bonus={ $used }, but each house gives one and there are { $houses }
reach-bonus-order = bonus={ $used }, but too little was drawn after the houses for that
reach-too-hard = whether a game can reach this sheet could not be found out: its houses, builders and trees stand so that there are too many orders to try

## Why an option cannot be so.

refused-walls = walls stand beside rows such as { $rows }
refused-cards = choose off, random, or card numbers such as 3,7,14
refused-cards-unknown = cards are different numbers from 1 to { $most }
