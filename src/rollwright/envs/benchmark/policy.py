"""Policies over planes and choices as bots: for `rollwright.evaluate` and all that takes a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import local
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import Game
from rollwright.core.rng import Rng
from rollwright.core.types import Move, Seat
from rollwright.kernel.interface import save_at
from rollwright.kernel.speeds import PLAIN

from ..lane_base import Afterstates, LaneOptions
from ..lane_kernel import POINT, STEP
from ..lane_set import LaneSet
from ..observation import observe
from ..table_kernel import TOTAL
from .rule_planes import Planes, add_rules, read_facts

S = TypeVar("S")
Policy = Callable[[Planes, NDArray[np.int8]], int]
"""(planes, action mask) -> the number of a legal choice"""
Value = Callable[[Planes], NDArray[np.floating]]
"""(planes of afterstates) -> the points still to come after each"""


class LaneCache(local):
    """Lanes by game and options, of each thread its own."""

    def __init__(self) -> None:
        self.lanes: dict[tuple[object, ...], LaneSet] = {}


_cache = LaneCache()


@dataclass(frozen=True)
class EnvPolicy:
    """A bot that makes every choice of a move by a policy over planes and action masks.

    With `shows_rules` the planes are those of `HouseRulesEnv`: behind the others come the house rules.
    """

    policy: Policy
    name: str = "policy"
    shows_rules: bool = False

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the move whose choices the policy makes, one after the other."""
        paths, path = game.engine(fast=True).paths(state, seat), list[int]()
        while paths != [path]:
            mask = np.zeros(len(game.vocabulary), np.int8)
            mask[[other[len(path)] for other in paths]] = 1
            number = int(self.policy(self._see(game, state, seat, path), mask))
            if not (0 <= number < len(mask) and mask[number]):
                raise InvalidSetup(f"the policy {self.name} made choice {number}, which is not legal")
            paths = [other for other in paths if other[len(path)] == number]
            path.append(number)
        return game.vocabulary.move_of(path)

    def _see(self, game: Game[S], state: S, seat: Seat, path: list[int]) -> Planes:
        planes = observe(game, state, seat, path, fast=True)
        return add_rules(planes, read_facts(game, game.options_of(state))) if self.shows_rules else planes


@dataclass(frozen=True)
class AfterstatePolicy:
    """A bot that plays the move with the highest gain plus value of its afterstate, in solo games."""

    value: Value
    name: str = "afterstates"
    shows_rules: bool = False

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the best move by gains and values."""
        moves = list_afterstates(game, state, seat)
        planes = moves.planes
        if self.shows_rules:
            planes = add_rules(planes, read_facts(game, game.options_of(state)))
        best = int(np.argmax(moves.gains + self._rate(planes)))
        return game.vocabulary.move_of([int(number) for number in moves.paths[best] if number])

    def _rate(self, planes: Planes) -> NDArray[np.floating]:
        """Return the value of every afterstate; InvalidSetup if it is no number for each."""
        values = np.asarray(self.value(planes))
        if values.shape != (len(planes),):
            raise InvalidSetup(f"{self.name} values {len(planes)} afterstates by an array of {values.shape}")
        if np.isnan(values).any():
            raise InvalidSetup(f"{self.name} values an afterstate as NaN, which is no number")
        return values


def list_afterstates(game: Game[S], state: S, seat: Seat) -> Afterstates:
    """Return every move of a solo state as `VectorEnv.afterstates` does: path, gain, planes after it."""
    if game.seats_of(state) != 1:
        raise InvalidSetup("afterstates are listed in solo games")
    lane = _find_lane(game, state)
    params, at = lane.engine.point(state, seat, PLAIN)
    row = [0] * lane.engine.position
    save_at(params, row, 0, at)
    lane.rows[0, POINT:], lane.rows[0, STEP] = row, 0
    lane.rows[0, TOTAL] = game.score(state, seat).points
    return lane.list_afterstates([0])


def _find_lane(game: AnyGame, state: object) -> LaneSet:
    options = game.options_of(state)
    key = game.id, *sorted(options.items())
    if key not in _cache.lanes:
        _cache.lanes[key] = LaneSet(game, 1, options, LaneOptions())
    return _cache.lanes[key]
