"""Keeps days going: commits to those ahead, counts results that were missed, has levels play par."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from datetime import date
from functools import partial

from ...bots.levels import LEVELS
from ...core.types import Outcome, Seat
from ...games.catalogue import find_game
from ...table.actors.bot_pool import is_slow
from ...table.actors.par import ParGame
from ...table.actors.tables import Tables
from ...table.dice.day_dice import day_at, is_closed
from ...table.people.days import (
    Day,
    Par,
    begin_day,
    days_ahead,
    find_day,
    list_pars,
    list_unbegun,
    note_par,
    note_try,
    open_tries,
    points_of,
    prepare_days,
    secret_of_day,
    tell_try,
)
from ...table.people.shared_dice import DiceSet
from ...table.rules.ending import as_ranked
from ...table.rules.events import DamagedEvent, TooNew
from ...table.rules.replay import load_room
from ...table.rules.setup import PERSON
from ...table.stores.store import StoreError
from ..parts.games import all_games
from .plan import has_goal, plan_days, plan_seats

HOUR_SECONDS = 3600.0
MOST_PARS = 500
"""Days and sets whose pars a server plays until it is started again."""
logger = logging.getLogger(__name__)


class DayKeeper:
    """Does what days need, hour by hour and when somebody asks for one."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._begun: date | None = None
        self._pars: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Keep days now and every hour."""
        await self._tables.repeat(partial(asyncio.to_thread, self.keep), HOUR_SECONDS)

    def keep(self) -> None:
        """Begin what has come, commit to the days ahead, count what was missed, for instance by a crash."""
        self._begin_days()
        for name in open_tries(self._tables.store):
            with suppress(StoreError, DamagedEvent, TooNew):
                note_try(self._tables.store, load_room(self._tables.store, self._tables.find_game, name))

    def _begin_days(self) -> None:
        """Begin the days up to today and commit to those ahead, once a day."""
        now = self._tables.clock.wall()
        if self._begun != day_at(now):
            prepare_days(self._tables.store, plan_days(days_ahead(now)), now)
            for day, game in list_unbegun(self._tables.store, now):
                begin_day(self._tables.store, day, game, now)
            self._begun = day_at(now)

    async def find_begun(self, day: date, game: str) -> Day | None:
        """Return a day that has begun; None of one that never was. Just after midnight it begins here."""
        return await asyncio.to_thread(self._find, day, game)

    async def list_begun(self, day: date) -> list[Day]:
        """Return a day's dice of every game."""
        found = [await self.find_begun(day, game.id) for game in all_games()]
        return [each for each in found if each is not None]

    def _find(self, day: date, game: str) -> Day | None:
        self._begin_days()
        found = find_day(self._tables.store, day, game)
        return found if found is not None and found.salt else None

    async def open(self, day: Day) -> None:
        """Keep a day whose dice are about to be played."""

    # ---- par

    async def play_pars(self, day: Day, is_over: bool) -> None:
        """Let the levels play a day that somebody looks at; `is_over` if they have played it themselves."""
        self.want_pars(day)

    def want_pars(self, day: Day) -> None:
        """Have the levels play a day that somebody looks at, in the background, one after another."""
        place = (day.day, day.game)
        if place not in self._pars and not is_closed(day.day, self._tables.clock.wall()):
            self._pars[place] = asyncio.create_task(self._play_pars(day))

    @property
    def is_playing(self) -> bool:
        """Whether levels still play a day that somebody looked at."""
        return any(not task.done() for task in self._pars.values())

    def want_set_pars(self, dice: DiceSet) -> None:
        """Have the levels that decide at once play a shared set, in the background."""
        place = (dice.day.day, dice.day.game)
        if place not in self._pars and len(self._pars) < MOST_PARS:
            self._pars[place] = asyncio.create_task(self._play_set_pars(dice))

    async def _play_set_pars(self, dice: DiceSet) -> None:
        game, store = find_game(dice.day.game), self._tables.store
        secret = await asyncio.to_thread(secret_of_day, store, dice.day)
        known = {par.level for par in await asyncio.to_thread(list_pars, store, dice.day.day, game.id)}
        for level in (level.name for level in LEVELS if level.name not in known):
            if not is_slow(self._tables.chooser.work(game, level)):
                seats = [level if seat == PERSON else seat for seat in dice.seats]
                played = ParGame(self._tables, dice.day, secret, seats, dice.seed, dice.rolls)
                await self._note_par(dice.day, level, played, dice.seats.index(PERSON))

    async def _play_pars(self, day: Day) -> None:
        game, store = find_game(day.game), self._tables.store
        secret = await asyncio.to_thread(secret_of_day, store, day)
        known = {par.level for par in await asyncio.to_thread(list_pars, store, day.day, day.game)}
        for level in (level.name for level in LEVELS if level.name not in known):
            if is_slow(self._tables.chooser.work(game, level)) and not self._tables.chooser.is_warm(game):
                continue
            seats = plan_seats(game, level)
            await self._note_par(day, level, ParGame(self._tables, day, secret, seats), len(seats) - 1)

    async def _note_par(self, day: Day, level: str, played: ParGame, seat: int) -> None:
        try:
            par = make_par(day, level, await played.play(), seat)
            await asyncio.to_thread(note_par, self._tables.store, day, par)
        except Exception as wrong:
            # Whatever a bot or the store says to it: a day goes without that level's par.
            logger.warning("no par of %s: %s", level, wrong)

    def close(self) -> None:
        """Stop what plays."""
        for task in self._pars.values():
            task.cancel()


def make_par(day: Day, level: str, outcome: Outcome, seat: Seat) -> Par:
    """Return what a level made of a day's dice, as it is kept."""
    game = find_game(day.game)
    is_for_goal, outcome = has_goal(game, day.options), as_ranked(game, day.options, outcome)
    described = json.dumps(tell_try(outcome, seat, is_for_goal))
    return Par(level, points_of(outcome, seat, is_for_goal), described)
