"""How good is good? `python -m rollwright.lab.experiments.clairvoyant_bound GAME [--games N] [--width N]`

What a solo player could have had on the same dice who knew them beforehand. Many positions are kept side
by side, after each roll all their moves are tried, and the best by learned values go on. What is found is
the best known, not proved best; nobody who must wait for the dice gets there on average.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

import click

from rollwright.any_game import AnyGame
from rollwright.compiler.jit import compiled
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import Options, new_options
from rollwright.games.catalogue import find_game
from rollwright.kernel.interface import RNG_SIZE
from rollwright.kernel.speeds import COMPILED
from rollwright.values.engine import ValueEngine

from ..intervals import mean_interval
from . import beam
from .command import Experiment

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

P = ParamSpec("P")
T = TypeVar("T")
WIDTH = 500
"""Positions kept side by side."""
ROOM = 400
"""Moves of a position to begin with room for."""
POLICY = "sage"


class Beam:
    """Finds what a game's dice allow, with a beam of positions side by side."""

    def __init__(self, game: AnyGame, options: Options, width: int) -> None:
        engine = game.engine(fast=True)
        if not isinstance(engine, ValueEngine) or engine.alone != 1 or engine.ntuples is None:
            raise InvalidSetup(f"{game.id} has no learned values for games alone")
        self._engine, self._width = engine, width
        self._table, self._start = engine.setup(options, 1, COMPILED)
        self._weights = self._table.values
        if not len(self._weights):
            raise InvalidSetup(f"no values were learned for {game.id} with these options")
        self._room = ROOM * width

    def best(self, seed: int, game: int) -> int:
        """Return the most points found for a game's dice."""
        import numpy as np

        engine, most = self._engine, -(1 << 40)
        size = engine.position + RNG_SIZE
        rows = np.zeros((1, size), np.int64)
        self._run(beam.begin_lane)(self._table, self._start, rows, engine.position, seed, game)
        while len(rows):
            self._run(beam.roll_lanes)(self._table, rows, len(rows), engine.position)
            children = self._list(rows)
            ended = children.codes == beam.ENDED
            most = max(most, int(children.values[ended].max(initial=most)))
            rows = self._choose(rows, Children(*(part[~ended] for part in children)), size)
        return most

    def _list(self, rows: NDArray[np.int64]) -> Children:
        """Return all moves of all lanes."""
        import numpy as np

        while True:
            parts = [np.empty(self._room, np.int64) for _ in range(3)]
            workspace = self._engine.workspace(COMPILED)
            listing = self._run(beam.list_children)
            found = listing(self._table, rows, len(rows), self._weights, workspace, *parts)
            if found != beam.FULL:
                return Children(*(part[:found] for part in parts))
            self._room *= 2

    def _choose(self, rows: NDArray[np.int64], children: Children, size: int) -> NDArray[np.int64]:
        """Return the positions after the best moves, each position once."""
        import numpy as np

        order = np.argsort(-children.values, kind="stable")[: 2 * self._width]
        after = np.empty((len(order), size), np.int64)
        making = self._run(beam.make_children)
        parents, codes = children.parents[order], children.codes[order]
        making(self._table, rows, self._engine.position, parents, codes, after, size)
        seen: dict[bytes, int] = {}
        for n in range(len(order)):
            seen.setdefault(after[n].tobytes(), n)
        return after[list(seen.values())[: self._width]]

    def _run(self, function: Callable[P, T]) -> Callable[P, T]:
        return compiled(function, type(self._engine).__module__, self._engine.allocates_in(function))


class Children(NamedTuple):
    """Moves: of which lane, their codes and values."""

    parents: NDArray[np.int64]
    codes: NDArray[np.int64]
    values: NDArray[np.int64]


def play_by_values(game: AnyGame, options: Options, seed: int, games: int) -> list[int]:
    """Return what `sage` makes of the same dice."""
    played = game.engine(fast=True).play(options, [POLICY], seed, 0, games)
    return [sum(seats[0]) for seats in played.list_terms()]


@click.command(cls=Experiment)
@click.argument("game")
@click.option("--games", type=click.IntRange(2, 10_000), default=20, show_default=True, help="Games.")
@click.option("--width", type=click.IntRange(1, 100_000), default=WIDTH, show_default=True, help="Positions.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
def main(game: str, games: int, width: int, seed: int) -> None:
    """Find the most points that the dice of some games of GAME allow, and compare `sage` with it."""
    found = find_game(game)
    options = new_options(found.options)
    search = Beam(found, options, width)
    best = []
    for number in range(games):
        best.append(search.best(seed, number))
        sys.stderr.write(f"game {number + 1}: {best[-1]}\n")
    played = play_by_values(found, options, seed, games)
    missing = [most - had for most, had in zip(best, played)]
    for name, totals in (("best known", best), (POLICY, played), ("missing", missing)):
        interval = mean_interval(totals)
        sys.stdout.write(f"{name}: {interval.mean:.1f} ± {interval.reach or 0:.1f}\n")


if __name__ == "__main__":
    main()
