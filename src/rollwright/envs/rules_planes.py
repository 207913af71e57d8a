"""What a seat sees of a game without a kernel, as planes of one row: sheets, choices, dice, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.base import BaseGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.types import Seat
from rollwright.drawing.dice import dice_of
from rollwright.drawing.plain import sheet_of
from rollwright.kernel.planes import MOST, Plane, PlaneSet

Planes = NDArray[np.uint8]
SHEET = (
    Plane("marked"),
    Plane("number", MOST),
    Plane("sign", MOST),
    Plane("points", MOST),
    Plane("points below 0", MOST),
)
"""One sheet: where something is written, numbers, the characters of other marks, and the total."""
PLAIN_FACES = tuple("123456")


class _Columns(NamedTuple):
    """The columns of places and of faces of dice, the names of the game's own planes, and the width."""

    places: Mapping[str, int]
    faces: Mapping[str, int]
    own: tuple[str, ...]
    width: int


@lru_cache(maxsize=64)
def _lay_columns(game: AnyGame) -> _Columns:
    sheet = sheet_of(game)
    described = [place for row in sheet.rows for place in row.all_places] if sheet else []
    places = tuple(dict.fromkeys((*game.vocabulary.all_places, *described)))
    faces = tuple(dict.fromkeys(name for die in dice_of(game) for name in die.names)) or PLAIN_FACES
    own = _own_planes(game, start_game(game, game.seats[0]), 0)
    width = max(len(game.vocabulary), len(places), len(faces), *map(len, own.values()), game.seats[-1])
    return _Columns(_number(places), _number(faces), tuple(own), width)


def _number(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _own_planes(game: AnyGame, view: object, seat: Seat) -> Mapping[str, Sequence[int]]:
    return game.planes_of(view, seat) if isinstance(game, BaseGame) else {}


@lru_cache(maxsize=64)
def general_planes(game: AnyGame) -> PlaneSet:
    """Return the planes of a game without a kernel: every seat's marks and points, what may be chosen and is
    begun, the seat's terms, the dice, the seats to move, the turn, and the game's own planes."""
    columns = _lay_columns(game)
    terms = [Plane(f"term {term}", MOST) for term in game.terms]
    losses = [Plane(f"term {term} below 0", MOST) for term in game.terms]
    own = [Plane(name, MOST) for name in columns.own]
    rest = (
        *(Plane("legal"), Plane("begun"), *terms, *losses),
        *(Plane("dice", MOST), Plane("to move"), Plane("turn", MOST), *own),
    )
    return PlaneSet(SHEET, rest, lambda options: (1, columns.width))


def observe_by_rules(game: AnyGame, view: object, seat: Seat, path: Sequence[int]) -> Planes:
    """Return the general planes of a view."""
    seats, columns = game.seats_of(view), _lay_columns(game)
    planes = np.zeros((len(general_planes(game).of(seats)), 1, columns.width), np.uint8)
    for n in range(seats):
        _show_sheet(game, view, (seat + n) % seats, planes[n * len(SHEET) :, 0])
    _show_rest(game, view, seat, path, planes[seats * len(SHEET) :, 0])
    return planes


def _show_sheet(game: AnyGame, view: object, seat: Seat, planes: Planes) -> None:
    places = _lay_columns(game).places
    for place, mark in (game.marks(view, seat) or {}).items():
        if place in places:
            at = places[place]
            planes[0, at] = 1
            planes[1 if mark.isdecimal() else 2, at] = _clip(int(mark) if mark.isdecimal() else ord(mark[:1]))
    total = game.score(view, seat).points
    planes[3], planes[4] = _clip(total), _clip(-total)


def _show_rest(game: AnyGame, view: object, seat: Seat, path: Sequence[int], planes: Planes) -> None:
    columns, seats, steps = _lay_columns(game), game.seats_of(view), len(path)
    going_on = [each for each in game.engine(False).paths(view, seat) if each[:steps] == list(path)]
    planes[0, sorted({each[steps] for each in going_on})] = 1
    planes[1, list(path)] = 1
    points = list(game.score(view, seat).breakdown.values())
    for n, term in enumerate(points, 2):
        planes[n], planes[n + len(points)] = _clip(term), _clip(-term)
    dice, moving, turn = range(2 + 2 * len(points), 5 + 2 * len(points))
    for face in game.open_dice(view):
        if face in columns.faces:
            planes[dice, columns.faces[face]] += 1
    planes[moving, [(other - seat) % seats for other in game.waiting(view)]] = 1
    planes[turn] = _clip(game.turn_of(view))
    for n, numbers in enumerate(_read_own(game, view, seat).values(), turn + 1):
        planes[n, : len(numbers)] = [_clip(number) for number in numbers]


def _read_own(game: AnyGame, view: object, seat: Seat) -> Mapping[str, Sequence[int]]:
    """Return the game's own planes; InvalidSetup unless they are those of the first state."""
    own, columns = _own_planes(game, view, seat), _lay_columns(game)
    if tuple(own) != columns.own:
        raise InvalidSetup(f"{game.id}: planes_of returns the same planes in every state")
    if max(map(len, own.values()), default=0) > columns.width:
        raise InvalidSetup(f"{game.id}: planes_of returns planes as long as those of the first state")
    return own


def _clip(number: int) -> int:
    return min(max(number, 0), MOST)
