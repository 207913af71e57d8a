"""Placements as shapes on a grid: their orientation, and the next one in a direction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rollwright.core.types import Choice, Move

Cell = tuple[int, int]
Shape = tuple[int, int, str]
"""A cell of a shape and its mark, where marks differ between placements."""
Form = tuple[Shape, ...]
"""A shape moved to the top left corner, its cells in order."""
Point = tuple[float, float]
PlacesOf = Callable[[Choice], tuple[str, ...]]
Locate = Callable[[str], Cell | None]


class Placement(NamedTuple):
    """Marks on places of the sheet, and the paths that draw them."""

    paths: tuple[Move, ...]
    """Several where the same marks can be drawn in another order."""
    places: tuple[str, ...]
    form: Form
    middle: Point

    def distance(self, point: Point) -> float:
        """Return the distance of the middle from a point."""
        return abs(self.middle[0] - point[0]) + abs(self.middle[1] - point[1])


def place(paths: Sequence[Move], places: PlacesOf, locate: Locate) -> Placement:
    """Return the placement of paths that draw the same marks; places off the grid have their own form."""
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
    """Return the form rotated by 90 degrees, clockwise."""
    return settle([(column, -row, mark) for row, column, mark in form])


def mirror(form: Form) -> Form:
    """Return the form's mirror image."""
    return settle([(row, -column, mark) for row, column, mark in form])


def next_in_direction(
    placements: Sequence[Placement], here: Placement, down: int, right: int
) -> Placement | None:
    """Return the nearest placement in a direction, of the same orientation if there is one."""

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
    """Return the nearest placement of the next orientation; None if no other fits."""
    for form in [mirror(here.form)] if mirrored else _ways_after(placements, here.form):
        lying = [placement for placement in placements if placement.form == form]
        if lying and form != here.form:
            return min(lying, key=lambda placement: placement.distance(here.middle))
    return None


def _ways_after(placements: Sequence[Placement], form: Form) -> list[Form]:
    """Return the forms after this one, cyclically: its rotations, then the other forms and theirs."""
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
    """Return a placement on that place, if possible oriented as `here` and starting there."""
    form = here.form if here else None
    there = [placement for placement in placements if name in placement.places]
    return min(there, key=lambda p: (p.form != form, p.places.index(name)), default=None)
