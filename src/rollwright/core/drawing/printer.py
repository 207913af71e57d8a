"""The base of a sheet: what is printed on it, with an empty spot for everything that players draw or write.

A base is made once for a game, its options and a layout. Each spot has a name: places are those a choice
can name (`c4`), the others belong to the sheet alone (`fish-3`, `score-lake`, `note`). Spots are filled
from a sheet's marks: by `filling.py` in a file, by `static/sheet.js` in a browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from .dice import GAP as DICE_GAP
from .dice import SIDE as DIE_SIDE
from .dice import turn_of_die, width_of_dice
from .element import format_number, move_to, tag
from .hand import sketch
from .marks import PREFIX, UNIT, VARIANTS, Mark, draw_under
from .writing import FIGURE_HEIGHT, FIGURE_STEP

CELL = f"M0 0h{UNIT}v{UNIT}H0z"
LEAN = 2.5
"""How many degrees a mark may lean."""
SLOT = "\x00"
"""Stands before and behind the name of a spot in the text of a base."""
TITLE = "?"
"""Before a place's name: here its title goes."""
_FOR_PAGES = re.compile(
    r' (?:data-(?:hand|empty|full|also|step|about)="[^"]*"|role="(?:grid|row|gridcell|button)")'
    r'| aria-label="[^"]*"|<rect class="hit"[^>]*/>'
)
LARGE = 12
"""Figures higher than this are written with a pen that looks finer."""


class Layout(NamedTuple):
    """How a base is printed: beside or below each other, for paper or a screen.

    `printed` are the numbers a game wants besides: rows that grew, cards that were dealt.
    """

    is_tall: bool = False
    is_paper: bool = False
    printed: tuple[int, ...] = ()


class Spot(NamedTuple):
    """Where something is drawn, written or said, and in words what it is without."""

    kind: str
    variant: int = 0
    turn: str | None = None
    """How a mark leans, as a transformation."""
    outline: str = ""
    """The shape of a tint, where it is not a square."""
    empty: str = "empty"
    full: str = ""
    """What any mark here is called, where its own words would mislead."""
    also: str = ""


PLACE, DRAWN, WRITTEN, SAID = "place", "drawn", "written", "said"
"""The kinds of spots: squares that choices name, other drawings, figures written by hand, text."""


class Base(NamedTuple):
    """A printed sheet: its size, its text cut at its spots (text, a spot's name, text...) and the spots."""

    name: str
    width: float
    height: float
    trim: int
    """How much is cut off at the top and sides."""
    pieces: tuple[str, ...]
    plain: tuple[str, ...]
    """The same without what only a page that fills it by itself must know."""
    spots: Mapping[str, Spot]
    is_tall: bool = False
    fold: float = 0
    """How far down it must be seen at once."""
    tap: float = UNIT
    """The width of the smallest place that a finger must find."""


class Printer:
    """Prints a base: hands out spots, and collects what is printed many times alike."""

    def __init__(self, layout: Layout) -> None:
        """Begin with a blank paper."""
        self.is_paper = layout.is_paper
        self.is_tall = layout.is_tall
        self.fold = 0.0
        self.tap: float = UNIT
        self._spots: dict[str, Spot] = {}
        self._parts: dict[str, str] = {}

    # ---- spots

    def place(
        self,
        name: str,
        x: float,
        y: float,
        printed: str = "",
        *,
        scale: float = 1,
        outline: str = CELL,
        empty: str = "empty",
        full: str = "",
        also: str = "",
    ) -> str:
        """Return a place of the sheet: inside it, coordinates are those of a mark."""
        luck = Random(f"square {name}")
        variant, lean = luck.randrange(VARIANTS), format_number(luck.uniform(-LEAN, LEAN))
        shape = "" if outline == CELL else outline
        spot = Spot(PLACE, variant, f"rotate({lean} 20 20)", shape, empty, full, also)
        self._spots[name] = spot
        return tag(
            "g",
            f"{SLOT}{TITLE}{name}{SLOT}",
            tag("path", class_="cell", d=outline),
            printed,
            f"{SLOT}{name}{SLOT}",
            id=PREFIX + name,
            role="gridcell",
            data_place=name,
            data_hand=f"{variant} {lean}",
            data_empty=empty if empty != "empty" else None,
            data_full=full or None,
            data_also=also or None,
            transform=move_to(x, y, scale),
        )

    def drawn(self, name: str, x: float, y: float, scale: float = 1, turn: str = "") -> str:
        """Return a spot for marks that is no place."""
        variant = Random(f"square {name}").randrange(VARIANTS)
        self._spots[name] = Spot(DRAWN, variant)
        where = (move_to(x, y, scale) or "") + turn
        inside = f"{SLOT}{name}{SLOT}"
        return tag("g", inside, data_spot=name, data_hand=str(variant), transform=where or None)

    def written(self, name: str, right: float, base: float, height: float = FIGURE_HEIGHT) -> str:
        """Return a spot for figures that end at `right` and stand on `base`."""
        variant = Random(f"square {name}").randrange(VARIANTS)
        self._spots[name] = Spot(WRITTEN, variant)
        return tag(
            "g",
            f"{SLOT}{name}{SLOT}",
            class_="figures large" if height > LARGE else "figures",
            data_spot=name,
            data_hand=str(variant),
            data_step=FIGURE_STEP,
            transform=move_to(right, base - height, height / FIGURE_HEIGHT),
        )

    def said(self, name: str, x: float, y: float, class_: str, anchor: str | None = None) -> str:
        """Return a spot for text with its baseline at that point."""
        self._spots[name] = Spot(SAID)
        inside = f"{SLOT}{name}{SLOT}"
        return tag("text", inside, data_spot=name, x=x, y=y, class_=class_, text_anchor=anchor)

    def dice(self, name: str, number: int, right: float, y: float, side: float) -> str:
        """Return spots for dice side by side, `name-1` the leftmost; the last ends at `right`."""
        left, step = right - width_of_dice(number, side), side * (1 + DICE_GAP / DIE_SIDE)
        return "".join(
            self.drawn(f"{name}-{place + 1}", left + place * step, y, side / DIE_SIDE, turn_of_die(place))
            for place in range(number)
        )

    # ---- what is printed

    def part(self, name: str, content: str, class_: str, transform: str | None = None) -> str:
        """Return a reference to something that is printed many times alike."""
        self._parts.setdefault(name, tag("g", content, id=f"{PREFIX}p-{name}"))
        return tag("use", href=f"#{PREFIX}p-{name}", class_=class_, transform=transform)

    def mark(self, mark: Mark) -> str:
        """Return a mark as it is printed on the sheet: steady, grey, on its tint."""
        strokes = sketch(mark.strokes, mark.name, shake=0)
        tint = "" if self.is_paper else draw_under(mark)
        return tint + self.part(mark.name, strokes, "printed heavy")

    def about(
        self, name: str, label: str, content: str, box: tuple[float, float, float, float] | None = None
    ) -> str:
        """Return something people may point at and ask about; `box` (x, y, width, height) belongs to it."""
        if self.is_paper:
            return content
        x, y, width, height = box or (0, 0, 0, 0)
        hit = tag("rect", class_="hit", fill="none", x=x, y=y, width=width, height=height) if box else ""
        return tag("g", hit, content, role="button", data_about=name, aria_label=label)

    def grid(self, rows: Iterable[Iterable[str]]) -> str:
        """Return rows of places as a grid one can walk through."""
        return tag("g", *(tag("g", *row, role="row") for row in rows), role="grid")

    def finish(self, name: str, width: float, height: float, trim: int, *body: str) -> Base:
        """Return the base."""
        defined = tag("defs", *self._parts.values()) if self._parts else ""
        pieces = tuple((defined + "".join(body)).split(SLOT))
        plain = tuple(_FOR_PAGES.sub("", piece) for piece in pieces)
        fold = self.fold or height
        return Base(name, width, height, trim, pieces, plain, self._spots, self.is_tall, fold, self.tap)
