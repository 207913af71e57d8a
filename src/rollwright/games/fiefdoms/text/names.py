"""Plots, population squares, dice and pairings as text: `2,3`, `E3`, `W*`, `E3+W5|Ex+W2`."""

from __future__ import annotations

import re
from functools import lru_cache

from ....core.errors import InvalidMove
from ..board import SIDE, plot_at, square_at
from ..dice import PAIRINGS, UNPAIRED, unpack_roll
from ..messages import say_why

FACES = "-12345x*"
"""How the values of dice are written, those of a cross and a wind rose last."""
_DIE = re.compile(r"E[1-5x]|W[1-5*]")


# ---- places


def format_plot(plot: int) -> str:
    """7 -> "2,3" """
    return f"{plot // SIDE + 1},{plot % SIDE + 1}"


def format_square(square: int) -> str:
    """5 -> "2,2" """
    return f"{square // (SIDE - 1) + 1},{square % (SIDE - 1) + 1}"


def parse_plot(text: str) -> int:
    """ "2,3" -> 7"""
    return plot_at(*_parse_place("plot-written-not", SIDE, text))


def parse_square(text: str) -> int:
    """ "2,2" -> 5"""
    return square_at(*_parse_place("square-written-not", SIDE - 1, text))


def _parse_place(refusal: str, side: int, text: str) -> tuple[int, int]:
    if not re.fullmatch(f"[1-{side}],[1-{side}]", text):
        raise InvalidMove(say_why(refusal, side=side, text=repr(text[:12])))
    return int(text[0]), int(text[2])


# ---- dice


def format_die(die: int, value: int) -> str:
    """(0, 6) -> "Ex": dice 0 and 1 are Event dice"""
    return ("E" if die < 2 else "W") + FACES[value]


def parse_die(text: str) -> tuple[int, int]:
    """ "W*" -> (2, 7): the first die of that colour, and its value"""
    if not _DIE.fullmatch(text):
        raise InvalidMove(say_why("die-written", text=repr(text[:12])))
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
        raise InvalidMove(say_why("pairing-written-not", text=repr(text[:24])))
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
