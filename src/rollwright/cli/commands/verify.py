"""rollwright verify"""

from __future__ import annotations

import click

from rollwright.results import Verification

from ..files import read_text
from ..output import make_console, show_json

UNFAIR = 1


@click.command(short_help="Check a record's dice against its commitment.")
@click.argument("file")
@click.option("--log", metavar="FILE", help="Compare the log in this file of tables, or database.")
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@click.pass_context
def verify(ctx: click.Context, file: str, log: str | None, as_json: bool) -> None:
    """Check a record's dice against its commitment.

    FILE is the record of a finished game from a table; `-` reads the standard input. Every roll is drawn
    again from the secret and the nonces, and what that proves is said. The exit code is 0 if all of them are
    right and 1 if not. The record says the head of its table's log, in which every event carries the hash of
    the one before: with --log, the log itself is compared with it.
    """
    from rollwright import api

    found = api.verify(read_text(file), log)
    if as_json:
        show_json(found)
    else:
        show_verification(found)
    ctx.exit(0 if found["ok"] else UNFAIR)


def show_verification(found: Verification) -> None:
    """Show what is wrong, or what the dice prove."""
    from rollwright.table.dice.verify import OF_DAY

    console = make_console()
    for problem in found["problems"]:
        console.print(f"Not right: {problem}.")
    if found["ok"]:
        where = f"of {found['table']}" if found["kind"] == OF_DAY else f"at table {found['table']}"
        console.print(f"All {found['rolls']} rolls {where} follow from its commitment.")
        for title, sentences in (("Proven", found["proven"]), ("Not proven", found["unproven"])):
            for sentence in sentences:
                console.print(f"{title}: {sentence}.")
