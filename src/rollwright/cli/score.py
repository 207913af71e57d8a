"""rollwright score"""

from __future__ import annotations

from typing import Any

import click

from .reading import read_text
from .show import format_value, make_console, make_score_table, name_term, show_json


@click.command(short_help="Score a sheet written as text.")
@click.argument("file", default="-")
@click.option("--json", "as_json", is_flag=True, help="Print the score as JSON.")
@click.option("--unchecked", is_flag=True, help="Score even a sheet that no game can reach.")
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


def show_score(result: dict[str, Any]) -> None:
    """Show the table of terms, then whatever else the game tells."""
    console = make_console()
    rest = dict(result)
    title = rest.pop("game")
    if "breakdown" in result:
        console.print(make_score_table(title, result))
        rest = {key: value for key, value in rest.items() if key not in ("total", "breakdown", "rank")}
    for key, value in rest.items():
        console.print(f"{name_term(key)}: {format_value(value)}")
