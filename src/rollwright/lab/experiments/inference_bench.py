"""What asking learned values costs: `python -m rollwright.lab.experiments.inference_bench`

For every game with a file of values: its size, the time to read it, and how many decisions a second `sage`
makes with it, compiled and plain, asked as a table asks. All in processor time of one core.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import process_time
from typing import NamedTuple

import click

from rollwright.any_game import AnyGame
from rollwright.bots import PolicyBot
from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep, Seat
from rollwright.games.catalogue import GAMES, find_game
from rollwright.values.files import SUFFIX, read_header, read_values

from .command import Experiment

FOLDER = Path(__file__).parents[2] / "games"
POLICY = "sage"
ROUNDS = 3
FAST, PLAIN = 200, 6
"""Decisions that are timed, compiled and plain."""


class Cost(NamedTuple):
    """A file's size, seconds to read it, decisions a second."""

    file: str
    size: int
    seconds: float
    fast: float
    plain: float


def positions(game: AnyGame, seed: int) -> Iterator[tuple[object, Seat]]:
    """Yield what a compiled sage is asked in games of its own."""
    bot, number = PolicyBot(POLICY, fast=True), 0
    while True:
        state, dice = start_game(game, game.seats[0]), make_rng(seed, number, DICE)
        while game.outcome(state) is None:
            waiting = game.waiting(state)
            if waiting:
                yield state, waiting[0]
                move = bot.choose(game, state, waiting[0], make_rng(seed, 0, waiting[0] + 1))
                state = game.apply(state, MoveStep(waiting[0], move))
            else:
                dice, roll = draw_roll(game, state, dice)
                state = game.apply(state, roll)
        number += 1


def time_asking(game: AnyGame, fast: bool, asked: list[tuple[object, Seat]]) -> float:
    """Return how many of these decisions a bot makes in a second."""
    bot, rng = PolicyBot(POLICY, fast), make_rng(1, 1, 1)
    bot.choose(game, *asked[0], rng)  # reads the file, and compiles
    began = process_time()
    for state, seat in asked:
        bot.choose(game, state, seat, rng)
    return len(asked) / max(1e-9, process_time() - began)


def time_reading(path: Path) -> float:
    """Return the seconds that reading a file takes, the best of three."""
    layout, best = read_header(path).layout, float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        read_values(path, layout)
        best = min(best, process_time() - began)
    return best


def measure_file(path: Path, fast: int = FAST, plain: int = PLAIN) -> Cost:
    """Return what a shipped file costs."""
    game = find_game(read_header(path).game)
    asked = list(islice(positions(game, 1), fast))
    some = asked[:: max(1, len(asked) // plain)][:plain]
    speeds = time_asking(game, True, asked), time_asking(game, False, some)
    return Cost(path.stem, path.stat().st_size, time_reading(path), *speeds)


@click.command(cls=Experiment)
def main() -> None:
    """Measure every file of learned values that ships: its size, reading it, decisions by it."""
    known = {game.id for game in GAMES}
    click.echo("| values | size (MB) | read (ms) | decisions a second, compiled | plain |")
    click.echo("|---|---|---|---|---|")
    for path in sorted(FOLDER.glob(f"*/learned/*{SUFFIX}")):
        if read_header(path).game in known:
            cost = measure_file(path)
            cells = (
                f"{cost.size / 1e6:.2f}",
                f"{1000 * cost.seconds:.0f}",
                f"{cost.fast:.0f}",
                f"{cost.plain:.1f}",
            )
            click.echo(f"| `{cost.file}` | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
