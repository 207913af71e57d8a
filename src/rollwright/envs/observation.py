"""What a seat of any table sees, as planes: its own sheet, the other seats', and the rest."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from rollwright.any_game import AnyGame
from rollwright.compiler.jit import jit
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import Options
from rollwright.core.types import Seat
from rollwright.core.vocabulary import Vocabulary
from rollwright.games import catalogue
from rollwright.kernel import step_kernel as stepped
from rollwright.kernel.engine import KernelEngine
from rollwright.kernel.planes import PlaneSet
from rollwright.kernel.types import Numbers, Params, Position

from .rules_planes import Planes, general_planes, observe_by_rules


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
