"""Which pair is Location and which is Build, as a heading over the builds that follow from it."""

from __future__ import annotations

from itertools import permutations

from ....core.manifest import Heading
from ....core.types import Choice, Move
from ....language.current import cached_in_language
from ..board import parse_plot
from ..dice import PAIR_BITS, PAIR_MASK, UNPAIRED, find_pairing, format_pairing, in_pairs
from ..offers import LOCATION, OUTCOMES
from ..state import State
from .messages import say
from .words import name_dice


def heading_of(state: State, move: Move) -> Heading | None:
    """A build on 3,4 with E3+W4|E1+W2 -> location:E3+W4|E1+W2; none where influence changed the dice."""
    said = {choice.kind: choice.value for choice in move}
    if "plot" not in said or "influence" in said:
        return None
    pairing = find_pairing(state.roll, said["pair"]) if "pair" in said else state.pairing
    if pairing == UNPAIRED:
        return None
    return _heading(state.roll, pairing, parse_plot(said["plot"]))


@cached_in_language(4096)
def _heading(roll: int, pairing: int, plot: int) -> Heading | None:
    dice, pairs = in_pairs(roll, pairing), format_pairing(roll, pairing).split("|")
    for first, second in permutations(zip((dice & PAIR_MASK, dice >> PAIR_BITS), pairs)):
        (numbers, location), (others, build) = first, second
        if LOCATION(numbers) >> plot & 1 and OUTCOMES(others):
            both = f"{location}|{build}"
            return Heading(Choice("location", both), say("heading-build", **name_dice(both)))
    return None
