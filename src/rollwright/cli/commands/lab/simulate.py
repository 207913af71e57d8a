"""rollwright simulate"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from rollwright.results import BotSummary, SimulationSummary, TermSummary

from ...batch_options import (
    OUTPUT,
    RESUME,
    Batch,
    BatchHelp,
    add_batch_options,
    check_output,
    check_plot,
)
from ...files import check_writable, write_bytes
from ...game_options import GameCommand
from ...output import (
    SPAN,
    describe_first_seat,
    format_rate,
    format_reach,
    make_console,
    make_table,
    name_setup,
    name_term,
    print_table,
    show_json,
)
from ...progress import show_progress
from ..sheet import find_kind, make_picture

if TYPE_CHECKING:
    from rich.table import Table

    from rollwright.lab.setup import Setup
    from rollwright.lab.simulation import Simulation

ALIKE = (
    "all seats played the same games: this bot has no randomness of its own. With noise, such as "
    "--bot greedy~0.1, its games differ."
)
LOWEST = "a player's score is the lowest row; marks are those of all rows, on average."
ENGINE = "Where games are played: local, ray for a Ray cluster, or cuda for a CUDA GPU."
HEAT = "Tint a sheet by how often squares are used (.svg, .png, .pdf)."


@click.command(cls=GameCommand, short_help="Play many games with bots and sum them up.")
@add_batch_options(BatchHelp())
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
@click.option("--plot", metavar="FILE", help="Draw totals, terms, length, squares (.png, .svg, .pdf).")
@click.option("--heat", metavar="FILE", help=HEAT)
@click.option("-o", "--output", metavar="FILE", help=OUTPUT)
@click.option("--engine", default="local", show_default=True, help=ENGINE)
@click.option("--resume", metavar="FILE", help=RESUME)
def simulate(
    batch: Batch,
    as_json: bool,
    plot: str | None,
    heat: str | None,
    output: str | None,
    engine: str,
    resume: str | None,
) -> None:
    """Play many games with bots and sum them up.

    Two different bots play on the same dice from both seats. Without --bot the strongest that needs no
    time to think plays; a planner takes seconds for a game.
    """
    from rollwright.lab.result_files import write_table
    from rollwright.lab.setup import set_up

    setup = set_up(batch.game, batch.bot_or_quickest, batch.games, batch.seed, batch.seats, batch.options)
    path, rows = check_plot(plot), check_output(output)
    kind = None if heat is None else find_kind(heat)
    if heat is not None:
        check_writable(Path(heat))
    setup = replace(setup, keeps_rows=rows is not None)
    simulation = run_with_bar(setup, batch.jobs, engine, None if resume is None else Path(resume))
    if rows is not None:
        write_table(simulation.results.rows, rows)
    if path is not None:
        from rollwright.lab.plots.plot import draw_plot

        draw_plot(simulation, path)
    if heat is not None and kind is not None:
        write_bytes(make_picture(draw_heat_map(setup), batch.game.name, kind), heat)
    if as_json:
        show_json(simulation.summary())
    else:
        show_simulation(simulation.summary())


def draw_heat_map(setup: Setup) -> str:
    """Return the first seat's sheet, tinted by how often its bot uses each place in a sample of the games."""
    from rollwright.lab.plots.heatmap import SAMPLE, share_places
    from rollwright.sheets.svg.drawings import draw_heat

    said = f"squares that {setup.bots[0]} uses, {min(SAMPLE, setup.games)} games of seed {setup.seed}"
    return draw_heat(setup.game, setup.options, share_places(setup)[0], said)


def run_with_bar(setup: Setup, jobs: int | None, engine: str, log: Path | None = None) -> Simulation:
    """Play the games under a progress bar."""
    from rollwright.lab.simulation import run_simulation

    def run(progress: Callable[[int], None]) -> Simulation:
        return run_simulation(setup, jobs, progress, engine, log)

    return show_progress(setup.game.id, setup.games, run, log)


def show_simulation(result: SimulationSummary) -> None:
    """Show a row for each bot, the terms, and remarks."""
    console = make_console()
    title = f"{name_setup(result['game'], result['options'])}: {result['games']} games, seed {result['seed']}"
    wins = name_wins(result)
    marks = ["marks"] if "marks" in result["bots"][0] else []
    numbers = ("mean", "± 95%", "sd", "min", "median", "max", *marks, *([wins] if wins else []))
    table = make_table(title, "seat", "bot", *numbers, right=numbers)
    for bot in result["bots"]:
        table.add_row(*_bot_row(bot, has_wins=bool(wins)))
    print_table(console, table)
    print_table(console, _make_terms_table(result))
    for sentence in _list_remarks(result):
        console.print(sentence)


def name_wins(result: SimulationSummary) -> str:
    """Return the heading of wins: a solo game has none, but a challenge may be passed."""
    if "win_rate" not in result["bots"][0]:
        return ""
    return "wins (95%)" if result["seats"] > 1 else "passed (95%)"


def _bot_row(bot: BotSummary, has_wins: bool) -> list[str]:
    seat = "both" if bot["seat"] is None else str(bot["seat"])
    measures = [f"{bot['mean']:.2f}", format_reach(bot["low"], bot["high"]), f"{bot['sd']:.2f}"]
    ends = [f"{value:g}" for value in (bot["min"], bot["median"], bot["max"])]
    marks = [f"{bot['marks']:.2f}"] if "marks" in bot else []
    wins = [format_rate(bot["win_rate"], bot["win_low"], bot["win_high"])] if has_wins else []
    return [seat, bot["bot"], *measures, *ends, *marks, *wins]


def _make_terms_table(result: SimulationSummary) -> Table:
    """Return the mean of each term, its standard deviation, and its correlation with the total or winning."""
    bots, has_rivals = result["bots"], result["seats"] > 1
    goal: Literal["with_winning", "with_total"] = "with_winning" if has_rivals else "with_total"
    names = [f"{bot['bot']}" if bot["seat"] is None else f"{bot['seat']} {bot['bot']}" for bot in bots]
    columns = [column for name in names for column in (name, "sd", "r")]
    aim = "winning" if has_rivals else "the total"
    table = make_table(
        f"mean by term, sd, and r: its correlation with {aim}", "term", *columns, right=("sd", "r", *names)
    )
    for term in bots[0]["breakdown"]:
        cells = [cell for bot in bots for cell in _term_cells(bot["terms"][term], goal)]
        table.add_row(name_term(term), *cells)
    return table


def _term_cells(term: TermSummary, goal: Literal["with_winning", "with_total"]) -> list[str]:
    related = term[goal]
    return [f"{term['mean']:.2f}", f"{term['sd']:.2f}", "" if related is None else f"{related:+.2f}"]


def _list_remarks(result: SimulationSummary) -> list[str]:
    turns, first = result["turns"], result["bots"][0]
    remarks = [LOWEST] if "marks" in first else []
    remarks += [SPAN, f"turns: {turns['mean']:.1f} ({turns['min']} to {turns['max']})"]
    if "draws" in result:
        remarks.append(f"draws: {result['draws']}")
    remarks += [_describe_lead(first, bot) for bot in result["bots"][1:] if first["bot"] != bot["bot"]]
    if "first_seat" in result:
        remarks.append(describe_first_seat(result["first_seat"]))
    if result.get("alike") == result["games"]:
        remarks.append(ALIKE)
    for rank, times in result.get("ranks", {}).items():
        remarks.append(f"{rank}: {100 * times / result['games']:.1f}%")
    return remarks


def _describe_lead(first: BotSummary, bot: BotSummary) -> str:
    """Return a bot's lead over the first on the same dice, in a sentence."""
    lead = bot["lead"]
    assert lead is not None, "every bot but the first has a lead"
    amount = f"{abs(lead['mean']):.2f} ± {format_reach(lead['low'], lead['high'])} (sd {lead['sd']:.2f})"
    place = "ahead of" if lead["mean"] >= 0 else "behind"
    luck = lead["correlation"]
    alike = "" if luck is None else f"; their totals correlate {luck:+.2f}"
    return f"on the same dice {bot['bot']} is {place} {first['bot']} by {amount}{alike}"
