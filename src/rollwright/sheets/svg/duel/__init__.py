"""The drawing of a Chiefdom Duel position."""

from ..dice import PLAIN_DICE
from .marks import MARKS, WORDS, trace
from .sheet import identify, list_marks, list_printed, print_duel
from .tracks import CHIPS

EXTRAS = CHIPS | PLAIN_DICE

__all__ = ["EXTRAS", "MARKS", "WORDS", "identify", "list_marks", "list_printed", "print_duel", "trace"]
