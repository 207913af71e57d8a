"""Dice that many play: those of a day and shared sets, with results, ranking and par."""
