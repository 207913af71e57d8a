"""The drawing of a game that brings none: its places as squares to tap, its text, its score."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any

from ..types import Choice, Seat
from .drawing import Drawing
from .form import CROSS, MARKS, WORDS, Form, Row, draw_form
from .marks import Mark
from .writing import strokes_of

_SQUARE = re.compile(r"(?P<column>[a-z])(?P<row>[1-9][0-9]?)")
MOST_IN_A_ROW = 12
SIGNS = "0123456789ABCFGMPQSTUW"


@lru_cache(maxsize=64)
def draw_plainly(game: Any) -> Drawing:
    """Return a plain drawing of a game."""

    def fill(view: Any, seat: Seat) -> Mapping[str, str]:
        return {}

    def write(view: Any, seat: Seat) -> list[str]:
        return str(game.format_sheet(view, seat)).splitlines()

    def trace(choice: Choice) -> str:
        return CROSS if game.vocabulary.places_of(choice) else ""

    rows = lay_rows(tuple(dict.fromkeys(place for places in game.vocabulary.places for place in places)))
    signs = {sign: _make_sign(sign) for sign in SIGNS}
    form = Form(rows, fill, text=write, trace=trace)
    return draw_form(form, {**signs, **MARKS}, {**{sign: sign for sign in SIGNS}, **WORDS})


def _make_sign(sign: str) -> Mark:
    return Mark(f"sign-{sign}", "ink", strokes_of(sign, 28, 32, 24))


def lay_rows(places: tuple[str, ...]) -> list[Row]:
    """Lay squares such as c4 out as a board, everything else in lines as it comes."""
    found = {place: _SQUARE.fullmatch(place) for place in places}
    if places and all(found.values()):
        by_row = sorted(places, key=lambda place: (int(place[1:]), place[0]))
        rows = groupby(by_row, key=lambda place: place[1:])
        return [Row(f"row {row}", tuple(squares)) for row, squares in rows]
    lines = [places[n : n + MOST_IN_A_ROW] for n in range(0, len(places), MOST_IN_A_ROW)]
    return [Row(line[0] if len(line) == 1 else f"{line[0]} to {line[-1]}", line) for line in lines]
