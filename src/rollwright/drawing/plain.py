"""The plain drawing for games without their own: places as squares, marks or text, dice, the score."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import groupby

from ..any_game import AnyGame
from ..core.game import start_game
from ..core.types import Choice, Seat
from .drawing import Drawing, View
from .form import CROSS, MARKS, WORDS, Form, Row, draw_form
from .handwriting import strokes_of
from .marks import Mark

_SQUARE = re.compile(r"(?P<column>[a-z])(?P<row>[1-9][0-9]?)")
MOST_IN_A_ROW = 12
POINTS = "points-"
"""The prefix of spots for points."""
SIGNS = "0123456789ABCFGMPQSTUW"


@lru_cache(maxsize=64)
def draw_plainly(game: AnyGame) -> Drawing:
    """Return the plain drawing of a game; places that are terms of the score show their points."""

    def fill(view: View, seat: Seat) -> Mapping[str, str]:
        marked = game.marks(view, seat)
        return {} if marked is None else {**marked, **count(view, seat, marked)}

    def count(view: View, seat: Seat, marked: Collection[str]) -> Mapping[str, str]:
        points = game.score(view, seat).breakdown
        return {f"{POINTS}{term}": str(points[term]) for term in points if term in marked}

    def write(view: View, seat: Seat) -> list[str]:
        return game.format_sheet(view, seat).splitlines()

    def trace(choice: Choice) -> str:
        return CROSS if game.vocabulary.places_of(choice) else ""

    rows = lay_rows(game.vocabulary.all_places, game.terms)
    signs = {sign: _make_sign(sign) for sign in SIGNS}
    text = write if game.marks(start_game(game, game.seats[0]), 0) is None else None
    roll = game.open_dice if game.dice else None
    form = Form(rows, fill, game.dice, roll, text=text, trace=trace)
    return draw_form(form, {**signs, **MARKS}, {**{sign: sign for sign in SIGNS}, **WORDS})


def _make_sign(sign: str) -> Mark:
    return Mark(f"sign-{sign}", "ink", strokes_of(sign, 28, 32, 24))


def lay_rows(places: tuple[str, ...], terms: tuple[str, ...] = ()) -> list[Row]:
    """Arrange terms as a list, squares such as c4 as a board, and other places in lines."""
    if places and set(places) <= set(terms):
        return [Row(place.replace("_", " "), (place,), f"{POINTS}{place}") for place in places]
    found = {place: _SQUARE.fullmatch(place) for place in places}
    if places and all(found.values()):
        by_row = sorted(places, key=lambda place: (int(place[1:]), place[0]))
        rows = groupby(by_row, key=lambda place: place[1:])
        return [Row(f"row {row}", tuple(squares)) for row, squares in rows]
    lines = [places[n : n + MOST_IN_A_ROW] for n in range(0, len(places), MOST_IN_A_ROW)]
    return [Row(line[0] if len(line) == 1 else f"{line[0]} to {line[-1]}", line) for line in lines]
