"""The drawing of a Rolling Fiefdoms sheet."""

from .marks import MARKS
from .sheet import draw_fiefdoms

__all__ = ["MARKS", "draw_fiefdoms"]
