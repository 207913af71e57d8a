"""The page of a sheet: size, title, description, style and boxes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from ..core.types import Seat
from ..language.messages import load_messages
from .element import NOTHING, SVG, Svg, group, join, leave_out, tag, text, words
from .printer import Base, Printer
from .theme import DARK, Theme, form_of, page_variables, style_sheet

MESSAGES = load_messages(__file__)
MARGIN = 16
TRIM = 10
"""The part of the margin that is trimmed at the top and sides on paper, which has its own."""
HEADER = 50
SLIM = 6
"""The margin of a tall sheet."""
GAP = 8
HEADING = 19
SHEETS_KEPT = 2048
"""The size of caches of sheets' marks: twenty tables of a hundred seats."""
NOTE = "note"
"""The spot under the sheet's name, for the player and the turn."""
_TEXT = re.compile(r"<text\b.*?</text>")
"""Too small to be read in a small drawing, and no picture in a page has the page's fonts."""
_SCHEME = f"@media (prefers-color-scheme:dark){{svg:root{{{page_variables(DARK)}}}}}"
"""A picture in a page knows the page's scheme (`color-scheme`), but not its variables."""


LINE = 10
LETTER = 3.58
"""The width of a small letter, on average."""


def draw_credit(credit: str, left: float, top: float, width: float) -> tuple[Svg, float]:
    """Return the lines of a credit, and their height."""
    lines = _wrap_evenly(credit, int(width / LETTER))
    drawn = (text(line, left, top + 4 + place * LINE, "small") for place, line in enumerate(lines))
    return join(drawn), len(lines) * LINE


def _wrap_evenly(words: str, letters: int) -> list[str]:
    """Return lines of similar length, so that no single word is left for the last."""
    lines = wrap(words, letters)
    while letters > 1 and len(wrap(words, letters - 1)) == len(lines):
        letters -= 1
        lines = wrap(words, letters)
    return lines


class Details(NamedTuple):
    """Details of a sheet that are not in the game's state."""

    names: tuple[str, ...]
    """By seat; empty where there is none."""
    is_blank: bool = False
    """Whether players write points, dice and turns themselves."""
    arrangement: str | None = None
    """The player's arrangement at the end; by default the best."""


def note_blank() -> str:
    """Return the line for the player's own pen: "Name ____   Date ____"."""
    return MESSAGES.say("note-blank")


def name_owner(details: Details, seat: Seat, is_alone: bool) -> str:
    """Return whose sheet it is: a name, "seat 2" or "solo"."""
    if details.names[seat] or not is_alone:
        return details.names[seat] or MESSAGES.say("owner-seat", number=seat + 1)
    return MESSAGES.say("owner-solo")


def note_turn(owner: str, turn: int, is_over: bool) -> str:
    """Return whose sheet it is and when: "Ada, turn 7"."""
    return MESSAGES.say("note-final" if is_over else "note-turn", owner=owner, turn=turn)


class Words(NamedTuple):
    """The title and the description (the sheet as text) of a drawing."""

    title: str
    description: str


def make_page(base: Base, inside: Svg, says: Words, theme: Theme, prefix: str, is_small: bool = False) -> Svg:
    """Return a complete SVG document; a small one has no texts and no room for a name."""
    top = base.head if is_small else base.trim
    height = base.height - top
    return tag(
        "svg",
        words("title", says.title, id=f"{prefix}title"),
        words("desc", says.description, id=f"{prefix}desc"),
        words("style", style_sheet(theme) + (_SCHEME if is_small else "")),
        leave_out(inside, _TEXT) if is_small else inside,
        xmlns=SVG,
        viewBox=f"{base.trim} {top:g} {base.width - 2 * base.trim:g} {height:g}",
        width=base.width - 2 * base.trim,
        height=height,
        class_=f"rw rw-{theme.name} {form_of(base.width, base.is_tall)}".rstrip(),
        role="group",
        aria_labelledby=f"{prefix}title",
    )


def print_page(printer: Printer, name: str, credit: str, size: tuple[float, float], *body: Svg) -> Base:
    """Return a base on its page; for print, with the credit at the foot."""
    width, height = size
    if not printer.is_paper:
        paper = tag("rect", class_="paper", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=5)
        return printer.finish(name, width, height, 0, paper, *body)
    foot, below = draw_credit(credit, MARGIN, height, width - 2 * MARGIN)
    return printer.finish(name, width, height + below, TRIM, *body, foot)


def print_header(printer: Printer, title: str, width: float) -> Svg:
    """Return the sheet's name with the note below it."""
    printer.head = HEADER
    line = tag("path", class_="printed", d=f"M{MARGIN} {HEADER}H{width - MARGIN:g}")
    return text(title, MARGIN, 28, "heading") + printer.said(NOTE, MARGIN, 43, "label") + line


FOOT = 44
"""The height of the foot of a tall sheet."""


def print_foot(printer: Printer, title: str, y: float) -> Svg:
    """Return the same as a foot, for a sheet that starts with its board."""
    return text(title, SLIM, y + 20, "heading") + printer.said(NOTE, SLIM, y + 37, "label")


class Box(NamedTuple):
    """A printed box: its drawn heading, its inner height, its content, and the spot of a number."""

    heading: Svg
    height: float
    content: Svg
    number: str | None = None
    about: str = ""
    """The name of the part that the box explains when pointed at: `logs`."""
    label: str = ""

    @property
    def outer_height(self) -> float:
        """The height with the heading."""
        return HEADING + self.height


def print_heading(title: str) -> Svg:
    """Return a box's heading."""
    return text(title, *HEADING_AT, "small")


HEADING_AT = (8, 13)


def print_box(printer: Printer, box: Box, x: float, y: float, width: float) -> Svg:
    """Return a box; its content's coordinates start below the heading."""
    frame = tag("rect", class_="box", width=width, height=box.outer_height, rx=4)
    number = NOTHING if box.number is None else printer.written(box.number, width - 8, 16)
    inside = frame + box.heading + number + group(box.content, y=HEADING)
    if box.about:
        inside = printer.about(box.about, box.label, inside)
    return group(inside, x=x, y=y)


def stack_boxes(
    printer: Printer, boxes: Sequence[Box], x: float, y: float, width: float, height: float = 0
) -> Svg:
    """Return boxes one below the other, spread over the height."""
    slack = max(0, height - height_of(boxes)) / max(1, len(boxes) - 1)
    drawn = []
    for box in boxes:
        drawn.append(print_box(printer, box, x, y, width))
        y += box.outer_height + GAP + slack
    return join(drawn)


def height_of(boxes: Sequence[Box]) -> float:
    """Return the height of boxes one below the other."""
    return sum(box.outer_height for box in boxes) + GAP * max(0, len(boxes) - 1)
