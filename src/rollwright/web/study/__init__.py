"""Questions about a game: scoring, replay, coach, hints, puzzles, simulation."""
