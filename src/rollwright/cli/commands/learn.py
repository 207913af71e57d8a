"""rollwright learn"""

from __future__ import annotations

from pathlib import Path

import click

from rollwright.games import catalogue

from .play import is_screen


@click.command(short_help="Learn a game by playing it.")
@click.argument("game")
@click.option("--save", type=click.Path(path_type=Path), help="The record's file; by default a new one here.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with the lesson of a record's file.")
@click.option("--plain", is_flag=True, help="Read and write plain lines instead of using the whole screen.")
@click.option("--no-color", is_flag=True, help="Use no colours (so does the variable NO_COLOR).")
@click.pass_context
def learn(
    ctx: click.Context, /, game: str, save: Path | None, resume: Path | None, plain: bool, no_color: bool
) -> None:
    """Learn GAME by playing it: a first game that explains itself, then goes on against a weak bot.

    The browser table teaches by the same script. It takes about five minutes, is saved at every step, and
    can be left and taken up again with --resume.
    """
    from ..terminal.play_request import PlayRequest
    from ..terminal.session import run_session

    request = PlayRequest(catalogue.find_game(game), save=save, resume=resume, teaches=True)
    ctx.exit(run_session(request, plain or not is_screen(), no_color))
