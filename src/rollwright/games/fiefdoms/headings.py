"""Which pair is Location and which is Build, as a heading over the builds that follow from it."""

from __future__ import annotations

from functools import lru_cache

from ...core.manifest import Heading
from ...core.types import Choice, Move
from .dice import PAIRINGS, UNPAIRED, paired_die
from .notation import find_pairing, format_faces, parse_plot
from .offers import LOCATION, OUTCOMES
from .state import State
from .words import describe_pair


def heading_of(state: State, move: Move) -> Heading | None:
    """A build on 3,4 with E3+W4|E1+W2 -> location:E3+W4|E1+W2; none where influence changed the dice."""
    said = {choice.kind: choice.value for choice in move}
    if "plot" not in said or "influence" in said:
        return None
    pairing = find_pairing(state.roll, said["pair"]) if "pair" in said else state.pairing
    if pairing == UNPAIRED:
        return None
    return _heading(state.roll, pairing, parse_plot(said["plot"]))


@lru_cache(maxsize=4096)
def _heading(roll: int, pairing: int, plot: int) -> Heading | None:
    dice = [paired_die(roll, pairing, place) for place in range(4)]
    a, b, c, d = (format_faces(roll)[die] for die in PAIRINGS[pairing])
    pairs = f"{a}+{b}", f"{c}+{d}"
    for first in (0, 2):
        second = 2 - first
        names_plot = LOCATION(dice[first] * 8 + dice[first + 1]) >> plot & 1
        if names_plot and OUTCOMES(dice[second] * 8 + dice[second + 1]):
            location, build = pairs[first // 2], pairs[second // 2]
            label = f"build at {describe_pair(location)}, with {describe_pair(build)}"
            return Heading(Choice("location", f"{location}|{build}"), label)
    return None
