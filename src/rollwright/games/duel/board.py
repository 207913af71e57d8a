"""The facts of Chiefdom Duel: icons, tracks, abilities and the two boards, as data."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ...kernel.bits import Bits, Grid, make_bits, make_grid
from ...kernel.types import Numbers
from .refusals import say_why

ICONS = ("sun", "mask", "forest", "lake", "hut", "spear")
"""Icons by die value, from 1."""
ABILITIES = ("split", "wild", "leftover", "again", "cross", "mark")
"""One-time abilities: what a plus allows."""
PERMANENTS = ("+1", "-1", "flip", "reroll", "twin")
"""Permanent abilities: what a star gives."""
LOT = "lot"
"""In the place of the side that begins: a die says which."""
SIDES = ("A", "B")
LOT = "lot"
"""In the place of the side that begins: a die says which."""
SEATS = len(SIDES)
DICE = 5

LIFT, PLUS, STAR = 1, 2, 3
THINGS = ("lift", "plus", "star")
"""What a square of a track can hold, from 1."""
ROW_LENGTH = 18
TRACK = {4: LIFT, 8: PLUS, 12: LIFT, 18: STAR}
"""The squares of a row with something on them, the same in every row (house ruling)."""
MOST_THINGS = 8
"""So many in a row fit into the queue whatever a turn marks."""
PRINTED = sum(thing << (2 * square) for square, thing in TRACK.items())
"""The same in one number: two bits for each square."""

PREDRAWN = {"c2": 1, "g2": 2, "h5": 3, "g8": 6, "c8": 5, "b5": 4}
"""Icons printed on the 9 x 9 (house ruling); a wider board shows the same picture inside its ring."""
RING_MOUNTAINS = {9: (), 11: ("a1", "f1", "k1", "a6", "k6", "a11", "f11", "k11")}
"""Mountains printed on the grey ring (house ruling)."""
SIZES = tuple(RING_MOUNTAINS)
SMALLEST = min(SIZES)


class Land(NamedTuple):
    """What is drawn on the shared board: each square's value in binary, 7 for what only blocks."""

    ones: Bits
    twos: Bits
    fours: Bits
    crosses: Bits
    """Which of the blocked squares are crosses; the others are mountains."""


class Board(NamedTuple):
    """A board before the first round."""

    grid: Grid
    land: Land
    predrawn: Bits
    gives: int
    """What every row's squares hold, two bits each from square 0 on."""


class Params(NamedTuple):
    """What a game is played with: the board, and what was learned of it."""

    board: Board
    values: Numbers
    """The net that says who wins; of length 0 where nothing was learned."""
    layers: object
    """The part of it that looks at squares, which only bots read."""


def parse_square(text: str, width: int) -> int | None:
    """ "c2", 9 -> 11; None if the board has no such square."""
    column = ord(text[0]) - ord("a") if text[:1].isascii() and text else -1
    row = text[1:]
    if not (0 <= column < width and row.isdecimal() and row.isascii() and len(row) <= 2 and row[0] != "0"):
        return None
    return (int(row) - 1) * width + column if int(row) <= width else None


def format_square(square: int, width: int) -> str:
    """11, 9 -> "c2" """
    return f"{chr(ord('a') + square % width)}{square // width + 1}"


def make_land(values: dict[int, int], crosses: Bits) -> Land:
    """{3: 5} -> a hut on square 3; value 7 blocks."""
    planes = [make_bits(s for s, value in values.items() if value & bit) for bit in (1, 2, 4)]
    return Land(planes[0], planes[1], planes[2], crosses)


def _find(name: str, size: int, shift: int) -> int:
    square = parse_square(name, size - 2 * shift)
    assert square is not None
    row, column = divmod(square, size - 2 * shift)
    return (row + shift) * size + column + shift


def things_on(gives: int) -> dict[int, int]:
    """Return what the squares of a row hold: {4: LIFT, 18: STAR}"""
    found = {square: (gives >> (2 * square)) & 3 for square in range(1, ROW_LENGTH + 1)}
    return {square: thing for square, thing in found.items() if thing}


def format_track(gives: int) -> str:
    """Return "4lift-18star"; `parse_track` undoes it."""
    return "-".join(f"{square}{THINGS[thing - 1]}" for square, thing in things_on(gives).items())


def spell_track(text: str) -> str:
    """Return a track in its one spelling; ValueError if it is none."""
    return format_track(parse_track(text))


def parse_track(text: str) -> int:
    """ "4lift-18star" -> both as one number; ValueError if a row has no such squares or things"""
    found = []
    for word in text.split("-"):
        thing = word.lstrip("0123456789")
        square = word[: len(word) - len(thing)]
        if thing not in THINGS or not square or not 1 <= int(square) <= ROW_LENGTH:
            raise ValueError(say_why("track-written", text=repr(text[:40])))
        found.append((int(square), THINGS.index(thing) + 1))
    if sorted({square for square, _ in found}) != [square for square, _ in found]:
        raise ValueError(say_why("track-rises", text=repr(text[:40])))
    if len(found) > MOST_THINGS:
        raise ValueError(say_why("track-too-full", most=MOST_THINGS, number=len(found)))
    return sum(thing << (2 * square) for square, thing in found)


def _make_board(size: int, gives: int) -> Board:
    shift = (size - SMALLEST) // 2
    values = {_find(name, size, shift): value for name, value in PREDRAWN.items()}
    predrawn = make_bits(values)
    values |= {_find(name, size, 0): 7 for name in RING_MOUNTAINS[size]}
    return Board(make_grid(size, size), make_land(values, Bits(0, 0)), predrawn, gives)


@cache
def boards_with(gives: int) -> dict[int, Board]:
    """Return the boards of every size for rows that hold those things."""
    return {size: _make_board(size, gives) for size in SIZES}


BOARDS = boards_with(PRINTED)
