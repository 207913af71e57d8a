"""rollwright play"""

from __future__ import annotations

import click

from rollwright.core.errors import InvalidSetup


@click.command(short_help="Play in the terminal, alone or against bots.")
@click.argument("game", required=False)
def play(game: str | None) -> None:
    """Play in the terminal, alone or against bots."""
    raise InvalidSetup("play in the terminal is not built yet")
