"""Marks: the small pictures that players draw, as strokes in a square of 40 by 40.

A drawing defines every mark once, in a few variants, and refers to it; the variant and the rotation at a
place depend on the place alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ..core.resources import read_text
from .element import SVG, Svg, join, put_in, tag
from .pen import SHAKE, sketch

UNIT = 40
"""The side of the square a mark is drawn in; every place of a sheet is such a square, scaled."""
VARIANTS = 3
PREFIX = "\x01"
"""The placeholder for the prefix of a drawing's ids."""
WASH, BOX = "wash", "box"
"""The background of a mark: a tint of its ink, as of a soft pencil, or the body of a die."""
_UNDER = {
    WASH: tag("path", d="M1.6 2.2Q20 .9 38.3 1.8Q39.2 20 38.5 38.2Q20 39.3 1.7 38.4Q.9 20 1.6 2.2z"),
    BOX: tag("rect", x=2, y=2, width=36, height=36, rx=7),
}


class Mark(NamedTuple):
    """A picture: its name in ids, its ink, its strokes, its background, and the width of its lines."""

    name: str
    ink: str
    strokes: tuple[str, ...]
    under: str = WASH
    line: str = ""
    shake: float = SHAKE

    @property
    def look(self) -> str:
        """Its CSS classes."""
        return " ".join(filter(None, ("mark", self.line, self.ink)))

    @property
    def under_look(self) -> str:
        """The CSS classes of its background."""
        return f"{WASH} {self.ink}" if self.under == WASH else self.under


Marks = Mapping[str, Mark]
"""A game's marks by the character or code that sheets and previews use for them."""


def read_marks(pictures: Path) -> dict[str, Mark]:
    """Return the marks of a text: blocks of a line `code name ink`, with `bare` behind it where no tint lies
    under the mark, and a line for each stroke."""
    marks = {}
    for block in read_text(pictures).strip().split("\n\n"):
        head, *strokes = block.split("\n")
        code, name, ink, *bare = head.split()
        marks[code] = Mark(name, ink, tuple(strokes), "" if bare else WASH)
    return marks


def sketch_mark(mark: Mark, variant: int = 0) -> Svg:
    """Return the strokes of one variant of a mark, without colour."""
    return sketch(mark.strokes, f"{mark.name} {variant}", mark.shake)


def define_mark(mark: Mark, variant: int) -> Svg:
    """Return a mark as a definition that drawings refer to."""
    return tag("g", sketch_mark(mark, variant), id=f"{PREFIX}m-{mark.name}-{variant}")


def define_under(names: Iterable[str]) -> Svg:
    """Return the definitions of backgrounds."""
    return join(tag("g", _UNDER[name], id=f"{PREFIX}u-{name}") for name in names)


@lru_cache(maxsize=10_000)
def use_mark(mark: Mark, variant: int, turn: str | None) -> Svg:
    """Return a mark in its own ink."""
    return tag("use", href=f"#{PREFIX}m-{mark.name}-{variant}", class_=mark.look, transform=turn)


@lru_cache(maxsize=10_000)
def use_ghost(mark: Mark, variant: int, turn: str | None) -> Svg:
    """Return a mark in ghost ink, for previews."""
    return tag("use", href=f"#{PREFIX}m-{mark.name}-{variant}", class_="mark ghost", transform=turn)


def draw_under(mark: Mark, outline: str = "") -> Svg:
    """Return the background of a mark; an outline is the shape of a tint."""
    if outline and mark.under == WASH:
        return tag("path", class_=mark.under_look, d=outline)
    return tag("use", href=f"#{PREFIX}u-{mark.under}", class_=mark.under_look)


def draw_alone(mark: Mark) -> Svg:
    """Return one mark as a group in its ink, for a square of 40 by 40."""
    return tag("g", sketch_mark(mark), class_=mark.look)


def draw_symbols(
    marks: Marks, words: Mapping[str, str], steady: Collection[str] = (), terms: Mapping[str, str] = {}
) -> Svg:
    """Return a hidden drawing that defines every variant of each mark: `m-water-0`, `m-water-1`...

    Marks whose codes are `steady` have only the first: small ones, whose variants look the same.

    The first variant carries the data that a page needs to draw it: its codes, its classes, its background,
    its words, and the terms of the score that it stands for.
    """
    codes: dict[Mark, list[str]] = {}
    for code, mark in marks.items():
        codes.setdefault(mark, []).append(code)
    meant = {names[0]: [term for term, code in terms.items() if code in names] for names in codes.values()}
    defined = [
        _define_symbol(mark, names, words.get(names[0]), meant[names[0]], names[0] not in steady)
        for mark, names in codes.items()
    ]
    text = tag(
        "svg", tag("defs", define_under(_UNDER), *defined), xmlns=SVG, display="none", aria_hidden="true"
    )
    return put_in(text, PREFIX, "")


def _define_symbol(
    mark: Mark, codes: list[str], words: str | None, terms: list[str], has_variants: bool
) -> Svg:
    first = tag(
        "g",
        sketch_mark(mark, 0),
        id=f"m-{mark.name}-0",
        data_mark=" ".join(codes),
        data_look=mark.look,
        data_under=mark.under or None,
        data_under_look=mark.under_look if mark.under else None,
        data_words=words,
        data_terms=" ".join(terms) or None,
        data_steady=None if has_variants else "",
    )
    if not has_variants:
        return first
    return first + join(define_mark(mark, variant) for variant in range(1, VARIANTS))
