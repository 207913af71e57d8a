"""Bots that play by a policy of the game's own kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from rollwright.core.game import AnyGame, Game
from rollwright.core.rng import Rng
from rollwright.core.types import Move, Seat

from .bot import Bot

S = TypeVar("S")


@dataclass(frozen=True)
class PolicyBot:
    """Plays as the kernel's policy of the same name does, plain or compiled."""

    name: str
    fast: bool = False

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the policy's move."""
        return game.engine(self.fast).choose(state, seat, self.name, rng)


def make_policy_bots(game: AnyGame) -> tuple[Bot, ...]:
    """Return a bot for every policy of the game, weakest first."""
    return tuple(PolicyBot(name) for name in game.engine(fast=False).policies)
