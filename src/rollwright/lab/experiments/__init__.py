"""Measurements of bots and learned values, each a module to run."""
