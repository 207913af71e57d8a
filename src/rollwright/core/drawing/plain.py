"""The drawing of a game that brings none: its places as squares to tap, marks or text, dice, its score."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any

from ..powers import Lying, Marking
from ..types import Choice, Seat
from .drawing import Drawing
from .form import CROSS, MARKS, WORDS, Form, Row, draw_form
from .marks import Mark
from .writing import strokes_of

_SQUARE = re.compile(r"(?P<column>[a-z])(?P<row>[1-9][0-9]?)")
MOST_IN_A_ROW = 12
POINTS = "points-"
"""What the spots of points begin with."""
SIGNS = "0123456789ABCFGMPQSTUW"


@lru_cache(maxsize=64)
def draw_plainly(game: Any) -> Drawing:
    """Return a plain drawing of a game: places that are terms of its score with their points beside them."""

    def fill(view: Any, seat: Seat) -> Mapping[str, str]:
        if not isinstance(game, Marking):
            return {}
        return {**game.marks(view, seat), **count(view, seat, game.marks(view, seat))}

    def count(view: Any, seat: Seat, marked: Collection[str]) -> Mapping[str, str]:
        points = game.score(view, seat).breakdown
        return {f"{POINTS}{term}": str(points[term]) for term in points if term in marked}

    def write(view: Any, seat: Seat) -> list[str]:
        return str(game.format_sheet(view, seat)).splitlines()

    def trace(choice: Choice) -> str:
        return CROSS if game.vocabulary.places_of(choice) else ""

    rows = lay_rows(game.vocabulary.all_places, game.terms)
    signs = {sign: _make_sign(sign) for sign in SIGNS}
    text = None if isinstance(game, Marking) else write
    form = Form(rows, fill, text=text, trace=trace)
    if isinstance(game, Lying):
        form = form._replace(dice=game.dice, roll=game.lying)
    return draw_form(form, {**signs, **MARKS}, {**{sign: sign for sign in SIGNS}, **WORDS})


def _make_sign(sign: str) -> Mark:
    return Mark(f"sign-{sign}", "ink", strokes_of(sign, 28, 32, 24))


def lay_rows(places: tuple[str, ...], terms: tuple[str, ...] = ()) -> list[Row]:
    """Lay terms out as a list, squares such as c4 as a board, everything else in lines as it comes."""
    if places and set(places) <= set(terms):
        return [Row(place.replace("_", " "), (place,), f"{POINTS}{place}") for place in places]
    found = {place: _SQUARE.fullmatch(place) for place in places}
    if places and all(found.values()):
        by_row = sorted(places, key=lambda place: (int(place[1:]), place[0]))
        rows = groupby(by_row, key=lambda place: place[1:])
        return [Row(f"row {row}", tuple(squares)) for row, squares in rows]
    lines = [places[n : n + MOST_IN_A_ROW] for n in range(0, len(places), MOST_IN_A_ROW)]
    return [Row(line[0] if len(line) == 1 else f"{line[0]} to {line[-1]}", line) for line in lines]
