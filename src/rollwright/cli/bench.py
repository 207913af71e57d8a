"""rollwright bench"""

from __future__ import annotations

import click

from rollwright.games import catalogue

from .show import make_console, make_table, show_json


@click.command(short_help="Measure decisions per second, compiled and plain.")
@click.argument("games", nargs=-1)
@click.option(
    "--seconds", type=float, default=0.5, show_default=True, help="How long each measurement takes."
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure decisions per second of random games, compiled and plain, on one core.

    GAMES are the games to measure; all of them by default. Compiling is not counted.
    """
    from rollwright.lab.bench import measure_game

    chosen = [catalogue.find_game(name) for name in games] or list(catalogue.GAMES)
    figures = {game.id: measure_game(game, seconds) for game in chosen}
    if as_json:
        show_json(figures)
    else:
        show_bench(figures)


def show_bench(figures: dict[str, dict[str, float]]) -> None:
    """Show a row for each game."""
    numbers = ("compiled", "plain", "ratio")
    table = make_table("decisions per second in random games", "game", *numbers, right=numbers)
    for game, figure in figures.items():
        fast, plain = figure["playout_turns_per_second"], figure["plain_turns_per_second"]
        table.add_row(game, f"{fast:,.0f}", f"{plain:,.0f}", f"{figure['ratio']:.0f}x")
    make_console().print(table)
