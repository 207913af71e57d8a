"""The drawing of a Chiefdom sheet."""

from ....drawing import Drawing
from ....drawing.dice import PLAIN_DICE
from .marks import MARKS, WILD, WORDS, trace
from .shapes import draw_shape
from .sheet import identify, list_marks, list_printed, print_chiefdom
from .stores import STORES

DRAWING = Drawing(
    print_chiefdom,
    list_printed,
    list_marks,
    identify,
    MARKS,
    STORES | PLAIN_DICE | {"any": WILD},
    WORDS,
    trace,
    can_lie=True,
)

__all__ = ["DRAWING", "draw_shape"]
