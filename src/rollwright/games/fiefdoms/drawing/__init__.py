"""The drawing of a Rolling Fiefdoms sheet."""

from ....drawing import Drawing
from ....drawing.dice import COLOURED_DICE
from .goal import GOALS
from .marks import MARKS, ON_TOP, TERMS, WORDS, trace
from .sheet import identify, list_marks, list_printed, print_fiefdoms
from .tracks import TRACKS

EXTRAS = ON_TOP | TRACKS | GOALS | COLOURED_DICE
DRAWING = Drawing(
    print_fiefdoms, list_printed, list_marks, identify, MARKS, EXTRAS, WORDS, trace, terms=TERMS
)

__all__ = ["DRAWING"]
