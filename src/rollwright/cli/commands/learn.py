"""rollwright learn"""

from __future__ import annotations

from pathlib import Path

import click

from rollwright.games import catalogue

from ..language_option import add_language_option
from ..session_options import add_record_options, add_screen_options, is_screen, resume_file
from ..settings import read_settings


@click.command(short_help="Learn a game by playing it.")
@click.argument("game", required=False)
@add_record_options("lesson")
@add_screen_options
@add_language_option
@click.pass_context
def learn(
    ctx: click.Context,
    /,
    game: str | None,
    save: Path | None,
    resume: Path | None,
    plain: bool,
    no_color: bool,
) -> None:
    """Learn GAME by playing it: a first game that explains itself, then goes on against a weak bot.

    Without GAME you choose from a list.

    The browser table teaches by the same script. It takes about five minutes, is saved at every step, and
    can be left and taken up again with --resume.
    """
    from ..terminal.play_request import PlayRequest
    from ..terminal.session import run_session

    settings = read_settings()
    request = PlayRequest(
        None if game is None else catalogue.find_game(game),
        save=save,
        resume=resume_file(resume, settings.records_folder, is_lesson=True),
        teaches=True,
        folder=settings.records_folder,
    )
    ctx.exit(run_session(request, plain or not is_screen(), no_color or settings.colors == "off"))
