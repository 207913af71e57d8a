"""The drawing of a position of Chiefdom Duel."""

from ....drawing import Drawing
from ....drawing.dice import PLAIN_DICE
from .marks import MARKS, TERMS, WORDS, trace
from .sheet import identify, list_marks, list_printed, print_duel
from .tracks import CHIPS

DRAWING = Drawing(
    print_duel, list_printed, list_marks, identify, MARKS, CHIPS | PLAIN_DICE, WORDS, trace, terms=TERMS
)

__all__ = ["DRAWING"]
