"""The game as text: sheets, moves and rolls as people write them, the vocabulary, words and explanations."""
