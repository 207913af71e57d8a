"""The drawing of a Chiefdom sheet."""

from ..dice import PLAIN_DICE
from .marks import MARKS, WORDS, trace
from .shapes import draw_shape
from .sheet import identify, list_marks, list_printed, print_chiefdom
from .stores import STORES

EXTRAS = STORES | PLAIN_DICE

__all__ = [
    "EXTRAS",
    "MARKS",
    "WORDS",
    "draw_shape",
    "identify",
    "list_marks",
    "list_printed",
    "print_chiefdom",
    "trace",
]
