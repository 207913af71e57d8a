"""rollwright score"""

from __future__ import annotations

from collections.abc import Mapping

import click

from rollwright.results import SheetScore

from ..files import read_text
from ..language_option import add_language_option
from ..output import (
    format_value,
    make_console,
    make_players_table,
    make_rows_table,
    make_score_table,
    name_term,
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
    console, title = make_console(), result["game"]
    if "players" in result:
        print_table(console, make_players_table(title, result["players"]))
    elif "breakdown" in result:
        print_table(console, make_score_table(title, result))
    for key, value in result.items():
        if key not in ("game", "players", "total", "breakdown", "rank"):
            _show_part(name_term(key), value)


def _show_part(name: str, value: object) -> None:
    """Show one more key: rows as a table, a mapping line by line, anything else in a line."""
    console = make_console()
    if isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value):
        print_table(console, make_rows_table(name, value))
    elif isinstance(value, Mapping):
        for key, part in value.items():
            console.print(f"{name} {name_term(key)}: {format_value(part)}")
    else:
        console.print(f"{name}: {format_value(value)}")
