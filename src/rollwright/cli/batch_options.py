"""What the commands that play many games have in common: bots, games, seed, seats, threads, options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import cast

import click

from rollwright.any_game import AnyGame
from rollwright.games import catalogue

from .files import check_writable
from .game_options import add_game_options, add_generic_option, take_game_options

BOTS = "The players: a bot, a level, or planner:500 (repeatable: one for each seat)."
OUTPUT = "Write a row for every game and seat (.json, .csv or .parquet)."
ENGINE = "Where games are played: local, or ray for a Ray cluster."
RESUME = "Keep what is played in this file, and resume from it."
Command = Callable[..., None]


@dataclass(frozen=True)
class Batch:
    """The games that a command is to play."""

    game: AnyGame
    bots: tuple[str, ...]
    games: int
    seed: int
    seats: int | None
    jobs: int | None
    options: dict[str, str]

    @property
    def bot_or_quickest(self) -> str | tuple[str, ...]:
        """The bots that are named, or the strongest that needs no search."""
        from rollwright.bots import quick_bot

        return self.bots or quick_bot(self.game).name


@dataclass(frozen=True)
class BatchHelp:
    """The texts and the default that differ from command to command."""

    default_games: int = 1000
    games: str = "How many games."
    bots: str = BOTS
    seats: str = "How many seats, all for one bot."


def add_batch_options(texts: BatchHelp) -> Callable[[Command], Command]:
    """Give a command GAME and the options of a batch; it is called with the batch instead."""

    def add(command: Command) -> Command:
        @wraps(command)
        def run(**given: object) -> None:
            command(_take_batch(given), **given)

        threads = "How many threads; by default one for each core."
        found: Command = add_game_options(add_generic_option(run))
        found = click.option("--jobs", type=int, help=threads)(found)
        found = click.option("--seats", type=int, help=texts.seats)(found)
        found = _add_number("--seed", 1, "Where the dice come from.")(found)
        found = _add_number("--games", texts.default_games, texts.games)(found)
        found = click.option("--bot", "bots", multiple=True, metavar="NAME", help=texts.bots)(found)
        return click.argument("game")(found)

    return add


def _add_number(flag: str, default: int, text: str) -> Callable[[Command], Command]:
    return click.option(flag, type=int, default=default, show_default=True, help=text)


def _take_batch(given: dict[str, object]) -> Batch:
    """Remove the options of a batch from a command's arguments and return them."""
    options = take_game_options(given)
    bots, games, seed, seats, jobs = (given.pop(name) for name in ("bots", "games", "seed", "seats", "jobs"))
    return Batch(
        catalogue.find_game(str(given.pop("game"))),
        cast(tuple[str, ...], bots),
        cast(int, games),
        cast(int, seed),
        cast(int | None, seats),
        cast(int | None, jobs),
        options,
    )


def check_plot(plot: str | None) -> Path | None:
    """Return the plot's path, or refuse it before any game is played."""
    if plot is None:
        return None
    from rollwright.lab.plots import plot as plots

    plots.check_plot(Path(plot))
    check_writable(Path(plot))
    return Path(plot)


def check_output(output: str | None) -> Path | None:
    """Return the path for rows, or refuse it before any game is played."""
    if output is None:
        return None
    from rollwright.lab.result_files import check_table

    check_table(Path(output))
    check_writable(Path(output))
    return Path(output)
