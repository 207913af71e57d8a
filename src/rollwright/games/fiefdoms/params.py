"""What the kernel works with: the table's numbers, and a sheet with what is due on it."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.packing import pack_for
from ...kernel.types import Numbers
from .dice import NO_ROLL, UNPAIRED
from .sheet import Sheet

SETUP, PAIR, BUILD, BAR, ROLL, BUILT, OVER = range(7)
"""What can be due: four kinds of moves, a roll, a roll as soon as the others have built, or nothing more."""
DEPTH = 8
"""Turns a playout looks ahead."""
SAGE_DEPTH = 1
"""The same by learned values."""
LOT = -1
WHOLE = 99
"""More turns than a game has."""


class Params(NamedTuple):
    """What never changes at a table, or during a search."""

    challenge: int
    seats: int
    seat: int
    """Whose sheet is looked at."""
    depth: int
    """Turns a playout looks ahead."""
    values: Numbers = ()
    """Learned weights, indexed by `values.ntuple.indices_at`; empty where nothing was learned."""


class Point(NamedTuple):
    """A seat's sheet, the dice on the table, and what is due."""

    sheet: Sheet
    roll: int = NO_ROLL
    pairing: int = UNPAIRED
    task: int = ROLL
    first: int = 0
    """The seat that is Regent in turn 1; LOT while that is to be drawn."""


POINT_WIDTH = pack_for(Params, Point).width
