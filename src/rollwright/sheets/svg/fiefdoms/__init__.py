"""The drawing of a Rolling Fiefdoms sheet."""

from ..dice import FIEF_DICE
from .marks import MARKS, ON_TOP, WORDS, trace
from .sheet import identify, list_marks, list_printed, print_fiefdoms
from .tracks import TRACKS

EXTRAS = ON_TOP | TRACKS | FIEF_DICE

__all__ = ["EXTRAS", "MARKS", "WORDS", "identify", "list_marks", "list_printed", "print_fiefdoms", "trace"]
