"""rollwright play"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rollwright.core.errors import InvalidSetup
from rollwright.games import catalogue

from .reading import read_text
from .simulate import add_game_options, read_game_options

if TYPE_CHECKING:
    from rollwright.table.setup import Paper

MOST_TURNS = 999


@click.command(short_help="Play in the terminal, alone or against bots.")
@click.argument("game", required=False)
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="The name of a person at the table (repeatable)."
)
@click.option("--bot", "bots", multiple=True, metavar="BOT", help="A bot or level at the table (repeatable).")
@click.option("--seats", type=int, help="How many seats; those left over go to the last --bot, or to people.")
@click.option("--seed", type=int, help="Roll repeatable dice; without it they come from the system.")
@add_game_options
@click.option("--option", "generic", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("--save", type=click.Path(path_type=Path), help="The record's file; by default a new one here.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with the game of a record's file.")
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
@click.option("--plain", is_flag=True, help="Read and write plain lines instead of using the whole screen.")
@click.option("--no-color", is_flag=True, help="Use no colours (so does the variable NO_COLOR).")
@click.pass_context
def play(
    ctx: click.Context,
    /,
    game: str | None,
    names: tuple[str, ...],
    bots: tuple[str, ...],
    seats: int | None,
    seed: int | None,
    generic: tuple[str, ...],
    save: Path | None,
    resume: Path | None,
    sheets: tuple[str, ...],
    turn: int | None,
    rolled: int | None,
    quick_hints: bool,
    plain: bool,
    no_color: bool,
    **flags: Any,
) -> None:
    """Play in the terminal, alone, with others at the same keyboard, or against bots.

    GAME is a game's id; without one you choose from a list. Options and house rules follow
    it: GAME feeds=3. Every step is saved at once, so a game can always be taken up again with --resume.
    """
    from .terminal.session import PlayRequest, run_session

    chosen = read_game_options(generic, flags)
    found = None if game is None else catalogue.find_game(game)
    paper = _read_paper(sheets, turn, rolled)
    request = PlayRequest(found, names, bots, seats, seed, chosen, save, resume, paper, quick_hints)
    ctx.exit(run_session(request, plain or not is_screen(), no_color))


def _read_paper(files: tuple[str, ...], turn: int | None, rolled: int | None) -> Paper | None:
    """Return the sheets to go on from, if any are named."""
    from rollwright.table.setup import Paper

    if not files:
        if turn is not None or rolled is not None:
            raise InvalidSetup("--turn and --rolled are about the sheets of --from")
        return None
    for name, value, least in (("turn", turn, 1), ("rolled", rolled, 0)):
        if value is not None and not least <= value <= MOST_TURNS:
            raise InvalidSetup(f"--{name} is a number from {least} to {MOST_TURNS}, not {value}")
    return Paper(tuple(read_text(file) for file in files), turn, rolled)


def is_screen() -> bool:
    """Say whether both ends are a terminal that can place its cursor."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
