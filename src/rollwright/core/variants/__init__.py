"""Variants of games from data files."""
