"""The shared board of Chiefdom Duel."""

from __future__ import annotations

from ....core.types import Ghost
from ....games.duel.board import BOARDS, SMALLEST, format_square
from ....games.duel.sheet import Position
from ....games.duel.text import mark_at
from ..element import tag, text
from ..marks import UNIT, Sprite
from ..page import make_place
from .marks import MARKS, WORDS


def draw_board(at: Position, sprite: Sprite, ghosts: tuple[Ghost, ...]) -> str:
    """Return the squares, with their top left corner at the origin."""
    waiting = {ghost.place: ghost.mark for ghost in ghosts}
    names = [format_square(square, at.size) for square in range(at.size**2)]
    squares = [_draw_square(at, s, name, sprite, waiting.get(name)) for s, name in enumerate(names)]
    return _print_edges(at.size) + _print_frames(at.size) + "".join(squares)


def _draw_square(at: Position, square: int, name: str, sprite: Sprite, ghost: str | None) -> str:
    row, column = divmod(square, at.size)
    mark = mark_at(at.land, square)
    printed = is_printed(at.size, square)
    title = WORDS[mark] + (", printed" if printed else "")
    drawn = (
        "" if mark == "." else sprite.use_printed(MARKS[mark]) if printed else sprite.use(MARKS[mark], name)
    )
    if ghost is not None:
        title += f", preview: {WORDS[ghost]}"
        drawn += sprite.use_ghost(MARKS[ghost], name)
    return make_place(sprite.prefix, name, column * UNIT, row * UNIT, title, drawn)


def is_printed(size: int, square: int) -> bool:
    """Say whether the square shows something before the first round."""
    return mark_at(BOARDS[size].land, square) != "."


def _print_edges(size: int) -> str:
    """Return letters above and numbers left of the board."""
    middle = [place * UNIT + UNIT / 2 for place in range(size)]
    letters = (text(chr(ord("a") + c), x, -6, "label", "middle") for c, x in enumerate(middle))
    numbers = (text(str(r + 1), -7, y + 3.5, "label", "end") for r, y in enumerate(middle))
    return "".join([*letters, *numbers])


def _print_frames(size: int) -> str:
    """Return the outer edge and, where there is a ring, its tint and inner edge."""
    side = size * UNIT
    ring = (size - SMALLEST) // 2 * UNIT
    inner = side - 2 * ring
    outer = f"M0 0h{side}v{side}H0z"
    inside = f"M{ring} {ring}v{inner}h{inner}v-{inner}z" if ring else ""
    tint = tag("path", class_="shade", d=outer + inside) if ring else ""
    return tint + tag("path", class_="printed", d=outer + inside)
