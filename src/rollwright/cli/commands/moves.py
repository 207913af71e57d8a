"""rollwright moves"""

from __future__ import annotations

from collections.abc import Sequence

import click

from rollwright.results import MoveRow

from ..files import read_text
from ..output import show_json


@click.command(short_help="List every legal move of a sheet.")
@click.argument("file", default="-")
@click.option("--roll", metavar="DICE", help='What was rolled, for example "2 3 6".')
@click.option("--json", "as_json", is_flag=True, help="Print the moves, and the sheet after each, as JSON.")
def moves(file: str, roll: str | None, as_json: bool) -> None:
    """List every legal move of a sheet, one to a line.

    FILE is a sheet text; `-`, or no file, reads the standard input. Without a roll, a sheet that waits
    for one lists the distinct rolls and in how many ways each comes.
    """
    from rollwright import api

    result = api.moves(read_text(file), roll)
    if as_json:
        show_json(result)
        return
    for row in result:
        ways = f"  x{row['weight']}" if "weight" in row else ""
        click.echo(row["move"] + ways)
    click.echo(_count(result), err=True)


def _count(rows: Sequence[MoveRow]) -> str:
    """Return the number of moves, or of rolls where a roll is due."""
    ways = sum(row.get("weight", 0) for row in rows)
    if ways:
        return f"A roll is due: {len(rows)} distinct rolls, which come in {ways} ways. --roll names one."
    return {0: "There is no legal move.", 1: "1 move."}.get(len(rows), f"{len(rows)} moves.")
