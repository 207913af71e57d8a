"""One drawing for the browser, the PDF, the notebook and the picture file."""

from .chiefdom import draw_shape
from .dice import draw_dice
from .drawings import draw, draw_mark, draw_marks
from .marks import UNIT
from .picture import Picture, picture
from .theme import DARK, LIGHT, PRINT, THEMES, Theme, page_variables

__all__ = [
    "DARK",
    "LIGHT",
    "PRINT",
    "THEMES",
    "UNIT",
    "Picture",
    "Theme",
    "draw",
    "draw_dice",
    "draw_mark",
    "draw_marks",
    "draw_shape",
    "page_variables",
    "picture",
]
