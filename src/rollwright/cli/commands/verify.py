"""rollwright verify"""

from __future__ import annotations

from dataclasses import asdict

import click

from ..files import read_text
from ..output import make_console, show_json

UNFAIR = 1


@click.command(short_help="Check a record's dice against its commitment.")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@click.pass_context
def verify(ctx: click.Context, file: str, as_json: bool) -> None:
    """Check a record's dice against its commitment.

    FILE is the record of a finished game from a table; `-` reads the standard input. Every roll is drawn
    again from the secret and the nonces, and what that proves is said. The exit code is 0 if all of them are
    right and 1 if not.
    """
    from rollwright.table.dice.verify import OF_DAY, verify_record

    report = verify_record(read_text(file))
    if as_json:
        show_json({**asdict(report), "ok": report.ok})
    else:
        console = make_console()
        for problem in report.problems:
            console.print(f"Not right: {problem}.")
        if report.ok:
            where = f"of {report.table}" if report.kind == OF_DAY else f"at table {report.table}"
            console.print(f"All {report.rolls} rolls {where} follow from its commitment.")
            for title, sentences in (("Proven", report.proven), ("Not proven", report.unproven)):
                for sentence in sentences:
                    console.print(f"{title}: {sentence}.")
    ctx.exit(0 if report.ok else UNFAIR)
