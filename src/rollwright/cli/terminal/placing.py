"""Placements as shapes on a grid: which lies where, and which is the next one over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rollwright.core.types import Choice

Cell = tuple[int, int]
Form = tuple[Cell, ...]
"""A shape pushed to the top left corner, its cells in order."""
Point = tuple[float, float]


class Placement(NamedTuple):
    """A choice that covers places of the sheet."""

    choice: Choice
    places: tuple[str, ...]
    form: Form
    middle: Point

    @classmethod
    def at(cls, choice: Choice, places: tuple[str, ...], locate: Callable[[str], Cell | None]) -> Placement:
        """Return the placement of a choice; places that lie nowhere make a form of their own."""
        cells = [cell for cell in map(locate, places) if cell is not None] or [(0, 0)]
        middle = (sum(r for r, _ in cells) / len(cells), sum(c for _, c in cells) / len(cells))
        return cls(choice, places, settle(cells), middle)

    def distance(self, point: Point) -> float:
        """Return how far the middle is from a point."""
        return abs(self.middle[0] - point[0]) + abs(self.middle[1] - point[1])


def settle(cells: Sequence[Cell]) -> Form:
    """[(2, 1), (3, 1)] -> ((0, 0), (1, 0))"""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return tuple(sorted((r - top, c - left) for r, c in cells))


def turn(form: Form) -> Form:
    """Return the form turned by a quarter, clockwise."""
    return settle([(c, -r) for r, c in form])


def mirror(form: Form) -> Form:
    """Return the form's mirror image."""
    return settle([(r, -c) for r, c in form])


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


def place_named(placements: Sequence[Placement], here: Placement | None, place: str) -> Placement | None:
    """Return a placement on that place: best lying as `here` does and beginning there."""
    form = here.form if here else None
    there = [placement for placement in placements if place in placement.places]
    return min(there, key=lambda p: (p.form != form, p.places.index(place)), default=None)
