"""Bots that play by a policy of the game's own kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from rollwright.any_game import AnyGame
from rollwright.core.engine import Engine
from rollwright.core.game import Game
from rollwright.core.rng import Rng, draw_below, make_rng
from rollwright.core.types import Move, Seat

from .bot import Bot
from .search import trifle_of

S = TypeVar("S")
LEARNED = "sage"
"""The policy that plays by learned values; the names of all bots that follow it hold its name."""


@dataclass(frozen=True)
class PolicyBot:
    """Plays the kernel's policy of the same name, plain or compiled.

    Among moves that the policy values equally (by learned values: nearly), each seat prefers another, so
    that several bots of one policy draw different sheets.
    """

    name: str
    fast: bool = False

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the policy's move; among equal ones, the seat's preference."""
        return choose_by_policy(game.engine(self.fast), game, state, seat, self.name, rng)


def choose_by_policy(engine: Engine[S], game: Game[S], state: S, seat: Seat, policy: str, rng: Rng) -> Move:
    """Return the policy's move by an engine; among equal ones, the seat's preference."""
    if seat == 0:
        return engine.choose(state, seat, policy, rng)
    within = round(trifle_of(engine) * engine.scale) if policy == LEARNED else 0
    equals = engine.equals(state, seat, policy, rng, within)
    taste = make_rng(seat, game.turn_of(state), seat)
    return equals[draw_below(taste, len(equals))[1]]


def make_policy_bots(game: AnyGame) -> tuple[Bot, ...]:
    """Return a bot for every policy of the game, weakest first."""
    return tuple(PolicyBot(name) for name in game.engine(fast=False).policies)
