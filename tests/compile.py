"""Compile every kernel once, two games at a time, so that no test has to: `python -m tests.compile`."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from rollwright.bots import warm_up
from rollwright.core.conformance import play_randomly
from rollwright.core.options import fill_options
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game

ONE_OF_EACH_KERNEL = ("fiefdoms", "duel", "chiefdom-2")
SEARCHED = "chiefdom-2"
"""The game whose planner the tests ask most."""


def compile_kernel(game_id: str) -> None:
    """Ask a game's engine for what the tests ask it; the machine code stays in the cache folder."""
    game = find_game(game_id)
    seats = game.seats[0]
    engine, options = game.engine(fast=True), fill_options(game.options, {})
    engine.trace(options, 1, 1)
    engine.play(options, ["random"] * seats, 1, 0, 1)
    engine.run_playouts(options, 1, 1)
    for state, step in play_randomly(game, {}, seats, 1):
        if isinstance(step, MoveStep):
            engine.moves(state, step.seat)
            break
    if game_id == SEARCHED:
        warm_up(game)


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(compile_kernel, ONE_OF_EACH_KERNEL))
