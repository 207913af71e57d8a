"""rollwright games"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from rollwright.any_game import AnyGame
from rollwright.core.options import Option, usual_options
from rollwright.games import catalogue
from rollwright.sheets.terminal import summarize

from ..game_options import explain_option
from ..language_option import add_language_option
from ..messages import MESSAGES
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
    columns = [MESSAGES.say(f"column-{name}") for name in ("game", "seats", "minutes", "about")]
    table = make_table("", *columns, right=(columns[2],), wraps=columns[3])
    for game in catalogue.list_games():
        low, high = game.seats[0], game.seats[-1]
        seats = str(low) if low == high else f"{low}-{high}"
        table.add_row(game.id, seats, str(game.manifest.minutes), summarize(game))
    console = make_console()
    print_table(console, table)
    console.print(MESSAGES.say("games-more", options="rollwright games GAME", rules="rollwright rules GAME"))


def show_options(game: AnyGame) -> None:
    """Show the options and the house rules of a game, with defaults and values."""
    console, usual = make_console(), usual_options(game.options)
    house = tuple(option for option in game.options if option not in usual)
    for title, options in (("options-of", usual), ("house-rules-of", house)):
        if options:
            print_table(console, _table(game, MESSAGES.say(title, game=game.id), options))
    if game.options:
        first = game.options[0]
        command = f"rollwright play {game.id} {first.name}={first.default}"
        console.print(MESSAGES.say("options-set", command=command))
    else:
        console.print(MESSAGES.say("options-none", game=game.id))


def _table(game: AnyGame, title: str, options: tuple[Option, ...]) -> Table:
    columns = [MESSAGES.say(f"column-{name}") for name in ("name", "values", "meaning")]
    table = make_table(title, *columns, wraps=columns[2])
    for option in options:
        values = list(dict.fromkeys([option.default, *option.values]))
        table.add_row(option.name, " ".join(values), explain_option(game, option))
    return table
