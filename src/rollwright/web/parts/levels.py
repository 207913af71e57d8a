"""The bots of the browser table: the same levels as in the terminal."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from threading import Lock

from ...any_game import AnyGame
from ...bots import Budget, at_speed, find_bot, make_trial, planner_in, search
from ...bots.external import ExternalBot, external_bots_of
from ...bots.levels import LEVELS
from ...bots.search import CANDIDATES
from ...bots.values_file import game_of_file
from ...core.options import new_options
from ...core.rng import Rng, make_rng
from ...core.rules_engine import play_randomly
from ...core.types import Move, Seat
from ...table.actors.bot_pool import QUICK_WORK

STAND_IN = "hunter"
"""The bot that plays on for absent people: good, and done at once even for a room full of them."""
QUICK = "apprentice"
"""Whom one click seats across the table: decides at once, compiled or not."""
DECISIONS = 6
THREADS = max(1, (os.cpu_count() or 1) - 1)
"""A planner decides the same on any number of threads; one core is left for everybody else."""

GUEST_WORK = QUICK_WORK + 1
"""A bot made elsewhere thinks where those do that think long: in a process that can be stopped."""
MOST_WORK = 12_000 * max(1, os.cpu_count() or 1)
"""Playouts for one table between two rolls: six elders for each core, a few seconds of thinking."""


def rate_level(level: str) -> str:
    """ "apprentice" -> "●●○○○"; a bot made elsewhere has no pips"""
    place = next((number for number, each in enumerate(LEVELS, 1) if each.name == level), 0)
    return "●" * place + "○" * (len(LEVELS) - place) if place else ""


class LevelChooser:
    """Plays every level, and by their old names the policies that tables of earlier days were set up with.

    A planner waits until its kernel is compiled, so that it decides the same before and after a
    crash; the others play plain until then, which gives the same moves.
    """

    def __init__(self, guests: Sequence[str] = ()) -> None:
        self._guests = tuple(guests)
        self._warm: set[str] = set()
        self._locks: defaultdict[str, Lock] = defaultdict(Lock)
        self._work: dict[tuple[str, str], int] = {}
        """Of the bots that sit at tables: it is asked before each of their moves."""

    def __reduce__(self) -> tuple[object, ...]:
        """Another process has one of its own, which remembers what is compiled there."""
        return chooser_of, (self._guests,)

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """Return the levels, weakest first, then installed bots, then those that the server was given."""
        installed = (bot.name for bot in external_bots_of(game))
        given = (name for name in self._guests if game_of_file(name) in (None, game.id))
        return tuple(dict.fromkeys((*(level.name for level in LEVELS), *installed, *given)))

    def stand_in(self, game: AnyGame) -> str:
        """Return the level that plays on for absent people."""
        return STAND_IN

    most_work = MOST_WORK

    def work(self, game: AnyGame, level: str) -> int:
        """Return the playouts of a level's decision; nobody knows how long a guest thinks."""
        if (game.id, level) not in self._work:
            bot = find_bot(game, level)
            planner, is_guest = planner_in(bot), isinstance(bot, ExternalBot)
            self._work[game.id, level] = planner.budget.playouts if planner else GUEST_WORK * is_guest
        return self._work[game.id, level]

    def choose(self, game: AnyGame, view: object, seat: Seat, level: str, rng: Rng) -> Move:
        """Return the level's move; the same view and generator give the same move."""
        bot = find_bot(game, level)
        if planner_in(bot):
            self.warm_up(game)
        return at_speed(bot, self.is_warm(game), THREADS).choose(game, view, seat, rng)

    def is_warm(self, game: AnyGame) -> bool:
        """Say whether the game's kernel is compiled."""
        return game.id in self._warm

    def warm_up(self, game: AnyGame) -> None:
        """Compile what offers, policies and planners of a game need, unless somebody has."""
        with self._locks[game.id]:
            if not self.is_warm(game):
                for state in _early_states(game):
                    _use_kernel(game, state, game.waiting(state)[0])
                self._warm.add(game.id)


@cache
def chooser_of(guests: tuple[str, ...]) -> LevelChooser:
    """Return this process's bots, with those guests."""
    return LevelChooser(guests)


def _early_states(game: AnyGame) -> Iterator[object]:
    """Return the first decisions of a small and of a larger table: enough to meet each kind of decision."""
    options = new_options(game.options)
    for seats in sorted({game.seats[0], min(2, game.seats[-1])}):
        played = (state for state, _ in play_randomly(game, options, seats, seed=1))
        yield from islice((state for state in played if game.waiting(state)), DECISIONS)


def _use_kernel(game: AnyGame, state: object, seat: Seat) -> None:
    """Let the compiled kernel do once what a table asks of it."""
    engine = game.engine(fast=True)
    engine.moves(state, seat)
    engine.outlook(state, seat)
    engine.score(state, seat)
    for policy in engine.policies:
        engine.choose(state, seat, policy, make_rng(1, 1, 1))
    search(make_trial(game, state, seat, seed=1, threads=1), Budget(CANDIDATES))
