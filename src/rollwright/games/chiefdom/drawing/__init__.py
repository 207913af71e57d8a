"""The drawing of a Chiefdom sheet."""

from ....drawing import Drawing
from ....drawing.dice import PLAIN_DICE
from .marks import MARKS, WILD, WORDS, trace
from .rail import RAIL_MARKS, TERMS
from .shapes import draw_shape
from .sheet import identify, list_marks, list_printed, print_chiefdom
from .stores import STORES

DRAWING = Drawing(
    print_chiefdom,
    list_printed,
    list_marks,
    identify,
    MARKS,
    STORES | RAIL_MARKS | PLAIN_DICE | {"any": WILD},
    WORDS,
    trace,
    can_lie=True,
    terms=TERMS,
)

__all__ = ["DRAWING", "draw_shape"]
