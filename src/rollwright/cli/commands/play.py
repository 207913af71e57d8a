"""rollwright play"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from rollwright.core.errors import InvalidSetup
from rollwright.games import catalogue

from ..files import read_text
from ..game_options import GameCommand, add_game_options, add_generic_option, take_game_options
from ..language_option import add_language_option
from ..session_options import add_record_options, add_screen_options, is_screen, resume_file
from ..settings import read_settings

if TYPE_CHECKING:
    from rollwright.table.rules.setup import Paper

MOST_TURNS = 999


class PlayFlags(TypedDict):
    """The options of `play` that describe the game and the screen."""

    names: tuple[str, ...]
    bots: tuple[str, ...]
    seats: int | None
    seed: int | None
    save: Path | None
    resume: Path | None
    quick_hints: bool
    plain: bool
    no_color: bool


@click.command(cls=GameCommand, short_help="Play in the terminal, alone or against bots.")
@click.argument("game", required=False)
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="The name of a person at the table (repeatable)."
)
@click.option("--bot", "bots", multiple=True, metavar="BOT", help="A bot or level at the table (repeatable).")
@click.option("--seats", type=int, help="How many seats; those left over go to the last --bot, or to people.")
@click.option("--seed", type=int, help="Roll repeatable dice; without it they come from the system.")
@add_game_options
@add_generic_option
@add_record_options("game")
@click.option(
    "--from",
    "sheets",
    multiple=True,
    metavar="SHEET",
    help="Go on from a sheet (once for each seat).",
)
@click.option("--turn", type=int, help="The turn the sheets of --from are in, where they do not tell it.")
@click.option(
    "--rolled", type=int, help="How many rolls of the seed came before --from; by default turn - 1."
)
@click.option("--quick-hints", is_flag=True, help="Give hints at a glance, without trying moves out.")
@add_screen_options
@add_language_option
@click.pass_context
def play(
    ctx: click.Context,
    /,
    game: str | None,
    sheets: tuple[str, ...],
    turn: int | None,
    rolled: int | None,
    **flags: Unpack[PlayFlags],
) -> None:
    """Play in the terminal, alone, with others at the same keyboard, or against bots.

    GAME is a game's id; without one you choose from a list. Options and house rules follow
    it: GAME feeds=3. Every step is saved at once, so a game can always be taken up again with --resume.
    """
    from ..terminal.play_request import PlayRequest
    from ..terminal.players import ALONE, Usual
    from ..terminal.session import run_session

    settings = read_settings()
    request = PlayRequest(
        game=None if game is None else catalogue.find_game(game),
        names=flags["names"],
        bots=flags["bots"],
        seats=flags["seats"],
        seed=flags["seed"],
        options=take_game_options({**flags}),
        save=flags["save"],
        resume=resume_file(flags["resume"], settings.records_folder),
        paper=_read_paper(sheets, turn, rolled),
        quick_hints=flags["quick_hints"],
        folder=settings.records_folder,
        usual=Usual(settings.name or ALONE, settings.bot),
    )
    no_color = flags["no_color"] or settings.colors == "off"
    ctx.exit(run_session(request, flags["plain"] or not is_screen(), no_color))


def _read_paper(files: tuple[str, ...], turn: int | None, rolled: int | None) -> Paper | None:
    """Return the sheets that the game resumes from, if any are named."""
    from rollwright.table.rules.setup import Paper

    if not files:
        if turn is not None or rolled is not None:
            raise InvalidSetup("--turn and --rolled are about the sheets of --from")
        return None
    for name, value, least in (("turn", turn, 1), ("rolled", rolled, 0)):
        if value is not None and not least <= value <= MOST_TURNS:
            raise InvalidSetup(f"--{name} is a number from {least} to {MOST_TURNS}, not {value}")
    return Paper(tuple(read_text(file) for file in files), turn, rolled)
