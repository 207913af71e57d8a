"""The options of commands that play in the terminal: the record's file, and how the screen is used."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import click

from rollwright.core.errors import InvalidSetup

from .files import find_file

LAST = "the last unfinished game"
Command = Callable[..., None]


def add_record_options(noun: str) -> Callable[[Command], Command]:
    """Give a command --save and --resume; `noun` says whether it plays a game or a lesson."""
    save = "The record's file; by default a new one in your folder of records (rollwright config)."
    resume = f"Go on with the {noun} of a record's file; without one, with the last unfinished {noun}."
    path = click.Path(path_type=Path)

    def add(command: Command) -> Command:
        found = click.option("--resume", type=path, is_flag=False, flag_value=LAST, help=resume)(command)
        return click.option("--save", type=path, help=save)(found)

    return add


def add_screen_options(command: Command) -> Command:
    """Give a command --plain and --no-color."""
    plain = "Read and write plain lines instead of using the whole screen."
    no_color = "Use no colours (so does the variable NO_COLOR)."
    found = click.option("--no-color", is_flag=True, help=no_color)(command)
    return click.option("--plain", is_flag=True, help=plain)(found)


def resume_file(given: Path | None, folder: Path, is_lesson: bool = False) -> Path | None:
    """Return the record to resume: the one named, or the last unfinished one of the folder."""
    from .terminal.unfinished import find_unfinished

    if given is None:
        return None
    if str(given) != LAST:
        return find_file(str(given))
    found = find_unfinished(folder, is_lesson)
    if found is None:
        raise InvalidSetup(f"there is no unfinished {'lesson' if is_lesson else 'game'} in {folder}")
    return found.path


def is_screen() -> bool:
    """Say whether both ends are a terminal that can place its cursor."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
