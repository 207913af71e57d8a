"""Compile every kernel once, two games at a time, so that no test has to: `python -m tests.compile`."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from rollwright.bots import warm_up
from rollwright.core.conformance import play_randomly
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from rollwright.games.fiefdoms.challenges import OFF
from rollwright.games.fiefdoms.engine import FiefdomsEngine

ONE_OF_EACH_KERNEL = ("fiefdoms", "duel", "chiefdom-2")
SEARCHED = "chiefdom-2"
"""The game whose bots the tests ask; those of the others are compiled for the long tests alone."""


def compile_kernel(game_id: str) -> None:
    """Ask a game's engine for what the tests ask it; the machine code stays in the cache folder."""
    game = find_game(game_id)
    seats = game.seats[0]
    engine, options = game.engine(fast=True), fill_options(game.options, {})
    engine.trace(options, 1, 1)
    for state, step in play_randomly(game, {}, seats, 1):
        if isinstance(step, MoveStep):
            engine.moves(state, step.seat)
    if isinstance(engine, FiefdomsEngine):
        engine.active(start_game(game, 1).sheets[0], OFF)
    if game_id == SEARCHED:
        engine.play(options, ["random"], 1, 0, 1)
        warm_up(game)


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(compile_kernel, ONE_OF_EACH_KERNEL))
