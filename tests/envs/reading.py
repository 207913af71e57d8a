"""The way back from planes to what they show, to see that nothing is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rollwright.envs import planes_of
from rollwright.games.chiefdom.sheet import Sheet as ChiefdomSheet
from rollwright.games.duel.board import ABILITIES, ICONS, PERMANENTS, PRINTED, Land
from rollwright.games.duel.sheet import BLOCKED, PHASES, Position, Queue, Side
from rollwright.games.fiefdoms.board import PLOTS, SIDE
from rollwright.games.fiefdoms.buildings import BUILDINGS
from rollwright.games.fiefdoms.sheet import BARRED, PIPS_BITS
from rollwright.games.fiefdoms.sheet import Sheet as FiefdomsSheet
from rollwright.kernel.bits import Bits, make_bits

FACES = range(1, 7)
QUEUED = 8


class Shown:
    """Planes by name."""

    def __init__(self, game: str, seats: int, planes: NDArray[np.uint8]) -> None:
        self.planes = dict(zip(planes_of(game).names(seats), planes.reshape(len(planes), -1)))
        assert len(self.planes) == len(planes)

    def number(self, name: str) -> int:
        """Return the number that fills a plane."""
        plane = self.planes[name]
        assert (plane == plane[0]).all()
        return int(plane[0])

    def squares(self, name: str) -> Bits:
        """Return the squares that a plane marks."""
        assert self.planes[name].max() <= 1
        return make_bits(map(int, np.flatnonzero(self.planes[name])))

    def word(self, names: Iterable[str], bits: int) -> int:
        """Return several numbers packed into one."""
        return sum(self.number(name) << bits * n for n, name in enumerate(names))


def chiefdom_sheet(shown: Shown) -> ChiefdomSheet:
    """Return the seat's own sheet."""
    *drawn, bonuses = ChiefdomSheet._fields
    sets = [shown.squares(f"seat +0 {name}") for name in drawn]
    return ChiefdomSheet._make([*sets, shown.number(f"seat +0 {bonuses}")])


def duel_position(shown: Shown, seat: int, size: int) -> Position:
    """Return the position; dice in the air and things in the queue beyond the eighth are not shown."""
    mine, yours = (_side(shown, who) for who in ("my", "your"))
    phase = next(n for n, name in enumerate(PHASES[:-1]) if shown.number(f"phase {name}"))
    things = shown.word((f"queue {n}" for n in range(1, QUEUED + 1)), 2)
    turn, first = (seat if shown.number(n) else 1 - seat for n in ("I decide", "I begin this round"))
    a, b = (mine, yours) if seat == 0 else (yours, mine)
    queue = Queue(things, shown.number("things in the queue"))
    left = shown.word((f"dice left {face}" for face in FACES), 3)
    return Position(size, shown.number("round"), first, turn, phase, _land(shown), queue, a, b, left, PRINTED)


def _side(shown: Shown, who: str) -> Side:
    parts = (("row", ICONS, 5), ("used", ABILITIES, 1), ("owns", PERMANENTS, 1), ("spent", PERMANENTS, 1))
    words = [shown.word((f"{who} {part} {it}" for it in its), bits) for part, its, bits in parts]
    return Side._make([*words, shown.word((f"{who} dice {face}" for face in FACES), 3)])


def _land(shown: Shown) -> Land:
    planes = [Bits(0, 0)] * 3
    crosses = shown.squares("cross")
    blocked = [(BLOCKED, shown.squares("mountain")), (BLOCKED, crosses)]
    for value, squares in [*((n, shown.squares(icon)) for n, icon in zip(FACES, ICONS)), *blocked]:
        planes = [plane | squares if value >> n & 1 else plane for n, plane in enumerate(planes)]
    return Land(planes[0], planes[1], planes[2], crosses)


def fiefdoms_sheet(shown: Shown) -> FiefdomsSheet:
    """Return the seat's own sheet."""
    standing = [*(building.name for building in BUILDINGS.values()), "forfeited"]
    places = {kind: shown.squares(f"seat +0 {name}").lo for kind, name in enumerate(standing, 1)}
    planes = [sum(plots for kind, plots in places.items() if kind >> bit & 1) for bit in range(5)]
    reductions = shown.planes["seat +0 reduction"].tolist()
    taken = [sum((value >> bit & 1) << plot for plot, value in enumerate(reductions)) for bit in range(3)]
    people, barred = (shown.planes[f"seat +0 {name}"].tolist() for name in ("people", "barred"))
    inside = [BARRED if barred[at] else people[at] for at in range(PLOTS) if at % SIDE < 4 and at < 20]
    squares = sum(held << PIPS_BITS * square for square, held in enumerate(inside))
    margins = [shown.number(f"seat +0 {name}") for name in ("influence spent", "unrest")]
    return FiefdomsSheet._make([*planes, *taken, squares, *margins])


def own_part(game: str, shown: Shown, state: Any, seat: int) -> tuple[Any, Any]:
    """Return what the planes show of a seat, and what there is."""
    if game == "duel":
        return duel_position(shown, seat, state.size), state
    return (fiefdoms_sheet if game == "fiefdoms" else chiefdom_sheet)(shown), state.sheet(seat)
