# The levels of bots, weakest first: their names, as they stand within a sentence, and how they play.
level-wanderer = wanderer
level-wanderer-help = Sees few of its moves; good company for a first game.
level-apprentice = apprentice
level-apprentice-help = Takes the most there is now and never looks ahead.
level-hunter = hunter
level-hunter-help = Knows what a sheet promises, but overlooks much.
level-chief = chief
level-chief-help = Looks a turn ahead, and slips now and then.
level-elder = elder
level-elder-help = Thinks long, and forgives little.
