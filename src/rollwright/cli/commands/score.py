"""rollwright score"""

from __future__ import annotations

from collections.abc import Mapping

import click

from rollwright.games import catalogue
from rollwright.results import SheetScore

from ..files import read_text
from ..language_option import add_language_option
from ..messages import MESSAGES
from ..output import (
    format_value,
    make_console,
    make_players_table,
    make_rows_table,
    make_score_table,
    name_part,
    print_table,
    show_json,
)


@click.command(short_help="Score a sheet written as text.")
@click.argument("file", default="-")
@click.option("--json", "as_json", is_flag=True, help="Print the score as JSON.")
@click.option("--unchecked", is_flag=True, help="Score even a sheet that no game can reach.")
@add_language_option
def score(file: str, as_json: bool, unchecked: bool) -> None:
    """Score a sheet written as text.

    FILE is a sheet text; `-`, or no file, reads the standard input.
    """
    from rollwright import api

    result = api.score(read_text(file), checked=not unchecked)
    if as_json:
        show_json(result)
    else:
        show_score(result)


def show_score(result: SheetScore) -> None:
    """Show the table of terms, or of all players of a shared board; then the other keys of the game."""
    console, game = make_console(), catalogue.find_game(result["game"])
    if "players" in result:
        print_table(console, make_players_table(game, result["players"]))
    elif "breakdown" in result:
        print_table(console, make_score_table(game, result))
    for key, value in result.items():
        if key not in ("game", "players", "total", "marks", "breakdown", "rank"):
            _show_part(name_part(key), value)


def _show_part(name: str, value: object) -> None:
    """Show one more key: rows as a table, a mapping line by line, anything else in a line."""
    console = make_console()
    if isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value):
        print_table(console, make_rows_table(name, value))
    elif isinstance(value, Mapping):
        for key, part in value.items():
            said = MESSAGES.say("part-of-part", part=name, name=name_part(key), value=format_value(part))
            console.print(said)
    else:
        console.print(MESSAGES.say("part-value", part=name, value=format_value(value)))
