## Options of a table, in a few words for a menu.

option-shapes-short = which squares a die's face stands for
option-cards-short = scoring cards: off, random (three are dealt), or numbers such as 3,7,14
option-bonus-short = each house lets you once draw a square fewer
# The sets of shapes, within a title.
shapes-pips = pips
shapes-linked = linked

## House rules: what each number means. Their names are typed as they are: feeds=3.

option-walls-help = the rows beside which the walls are pre-drawn
option-wall_logs-help = logs that must be in stock to draw a wall
option-wall_pays_unfinished-help = 1 if the squares of an unfinished wall count
option-feeds-help = how many men one fish feeds
option-fish_break_ties-help = 1 if fish left break ties
option-wall_square-help = points for a wall's square
option-wall_complete-help = points for joining West and East
option-house_logs-help = logs that a house costs
option-house_beds-help = men who live in a house
option-fisherman_by_trees-help = points for a fisherman beside trees
option-lumberjack_by_water-help = points for a lumberjack beside water
option-man-help = points for a man
option-fish-help = points for a fish left
option-log-help = points for a log in stock
option-house-help = points for a house
option-tree-help = points for a tree of the largest forest
option-lake_square-help = points for a square of the largest lake
option-misery-help = points for each jobless, homeless or hungry man
option-empty-help = points for an empty square
# A line of the score that only a variant has: what is counted, and the points for each.
own-term = { $points } for each: { $each }
