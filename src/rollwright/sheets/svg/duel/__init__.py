"""The drawing of a Chiefdom Duel position."""

from .marks import MARKS
from .sheet import draw_duel

__all__ = ["MARKS", "draw_duel"]
