"""rollwright games"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from rollwright.any_game import AnyGame
from rollwright.core.options import Option, usual_options
from rollwright.games import catalogue
from rollwright.sheets.terminal import summarize

from ..language_option import add_language_option
from ..output import make_console, make_table, print_table

if TYPE_CHECKING:
    from rich.table import Table


@click.command(short_help="List the games, or a game's options and house rules.")
@click.argument("game", required=False)
@add_language_option
def games(game: str | None) -> None:
    """List the games; with GAME, list its options and house rules."""
    if game is None:
        show_games()
    else:
        show_options(catalogue.find_game(game))


def show_games() -> None:
    """Show every game of the catalogue in a line."""
    table = make_table("", "game", "seats", "minutes", "what it is", right=("minutes",), wraps="what it is")
    for game in catalogue.list_games():
        low, high = game.seats[0], game.seats[-1]
        seats = str(low) if low == high else f"{low}-{high}"
        table.add_row(game.id, seats, str(game.manifest.minutes), summarize(game))
    console = make_console()
    print_table(console, table)
    console.print("rollwright games GAME lists its options, rollwright rules GAME shows its rules.")


def show_options(game: AnyGame) -> None:
    """Show the options and the house rules of a game, with defaults and values."""
    console, usual = make_console(), usual_options(game.options)
    house = tuple(option for option in game.options if option not in usual)
    for title, options in (("Options", usual), ("House rules, printed value first", house)):
        if options:
            print_table(console, _table(f"{game.id}: {title}", options))
    if game.options:
        first = game.options[0]
        console.print(f"Set them behind the game: rollwright play {game.id} {first.name}={first.default}")
    else:
        console.print(f"{game.id} has no options.")


def _table(title: str, options: tuple[Option, ...]) -> Table:
    table = make_table(title, "name", "values", "meaning", wraps="meaning")
    for option in options:
        values = list(dict.fromkeys([option.default, *option.values]))
        table.add_row(option.name, " ".join(values), option.help)
    return table
