"""rollwright studio"""

from __future__ import annotations

import os
from pathlib import Path

import click

from rollwright.core.errors import InvalidSetup
from rollwright.games import catalogue

from ...settings import data_folder


@click.command(short_help="Open a game's file in the studio, redrawn when it is saved.")
@click.argument("file", required=False)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port.")
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
def studio(file: str | None, port: int, no_open: bool) -> None:
    """Open the studio: a game's file as text and form, its sheet, a game against a bot, 10,000 games.

    FILE is a game in the sheet language (rollwright new writes one); what you save in your editor is drawn at
    once, and the game can be played at the table of this server.
    """
    from rollwright.web.study.studio_page import FILE

    from .serve import serve

    if file is not None:
        path = Path(file).resolve()
        if not path.is_file():
            raise InvalidSetup(f"there is no file {file[:80]!r}: rollwright new GAME writes one")
        os.environ[FILE] = str(path)
        try:
            catalogue.add_from(str(path))
        except InvalidSetup as wrong:
            click.echo(f"rollwright: {wrong}; the studio shows where", err=True)
    data_folder().mkdir(parents=True, exist_ok=True)
    click.echo(f"The studio is at http://localhost:{port}/studio")
    if not no_open:
        click.launch(f"http://localhost:{port}/studio")
    args = ["--no-open", "--port", str(port), "--data", str(data_folder() / "studio.db")]
    serve.main(args, prog_name="rollwright studio", standalone_mode=False)
