"""Duel's bots: playout policies, learned values and search."""
