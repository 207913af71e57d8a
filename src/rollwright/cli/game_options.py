"""Options of games on the command line: as flags, as words behind the game, or with --option."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import click

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import tell_option
from rollwright.core.options import Option, parse_options, usual_options
from rollwright.games import catalogue
from rollwright.language.current import ENGLISH, current_language

Function = TypeVar("Function", bound=Callable[..., object])
WORDS = "words"
"""Options and house rules behind the game: GAME feeds=3"""
FLAG = "game_"
RESERVED = {"bot", "games", "seed", "seats", "jobs", "option", "json", "plot", "output", "engine", "resume"}
"""Flags of the commands themselves, beside --help."""


class GameCommand(click.Command):
    """A command whose help shows the options of the game that the line names, and of no other."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Keep the words of the line for the help page, which is printed before they are parsed."""
        ctx.meta[WORDS] = tuple(args)
        return super().parse_args(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the command's own options, then the game's."""
        game = _game_among(ctx.meta.get(WORDS, ()))
        flags = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        own = [param for param in flags if not (param.name or "").startswith(FLAG)]
        records = [record for param in own if (record := param.get_help_record(ctx))]
        with formatter.section("Options"):
            formatter.write_dl(records)
        if game is None:
            with formatter.section("Options of a game"):
                formatter.write_text(f"{ctx.command_path} GAME --help and rollwright games GAME list them.")
            return
        names = {f"{FLAG}{option.name}" for option in usual_options(game.options)}
        of_game = [param for param in flags if param.name in names]
        found = [record for param in of_game if (record := param.get_help_record(ctx))]
        with formatter.section(f"Options of {game.id}"):
            if found:
                formatter.write_dl(found)
            formatter.write_text(f"House rules: rollwright games {game.id}")


def _game_among(words: Sequence[str]) -> AnyGame | None:
    return next((game for game in catalogue.list_games() if game.id in words), None)


def add_game_options(command: Function) -> Function:
    """Give the command a flag for every option that a game of the catalogue declares."""
    taken = {word for param in _params_of(command) for word in param.opts}
    for name, text in reversed(describe_options().items()):
        if name in RESERVED or name == "help" or f"--{name}" in taken or not name.isidentifier():
            continue  # it can still be given with --option
        command = click.option(f"--{name}", f"{FLAG}{name}", metavar="VALUE", help=text)(command)
    return click.argument(WORDS, nargs=-1, metavar="[NAME=VALUE]...")(command)


def _params_of(command: Callable[..., object]) -> Sequence[click.Parameter]:
    """Return the parameters that decorators below have added; click keeps them on the function."""
    found: Sequence[click.Parameter] = vars(command).get("__click_params__", ())
    return found


def add_generic_option(command: Function) -> Function:
    """Give the command --option, which sets any option of the game."""
    text = "Any option of the game."
    return click.option("--option", "generic", multiple=True, metavar="NAME=VALUE", help=text)(command)


def describe_options() -> dict[str, str]:
    """{"turns": "How many turns there are. (3 or 4)"}"""
    texts: dict[str, str] = {}
    for game in catalogue.list_games():
        for option in usual_options(game.options):
            values = " or ".join(option.values)
            texts.setdefault(option.name, f"{option.help} ({values})" if values else option.help)
    return texts


def explain_option(game: AnyGame, option: Option) -> str:
    """Return what an option does; in English as the help of commands says it."""
    return option.help if current_language() == ENGLISH else tell_option(game, option)


def read_game_options(generic: Sequence[str], flags: Mapping[str, object]) -> dict[str, str]:
    """Return the options given with --option, as words behind the game, or as flags of their own."""
    words = flags.get(WORDS, ())
    assert isinstance(words, tuple)
    named = [
        f"{name.removeprefix(FLAG)}={value}"
        for name, value in flags.items()
        if name.startswith(FLAG) and value
    ]
    return parse_options([*words, *generic, *named])


def take_game_options(given: dict[str, object]) -> dict[str, str]:
    """Remove the options of the game from a command's arguments and return them."""
    generic = given.pop("generic")
    assert isinstance(generic, tuple)
    taken = [name for name in given if name == WORDS or name.startswith(FLAG)]
    return read_game_options(generic, {name: given.pop(name) for name in taken})
