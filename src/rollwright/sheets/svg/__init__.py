"""One drawing for the browser, the PDF, the notebook and the picture file."""

from .chiefdom import draw_shape
from .dice import draw_dice
from .drawings import base, draw, draw_base, draw_mark, draw_marks, layout_of, least_width, marks
from .marks import UNIT
from .picture import Picture, picture
from .printer import Base, Layout
from .theme import DARK, LIGHT, PRINT, THEMES, Theme, page_variables

__all__ = [
    "DARK",
    "LIGHT",
    "PRINT",
    "THEMES",
    "UNIT",
    "Base",
    "Layout",
    "Picture",
    "Theme",
    "base",
    "draw",
    "draw_base",
    "draw_dice",
    "draw_mark",
    "draw_marks",
    "draw_shape",
    "layout_of",
    "least_width",
    "marks",
    "page_variables",
    "picture",
]
