"""The grid of a Chiefdom sheet: 72 squares, letters and numbers, and the printed walls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....core.bits import Bits, has, near
from ....core.types import Ghost
from ....games.chiefdom.board import GRID, HEIGHT, SQUARES, WIDTH
from ....games.chiefdom.edition import EAST, WEST
from ....games.chiefdom.sheet import Sheet, trees
from ....games.chiefdom.text import mark_at
from ..element import group, tag, text
from ..hand import sketch
from ..marks import UNIT, Mark, Sprite
from ..page import make_place
from .marks import CUT_THREE, CUT_TWO, FISHED, MARKS, WALL, WORDS

BOARD_WIDTH, BOARD_HEIGHT = WIDTH * UNIT, HEIGHT * UNIT


def draw_board(sheet: Sheet, sprite: Sprite, ghosts: Sequence[Ghost]) -> str:
    """Return the squares, with their top left corner at the origin."""
    waiting = {ghost.place: ghost.mark for ghost in ghosts}
    taken = _harvested(sheet)
    squares = []
    for square, name in enumerate(SQUARES):
        look = _name_look(mark_at(sheet, square), has(taken, square))
        squares.append(_draw_square(square, look, sprite, waiting.get(name)))
    frame = tag("path", class_="printed", d=f"M0 0h{BOARD_WIDTH}v{BOARD_HEIGHT}H0z")
    return _print_letters() + _print_numbers() + _print_walls() + "".join(squares) + frame


def _harvested(sheet: Sheet) -> Bits:
    """Return the squares where a man took fish or logs."""
    fished = sheet.water & near(sheet.fisherman, GRID)
    return fished | (trees(sheet) & near(sheet.lumberjack, GRID))


class SquareLook(NamedTuple):
    """A square in words, and the marks that show it."""

    words: str
    marks: tuple[Mark, ...]


def _name_look(mark: str, is_taken: bool) -> SquareLook:
    """("~", True) -> "water, fished", drawn as waves with a fish"""
    if not is_taken:
        return SquareLook(WORDS[mark], () if mark == "." else (MARKS[mark],))
    if mark == "~":
        return SquareLook(f"{WORDS[mark]}, fished", (FISHED,))
    return SquareLook(f"{WORDS[mark]}, cut", (MARKS[mark], CUT_TWO if mark == "2" else CUT_THREE))


def _draw_square(square: int, look: SquareLook, sprite: Sprite, ghost: str | None) -> str:
    row, column = divmod(square, WIDTH)
    name, title = SQUARES[square], look.words
    drawn = "".join(sprite.use(mark, name) for mark in look.marks)
    if ghost is not None:
        title += f", preview: {WORDS[ghost]}"
        drawn += sprite.use_ghost(MARKS[ghost], name)
    return make_place(sprite.prefix, name, column * UNIT, row * UNIT, title, drawn)


# ---- what is printed around the grid


def _print_letters() -> str:
    letters = (text("abcdef"[c], c * UNIT + UNIT / 2, -6, "label", "middle") for c in range(WIDTH))
    return "".join(letters)


def _print_numbers() -> str:
    """Number the rows; beside a printed wall the number stands left of it."""
    walled = {square // WIDTH for square in range(WIDTH * HEIGHT) if has(WEST, square)}
    places = (-7 - UNIT * (row in walled) for row in range(HEIGHT))
    numbers = (text(str(r + 1), x, r * UNIT + UNIT / 2 + 3.5, "label", "end") for r, x in enumerate(places))
    return "".join(numbers)


def _print_walls() -> str:
    """Return the walls West and East of the grid, grey because they are printed."""
    beside = [(-UNIT, s) for s in range(WIDTH * HEIGHT) if has(WEST, s)]
    beside += [(BOARD_WIDTH, s) for s in range(WIDTH * HEIGHT) if has(EAST, s)]
    bricks = sketch(WALL.strokes, "printed wall", shake=0)
    return "".join(group(bricks, x=x, y=s // WIDTH * UNIT, class_="printed") for x, s in beside)
