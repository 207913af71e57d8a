"""The shapes the third die stands for, as small drawings."""

from __future__ import annotations

from ....drawing.element import SVG, Svg, group, join, move_to, tag, text, words
from ....drawing.page import Box, print_heading
from ....drawing.paper_notes import add_note
from ....drawing.pen import Hand
from ....drawing.theme import LIGHT, Theme, style_sheet
from ..shapes import FACES, read_form
from ..text.messages import MESSAGES

CELL = 14
SIDE = 3 * CELL + 6
"""The largest face is three squares wide."""
IN_A_ROW, ROW = 3, 28


def draw_shape(shapes: str, die: int, theme: Theme = LIGHT) -> Svg:
    """("linked", 5) -> a drawing of three squares in an L"""
    return tag(
        "svg",
        words("title", MESSAGES.say("shape-drawn", die=die, number=len(read_form(FACES[shapes][die - 1])))),
        words("style", style_sheet(theme)),
        sketch_shape(shapes, die),
        xmlns=SVG,
        viewBox=f"0 0 {SIDE} {SIDE}",
        width=SIDE,
        height=SIDE,
        class_=f"rw rw-{theme.name}",
        role="img",
    )


def sketch_shape(shapes: str, die: int, look: str = "mark fine ink") -> Svg:
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
    """Return the six shapes in two rows, each beside its die: what paper needs at hand."""
    step, drawn = (width - 16) / IN_A_ROW, []
    for place in range(len(FACES[shapes])):
        row, column = divmod(place, IN_A_ROW)
        shape = tag("g", sketch_shape(shapes, place + 1, "printed heavy"), transform=move_to(14, -3, 0.54))
        number = text(str(place + 1), 0, 14, "label strong")
        drawn.append(group(number, shape, x=8 + column * step, y=row * ROW))
    rows = -(-len(FACES[shapes]) // IN_A_ROW)
    box = Box(print_heading(MESSAGES.say("heading-shapes")), rows * ROW + 2, join(drawn))
    return add_note(box, MESSAGES.say("shapes-note"), width)
