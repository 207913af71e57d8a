"""One drawing for the browser, the PDF, the notebook and the picture file."""

from ...core.drawing.dice import draw_dice
from ...core.drawing.marks import UNIT
from ...core.drawing.printer import Base, Layout
from ...core.drawing.theme import DARK, LIGHT, PRINT, THEMES, Theme, page_variables
from .drawings import base, draw, draw_base, draw_mark, draw_marks, layout_of, least_width, marks, touch_width
from .picture import Picture, picture

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
    "layout_of",
    "least_width",
    "marks",
    "page_variables",
    "picture",
    "touch_width",
]
