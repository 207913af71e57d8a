"""rollwright tournament"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import click

from rollwright.results import TournamentSummary

from ...batch_options import ENGINE, OUTPUT, RESUME, Batch, BatchHelp, add_batch_options, check_output
from ...game_options import GameCommand
from ...output import (
    SPAN,
    describe_first_seat,
    format_mean,
    format_rate,
    make_console,
    make_table,
    name_setup,
    print_table,
    show_json,
)
from ...progress import show_progress

SHARES: tuple[Literal["skill", "dice", "both"], ...] = ("skill", "dice", "both")
TEXTS = BatchHelp(
    default_games=100,
    games="Dice for each table and rotation.",
    bots="A bot or level, such as planner:500 (repeatable).",
    seats="Seats at each table; 2 by default.",
)


@click.command(cls=GameCommand, short_help="Let bots meet each other on the same dice, and rate them.")
@add_batch_options(TEXTS)
@click.option("--resume", metavar="FILE", help=RESUME)
@click.option("-o", "--output", metavar="FILE", help=OUTPUT)
@click.option("--engine", default="local", show_default=True, help=ENGINE)
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
def tournament(batch: Batch, resume: str | None, output: str | None, engine: str, as_json: bool) -> None:
    """Let bots meet each other on the same dice, from every seat, and rate them.

    Without --bot all policies of the game play. Intervals are 95%; ratings are on the scale of Elo with
    a mean of 0.
    """
    from rollwright.lab.result_files import write_table
    from rollwright.lab.tournament import PlayedChunk, list_rows, run_tournament, set_up_tournament, sum_up

    game, names = batch.game, batch.bots or batch.game.engine(fast=False).policies
    setup = set_up_tournament(game, names, batch.games, batch.seed, batch.seats, batch.options)
    rows, log = check_output(output), None if resume is None else Path(resume)

    def run(progress: Callable[[int], None]) -> list[PlayedChunk]:
        return run_tournament(setup, batch.jobs, progress, engine, log)

    parts = show_progress(game.id, setup.total, run, log)
    if rows is not None:
        write_table(list_rows(setup, parts), rows)
    result = sum_up(setup, parts)
    if as_json:
        show_json(result)
    else:
        show_tournament(result)


def show_tournament(result: TournamentSummary) -> None:
    """Show a row for each bot, best first, a row for each pair, and the parts of the variance of totals."""
    console = make_console()
    setup = name_setup(result["game"], result["options"])
    title = f"{setup}: {result['games']} dice for each table, seed {result['seed']}"
    numbers = ("games", "mean ± 95%", "wins (95%)", "rating (95%)")
    table = make_table(title, "bot", *numbers, right=numbers)
    for bot in result["bots"]:
        mean = format_mean(bot["mean"], bot["mean_low"], bot["mean_high"])
        wins = format_rate(bot["win_rate"], bot["win_low"], bot["win_high"])
        rating = f"{bot['rating']:.0f} ({bot['rating_low']:.0f} to {bot['rating_high']:.0f})"
        table.add_row(bot["bot"], str(bot["games"]), mean, wins, rating)
    print_table(console, table)
    pairs = make_table("pairs", "bot", "rival", "games", "beats it (95%)", right=("games", "beats it (95%)"))
    for pair in result["pairs"]:
        rate = format_rate(pair["rate"], pair["low"], pair["high"])
        pairs.add_row(pair["bot"], pair["rival"], str(pair["games"]), rate)
    print_table(console, pairs)
    for sentence in _list_remarks(result):
        console.print(sentence)


def _list_remarks(result: TournamentSummary) -> list[str]:
    remarks, spread = [SPAN], result["spread"]
    if spread is not None:
        skill, dice, both = (f"{100 * spread[name]:.0f}%" for name in SHARES)
        shares = f"{skill} is the bots, {dice} the dice, {both} both together"
        remarks.append(f"luck and skill: of the totals' variance {shares}")
    return remarks + ([describe_first_seat(result["first_seat"])] if "first_seat" in result else [])
