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

from rollwright.core.options import parse_options, usual_options
from rollwright.games import catalogue

from .figures import SPAN, describe_first_seat, format_rate, format_reach, name_setup, print_table
from .sheet import find_kind, make_picture
from .show import make_console, make_table, name_term, show_json
from .writing import write_bytes

if TYPE_CHECKING:
    from rollwright.lab.simulation import Setup, Simulation

T = TypeVar("T")
INTERRUPTED = 130
Command = Callable[..., Any]
WORDS = "words"
"""Options and house rules behind the game: GAME feeds=3"""
ALIKE = (
    "all seats played the same games: this bot has no chance of its own. With noise, such as "
    "--bot greedy~0.1, its games differ."
)
OUTPUT = "Write a row for every game and seat (.json, .csv or .parquet)."
ENGINE = "Where games are played: local, ray for a Ray cluster, or cuda for a CUDA card."
RESUME = "Keep what is played in this file, and go on from it."
FIRST = "begins; the first time compiles, 10 to 30 s"
"""What a progress bar says until something is done."""
WHO = "Who plays: a bot, a level, or planner:500 (repeatable: one for each seat)."


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
    return click.argument(WORDS, nargs=-1, metavar="[NAME=VALUE]...")(command)


def describe_options() -> dict[str, str]:
    """{"turns": "How many turns there are. (3 or 4; my-game)"}"""
    games: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for game in catalogue.list_games():
        for option in usual_options(game.options):
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
@click.option("--heat", metavar="FILE", help="Tint a sheet by how often squares are used (.svg, .png, .pdf).")
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
    heat: str | None,
    output: str | None,
    engine: str,
    resume: str | None,
    **flags: Any,
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
    kind = None if heat is None else find_kind(heat)
    setup = replace(setup, keeps_rows=table is not None)
    simulation = run_with_bar(setup, jobs, engine, None if resume is None else Path(resume))
    if table is not None:
        from rollwright.lab.tables import write_table

        write_table(simulation.results.rows, table)
    if path is not None:
        from rollwright.lab.plot import draw_plot

        draw_plot(simulation, path)
    if heat is not None and kind is not None:
        write_bytes(make_picture(draw_heat_map(setup), found.name, kind), heat)
    if as_json:
        show_json(simulation.summary())
    else:
        show_simulation(simulation.summary())


def draw_heat_map(setup: Setup) -> str:
    """Return the first seat's sheet, tinted by how often its bot uses the places in a sample of the games."""
    from rollwright.lab.heat import SAMPLE, share_places
    from rollwright.sheets.svg.drawings import draw_heat

    said = f"squares that {setup.bots[0]} uses, {min(SAMPLE, setup.games)} games of seed {setup.seed}"
    return draw_heat(setup.game, setup.options, share_places(setup)[0], said)


def read_game_options(generic: Sequence[str], flags: Mapping[str, Any]) -> dict[str, str]:
    """Return the options given as words behind the game, as flags of their own or with --option."""
    named = [f"{name[5:]}={value}" for name, value in flags.items() if name.startswith("game_") and value]
    return parse_options([*flags.get(WORDS, ()), *generic, *named])


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
        task = bar.add_task(f"{name} {FIRST}", total=total)
        return run(lambda done: bar.update(task, completed=done, description=name))


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
    """Show a row for each bot, the terms, and what else there is to tell."""
    console = make_console()
    title = f"{name_setup(result)}: {result['games']} games, seed {result['seed']}"
    wins = name_wins(result)
    numbers = ("mean", "± 95%", "sd", "min", "median", "max", *([wins] if wins else []))
    table = make_table(title, "seat", "bot", *numbers, right=numbers)
    for bot in result["bots"]:
        table.add_row(*_bot_row(bot, has_wins=bool(wins)))
    print_table(console, table)
    print_table(console, _make_terms_table(result))
    for sentence in _describe_more(result):
        console.print(sentence)


def name_wins(result: dict[str, Any]) -> str:
    """Return what winning is called: alone there is nobody to beat, but a challenge may be passed."""
    if result["seats"] > 1:
        return "wins (95%)"
    is_challenge = result["options"].get("challenge", "off") != "off"
    return "passed (95%)" if is_challenge or result["bots"][0]["win_rate"] < 1 else ""


def _bot_row(bot: dict[str, Any], has_wins: bool) -> list[str]:
    seat = "both" if bot["seat"] is None else str(bot["seat"])
    measures = [f"{bot['mean']:.2f}", format_reach(bot["low"], bot["high"]), f"{bot['sd']:.2f}"]
    ends = [f"{bot[key]:g}" for key in ("min", "median", "max")]
    wins = [format_rate(bot["win_rate"], bot["win_low"], bot["win_high"])] if has_wins else []
    return [seat, bot["bot"], *measures, *ends, *wins]


def _make_terms_table(result: dict[str, Any]) -> Any:
    """Return the mean of each term with its spread, and how it goes along with the total or with winning."""
    bots, goal = result["bots"], "with_winning" if result["seats"] > 1 else "with_total"
    names = [f"{bot['bot']}" if bot["seat"] is None else f"{bot['seat']} {bot['bot']}" for bot in bots]
    columns = [column for name in names for column in (name, "sd", "r")]
    told = "winning" if result["seats"] > 1 else "the total"
    table = make_table(
        f"mean by term, sd, and r: its correlation with {told}", "term", *columns, right=("sd", "r", *names)
    )
    for term in bots[0]["breakdown"]:
        cells = [cell for bot in bots for cell in _term_cells(bot["terms"][term], goal)]
        table.add_row(name_term(term), *cells)
    return table


def _term_cells(term: dict[str, Any], goal: str) -> list[str]:
    related = term[goal]
    return [f"{term['mean']:.2f}", f"{term['sd']:.2f}", "" if related is None else f"{related:+.2f}"]


def _describe_more(result: dict[str, Any]) -> list[str]:
    turns = result["turns"]
    told = [SPAN, f"turns: {turns['mean']:.1f} ({turns['min']} to {turns['max']})"]
    if "draws" in result:
        told.append(f"draws: {result['draws']}")
    told += [
        _describe_lead(result["bots"][0], bot)
        for bot in result["bots"][1:]
        if _differ(result["bots"][0], bot)
    ]
    if "first_seat" in result:
        told.append(describe_first_seat(result["first_seat"]))
    if result.get("alike") == result["games"]:
        told.append(ALIKE)
    for rank, times in result.get("ranks", {}).items():
        told.append(f"{rank}: {100 * times / result['games']:.1f}%")
    return told


def _differ(first: dict[str, Any], bot: dict[str, Any]) -> bool:
    return bool(first["bot"] != bot["bot"])


def _describe_lead(first: dict[str, Any], bot: dict[str, Any]) -> str:
    """Return by how much a bot is ahead of the first on the same dice, in a sentence."""
    lead = bot["lead"]
    ahead = f"{lead['mean']:+.2f} ± {format_reach(lead['low'], lead['high'])} (sd {lead['sd']:.2f})"
    luck = lead["correlation"]
    alike = "" if luck is None else f"; their totals correlate {luck:+.2f}"
    return f"on the same dice {bot['bot']} is ahead of {first['bot']} by {ahead}{alike}"
