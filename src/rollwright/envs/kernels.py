"""Which game's lanes run on which kernel: one table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.core.options import Options
from rollwright.games.chiefdom.game import Chiefdom
from rollwright.games.duel.game import Duel
from rollwright.games.fiefdoms.game import Fiefdoms

from . import chiefdom_lanes, duel_lanes, fiefdoms_lanes


@dataclass(frozen=True)
class Kernel:
    """How lanes of a game are stepped: the integers of one, what is fixed for all, and the function."""

    lane: int
    prepare: Callable[[Any, Options], tuple[Any, ...]]
    step_lanes: Callable[..., None]


def _prepare_chiefdom(game: Chiefdom, options: Options) -> tuple[Any, ...]:
    if options["cards"] == "random":
        raise InvalidSetup("lanes play with cards=off or named cards; random cards are dealt in other tables")
    return (game.rules_for(options),)


KERNELS: dict[type, Kernel] = {
    Chiefdom: Kernel(chiefdom_lanes.LANE, _prepare_chiefdom, chiefdom_lanes.step_lanes),
    Duel: Kernel(duel_lanes.LANE, duel_lanes.prepare, duel_lanes.step_lanes),
    Fiefdoms: Kernel(fiefdoms_lanes.LANE, fiefdoms_lanes.prepare, fiefdoms_lanes.step_lanes),
}


def find_kernel(game: AnyGame) -> Kernel:
    """Return the game's kernel; InvalidSetup if it has none."""
    if type(game) not in KERNELS:
        raise InvalidSetup(f"{game.id} has no lanes")
    return KERNELS[type(game)]
