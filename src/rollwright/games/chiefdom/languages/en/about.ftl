## The two editions, in lists of games and at the foot of sheets.

name-chiefdom-1 = Chiefdom, first edition
name-chiefdom-2 = Chiefdom, second edition
blurb-chiefdom-1 = Found a village between two walls: water, trees, men and their houses, three dice a turn.
blurb-chiefdom-2 = The second edition: linked shapes, walls from both sides, scoring cards and bonuses.
summary-chiefdom-1 = A village from three dice; large shapes, a wall from the West.
summary-chiefdom-2 = A village from three dice; small shapes, walls need logs.
credit = Chiefdom was designed by Arif Nezih Savı (second edition illustrated by Erdal Gencer, edited by Ipek Savi).

## How far the coach may be trusted.

judgement-chiefdom-1 = Its own best moves make about 222 points on average. A player who knew all dice beforehand could have had 249: the coach judges no better than it plays.
judgement-chiefdom-2 = Its own best moves make about 249 points on average. A player who knew all dice beforehand could have had 271: the coach judges no better than it plays.
judgement-variant = Nothing was learned for this variant: bots and the coach judge by playouts, with what squares are worth in the usual game.

## The ranks of who plays alone, and the points for each.

rank-lost-wanderer = Lost wanderer
rank-keeper-of-the-campfire = Keeper of the campfire
rank-voice-at-the-council = Voice at the council
rank-promising-heir = Promising heir
rank-headman = Headman
rank-chieftain = Chieftain
rank-chieftain-of-chieftains = Chieftain of chieftains
rank-legend-of-the-valley = Legend of the valley
rank-points-up-to = up to { $most }
rank-points-between = { $least } to { $most }
rank-points-from = { $least } and more
# One sentence at the foot of printed sheets.
sources-note = The shapes are a house ruling: the rulebook’s pictures are lost.
