"""Bots made elsewhere: installed as plug-ins, named as `module:Class` or `file.py:Class`, or objects."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeVar, runtime_checkable

from rollwright.core import plugins
from rollwright.core.errors import IllegalMove, InvalidMove, InvalidSetup, RollwrightError
from rollwright.core.game import AnyGame, Game
from rollwright.core.rng import Rng
from rollwright.core.types import Move, MoveStep, Seat

from .bot import Bot

S = TypeVar("S")


@runtime_checkable
class Choosy(Protocol):
    """A bot that does not play every game."""

    def suits(self, game: AnyGame) -> bool:
        """Say whether it plays that game."""
        ...


@dataclass(frozen=True)
class Guest:
    """A bot made elsewhere, under the name it is called by; what it does wrong is told in a sentence."""

    name: str
    bot: Any

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the bot's move, which must be legal."""
        try:
            move = tuple(self.bot.choose(game, state, seat, rng))
            game.apply(state, MoveStep(seat, move))
        except (IllegalMove, InvalidMove) as wrong:
            raise InvalidSetup(f"the bot {self.name} chose no legal move: {wrong.reason}") from None
        except RollwrightError:
            raise
        except Exception as problem:
            raise InvalidSetup(f"the bot {self.name} failed: {plugins.describe(problem)}") from problem
        return move

    def suits(self, game: AnyGame) -> bool:
        """Say whether it plays that game."""
        return self.bot.suits(game) if isinstance(self.bot, Choosy) else True


def make_guest(thing: Any, name: str | None = None) -> Guest:
    """Return a bot from an object, or from a class made without arguments; InvalidSetup if it is none."""
    if isinstance(thing, Guest):
        return thing
    called = name or f"{type(thing).__module__}:{type(thing).__qualname__}"
    if isinstance(thing, type):
        called = name or f"{thing.__module__}:{thing.__qualname__}"
        try:
            thing = thing()
        except Exception as problem:
            raise InvalidSetup(f"{called[:80]} cannot be made: {plugins.describe(problem)}") from None
    lacks = plugins.missing_members(thing, Bot)
    if "choose" in lacks:
        raise InvalidSetup(f"{called[:80]} is no bot: it has no choose(game, state, seat, rng)")
    return Guest(called if name or "name" in lacks else str(thing.name), thing)


@cache
def load_guest(name: str) -> Guest:
    """ "my_bots:Lumber" or "my_bots.py:Lumber" -> the bot; InvalidSetup if there is none"""
    _, thing = plugins.load_named(name)
    if thing is None:
        raise InvalidSetup(f"a bot is named as module:Class, not {name[:40]!r}")
    return make_guest(thing, name)


@cache
def list_plugins() -> tuple[Guest, ...]:
    """Return the bots of installed packages; those that cannot be used are reported and left out."""
    found = []
    for name, thing in plugins.list_entry_points(plugins.BOTS):
        try:
            found.append(make_guest(thing, name))
        except InvalidSetup as wrong:
            plugins.report(f"the plug-in {name} is left out: {wrong}")
    return tuple(found)


def guests_of(game: AnyGame) -> tuple[Guest, ...]:
    """Return the installed bots that play a game."""
    return tuple(bot for bot in list_plugins() if bot.suits(game))
