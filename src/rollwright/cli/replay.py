"""rollwright replay"""

from __future__ import annotations

from typing import Any

import click

from .reading import read_text
from .show import format_value, make_console, make_table, name_term, show_json


@click.command(short_help="Play a record through and show how it ends.")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print the final sheets and scores as JSON.")
def replay(file: str, as_json: bool) -> None:
    """Play a record through and show how it ends.

    FILE is a record; `-` reads the standard input. A step that cannot be played is refused by its number.
    """
    from rollwright import api

    result = api.replay(read_text(file))
    if as_json:
        show_json(result)
    else:
        show_replay(result)


def show_replay(result: dict[str, Any]) -> None:
    """Show the final sheets, the scores side by side and how the game ended."""
    console = make_console()
    for seat, (name, sheet) in enumerate(zip(result["players"], result["sheets"]), 1):
        console.print(f"seat {seat} {name}\n{sheet}")
    table = make_table(result["game"], "seat", "player", *_terms(result), "total", "rank")
    for seat, (name, score) in enumerate(zip(result["players"], result["scores"]), 1):
        points = [str(score["breakdown"][term]) for term in score["breakdown"]]
        table.add_row(str(seat), name, *points, str(score["total"]), format_value(score["rank"]))
    console.print(table)
    for sentence in _tell_ending(result):
        console.print(sentence)


def _terms(result: dict[str, Any]) -> list[str]:
    return [name_term(term).replace(" ", "\n") for term in result["scores"][0]["breakdown"]]


def _tell_ending(result: dict[str, Any]) -> list[str]:
    if not result["over"]:
        return [f"The game goes on in turn {result['turns']}."]
    winners = " and ".join(result["players"][seat - 1] or f"seat {seat}" for seat in result["winners"])
    won = f"{winners} won." if winners else "Nobody won."
    return [f"Over after {result['turns']} turns ({result['ending']}). {won}", *result["remarks"]]
