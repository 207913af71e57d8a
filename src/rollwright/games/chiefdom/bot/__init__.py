"""Chiefdom's bots: playout policies, features, learned values and search."""
