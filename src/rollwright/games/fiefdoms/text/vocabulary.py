"""The choices of Rolling Fiefdoms: influence, plots, buildings, people, squares and pairings."""

from __future__ import annotations

from ....core.types import Choice
from ....core.vocabulary import Vocabulary
from ..board import MOST_PIPS, PLOTS, SQUARES
from ..buildings import BUILDINGS
from ..dice import ROLLS
from ..offers import MOST_CHANGE, WAYS
from .names import format_pairing, format_plot, format_square, parse_pairing
from .words import CHOICE_PLACES, label_choice, place_of

PLOT_NAMES = [format_plot(plot) for plot in range(PLOTS)]
SQUARE_NAMES = [format_square(square) for square in range(SQUARES)]
PAIRING = {(roll, way): parse_pairing(format_pairing(roll, way)) for roll, _ in ROLLS for way in range(WAYS)}
"""Every roll's pairings, as they are named whatever the order of dice."""
PAIRS = sorted(set(PAIRING.values()))


def places_of(choice: Choice) -> tuple[str, ...]:
    """plot:2,3 -> ("p23",)"""
    return (place_of(choice.kind, choice.value),) if choice.kind in CHOICE_PLACES else ()


VOCABULARY = Vocabulary(
    [
        *(Choice("influence", str(spent)) for spent in range(1, MOST_CHANGE + 1)),
        *(Choice("plot", plot) for plot in PLOT_NAMES),
        *(Choice("build", building.name) for building in BUILDINGS.values()),
        *(Choice("pips", str(pips)) for pips in range(MOST_PIPS + 1)),
        *(Choice("square", square) for square in SQUARE_NAMES),
        *(Choice("spring", plot) for plot in PLOT_NAMES),
        *(Choice("forfeit", plot) for plot in PLOT_NAMES),
        *(Choice("bar", square) for square in SQUARE_NAMES),
        *(Choice("pair", pair) for pair in PAIRS),
    ],
    longest=7,
    label=label_choice,
    places=places_of,
)
