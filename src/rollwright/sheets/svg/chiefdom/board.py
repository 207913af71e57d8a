"""The grid of a Chiefdom sheet: 72 squares, letters and numbers, and the printed walls."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.bits import has, near
from ....core.types import Ghost
from ....games.chiefdom.board import GRID, HEIGHT, SQUARES, WIDTH
from ....games.chiefdom.edition import EAST, WEST
from ....games.chiefdom.sheet import Sheet
from ....games.chiefdom.text import mark_at
from ..element import group, tag, text
from ..hand import Hand, sketch
from ..marks import UNIT, Sprite
from ..page import make_place
from .marks import CUT_THREE, CUT_TWO, FISHED, MARKS, WALL, WORDS

BOARD_WIDTH, BOARD_HEIGHT = WIDTH * UNIT, HEIGHT * UNIT


def draw_board(sheet: Sheet, sprite: Sprite, ghosts: Sequence[Ghost]) -> str:
    """Return the squares, with their top left corner at the origin."""
    waiting = {ghost.place: ghost.mark for ghost in ghosts}
    squares = [_draw_square(sheet, s, sprite, waiting.get(SQUARES[s])) for s in range(WIDTH * HEIGHT)]
    frame = tag("path", class_="printed", d=f"M0 0h{BOARD_WIDTH}v{BOARD_HEIGHT}H0z")
    return _print_letters() + _print_numbers() + _print_walls() + "".join(squares) + frame


def _draw_square(sheet: Sheet, square: int, sprite: Sprite, ghost: str | None) -> str:
    row, column = divmod(square, WIDTH)
    name, mark = SQUARES[square], mark_at(sheet, square)
    title = WORDS[mark] + _harvest(sheet, square)
    drawn = _draw_ink(sheet, square, mark, sprite)
    if ghost is not None:
        title += f", preview: {WORDS[ghost]}"
        drawn += sprite.use_ghost(MARKS[ghost], name)
    return make_place(sprite.prefix, name, column * UNIT, row * UNIT, title, drawn)


def _harvest(sheet: Sheet, square: int) -> str:
    """Return ", fished" or ", cut" where a man took something."""
    if _is_fished(sheet, square):
        return ", fished"
    return ", cut" if _is_cut(sheet, square) else ""


def _is_fished(sheet: Sheet, square: int) -> bool:
    return bool(has(sheet.water & near(sheet.fisherman, GRID), square))


def _is_cut(sheet: Sheet, square: int) -> bool:
    return bool(has((sheet.two | sheet.three) & near(sheet.lumberjack, GRID), square))


def _draw_ink(sheet: Sheet, square: int, mark: str, sprite: Sprite) -> str:
    name = SQUARES[square]
    if mark == ".":
        return ""
    if _is_fished(sheet, square):
        return sprite.use(FISHED, name)
    drawn = sprite.use(MARKS[mark], name)
    if _is_cut(sheet, square):
        drawn += sprite.use(CUT_TWO if mark == "2" else CUT_THREE, name)
    return drawn


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
    bricks = sketch(WALL.strokes, Hand("printed wall", shake=0))
    return "".join(group(bricks, x=x, y=s // WIDTH * UNIT, class_="printed") for x, s in beside)
