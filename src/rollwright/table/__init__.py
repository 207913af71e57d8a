"""Matches that people play."""
