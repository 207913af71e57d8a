"""Sheets as SVG, for the browser, PDF, notebooks and picture files."""

from ...drawing.dice import draw_dice
from ...drawing.marks import UNIT
from ...drawing.printer import Base, Layout
from ...drawing.theme import DARK, LIGHT, PRINT, THEMES, Theme, page_variables
from .drawings import (
    Picture,
    base,
    draw,
    draw_base,
    draw_mark,
    draw_marks,
    layout_of,
    least_width,
    marks,
    picture,
    touch_width,
)

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
