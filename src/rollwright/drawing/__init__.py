"""The drawing kit that the sheets of all games are drawn with."""

from .drawing import Drawing
from .marks import UNIT, Mark, Marks
from .printer import Base, Layout, Printer
from .theme import DARK, LIGHT, PRINT, THEMES, Theme

__all__ = [
    "DARK",
    "LIGHT",
    "PRINT",
    "THEMES",
    "UNIT",
    "Base",
    "Drawing",
    "Layout",
    "Mark",
    "Marks",
    "Printer",
    "Theme",
]
