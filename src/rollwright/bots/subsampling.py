"""Bots that subsample: they rank a few legal moves, drawn at random, and play the best of these."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeVar

from rollwright.any_game import AnyGame
from rollwright.core.engine import Engine
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import Game
from rollwright.core.rng import Rng, draw_below
from rollwright.core.types import Move, Seat

S = TypeVar("S")
SIGN = "@"
SIGHT = re.compile("[1-9][0-9]{0,3}")
GREEDY = "greedy"


@dataclass(frozen=True)
class SubsamplingBot:
    """Plays the best of `sight` random moves: `greedy` by immediate points, other policies by rank."""

    policy: str
    sight: int
    fast: bool = False

    @property
    def name(self) -> str:
        return f"{self.policy}{SIGN}{self.sight}"

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the best of the moves it sees."""
        engine = game.engine(self.fast)
        moves = engine.moves(state, seat)
        seen: set[int] = set()
        while len(seen) < min(self.sight, len(moves)):
            rng, which = draw_below(rng, len(moves))
            seen.add(which)
        worth = self._weigh(engine, state, seat, moves)
        return max((moves[n] for n in sorted(seen)), key=lambda move: worth[move])

    def _weigh(self, engine: Engine[S], state: S, seat: Seat, moves: tuple[Move, ...]) -> dict[Move, int]:
        """Return the value of each move to this bot."""
        if self.policy == GREEDY:
            return dict(zip(moves, map(sum, engine.outlook(state, seat))))
        ranked = engine.shortlist(state, seat, len(moves))
        return {move: -place for place, move in enumerate(ranked)}


def parse_subsampling(game: AnyGame, name: str) -> SubsamplingBot | None:
    """ "sage@8" -> a sage that ranks eight moves; None for other names"""
    policy, sign, sight = name.partition(SIGN)
    if not sign:
        return None
    if not SIGHT.fullmatch(sight):
        raise InvalidSetup(f"a bot sees a number of moves such as sage@8, not {name[:40]!r}")
    can_rank = policy in game.engine(fast=False).policies[1:]
    return SubsamplingBot(policy, int(sight)) if can_rank else None
