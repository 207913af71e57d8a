"""Benchmarks: decisions per second of kernels, compiled and plain, and of rules, measured in the same run."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rollwright.any_game import AnyGame
from rollwright.core.engine import Engine
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import new_options
from rollwright.core.rules_engine import RulesEngine

ROUNDS = 3
"""Alternations of the two speeds; the best of each counts, since the machine may be shared."""


def check_seconds(seconds: float) -> None:
    """Raise InvalidSetup if a measurement cannot take that long."""
    if not 0.01 <= seconds <= 60:
        raise InvalidSetup(f"a measurement takes 0.01 to 60 seconds, not {seconds:g}")


def measure_game(game: AnyGame, seconds: float = 0.5) -> dict[str, float]:
    """Return decisions per second of random playouts: by the kernel, compiled and plain, and by the rules."""
    check_seconds(seconds)
    run_rules = make_runner(game, RulesEngine(game))
    rules = measure(run_rules, fit_games(run_rules, seconds))
    if isinstance(game.engine(fast=False), RulesEngine):
        return {"plain_turns_per_second": rules, "rules_turns_per_second": rules}
    run_fast, run_plain = (make_runner(game, game.engine(fast)) for fast in (True, False))
    if run_fast(3) != run_plain(3):
        raise AssertionError(f"{game.id}: plain and compiled playouts differ")
    fast_games, plain_games = fit_games(run_fast, seconds), fit_games(run_plain, seconds)
    fast = plain = 0.0
    for _ in range(ROUNDS):
        plain = max(plain, measure(run_plain, plain_games))
        fast = max(fast, measure(run_fast, fast_games))
    return {
        "playout_turns_per_second": fast,
        "plain_turns_per_second": plain,
        "ratio": fast / plain,
        "rules_turns_per_second": rules,
    }


@contextmanager
def one_core() -> Iterator[None]:
    """Pin the process to one core, where the system can; threads of other libraries included."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def make_runner(game: AnyGame, engine: Engine[object]) -> Callable[[int], int]:
    """Return a function from a number of games to the decisions made in them."""
    options = new_options(game.options)
    return lambda games: engine.run_playouts(options, 1, games)


def fit_games(run: Callable[[int], int], seconds: float) -> int:
    """Return the number of games that take about that long; this also warms the kernel up."""
    games, taken = 1, 0.0
    while taken < seconds / 4:
        games *= 2
        start = perf_counter()
        run(games)
        taken = perf_counter() - start
    return max(1, round(games * seconds / taken))


def measure(run: Callable[[int], int], games: int) -> float:
    """Return decisions per second."""
    start = perf_counter()
    decisions = run(games)
    return decisions / (perf_counter() - start)


def measure_simulation(game: AnyGame, seconds: float) -> dict[str, float]:
    """Return the games a second of random bots: by the kernel alone, and as `simulate` delivers them."""
    from .setup import set_up
    from .simulation import run_simulation

    options = new_options(game.options)
    seats = game.seats[0]

    def simulate(games: int) -> int:
        run_simulation(set_up(game, "random", games, 1), jobs=1)
        return games

    def play(games: int) -> int:
        game.engine(fast=True).play(options, ["random"] * seats, 1, 0, games)
        return games

    simulate(10)
    fit = {run: fit_games(run, seconds) for run in (play, simulate)}
    best = {run: max(measure(run, fit[run]) for _ in range(ROUNDS)) for run in fit}
    return {"kernel_games_per_second": best[play], "simulated_games_per_second": best[simulate]}
