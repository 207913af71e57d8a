"""What the sheets of all games are painted with in a terminal."""
