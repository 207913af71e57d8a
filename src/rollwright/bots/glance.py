"""Bots that do not see everything: of all legal moves they look at a few, drawn by lot, and take the best."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, TypeVar

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame, Game
from rollwright.core.rng import Rng, draw_below
from rollwright.core.types import Move, Seat

S = TypeVar("S")
SIGN = "@"
SIGHT = re.compile("[1-9][0-9]{0,3}")
GREEDY = "greedy"


@dataclass(frozen=True)
class GlanceBot:
    """Takes the best of so many moves: `greedy` by points at once, any other policy by what they promise."""

    policy: str
    sight: int
    fast: bool = False

    @property
    def name(self) -> str:
        return f"{self.policy}{SIGN}{self.sight}"

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the best of the moves it sees."""
        engine: Any = game.engine(self.fast)
        moves = engine.moves(state, seat)
        seen: set[int] = set()
        while len(seen) < min(self.sight, len(moves)):
            rng, which = draw_below(rng, len(moves))
            seen.add(which)
        worth = self._weigh(engine, state, seat, moves)
        return max((moves[n] for n in sorted(seen)), key=lambda move: worth[move])

    def _weigh(self, engine: Any, state: S, seat: Seat, moves: tuple[Move, ...]) -> dict[Move, int]:
        """Return what each move is worth to this bot."""
        if self.policy == GREEDY:
            return dict(zip(moves, map(sum, engine.outlook(state, seat))))
        ranked = engine.shortlist(state, seat, len(moves))
        return {move: -place for place, move in enumerate(ranked)}


def parse_glance(game: AnyGame, name: str) -> GlanceBot | None:
    """ "sage@8" -> a sage who sees eight moves; None for other names"""
    policy, sign, sight = name.partition(SIGN)
    if not sign:
        return None
    if not SIGHT.fullmatch(sight):
        raise InvalidSetup(f"a bot sees a number of moves such as sage@8, not {name[:40]!r}")
    can_rank = policy in game.engine(fast=False).policies[1:]
    return GlanceBot(policy, int(sight)) if can_rank else None
