"""The drawing of a Chiefdom sheet."""

from .marks import MARKS
from .shapes import draw_shape
from .sheet import draw_chiefdom

__all__ = ["MARKS", "draw_chiefdom", "draw_shape"]
