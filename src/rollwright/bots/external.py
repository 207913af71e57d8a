"""Bots of other authors: installed as plug-ins, named as `module:Class` or `file.py:Class`, or objects."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Protocol, TypeVar, cast, runtime_checkable

from rollwright.any_game import AnyGame
from rollwright.core import plugins
from rollwright.core.errors import IllegalMove, InvalidMove, InvalidSetup, RollwrightError
from rollwright.core.game import Game
from rollwright.core.rng import Rng
from rollwright.core.types import Move, MoveStep, Seat

from .bot import Bot

S = TypeVar("S")


@runtime_checkable
class GameSpecific(Protocol):
    """A bot that plays some games only."""

    def suits(self, game: AnyGame) -> bool:
        """Say whether it plays that game."""
        ...


class Chooser(Protocol):
    """The least that an object must have to be a bot."""

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return a legal move."""
        ...


@dataclass(frozen=True)
class ExternalBot:
    """A bot of another author, under the name it is chosen by; its errors become sentences."""

    name: str
    bot: Chooser

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the bot's move, which must be legal."""
        try:
            chosen: object = self.bot.choose(game, state, seat, rng)
            if not isinstance(chosen, Iterable):
                raise InvalidMove(f"a move is a tuple of choices, not {str(chosen)[:40]}")
            move = tuple(chosen)
            game.apply(state, MoveStep(seat, move))
        except (IllegalMove, InvalidMove) as wrong:
            raise InvalidSetup(f"the bot {self.name} chose no legal move: {wrong.reason}") from None
        except RollwrightError:
            raise
        except Exception as problem:
            reason = plugins.explain(problem, _find_file(self.bot))
            raise InvalidSetup(f"the bot {self.name} failed: {reason}") from problem
        return move

    def suits(self, game: AnyGame) -> bool:
        """Say whether it plays that game."""
        return self.bot.suits(game) if isinstance(self.bot, GameSpecific) else True


def wrap_bot(thing: object, name: str | None = None) -> ExternalBot:
    """Return a bot from an object, or from a class without arguments; InvalidSetup if it is none."""
    if isinstance(thing, ExternalBot):
        return thing
    called = name or f"{type(thing).__module__}:{type(thing).__qualname__}"
    if isinstance(thing, type):
        called = name or f"{thing.__module__}:{thing.__qualname__}"
        try:
            thing = thing()
        except Exception as problem:
            reason = plugins.explain(problem, _find_file(thing))
            raise InvalidSetup(f"{called[:80]} cannot be made: {reason}") from None
    lacks = plugins.missing_members(thing, Bot)
    if "choose" in lacks:
        raise InvalidSetup(f"{called[:80]} is no bot: it has no choose(game, state, seat, rng)")
    return ExternalBot(called if name or "name" in lacks else cast(Bot, thing).name, cast(Chooser, thing))


def _find_file(thing: object) -> str | None:
    """Return the file of an object's class, or of a class itself."""
    kind = thing if isinstance(thing, type) else type(thing)
    return getattr(sys.modules.get(kind.__module__), "__file__", None)


@cache
def load_external(name: str) -> ExternalBot:
    """ "my_bots:Lumber" or "my_bots.py:Lumber" -> the bot; InvalidSetup if there is none"""
    _, thing = plugins.load_named(name)
    if thing is None:
        raise InvalidSetup(f"a bot is named as module:Class, not {name[:40]!r}")
    return wrap_bot(thing, name)


@cache
def list_plugins() -> tuple[ExternalBot, ...]:
    """Return the bots of installed packages; those that cannot be used are reported and left out."""
    found = []
    for name, thing in plugins.list_entry_points(plugins.BOTS):
        try:
            found.append(wrap_bot(thing, name))
        except InvalidSetup as wrong:
            plugins.report(f"the plug-in {name} is left out: {wrong}")
    return tuple(found)


def external_bots_of(game: AnyGame) -> tuple[ExternalBot, ...]:
    """Return the installed bots that play a game."""
    return tuple(bot for bot in list_plugins() if bot.suits(game))
