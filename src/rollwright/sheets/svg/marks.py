"""Marks: the small pictures players draw, each given as strokes in a square of 40 by 40.

A drawing holds every mark it uses once, in a few variants, and places them by reference; which variant
a square shows, and how it leans, follows from the square alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from .element import SVG, format_number, tag
from .hand import sketch

UNIT = 40
"""The side of the square a mark is drawn in; every place of a sheet is such a square, scaled."""
VARIANTS = 3
LEAN = 2.5
"""How many degrees a mark may lean."""
WASH = "M1.6 2.2Q20 .9 38.3 1.8Q39.2 20 38.5 38.2Q20 39.3 1.7 38.4Q.9 20 1.6 2.2z"
"""The tint under a mark, as if laid on with a soft pencil."""


class Mark(NamedTuple):
    """A picture: the word for ids, the ink's class, the strokes, and whether its square is tinted."""

    name: str
    ink: str
    strokes: tuple[str, ...]
    has_wash: bool = True


Marks = Mapping[str, Mark]
"""A game's marks by the character or code that sheet texts and ghosts use."""


def sketch_mark(mark: Mark, variant: int = 0) -> str:
    """Return the strokes of one variant of a mark, without colour."""
    return sketch(mark.strokes, f"{mark.name} {variant}")


def define_mark(mark: Mark, prefix: str, variant: int) -> str:
    """Return a mark as a definition that `use_mark` refers to."""
    return tag("g", sketch_mark(mark, variant), id=f"{prefix}m-{mark.name}-{variant}")


class Sprite:
    """Collects the marks a drawing uses, so that each is defined once."""

    def __init__(self, prefix: str, has_fills: bool) -> None:
        """Begin with none; ids start with the drawing's prefix."""
        self.prefix = prefix
        self._has_fills = has_fills
        self._used: dict[tuple[str, int], Mark] = {}
        self._parts: dict[str, str] = {"wash": tag("path", d=WASH, id=f"{prefix}wash")}

    def use(self, mark: Mark, seed: str, outline: str = "") -> str:
        """Return the mark in its own ink, on its tint; an outline says which shape the tint has."""
        return self._tint(mark, outline) + self._refer(mark, seed, mark.ink)

    def _tint(self, mark: Mark, outline: str = "") -> str:
        if not (mark.has_wash and self._has_fills):
            return ""
        if outline:
            return tag("path", class_=f"wash {mark.ink}", d=outline)
        return tag("use", href=f"#{self.prefix}wash", class_=f"wash {mark.ink}")

    def use_ghost(self, mark: Mark, seed: str) -> str:
        """Return the mark in ghost ink: something that is not drawn yet."""
        return self._refer(mark, seed, "ghost")

    def use_printed(self, mark: Mark) -> str:
        """Return the mark as it is printed on the sheet: steady, grey, on its tint."""
        strokes = sketch(mark.strokes, mark.name, shake=0)
        return self._tint(mark) + self.use_part(f"p-{mark.name}", strokes, "printed heavy")

    def _refer(self, mark: Mark, seed: str, ink: str) -> str:
        """Return a reference to the mark as it looks on that square, leaning a little."""
        luck = Random(f"square {seed} {mark.name}")
        variant, lean = luck.randrange(VARIANTS), luck.uniform(-LEAN, LEAN)
        self._used[mark.name, variant] = mark
        name = f"#{self.prefix}m-{mark.name}-{variant}"
        return tag("use", href=name, class_=f"mark {ink}", transform=f"rotate({format_number(lean)} 20 20)")

    def use_part(self, name: str, content: str, class_: str, transform: str | None = None) -> str:
        """Return a reference to something that is drawn many times alike."""
        self._parts.setdefault(name, tag("g", content, id=self.prefix + name))
        return tag("use", href=f"#{self.prefix}{name}", class_=class_, transform=transform)

    def definitions(self) -> str:
        """Return the definitions of everything used."""
        marks = (define_mark(mark, self.prefix, variant) for (_, variant), mark in self._used.items())
        return tag("defs", *self._parts.values(), *marks)


def draw_alone(mark: Mark) -> str:
    """Return one mark as a group in its ink, for a square of 40 by 40."""
    return tag("g", sketch_mark(mark), class_=f"mark {mark.ink}")


def draw_sprite(marks: Marks) -> str:
    """Return a hidden drawing with one definition for each mark: `m-water`, `m-house`..."""
    codes: dict[Mark, list[str]] = {}
    for code, mark in marks.items():
        codes.setdefault(mark, []).append(code)
    defined = (
        tag("g", sketch_mark(mark), id=f"m-{mark.name}", data_mark=" ".join(names), data_ink=mark.ink)
        for mark, names in codes.items()
    )
    return tag("svg", tag("defs", *defined), xmlns=SVG, display="none", aria_hidden="true")
