"""The shapes the third die stands for, as small drawings."""

from __future__ import annotations

from ....drawing.element import SVG, group, move_to, tag, text, words
from ....drawing.page import Box, print_heading
from ....drawing.pen import Hand
from ....drawing.theme import LIGHT, Theme, style_sheet
from ..shapes import FACES, read_form

CELL = 14
SIDE = 3 * CELL + 6
"""The largest face is three squares wide."""


def draw_shape(shapes: str, die: int, theme: Theme = LIGHT) -> str:
    """("linked", 5) -> a drawing of three squares in an L"""
    return tag(
        "svg",
        words("title", f"shape {die}: {_count_squares(shapes, die)}"),
        words("style", style_sheet(theme)),
        sketch_shape(shapes, die),
        xmlns=SVG,
        viewBox=f"0 0 {SIDE} {SIDE}",
        width=SIDE,
        height=SIDE,
        class_=f"rw rw-{theme.name}",
        role="img",
    )


def _count_squares(shapes: str, die: int) -> str:
    size = len(read_form(FACES[shapes][die - 1]))
    return "1 square" if size == 1 else f"{size} squares"


def sketch_shape(shapes: str, die: int, look: str = "mark fine ink") -> str:
    """Return the shape's squares as part of a drawing, in the middle of its box."""
    form = read_form(FACES[shapes][die - 1])
    rows, columns = max(r for r, _ in form) + 1, max(c for _, c in form) + 1
    left, top = (SIDE - columns * CELL) / 2, (SIDE - rows * CELL) / 2
    hand = Hand(f"shape {shapes} {die}")
    squares = [_square(left + c * CELL, top + r * CELL) for r, c in sorted(form)]
    return tag("path", class_=look, d="".join(hand.draw(stroke) for stroke in squares))


def _square(x: float, y: float) -> str:
    low, high = 1.2, CELL - 1.2
    corners = ((low, low), (high, low), (high, high), (low, high), (low, low))
    return "line " + " ".join(f"{x + a},{y + b}" for a, b in corners)


def shapes_box(shapes: str, width: float) -> Box:
    """Return the six shapes in a row, each beside its die: what paper needs at hand."""
    step = (width - 16) / len(FACES[shapes])
    drawn = []
    for die in range(1, len(FACES[shapes]) + 1):
        shape = tag("g", sketch_shape(shapes, die, "printed heavy"), transform=move_to(12, -4, 0.8))
        drawn.append(group(text(str(die), 0, 19, "label strong"), shape, x=8 + (die - 1) * step))
    return Box(print_heading("SHAPE OF THE THIRD DIE (turn and mirror it as you like)"), 36, "".join(drawn))
