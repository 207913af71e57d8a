"""rollwright sweep"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rollwright.core.errors import InvalidSetup
from rollwright.results import Effect, SweepSummary, VariantRow

from ...batch_options import ENGINE, RESUME, Batch, BatchHelp, add_batch_options, check_output, check_plot
from ...game_options import GameCommand
from ...output import (
    SPAN,
    format_mean,
    format_rate,
    format_reach,
    make_console,
    make_table,
    print_table,
    show_json,
)
from ...progress import show_progress

if TYPE_CHECKING:
    from rich.table import Table

ROWS = "Write a row for every variant, game and seat (.json, .csv or .parquet)."
MANY = 5
"""From this number of comparisons on, one that looks significant by chance is to be expected."""


@click.command(cls=GameCommand, short_help="Compare variants of the rules on the same dice.")
@click.option(
    "--vary", multiple=True, metavar="NAME=A,B", help="A fact or option and its values (repeatable)."
)
@add_batch_options(BatchHelp(games="How many games of each variant."))
@click.option("-o", "--output", metavar="FILE", help=ROWS)
@click.option("--resume", metavar="FILE", help=RESUME)
@click.option("--plot", metavar="FILE", help="Draw totals and differences (.png, .svg or .pdf).")
@click.option("--engine", default="local", show_default=True, help=ENGINE)
@click.option("--json", "as_json", is_flag=True, help="Print the comparison as JSON.")
def sweep(
    batch: Batch,
    vary: tuple[str, ...],
    output: str | None,
    resume: str | None,
    plot: str | None,
    engine: str,
    as_json: bool,
) -> None:
    """Compare variants of the rules on the same dice.

    A game's options and its house rules, which are its printed facts, can be varied (an unknown name lists
    them): --vary feeds=2,3 --vary shapes=pips,linked, and so on with misery=-2,-3, walls=7-8,5-6 or
    house_logs=4,5,6. `base` is the printed value. Several --vary make every combination. Differences are
    taken game by game.
    """
    from rollwright.lab.result_files import write_table
    from rollwright.lab.sweep import PlayedVariant, draw_sweep, list_rows, run_sweep, sum_up_sweep
    from rollwright.lab.variants import parse_vary, set_up_sweep

    if not vary:
        raise InvalidSetup("a sweep needs something that varies, such as --vary feeds=2,3")
    game, games, seed = batch.game, batch.games, batch.seed
    varied = [parse_vary(text) for text in vary]
    variants = set_up_sweep(game, varied, batch.bot_or_quickest, games, seed, batch.seats, batch.options)
    rows, picture, log = check_output(output), check_plot(plot), None if resume is None else Path(resume)

    def run(progress: Callable[[int], None]) -> list[PlayedVariant]:
        return run_sweep(variants, batch.jobs, progress, engine, log)

    played = show_progress(game.id, games * len(variants), run, log)
    title = f"{game.name}: {games:,} games of each variant, seed {seed}"
    if rows is not None:
        write_table(list_rows(played), rows)
    if picture is not None:
        draw_sweep(title, played, picture)
    result = sum_up_sweep(varied, played)
    if as_json:
        show_json(result)
    else:
        show_sweep(title, result)


def show_sweep(title: str, result: SweepSummary) -> None:
    """Show a row for each variant and seat, the effects of several facts, and notes."""
    rows, console = result["variants"], make_console()
    has_wins = "win_rate" in rows[0]
    seats = max(row["seat"] for row in rows)
    numbers = (
        "mean ± 95%",
        "more ± 95%",
        "turns",
        *(["wins (95%)" if seats > 1 else "passed (95%)"] if has_wins else []),
    )
    table = make_table(title, "variant", *(["bot"] if seats > 1 else []), *numbers, right=numbers)
    for row in rows:
        player = [f"{row['seat']} {row['bot']}"] if seats > 1 else []
        wins = [format_rate(row["win_rate"], row["win_low"], row["win_high"])] if has_wins else []
        mean, turns = format_mean(row["mean"], row["low"], row["high"]), f"{row['turns']:.1f}"
        table.add_row(row["variant"], *player, mean, _format_more(row, rows[0]), turns, *wins)
    print_table(console, table)
    if len({effect["fact"] for effect in result["effects"]}) > 1:
        print_table(console, _make_effects_table(result["effects"]))
    console.print("more: than the first variant, game by game on the same dice.")
    for sentence in (SPAN, *_describe_chance(rows), *result["notes"]):
        console.print(sentence)


def _format_more(row: VariantRow, first: VariantRow) -> str:
    if row["variant"] == first["variant"]:
        return ""
    if not row["changed"]:
        return "the same on all dice"
    return f"{row['more']:+.2f} ± {format_reach(row['more_low'], row['more_high'])}"


def _make_effects_table(effects: Sequence[Effect]) -> Table:
    table = make_table(
        "one fact at a time, over all others", "fact", "value", "against", "more ± 95%", right=("more ± 95%",)
    )
    for effect in effects:
        more = f"{effect['mean']:+.2f} ± {format_reach(effect['low'], effect['high'])}"
        table.add_row(effect["fact"], effect["value"], effect["against"], more)
    return table


def _describe_chance(rows: Sequence[VariantRow]) -> list[str]:
    """Return a warning where some of many comparisons look significant by chance."""
    comparisons = len({row["variant"] for row in rows}) - 1
    if comparisons < MANY:
        return []
    return [f"of {comparisons} comparisons at 95% each, one in twenty looks significant by chance alone."]
