"""The paper a sheet is drawn on: size, title, description, style and boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .credits import draw_credit
from .element import SVG, group, tag, text, words
from .printer import Base, Printer
from .theme import Theme, form_of, style_sheet

MARGIN = 16
TRIM = 10
"""How much of the margin is cut off at the top and sides for paper, which has one of its own."""
HEADER = 50
SLIM = 6
"""The margin of a tall sheet."""
GAP = 8
HEADING = 19
SHEETS_KEPT = 2048
"""So many sheets' marks are remembered: those of twenty tables of a hundred."""
BLANK_NOTE = "Name ____________________   Date ____________"
NOTE = "note"
"""The spot under the sheet's name: whose it is and when."""


class Details(NamedTuple):
    """What is written on a sheet besides what the game knows."""

    names: tuple[str, ...]
    """By seat; empty where nobody said."""
    is_blank: bool = False
    """Whether players write points, dice and turns themselves."""
    arrangement: str | None = None
    """What the player arranged at the end; by default the best there is."""


class Words(NamedTuple):
    """What a drawing says of itself: its title, and the sheet as text."""

    title: str
    description: str


def make_page(base: Base, inside: str, says: Words, theme: Theme, prefix: str) -> str:
    """Return a whole drawing that stands alone."""
    return tag(
        "svg",
        words("title", says.title, id=f"{prefix}title"),
        words("desc", says.description, id=f"{prefix}desc"),
        words("style", style_sheet(theme)),
        inside,
        xmlns=SVG,
        viewBox=f"{base.trim} {base.trim} {base.width - 2 * base.trim:g} {base.height - base.trim:g}",
        width=base.width - 2 * base.trim,
        height=base.height - base.trim,
        class_=f"rw rw-{theme.name} {form_of(base.width, base.is_tall)}".rstrip(),
        role="group",
        aria_labelledby=f"{prefix}title",
    )


def print_page(printer: Printer, name: str, credit: str, size: tuple[float, float], *body: str) -> Base:
    """Return a base on its paper; on paper to print the credit is at its foot."""
    width, height = size
    if not printer.is_paper:
        paper = tag("rect", class_="paper", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=5)
        return printer.finish(name, width, height, 0, paper, *body)
    foot, below = draw_credit(credit, MARGIN, height, width - 2 * MARGIN)
    return printer.finish(name, width, height + below, TRIM, *body, foot)


def print_header(printer: Printer, title: str, width: float) -> str:
    """Return the sheet's name and, under it, room for whose it is and when."""
    line = tag("path", class_="printed", d=f"M{MARGIN} {HEADER}H{width - MARGIN:g}")
    return text(title, MARGIN, 28, "heading") + printer.said(NOTE, MARGIN, 43, "label") + line


FOOT = 44
"""The height of the foot of a tall sheet."""


def print_foot(printer: Printer, title: str, y: float) -> str:
    """Return the same at the foot, for a sheet whose board must come first."""
    return text(title, SLIM, y + 20, "heading") + printer.said(NOTE, SLIM, y + 37, "label")


class Box(NamedTuple):
    """A printed box: its heading as drawn, its inner height, what is inside, and the spot of a number."""

    heading: str
    height: float
    content: str
    number: str | None = None
    about: str = ""
    """What all of it is about, where people may point at it as a whole: `logs`."""
    label: str = ""

    @property
    def outer_height(self) -> float:
        """The height with the heading."""
        return HEADING + self.height


def print_heading(title: str) -> str:
    """Return a box's heading."""
    return text(title, *HEADING_AT, "small")


HEADING_AT = (8, 13)


def print_box(printer: Printer, box: Box, x: float, y: float, width: float) -> str:
    """Return a box; its content's coordinates start below the heading."""
    frame = tag("rect", class_="box", width=width, height=box.outer_height, rx=4)
    number = "" if box.number is None else printer.written(box.number, width - 8, 16)
    inside = frame + box.heading + number + group(box.content, y=HEADING)
    if box.about:
        inside = printer.about(box.about, box.label, inside)
    return group(inside, x=x, y=y)


def stack_boxes(
    printer: Printer, boxes: Sequence[Box], x: float, y: float, width: float, height: float = 0
) -> str:
    """Return boxes one below the other, spread out over the height where there is more of it."""
    slack = max(0, height - height_of(boxes)) / max(1, len(boxes) - 1)
    drawn = []
    for box in boxes:
        drawn.append(print_box(printer, box, x, y, width))
        y += box.outer_height + GAP + slack
    return "".join(drawn)


def height_of(boxes: Sequence[Box]) -> float:
    """Return the height of boxes one below the other."""
    return sum(box.outer_height for box in boxes) + GAP * max(0, len(boxes) - 1)
