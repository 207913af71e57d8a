"""The version that is part of every environment's name."""

VERSION = 0
"""A change of any choice's number or of any plane raises it."""
