"""The paper a sheet is drawn on: size, title, description, style, places and boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .credits import draw_credit
from .element import SVG, group, move_to, tag, text, words
from .marks import UNIT
from .theme import Theme, style_sheet
from .writing import write_number

CELL = f"M0 0h{UNIT}v{UNIT}H0z"
MARGIN = 16
TRIM = 10
"""How much of the margin is cut off at the top and sides for paper, which has one of its own."""
HEADER = 50
GAP = 8
HEADING = 19
BLANK_NOTE = "Name ____________________   Date ____________"


class Look(NamedTuple):
    """How a sheet is drawn: everything but what is on it."""

    theme: Theme
    prefix: str
    names: tuple[str, ...]
    """By seat; empty where nobody said."""
    is_tall: bool = False
    is_blank: bool = False
    arrangement: str | None = None
    """What the player arranged at the end; by default the best there is."""


class Words(NamedTuple):
    """What a drawing says of itself: its title, the sheet as text, and whose game it is."""

    title: str
    description: str
    credit: str


def make_page(width: float, height: float, says: Words, look: Look, *body: str) -> str:
    """Return a whole drawing that stands alone; on paper to print the credit is at its foot."""
    theme, prefix = look.theme, look.prefix
    paper = tag("rect", class_="paper", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=5)
    foot, cut = "", 0
    if not theme.has_fills:
        foot, below = draw_credit(says.credit, MARGIN, height, width - 2 * MARGIN)
        height, cut = height + below, TRIM
    return tag(
        "svg",
        words("title", says.title, id=f"{prefix}title"),
        words("desc", says.description, id=f"{prefix}desc"),
        words("style", style_sheet(theme)),
        paper if theme.has_fills else "",
        *body,
        foot,
        xmlns=SVG,
        viewBox=f"{cut} {cut} {width - 2 * cut:g} {height - cut:g}",
        width=width - 2 * cut,
        height=height - cut,
        class_=f"rw rw-{theme.name}",
        role="group",
        aria_labelledby=f"{prefix}title",
    )


def make_place(
    prefix: str,
    place: str,
    x: float,
    y: float,
    title: str,
    *drawn: str,
    scale: float = 1,
    outline: str = CELL,
) -> str:
    """Return a place of the sheet: inside it, coordinates are those of a mark."""
    cell = tag("path", class_="cell", d=outline)
    name = words("title", f"{place}: {title}")
    where = move_to(x, y, scale)
    return tag("g", name, cell, *drawn, id=prefix + place, data_place=place, transform=where)


def make_header(title: str, note: str, width: float) -> str:
    """Return the sheet's name and, under it, whose it is and when."""
    line = tag("path", class_="printed", d=f"M{MARGIN} {HEADER}H{width - MARGIN:g}")
    return text(title, MARGIN, 28, "heading") + text(note, MARGIN, 43, "label") + line


class Box(NamedTuple):
    """A printed box: its heading, a number written beside it, its inner height and what is inside."""

    title: str
    height: float
    content: str
    number: int | None = None

    @property
    def outer_height(self) -> float:
        """The height with the heading."""
        return HEADING + self.height


def make_box(box: Box, x: float, y: float, width: float) -> str:
    """Return a box; its content's coordinates start below the heading."""
    frame = tag("rect", class_="box", width=width, height=box.outer_height, rx=4)
    heading = text(box.title, 8, 13, "small")
    number = "" if box.number is None else write_number(box.number, width - 8, 16, box.title)
    return group(frame, heading, number, group(box.content, y=HEADING), x=x, y=y)


def stack_boxes(boxes: Sequence[Box], x: float, y: float, width: float, height: float = 0) -> str:
    """Return boxes one below the other, spread out over the height where there is more of it."""
    slack = max(0, height - height_of(boxes)) / max(1, len(boxes) - 1)
    drawn = []
    for box in boxes:
        drawn.append(make_box(box, x, y, width))
        y += box.outer_height + GAP + slack
    return "".join(drawn)


def height_of(boxes: Sequence[Box]) -> float:
    """Return the height of boxes one below the other."""
    return sum(box.outer_height for box in boxes) + GAP * max(0, len(boxes) - 1)
