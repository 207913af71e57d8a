"""Shell completion: games, bots, the values of options, and files.

Parameters are completed by their names, so that commands need no code for it: `game` is a game's id, `bots`
are bots and levels, `game_shapes` the values of the option shapes, `file` a file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from rollwright.any_game import AnyGame

    Reader = click.ParamType[object]
else:
    Reader = click.ParamType

FILES = ("file", "sheets", "record", "source")
OPTION = "game_"
Lister = Callable[[click.Context], Iterable[str]]


class Completed(Reader):
    """A parameter type that converts as another one does, and lists known values."""

    def __init__(self, type_: Reader, known: Lister) -> None:
        self.name = type_.name
        self._type = type_
        self._known = known

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> object:
        """Convert as the other type does."""
        return self._type.convert(value, param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        """Return the other type's metavar."""
        return self._type.get_metavar(param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the known values with that prefix."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(value) for value in self._known(ctx) if value.startswith(incomplete)]


class RecordPath(click.Path):
    """A file, or the name of a record in the folder of records, which commands find by its name alone."""

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the records with that prefix, newest first, and let the shell add the files here."""
        from click.shell_completion import CompletionItem

        from .settings import read_settings

        found = read_settings().records_folder.glob("*.record")
        names = [path.name for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)]
        kept = [CompletionItem(name) for name in names if name.startswith(incomplete)]
        return [*kept, *super().shell_complete(ctx, param, incomplete)]


def add_completion(command: click.Command) -> click.Command:
    """Add completion to a command's parameters."""
    for param in command.params:
        lister = find_lister(param)
        if lister is not None and not isinstance(param.type, Completed):
            param.type = Completed(param.type, lister)
        elif param.name in FILES and isinstance(param.type, click.types.StringParamType):
            param.type = RecordPath(allow_dash=True)
        elif param.name == "resume":
            param.type = RecordPath(path_type=Path)
    return command


def find_lister(param: click.Parameter) -> Lister | None:
    """Return the lister of a parameter's values by its name; None if there is none."""
    name = param.name or ""
    if name == "game" or (name == "games" and isinstance(param, click.Argument)):
        return lambda ctx: [game.id for game in list_games()]
    if name in ("bot", "bots"):
        return list_bots
    if name in ("generic", "chosen", "option", "words", "vary"):
        return list_words
    if name == "task":
        return list_tasks
    if name == "values":
        return list_settings
    if name.startswith(OPTION):
        return lambda ctx: list_values(ctx, name.removeprefix(OPTION))
    return None


def list_games() -> tuple[AnyGame, ...]:
    """Return all games; they are loaded only for completion."""
    from rollwright.games import catalogue

    return catalogue.list_games()


def games_meant(ctx: click.Context) -> list[AnyGame]:
    """Return the game that is named on the line, or all."""
    said = {ctx.params.get("game"), *ctx.args}  # click leaves it in args where an option wants its value
    named = [game for game in list_games() if game.id in said]
    return named or list(list_games())


def list_bots(ctx: click.Context) -> list[str]:
    """Return the bots and levels of the game that is named, or of all games."""
    from rollwright.bots import LEVELS, bots_of

    bots = [bot.name for game in games_meant(ctx) for bot in bots_of(game)]
    return list(dict.fromkeys([*(level.name for level in LEVELS), *bots]))


def list_values(ctx: click.Context, option: str) -> list[str]:
    """Return the values of an option."""
    options = [found for game in games_meant(ctx) for found in game.options if found.name == option]
    return list(dict.fromkeys(value for found in options for value in (found.default, *found.values)))


def list_tasks(ctx: click.Context) -> list[str]:
    """Return the tasks of the benchmark."""
    from rollwright.lab.benchmark.tasks import list_tasks

    return [found.id for found in list_tasks()]


def list_settings(ctx: click.Context) -> list[str]:
    """Return every setting with the sign that parts it from its value."""
    from .settings import SETTINGS

    return [f"{setting.name}=" for setting in SETTINGS]


def list_words(ctx: click.Context) -> list[str]:
    """Return what may stand behind a game: its options with their values and its house rules; behind `help`
    the commands and games."""
    if ctx.info_name == "help":
        commands = ctx.find_root().command
        names = commands.list_commands(ctx) if isinstance(commands, click.Group) else []
        return [*names, *(game.id for game in list_games())]
    house = [f"{option.name}=" for game in games_meant(ctx) for option in game.options if not option.values]
    return list(dict.fromkeys([*list_choices(ctx), *house]))


def list_choices(ctx: click.Context) -> list[str]:
    """Return every option with each of its values: shapes=pips."""
    names = dict.fromkeys(option.name for game in games_meant(ctx) for option in game.options)
    return [f"{name}={value}" for name in names for value in list_values(ctx, name)]
