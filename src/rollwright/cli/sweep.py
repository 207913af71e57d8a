"""rollwright sweep"""

from __future__ import annotations

from typing import Any

import click

from rollwright.games import catalogue

from .show import make_console, make_table, show_json
from .simulate import ENGINE, WHO, add_game_options, check_output, check_plot, read_game_options, show_bar


@click.command(short_help="Compare variants of the rules on the same dice.")
@click.argument("game")
@click.option("--vary", multiple=True, metavar="NAME=A,B", help="A fact or option and its values; again.")
@click.option("--bot", "bots", multiple=True, metavar="NAME", help=WHO)
@click.option("--games", type=int, default=1000, show_default=True, help="How many games of each variant.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
@click.option("--seats", type=int, help="How many seats, all for one bot.")
@click.option("--jobs", type=int, help="How many threads; by default one for each core.")
@add_game_options
@click.option("--option", "generic", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("-o", "--output", metavar="FILE", help="Write a row for every variant (.json, .csv, .parquet).")
@click.option("--plot", metavar="FILE", help="Draw totals and differences (.png, .svg or .pdf).")
@click.option("--engine", default="local", show_default=True, help=ENGINE)
@click.option("--json", "as_json", is_flag=True, help="Print the comparison as JSON.")
def sweep(
    game: str,
    vary: tuple[str, ...],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seats: int | None,
    jobs: int | None,
    generic: tuple[str, ...],
    output: str | None,
    plot: str | None,
    engine: str,
    as_json: bool,
    **flags: str | None,
) -> None:
    """Compare variants of the rules on the same dice.

    Varied are a game's options and, in Chiefdom, the facts of its edition: feeds=2,3 shapes=pips,linked
    walls=7-8,5-6 house_logs=4,5,6 and so on; in Duel its track=4lift-8plus-12lift-18star,9plus-18star.
    Several --vary make every combination. Totals are those of the first seat; differences are taken game
    by game.
    """
    from rollwright.bots import quick_bot
    from rollwright.lab.sweep import compare, draw_sweep, parse_vary, run_sweep, set_up_sweep
    from rollwright.lab.tables import write_table

    found = catalogue.find_game(game)
    who = list(bots) if len(bots) > 1 else (bots[0] if bots else quick_bot(found).name)
    chosen = read_game_options(generic, flags)
    variants = set_up_sweep(found, [parse_vary(text) for text in vary], who, games, seed, seats, chosen)
    table, picture = check_output(output), check_plot(plot)
    played = show_bar(found.id, games * len(variants), lambda tell: run_sweep(variants, jobs, tell, engine))
    rows = compare(played)
    title = f"{found.name}: {games:,} games of each variant, seed {seed}"
    if table is not None:
        write_table(rows, table)
    if picture is not None:
        draw_sweep(title, played, picture)
    if as_json:
        show_json({"game": found.id, "seed": seed, "games": games, "variants": rows})
    else:
        show_sweep(title, rows)


def show_sweep(title: str, rows: list[dict[str, Any]]) -> None:
    """Show a row for each variant."""
    numbers = ("mean", "more", "turns")
    table = make_table(title, "variant", *numbers, right=numbers)
    for row in rows:
        mean = f"{row['mean']:.2f} ± {row['high'] - row['mean']:.2f}"
        more = f"{row['more']:+.2f} ± {row['more_high'] - row['more']:.2f}"
        table.add_row(row["variant"], mean, more, f"{row['turns']:.1f}")
    console = make_console()
    console.print(table)
    console.print("more: than the first variant, game by game on the same dice; ± spans 95%")
