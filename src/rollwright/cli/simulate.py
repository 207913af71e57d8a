"""rollwright simulate"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from rollwright.core.options import parse_options
from rollwright.games import catalogue

from .show import make_console, make_table, name_term, show_json

if TYPE_CHECKING:
    from rollwright.lab.simulation import Setup, Simulation

T = TypeVar("T")
INTERRUPTED = 130
Command = Callable[..., Any]
OUTPUT = "Write a row for every game and seat (.json, .csv or .parquet)."
ENGINE = "Where games are played: local, or ray for a Ray cluster."
RESUME = "Keep what is played in this file, and go on from it."
WHO = "Who plays: a bot, a level, or planner:500; again for each further seat."


def add_game_options(command: Command) -> Command:
    """Give the command a flag for every option that a game of the catalogue declares."""
    taken = {word for param in getattr(command, "__click_params__", ()) for word in param.opts}
    own = {
        "bot",
        "games",
        "seed",
        "seats",
        "jobs",
        "option",
        "json",
        "plot",
        "output",
        "engine",
        "resume",
        "help",
    }
    for name, text in reversed(describe_options().items()):
        if name in own or f"--{name}" in taken or not name.isidentifier():
            continue  # it can still be given with --option
        command = click.option(f"--{name}", f"game_{name}", metavar="VALUE", help=text)(command)
    return command


def describe_options() -> dict[str, str]:
    """{"board": "How large the board is. (9 or 11; duel)"}"""
    games: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for game in catalogue.GAMES:
        for option in game.options:
            games.setdefault(option.name, []).append(game.id)
            values = " or ".join(option.values)
            texts.setdefault(option.name, f"{option.help} ({values}; " if values else f"{option.help} (")
    return {name: f"{text}{', '.join(games[name])})" for name, text in texts.items()}


@click.command(short_help="Play many games with bots and sum them up.")
@click.argument("game")
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help=WHO,
)
@click.option("--games", type=int, default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
@click.option("--seats", type=int, help="How many seats, all for one bot.")
@click.option("--jobs", type=int, help="How many threads; by default one for each core.")
@add_game_options
@click.option("--option", "generic", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
@click.option("--plot", metavar="FILE", help="Draw totals, terms, length, squares (.png, .svg, .pdf).")
@click.option("-o", "--output", metavar="FILE", help=OUTPUT)
@click.option("--engine", default="local", show_default=True, help=ENGINE)
@click.option("--resume", metavar="FILE", help=RESUME)
def simulate(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seats: int | None,
    jobs: int | None,
    generic: tuple[str, ...],
    as_json: bool,
    plot: str | None,
    output: str | None,
    engine: str,
    resume: str | None,
    **flags: str | None,
) -> None:
    """Play many games with bots and sum them up.

    Two different bots meet on the same dice from both seats. Without --bot the strongest that needs no
    time to think plays; a planner takes seconds for a game.
    """
    from rollwright.bots import quick_bot
    from rollwright.lab.simulation import set_up

    found = catalogue.find_game(game)
    chosen = read_game_options(generic, flags)
    setup = set_up(found, bots or quick_bot(found).name, games, seed, seats, chosen)
    path, table = check_plot(plot), check_output(output)
    setup = replace(setup, keeps_rows=table is not None)
    simulation = run_with_bar(setup, jobs, engine, None if resume is None else Path(resume))
    if table is not None:
        from rollwright.lab.tables import write_table

        write_table(simulation.results.rows, table)
    if path is not None:
        from rollwright.lab.plot import draw_plot

        draw_plot(simulation, path)
    if as_json:
        show_json(simulation.summary())
    else:
        show_simulation(simulation.summary())


def read_game_options(generic: Sequence[str], flags: Mapping[str, str | None]) -> dict[str, str]:
    """Return the options given as flags of their own or with --option."""
    return parse_options([*generic, *(f"{k[5:]}={v}" for k, v in flags.items() if v is not None)])


def check_plot(plot: str | None) -> Path | None:
    """Return the plot's path, or refuse it before any game is played."""
    if plot is None:
        return None
    from rollwright.lab import plot as plots

    plots.check_plot(Path(plot))
    return Path(plot)


def check_output(output: str | None) -> Path | None:
    """Return the table's path, or refuse it before any game is played."""
    if output is None:
        return None
    from rollwright.lab.tables import check_table

    check_table(Path(output))
    return Path(output)


def show_bar(name: str, total: int, run: Callable[[Callable[[int], None]], T]) -> T:
    """Run something under a progress bar, on stderr and only where somebody sees it."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    console = make_console(err=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar, leaving_at_once(console.show_cursor):
        task = bar.add_task(name, total=total)
        return run(lambda done: bar.update(task, completed=done))


@contextmanager
def leaving_at_once(tidy_up: Callable[[], object]) -> Iterator[None]:
    """Let Ctrl-C end the program there and then: an exception in the midst of a compiler may crash it."""

    def leave(number: int, frame: object) -> None:
        tidy_up()
        os._exit(INTERRUPTED)

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def run_with_bar(setup: Setup, jobs: int | None, engine: str, log: Path | None = None) -> Simulation:
    """Play the games under a progress bar."""
    from rollwright.lab.simulation import run_simulation

    return show_bar(setup.game.id, setup.games, lambda tell: run_simulation(setup, jobs, tell, engine, log))


def show_simulation(result: dict[str, Any]) -> None:
    """Show a row for each bot, the mean terms, and what else there is to tell."""
    console = make_console()
    title = f"{result['game']}: {result['games']} games, seed {result['seed']}"
    numbers = ("mean", "±", "sd", "min", "median", "max", "wins")
    table = make_table(title, "seat", "bot", *numbers, right=numbers)
    for bot in result["bots"]:
        table.add_row(*_bot_row(bot))
    console.print(table)
    console.print(_make_terms_table(result["bots"]))
    for sentence in _tell_more(result):
        console.print(sentence)


def _bot_row(bot: dict[str, Any]) -> list[str]:
    seat = "both" if bot["seat"] is None else str(bot["seat"])
    measures = [f"{bot['mean']:.2f}", f"{1.96 * bot['error']:.2f}", f"{bot['sd']:.2f}"]
    ends = [f"{bot[key]:g}" for key in ("min", "median", "max")]
    return [seat, bot["bot"], *measures, *ends, f"{100 * bot['win_rate']:.1f}%"]


def _make_terms_table(bots: list[dict[str, Any]]) -> Any:
    names = [f"{bot['bot']}" if bot["seat"] is None else f"{bot['seat']} {bot['bot']}" for bot in bots]
    table = make_table("mean points", "term", *names, right=tuple(names))
    for term in bots[0]["breakdown"]:
        table.add_row(name_term(term), *(f"{bot['breakdown'][term]:.2f}" for bot in bots))
    return table


def _tell_more(result: dict[str, Any]) -> list[str]:
    turns = result["turns"]
    told = [f"turns: {turns['mean']:.1f} ({turns['min']} to {turns['max']})"]
    if "draws" in result:
        told.append(f"draws: {result['draws']}")
    if "first_seat" in result:
        first = {key: f"{100 * result['first_seat'][key]:.1f}%" for key in ("win_rate", "low", "high")}
        told.append(f"the first seat wins {first['win_rate']} ({first['low']} to {first['high']})")
    for rank, times in result.get("ranks", {}).items():
        told.append(f"{rank}: {100 * times / result['games']:.1f}%")
    return told
