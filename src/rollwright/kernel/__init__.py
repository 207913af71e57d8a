"""The kernel kit over bitboards: engine, legal paths, batches, turns, score cards, observation planes."""
