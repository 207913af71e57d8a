"""Moves as text: the choices, each `kind:value`, with spaces between.

    pair:E3+W5|Ex+W2                                    the Regent pairs
    plot:2,3 build:farm pips:4 square:2,2               a Split: a Farm, four people in square 2,2
    influence:1 plot:2,3 build:springhouse spring:2,4   one influence spent; the building on 2,4 is helped
    plot:3,3 build:quarry-guild                         a guild, its kind chosen
    forfeit:5,1                                         a plot is crossed out
    bar:2,2                                             unrest bars a square

A building that a die can build names its people, `pips:0` for none. A solo Regent's moves begin with `pair`.
"""

from __future__ import annotations

from ....core.errors import InvalidMove
from ....core.notation import Notation, Spelling
from ....core.types import Move
from ..board import MOST_PIPS, SIDE
from ..buildings import BUILDINGS, NAMES, SPLIT, SPRINGHOUSE
from ..dice import parse_pairing
from ..offers import MOST_CHANGE
from ..paths import VOCABULARY
from ..refusals import say_why

WORD = "{kind}:{value}"
PLOT = Spelling(WORD, say_why("plot-written", side=SIDE))
SQUARE = Spelling(WORD, say_why("square-written", side=SIDE - 1))


def _spell_one_of(rule: str, values: range | list[str]) -> Spelling:
    return Spelling(WORD, say_why(rule, values=", ".join(map(str, values))))


def check_people(move: Move) -> None:
    """Raise InvalidMove if people, or whom they help, do not go with the building."""
    said = {choice.kind: choice.value for choice in move}
    if "build" not in said:
        return
    kind = NAMES[said["build"]]
    if ("pips" in said) != (kind in SPLIT):
        raise InvalidMove(say_why("pips-named"))
    if ("square" in said) != (said.get("pips", "0") != "0"):
        raise InvalidMove(say_why("square-named"))
    if "spring" in said and kind != SPRINGHOUSE:
        raise InvalidMove(say_why("spring-only"))


NOTATION = Notation(
    VOCABULARY,
    {
        "influence": _spell_one_of("influence-one-of", range(1, MOST_CHANGE + 1)),
        "plot": PLOT,
        "build": _spell_one_of("building-one-of", [building.name for building in BUILDINGS.values()]),
        "pips": _spell_one_of("pips-one-of", range(MOST_PIPS + 1)),
        "square": SQUARE,
        "spring": PLOT,
        "forfeit": PLOT,
        "bar": SQUARE,
        "pair": Spelling(WORD, say_why("pairing-written"), parse_pairing),
    },
    {
        "pair? influence? plot build pips? square? spring?": "plot:2,3 build:farm pips:4 square:2,2",
        "pair? forfeit": "forfeit:5,1",
        "pair": "pair:E3+W5|Ex+W2",
        "bar": "bar:2,2",
    },
    check_people,
)
