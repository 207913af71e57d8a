"""Placements as shapes on a grid: which lies where, and which is the next one over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rollwright.core.types import Choice, Move

Cell = tuple[int, int]
Shape = tuple[int, int, str]
"""A cell of a shape and what is drawn there, where that differs from placement to placement."""
Form = tuple[Shape, ...]
"""A shape pushed to the top left corner, its cells in order."""
Point = tuple[float, float]
PlacesOf = Callable[[Choice], tuple[str, ...]]
Locate = Callable[[str], Cell | None]


class Placement(NamedTuple):
    """Something to be drawn on places of the sheet, and the paths that draw it."""

    paths: tuple[Move, ...]
    """More than one where the same can be drawn in another order."""
    places: tuple[str, ...]
    form: Form
    middle: Point

    def distance(self, point: Point) -> float:
        """Return how far the middle is from a point."""
        return abs(self.middle[0] - point[0]) + abs(self.middle[1] - point[1])


def place(paths: Sequence[Move], places: PlacesOf, locate: Locate) -> Placement:
    """Return the placement of paths that draw the same; places that lie nowhere make a form of their own."""
    drawn = [(name, mark_of(choice)) for choice in paths[0] for name in places(choice)]
    parts = [(*cell, mark) for name, mark in drawn if (cell := locate(name)) is not None] or [(0, 0, "")]
    middle = (sum(part[0] for part in parts) / len(parts), sum(part[1] for part in parts) / len(parts))
    return Placement(tuple(paths), tuple(name for name, _ in drawn), settle(parts), middle)


def mark_of(choice: Choice) -> str:
    """icon:c3=2 -> "2"; squares:c3,c4 -> "" """
    return choice.value.partition("=")[2]


def settle(parts: Sequence[Shape]) -> Form:
    """[(2, 1, ""), (3, 1, "")] -> ((0, 0, ""), (1, 0, ""))"""
    top, left = min(part[0] for part in parts), min(part[1] for part in parts)
    return tuple(sorted((row - top, column - left, mark) for row, column, mark in parts))


def turn(form: Form) -> Form:
    """Return the form turned by a quarter, clockwise."""
    return settle([(column, -row, mark) for row, column, mark in form])


def mirror(form: Form) -> Form:
    """Return the form's mirror image."""
    return settle([(row, -column, mark) for row, column, mark in form])


def next_in_direction(
    placements: Sequence[Placement], here: Placement, down: int, right: int
) -> Placement | None:
    """Return the nearest placement that way, one lying the same if there is any."""

    def cost(other: Placement) -> tuple[bool, float]:
        y, x = other.middle[0] - here.middle[0], other.middle[1] - here.middle[1]
        along, aside = (y * down, abs(x)) if down else (x * right, abs(y))
        return other.form != here.form, along + 2.5 * aside

    ahead = [p for p in placements if _is_ahead(here, p, down, right)]
    return min(ahead, key=cost, default=None)


def _is_ahead(here: Placement, other: Placement, down: int, right: int) -> bool:
    y, x = other.middle[0] - here.middle[0], other.middle[1] - here.middle[1]
    return y * down + x * right > 0.1


def next_form(placements: Sequence[Placement], here: Placement, mirrored: bool) -> Placement | None:
    """Return the nearest placement that lies the next way; None if no other way fits anywhere."""
    for form in [mirror(here.form)] if mirrored else _ways_after(placements, here.form):
        lying = [placement for placement in placements if placement.form == form]
        if lying and form != here.form:
            return min(lying, key=lambda placement: placement.distance(here.middle))
    return None


def _ways_after(placements: Sequence[Placement], form: Form) -> list[Form]:
    """Return the forms after this one: its quarter turns, then the others and their turns, round about."""
    forms = sorted({placement.form for placement in placements})
    ring: list[Form] = []
    for first in forms:
        for _ in range(4):
            if first in forms and first not in ring:
                ring.append(first)
            first = turn(first)
    at = ring.index(form)
    return ring[at + 1 :] + ring[:at]


def place_named(placements: Sequence[Placement], here: Placement | None, name: str) -> Placement | None:
    """Return a placement on that place: best lying as `here` does and beginning there."""
    form = here.form if here else None
    there = [placement for placement in placements if name in placement.places]
    return min(there, key=lambda p: (p.form != form, p.places.index(name)), default=None)
