"""What the pages of several features show: games, pictures, ladders, plots."""
