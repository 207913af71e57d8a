"""Yacht for Rollwright: one folder, found by the entry point `rollwright.games`."""

from .game import YACHT

__all__ = ["YACHT"]
