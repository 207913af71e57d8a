"""Learned values for games of shared positions (`kernel.shared`): tables learned for one seat serve all."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TypeVar

from ..compiler.jit import jit
from ..core.game import start_game
from ..core.options import Options
from ..core.rng import DICE, Rng, make_rng
from ..core.types import Seat
from ..kernel import interface as kernel
from ..kernel.shared import SharedEngine
from ..kernel.speeds import Speed
from ..kernel.types import Numbers, Position
from . import ntuple
from .engine import ValueEngine, weights_at
from .evaluation import LearnedParams, rank_by_value
from .files import Values
from .scratch import ValueWorkspace

S = TypeVar("S")
POLICIES = ("random", "greedy", "sage")
RANDOM, GREEDY, SAGE = range(len(POLICIES))
POINT = 100
"""Values are hundredths of a point."""


@jit
def choose_by_values(
    params: LearnedParams, at: Position, policy: int, workspace: ValueWorkspace, hand: Rng
) -> tuple[Rng, int]:
    """Return a random move, the first that ranks highest (greedy), or the first of highest value (sage)."""
    if policy == RANDOM:
        return kernel.random_at(params, at, workspace, hand)
    moves = kernel.list_codes(params, at, workspace.codes)
    if policy == SAGE:
        rank_by_value(params, at, params.values, workspace, moves)
    else:
        kernel.rank_codes(params, at, workspace, moves)
    best = kernel.first_best(workspace.values, moves)
    return hand, workspace.codes[best] if best >= 0 else -1


@jit
def points_at(params: LearnedParams, at: Position, seat: int, workspace: ValueWorkspace) -> int:
    """Return a seat's points, in hundredths."""
    return POINT * kernel.total_at(params, at, seat)


@jit(inline=False)
def play_out(
    params: LearnedParams, at: Position, seat: int, seed: int, number: int, workspace: ValueWorkspace
) -> int:
    """Return a seat's points at the end of a greedy game, in hundredths."""
    dice, hand = make_rng(seed, number, DICE), make_rng(seed, number, 1)
    end, _ = kernel.play_alone(params, at, (GREEDY,), dice, hand, workspace)
    return POINT * kernel.total_at(params, end, seat)


def serve_values(params: type) -> None:
    """Let the kernel choose moves by learned values at tables of that type, in hundredths of a point."""
    kernel.choose_at.implement(params)(choose_by_values)
    kernel.play_on.implement(params)(play_out)
    ntuple.base_at.implement(params)(points_at)


@dataclass(frozen=True)
class SharedValueEngine(SharedEngine[S], ValueEngine[S]):
    """Plays by a kernel of shared positions; `sage:FILE` plays by the values of a file."""

    scale = POINT

    @abstractmethod
    def params(self, options: Options, speed: Speed) -> LearnedParams:
        """Return what never changes at a table, with `learned_weights` as its values."""

    @property
    def policies(self) -> tuple[str, ...]:
        return POLICIES if self.learned else POLICIES[:SAGE]

    def learned_weights(self, speed: Speed) -> Numbers:
        """Return the weights of the file that is played by; none without a file."""
        return weights_at(speed, self.learned or Values(None, self.values_layout))

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[LearnedParams, Position]:
        return self.params(options, speed), self.encode(start_game(self.game, seats, options), 0)

    def point(self, state: S, seat: Seat, speed: Speed) -> tuple[LearnedParams, Position]:
        return self.params(self.game.options_of(state), speed), self.encode(state, seat)
