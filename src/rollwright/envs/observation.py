"""What a seat of any table sees, as planes: its own sheet, the other seats', and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.compiler.jit import jit
from rollwright.core.base import BaseGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import Options
from rollwright.core.types import Seat
from rollwright.core.vocabulary import Vocabulary
from rollwright.drawing.dice import dice_of
from rollwright.drawing.plain import sheet_of
from rollwright.games import catalogue
from rollwright.kernel import step_kernel as stepped
from rollwright.kernel.engine import KernelEngine
from rollwright.kernel.planes import MOST, Plane, PlaneSet
from rollwright.kernel.types import Numbers, Params, Position

VERSION = 0
"""The version in every environment's name: a change of any choice's number or of any plane raises it."""
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


@jit
def show_seat(
    params: Params, at: Position, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    """Write what a seat sees into a row, as lanes have them, with room for other seats' sheets."""
    stepped.show_at(params, at, seat, path, steps, planes[0], others)


@jit
def show_sheet(params: Params, at: Position, planes: Planes, first: int) -> None:
    """Write another seat's sheet."""
    stepped.show_other(params, at, planes[0], first)


def has_planes(game: AnyGame) -> bool:
    """Say whether a game has a kernel with planes of its own; others are seen by their rules."""
    engine = game.engine(False)
    return isinstance(engine, KernelEngine) and engine.planes is not None


def engine_of(game: AnyGame, fast: bool | None = False) -> KernelEngine[object]:
    """Return the engine that knows a game's planes; InvalidSetup if it has none."""
    engine = game.engine(fast)
    if not isinstance(engine, KernelEngine) or engine.planes is None:
        raise InvalidSetup(f"{game.id} has no kernel with planes for environments")
    return engine


def planes_of(game: str) -> PlaneSet:
    """Return the planes of a game by its id: their names, largest numbers and size."""
    return planes_for(catalogue.find_game(game))


def planes_for(game: AnyGame) -> PlaneSet:
    """Return the planes of a game: its kernel's, or the general ones."""
    engine = game.engine(False)
    own = engine.planes if isinstance(engine, KernelEngine) else None
    return general_planes(game) if own is None else own


def vocabulary_of(game: str) -> Vocabulary:
    """Return the choices of a game by its id, with their numbers."""
    return catalogue.find_game(game).vocabulary


def shape_of(game: AnyGame, seats: int, options: Options) -> tuple[int, int, int]:
    """Return the shape of what a seat sees: planes, rows and columns."""
    planes = planes_for(game)
    return (len(planes.of(seats)), *planes.size(options))


def space_of(game: AnyGame, seats: int, options: Options) -> spaces.Box[np.uint8]:
    """Return the space of what a seat sees, each plane with the largest number it can show."""
    shape = shape_of(game, seats, options)
    highs = np.array(planes_for(game).highs(seats), np.uint8)[:, None, None]
    return spaces.Box(np.zeros(shape, np.uint8), np.broadcast_to(highs, shape), shape, np.uint8)


def observe(
    game: AnyGame, view: object, seat: Seat, path: Sequence[int], fast: bool | None = False
) -> Planes:
    """Return what a view shows a seat that has begun a move with these numbers."""
    if not has_planes(game):
        return observe_by_rules(game, view, seat, path)
    engine, seats = engine_of(game, fast), game.seats_of(view)
    shape, sheet = shape_of(game, seats, game.options_of(view)), len(planes_for(game).sheet)
    planes = np.zeros((1, int(np.prod(shape))), np.uint8)
    others = [] if engine.shares_position else [(seat + n) % seats for n in range(1, seats)]
    showing, speed = engine.at_speed(show_seat)
    begun = speed.array(tuple(path))
    showing(*engine.seen(view, seat, speed), seat, begun, len(path), planes, len(others))
    for n, other in enumerate(others, 1):
        drawing, speed = engine.at_speed(show_sheet)
        drawing(*engine.seen(view, other, speed), planes, n * sheet)
    return planes.reshape(shape)


# ---- a game without a kernel: planes of one row, with sheets, choices, dice and scores


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
        _show_marks(game, view, (seat + n) % seats, planes[n * len(SHEET) :, 0])
    _show_rest(game, view, seat, path, planes[seats * len(SHEET) :, 0])
    return planes


def _show_marks(game: AnyGame, view: object, seat: Seat, planes: Planes) -> None:
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
