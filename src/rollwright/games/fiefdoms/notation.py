"""Moves as paths of choices, and as text: the choices, each `kind:value`, with spaces between.

    pair:E3+W5|Ex+W2                                    the Regent pairs
    plot:2,3 build:farm pips:4 square:2,2               a Split: a Farm, four people in square 2,2
    influence:1 plot:2,3 build:springhouse spring:2,4   one influence spent; the building on 2,4 is helped
    plot:3,3 build:quarry-guild                         a guild, its kind chosen
    forfeit:5,1                                         a plot is crossed out
    bar:2,2                                             unrest bars a square

A building that a die can build names its people, `pips:0` for none. A solo Regent's moves begin with `pair`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from ...core.errors import InvalidMove
from ...core.types import Choice, Move
from .board import SIDE, plot_at, square_at
from .buildings import FORFEITED, NAMES, SPLIT, SPRINGHOUSE
from .dice import PAIRINGS, UNPAIRED, unpack_roll
from .moves import BAR_MOVE, PAIR_MOVE, pack_build

SHAPE_OF_A_MOVE = "a move is written like 'plot:2,3 build:farm pips:4 square:2,2' or 'forfeit:5,1'"
FACES = "-12345x*"
"""How the values of dice are written, those of a cross and a wind rose last."""
_DIE = re.compile(r"E[1-5x]|W[1-5*]")
_PATHS = re.compile(
    r"(pair )?(forfeit|(influence )?plot build( pips( square)?)?( spring)?)|pair|bar",
)


# ---- places


def format_plot(plot: int) -> str:
    """7 -> "2,3" """
    return f"{plot // SIDE + 1},{plot % SIDE + 1}"


def format_square(square: int) -> str:
    """5 -> "2,2" """
    return f"{square // (SIDE - 1) + 1},{square % (SIDE - 1) + 1}"


def parse_plot(text: str) -> int:
    """ "2,3" -> 7"""
    return plot_at(*_parse_place("a plot", SIDE, text))


def parse_square(text: str) -> int:
    """ "2,2" -> 5"""
    return square_at(*_parse_place("a population square", SIDE - 1, text))


def _parse_place(what: str, side: int, text: str) -> tuple[int, int]:
    if not re.fullmatch(f"[1-{side}],[1-{side}]", text):
        raise InvalidMove(f"{what} is written row,column from 1,1 to {side},{side}, not {text[:12]!r}")
    return int(text[0]), int(text[2])


# ---- dice


def format_die(die: int, value: int) -> str:
    """(0, 6) -> "Ex": dice 0 and 1 are Event dice"""
    return ("E" if die < 2 else "W") + FACES[value]


def parse_die(text: str) -> tuple[int, int]:
    """ "W*" -> (2, 7): the first die of that colour, and its value"""
    if not _DIE.fullmatch(text):
        raise InvalidMove(f"a die is written like E3, Ex, W5 or W*, not {text[:12]!r}")
    return (0 if text[0] == "E" else 2), FACES.index(text[1])


@lru_cache(maxsize=1024)
def format_faces(roll: int) -> tuple[str, ...]:
    """The number of a roll -> ("E3", "Ex", "W2", "W5")"""
    return tuple(format_die(die, value) for die, value in enumerate(unpack_roll(roll)))


def format_pairing(roll: int, pairing: int) -> str:
    """Return a pairing of a roll: "E3+W5|Ex+W2" """
    faces = format_faces(roll)
    a, b, c, d = (faces[die] for die in PAIRINGS[pairing])
    return f"{a}+{b}|{c}+{d}"


def parse_pairing(text: str) -> str:
    """ "W2+Ex|W5+E3" -> "E3+W5|Ex+W2": dice and pairs in their order"""
    pairs = [pair.split("+") for pair in text.split("|")]
    if len(pairs) != 2 or any(len(pair) != 2 for pair in pairs):
        raise InvalidMove(f"a pairing is written like E3+W5|Ex+W2, not {text[:24]!r}")
    ordered = sorted(sorted(parse_die(die) for die in pair) for pair in pairs)
    return "|".join("+".join(format_die(*die) for die in pair) for pair in ordered)


@lru_cache(maxsize=4096)
def find_pairing(roll: int, text: str) -> int:
    """Return which way of pairing this roll a text says; UNPAIRED if none."""
    wanted = parse_pairing(text)
    for pairing in range(len(PAIRINGS)):
        if parse_pairing(format_pairing(roll, pairing)) == wanted:
            return pairing
    return UNPAIRED


# ---- moves as the kernel's numbers


def code_of(move: Move, roll: int) -> int:
    """Return the kernel's number of a move; InvalidMove if the path is not a move's.

    A pairing that this roll does not have becomes UNPAIRED.
    """
    check_path(move)
    said = {choice.kind: choice.value for choice in move}
    if "bar" in said:
        return BAR_MOVE + parse_square(said["bar"])
    pairing = find_pairing(roll, said["pair"]) if "pair" in said else UNPAIRED
    if "forfeit" in said:
        return pack_build(0, parse_plot(said["forfeit"]), FORFEITED, 0, -1, -1, pairing)
    if "plot" not in said:
        return PAIR_MOVE + pairing
    square = parse_square(said["square"]) if "square" in said else -1
    helped = parse_plot(said["spring"]) if "spring" in said else -1
    spent, pips = int(said.get("influence", "0")), int(said.get("pips", "0"))
    kind = NAMES[said["build"]]
    return pack_build(spent, parse_plot(said["plot"]), kind, pips, square, helped, pairing)


# ---- text


def format_move(move: Move) -> str:
    """Return a move as text."""
    return " ".join(str(choice) for choice in move)


def parse_move(text: str) -> Move:
    """ "plot:2,3  build:farm pips:0" -> (plot:2,3, build:farm, pips:0)"""
    words = text.split()
    if not words or any(":" not in word for word in words):
        raise InvalidMove(f"{SHAPE_OF_A_MOVE}, not {text[:40]!r}")
    move = tuple(_parse_choice(*word.split(":", 1)) for word in words)
    check_path(move)
    return move


def _parse_choice(kind: str, value: str) -> Choice:
    if kind not in _READERS:
        raise InvalidMove(f"there is no choice {kind[:12]!r} in a move; choices are {', '.join(_READERS)}")
    _READERS[kind](value)
    return Choice(kind, parse_pairing(value) if kind == "pair" else value)


def check_path(move: Move) -> None:
    """Raise InvalidMove unless these choices, in this order, are a move."""
    if not _PATHS.fullmatch(" ".join(choice.kind for choice in move)):
        raise InvalidMove(SHAPE_OF_A_MOVE)
    for choice in move:
        _READERS[choice.kind](choice.value)
    said = {choice.kind: choice.value for choice in move}
    if "build" not in said:
        return
    kind = NAMES[said["build"]]
    if ("pips" in said) != (kind in SPLIT):
        raise InvalidMove("what one die can build names its pips, 'pips:0' for none; nothing else has any")
    if ("square" in said) != (said.get("pips", "0") != "0"):
        raise InvalidMove("a population square is named exactly where pips come")
    if "spring" in said and kind != SPRINGHOUSE:
        raise InvalidMove("only a springhouse takes a labourer off a building")


def _one_of(what: str, values: tuple[str, ...]) -> Callable[[str], object]:
    def read(text: str) -> None:
        if text not in values:
            raise InvalidMove(f"{what} is one of {', '.join(values)}, not {text[:16]!r}")

    return read


_READERS: dict[str, Callable[[str], object]] = {
    "pair": parse_pairing,
    "influence": _one_of("influence", tuple("1234")),
    "plot": parse_plot,
    "build": _one_of("a building", tuple(NAMES)),
    "pips": _one_of("a number of pips", tuple("012345")),
    "square": parse_square,
    "spring": parse_plot,
    "forfeit": parse_plot,
    "bar": parse_square,
}
