"""The base of a sheet: its printed part, with an empty spot for everything that players draw or write.

A base is made once for a game, its options and a layout. Each spot has a name: places are those a choice
can name (`c4`), the others belong to the sheet alone (`fish-3`, `score-lake`, `note`). Spots are filled
from a sheet's marks: by `sheets/svg/render.py` in a file, by `static/sheet.js` in a browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from .dice import GAP as DICE_GAP
from .dice import SIDE as DIE_SIDE
from .dice import turn_of_die, width_of_dice
from .element import NOTHING, Svg, format_number, join, leave_out, move_to, split, tag, write
from .handwriting import FIGURE_HEIGHT, FIGURE_STEP
from .marks import PREFIX, UNIT, VARIANTS, Mark, draw_under
from .pen import sketch

CELL = f"M0 0h{UNIT}v{UNIT}H0z"
LEAN = 2.5
"""The largest rotation of a mark in degrees."""
SLOT = "\x00"
"""Delimits the names of spots in the text of a base."""
TITLE = "?"
"""The prefix of a place's name where its title goes."""
_FOR_PAGES = re.compile(
    r' (?:data-(?:hand|empty|full|also|step|about)="[^"]*"|role="(?:grid|row|gridcell|button)")'
    r'| aria-label="[^"]*"|<rect class="hit"[^>]*/>'
)
LARGE = 12
"""Larger figures are written with a finer pen."""


class Layout(NamedTuple):
    """The layout of a base: wide or tall, for paper or a screen.

    `printed` are numbers of the game that change the base: rows that grew, cards that were dealt. A tall
    base may be lying, for a phone on its side: rows run down and columns run across.
    """

    is_tall: bool = False
    is_paper: bool = False
    printed: tuple[int, ...] = ()
    is_lying: bool = False


class Spot(NamedTuple):
    """A place for marks, figures or text, with its words while it is empty."""

    kind: str
    variant: int = 0
    turn: str | None = None
    """The rotation of a mark, as a transform."""
    outline: str = ""
    """The shape of a tint, where it is not a square."""
    empty: str = ""
    """The words for no mark here, where they are not those of any empty place."""
    full: str = ""
    """The words for any mark here, instead of its own."""
    also: str = ""


PLACE, DRAWN, WRITTEN, SAID = "place", "drawn", "written", "said"
"""The kinds of spots: squares that choices name, other drawings, figures written by hand, text."""


class Base(NamedTuple):
    """A printed sheet: its size, its text split at its spots (text, a spot's name, text...) and the spots."""

    name: str
    width: float
    height: float
    trim: int
    """The margin that is trimmed at the top and sides."""
    pieces: tuple[Svg, ...]
    plain: tuple[Svg, ...]
    """The same without the attributes that only a page needs."""
    spots: Mapping[str, Spot]
    is_tall: bool = False
    fold: float = 0
    """The height that must be visible without scrolling."""
    tap: float = UNIT
    """The width of the smallest place, for touch."""
    apart: tuple[float, ...] = ()
    """Left, top, width and height of what a page may show apart: all that is right of the first."""
    head: float = 0
    """The height of the sheet's name, if it stands above all else."""


class PlaceWords(NamedTuple):
    """The words of a place: while it is empty, for any mark on it, and in addition."""

    empty: str = ""
    full: str = ""
    also: str = ""


EMPTY = PlaceWords()


class Printer:
    """Prints a base: creates spots, and defines repeated parts once."""

    def __init__(self, layout: Layout) -> None:
        """Start with a blank page."""
        self.is_paper = layout.is_paper
        self.is_tall = layout.is_tall
        self.is_lying = layout.is_lying
        self.fold = 0.0
        self.tap: float = UNIT
        self.apart: tuple[float, ...] = ()
        self.head = 0.0
        self._spots: dict[str, Spot] = {}
        self._parts: dict[str, Svg] = {}

    # ---- spots

    def place(
        self,
        name: str,
        x: float,
        y: float,
        printed: Svg = NOTHING,
        *,
        scale: float = 1,
        outline: str = CELL,
        words: PlaceWords = EMPTY,
    ) -> Svg:
        """Return a place of the sheet, with the coordinates of a mark inside it."""
        random = Random(f"square {name}")
        variant, lean = random.randrange(VARIANTS), format_number(random.uniform(-LEAN, LEAN))
        shape = "" if outline == CELL else outline
        spot = Spot(PLACE, variant, f"rotate({lean} 20 20)", shape, *words)
        self._spots[name] = spot
        return tag(
            "g",
            _keep_free(TITLE + name),
            tag("path", class_="cell", d=outline),
            printed,
            _keep_free(name),
            id=PREFIX + name,
            role="gridcell",
            data_place=name,
            data_hand=f"{variant} {lean}",
            data_empty=words.empty or None,
            data_full=words.full or None,
            data_also=words.also or None,
            transform=move_to(x, y, scale),
        )

    def drawn(self, name: str, x: float, y: float, scale: float = 1, turn: str = "") -> Svg:
        """Return a spot for marks that is no place."""
        variant = Random(f"square {name}").randrange(VARIANTS)
        self._spots[name] = Spot(DRAWN, variant)
        where = (move_to(x, y, scale) or "") + turn
        return tag("g", _keep_free(name), data_spot=name, data_hand=str(variant), transform=where or None)

    def written(self, name: str, right: float, base: float, height: float = FIGURE_HEIGHT) -> Svg:
        """Return a spot for figures, right-aligned at `right` with the baseline `base`."""
        variant = Random(f"square {name}").randrange(VARIANTS)
        self._spots[name] = Spot(WRITTEN, variant)
        return tag(
            "g",
            _keep_free(name),
            class_="figures large" if height > LARGE else "figures",
            data_spot=name,
            data_hand=str(variant),
            data_step=FIGURE_STEP,
            transform=move_to(right, base - height, height / FIGURE_HEIGHT),
        )

    def said(self, name: str, x: float, y: float, class_: str, anchor: str | None = None) -> Svg:
        """Return a spot for text with its baseline at that point."""
        self._spots[name] = Spot(SAID)
        return tag("text", _keep_free(name), data_spot=name, x=x, y=y, class_=class_, text_anchor=anchor)

    def dice(self, name: str, number: int, right: float, y: float, side: float) -> Svg:
        """Return spots for dice side by side, `name-1` the leftmost; the last ends at `right`."""
        left, step = right - width_of_dice(number, side), side * (1 + DICE_GAP / DIE_SIDE)
        return join(
            self.drawn(f"{name}-{place + 1}", left + place * step, y, side / DIE_SIDE, turn_of_die(place))
            for place in range(number)
        )

    # ---- the printed part

    def part(self, name: str, content: Svg, class_: str, transform: str | None = None) -> Svg:
        """Return a reference to a part that is defined once."""
        self._parts.setdefault(name, tag("g", content, id=f"{PREFIX}p-{name}"))
        return tag("use", href=f"#{PREFIX}p-{name}", class_=class_, transform=transform)

    def mark(self, mark: Mark) -> Svg:
        """Return a mark as a printed symbol: even lines, grey, on its tint."""
        strokes = sketch(mark.strokes, mark.name, shake=0)
        tint = NOTHING if self.is_paper else draw_under(mark)
        return tint + self.part(mark.name, strokes, "printed heavy")

    def about(
        self, name: str, label: str, content: Svg, box: tuple[float, float, float, float] | None = None
    ) -> Svg:
        """Return content that explains itself when pointed at, in a box (x, y, width, height)."""
        if self.is_paper:
            return content
        x, y, width, height = box or (0, 0, 0, 0)
        hit = tag("rect", class_="hit", fill="none", x=x, y=y, width=width, height=height) if box else NOTHING
        return tag("g", hit, content, role="button", data_about=name, aria_label=label)

    def grid(self, rows: Iterable[Iterable[Svg]]) -> Svg:
        """Return rows of places as a grid for keyboard navigation."""
        return tag("g", *(tag("g", *row, role="row") for row in rows), role="grid")

    def finish(self, name: str, width: float, height: float, trim: int, *body: Svg) -> Base:
        """Return the base."""
        defined = tag("defs", *self._parts.values()) if self._parts else NOTHING
        drawn = join([defined, *body])
        pieces, plain = (tuple(split(each, SLOT)) for each in (drawn, leave_out(drawn, _FOR_PAGES)))
        fold = self.fold or height
        form = (self.is_tall, fold, self.tap, self.apart, self.head)
        return Base(name, width, height, trim, pieces, plain, self._spots, *form)


def _keep_free(name: str) -> Svg:
    """Return where a base is split, for what stands in a spot."""
    return write(f"{SLOT}{name}{SLOT}")
