"""rollwright tournament"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rollwright.games import catalogue

from .figures import SPAN, describe_first_seat, format_mean, format_rate, name_setup, print_table
from .show import make_console, make_table, show_json
from .simulate import ENGINE, OUTPUT, RESUME, add_game_options, check_output, read_game_options, show_bar


@click.command(short_help="Let bots meet each other on the same dice, and rate them.")
@click.argument("game")
@click.option(
    "--bot", "bots", multiple=True, metavar="NAME", help="A bot or level, such as planner:500 (repeatable)."
)
@click.option("--games", type=int, default=100, show_default=True, help="Dice for each table and rotation.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
@click.option("--seats", type=int, help="Seats at each table; 2 by default.")
@click.option("--jobs", type=int, help="How many threads; by default one for each core.")
@add_game_options
@click.option("--option", "generic", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("--resume", metavar="FILE", help=RESUME)
@click.option("-o", "--output", metavar="FILE", help=OUTPUT)
@click.option("--engine", default="local", show_default=True, help=ENGINE)
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
def tournament(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seats: int | None,
    jobs: int | None,
    generic: tuple[str, ...],
    resume: str | None,
    output: str | None,
    engine: str,
    as_json: bool,
    **flags: Any,
) -> None:
    """Let bots meet each other on the same dice, from every seat, and rate them.

    Without --bot all policies of the game play. Intervals are 95%; ratings are on the scale of Elo with
    a mean of 0.
    """
    from rollwright.lab.tables import write_table
    from rollwright.lab.tournament import list_rows, run_tournament, set_up_tournament, sum_up

    found = catalogue.find_game(game)
    names = bots or found.engine(fast=False).policies
    wanted = set_up_tournament(found, names, games, seed, seats, read_game_options(generic, flags))
    table, log = check_output(output), None if resume is None else Path(resume)
    parts = show_bar(found.id, wanted.total, lambda tell: run_tournament(wanted, jobs, tell, engine, log))
    if table is not None:
        write_table(list_rows(wanted, parts), table)
    result = sum_up(wanted, parts)
    if as_json:
        show_json(result)
    else:
        show_tournament(result)


def show_tournament(result: dict[str, Any]) -> None:
    """Show a row for each bot, best first, how each pair did, and what the spread of totals is made of."""
    console = make_console()
    title = f"{name_setup(result)}: {result['games']} dice for each table, seed {result['seed']}"
    numbers = ("games", "mean ± 95%", "wins (95%)", "rating (95%)")
    table = make_table(title, "bot", *numbers, right=numbers)
    for bot in result["bots"]:
        mean = format_mean(bot, "mean", "mean_low", "mean_high")
        wins = format_rate(bot["win_rate"], bot["win_low"], bot["win_high"])
        rating = f"{bot['rating']:.0f} ({bot['rating_low']:.0f} to {bot['rating_high']:.0f})"
        table.add_row(bot["bot"], str(bot["games"]), mean, wins, rating)
    print_table(console, table)
    pairs = make_table("pairs", "bot", "rival", "games", "beats it (95%)", right=("games", "beats it (95%)"))
    for pair in result["pairs"]:
        rate = format_rate(pair["rate"], pair["low"], pair["high"])
        pairs.add_row(pair["bot"], pair["rival"], str(pair["games"]), rate)
    print_table(console, pairs)
    for sentence in _describe_more(result):
        console.print(sentence)


def _describe_more(result: dict[str, Any]) -> list[str]:
    told, spread = [SPAN], result["spread"]
    if spread is not None:
        parts = {name: f"{100 * share:.0f}%" for name, share in spread.items()}
        said = (
            "luck and skill: of the totals' spread {skill} is who plays, {dice} the dice, {both} both at once"
        )
        told.append(said.format(**parts))
    return told + ([describe_first_seat(result["first_seat"])] if "first_seat" in result else [])
