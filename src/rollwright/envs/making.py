"""Lanes for a game: on its kernel, or by its rules alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rollwright.core.game import AnyGame

from .illegal import END
from .lane_set import LaneSet
from .rules_lanes import RulesLaneSet
from .sight import has_kernel


def make_lanes(
    game: AnyGame,
    lanes: int,
    options: Mapping[str, str] | None,
    reward: str = "gain",
    illegal: str = END,
    illegal_reward: float = -100.0,
    skip_forced: bool = False,
    fast: bool | None = True,
    threads: int = 1,
    restarts: bool = False,
) -> LaneSet:
    """Return lanes of a game; both kinds are used alike."""
    wishes = (lanes, options, reward, illegal, illegal_reward, skip_forced, fast, threads, restarts)
    return LaneSet(game.id, *wishes) if has_kernel(game) else cast(LaneSet, RulesLaneSet(game, *wishes))
