"""Lanes for a game: on its kernel, or by its rules alone."""

from __future__ import annotations

from collections.abc import Mapping

from rollwright.core.game import AnyGame

from .lane_base import LaneOptions, Lanes
from .lane_set import LaneSet
from .rules_lanes import RulesLaneSet
from .sight import has_planes


def make_lanes(game: AnyGame, lanes: int, options: Mapping[str, str] | None, asked: LaneOptions) -> Lanes:
    """Return lanes of a game."""
    kind = LaneSet if has_planes(game) else RulesLaneSet
    return kind(game, lanes, options, asked)
