"""The dice of a day in a page without a server: open dice, one counted try a browser."""

from __future__ import annotations

from datetime import date

from ...bots.levels import LEVELS
from ...games.catalogue import find_game
from ...table.actors.bot_pool import is_slow
from ...table.actors.par import ParGame
from ...table.actors.tables import Tables
from ...table.dice.day_dice import FIRST_DAY, day_at
from ...table.people.days import Day, find_open_day, list_pars, note_par, open_day, secret_of_day
from ..days.keeper import DayKeeper, make_par
from ..days.plan import plan_options, plan_seats
from .kernels import PLAIN_LEVELS, Kernels, PageChooser


class PageDays(DayKeeper):
    """The open dice of days; levels play them when the person has."""

    def __init__(self, tables: Tables, kernels: Kernels, chooser: PageChooser) -> None:
        super().__init__(tables)
        self._kernels, self._chooser = kernels, chooser

    async def find_begun(self, day: date, game: str) -> Day | None:
        """Return the open dice of a day; they are kept when they are played."""
        if not FIRST_DAY <= day <= day_at(self._tables.clock.wall()):
            return None
        return find_open_day(self._tables.store, day, game, plan_options(find_game(game), day))

    async def open(self, day: Day) -> None:
        """Keep a day whose dice are about to be played, and load what its levels need."""
        open_day(self._tables.store, day)

    async def play_pars(self, day: Day, is_over: bool) -> None:
        """Let the levels play a day: those that decide at once now, the others in the background."""
        if not is_over:
            return
        game, store = find_game(day.game), self._tables.store
        await self._kernels.load_for(day.game, day.options, needs_values=True)
        chooser = self._chooser
        known = {par.level for par in list_pars(store, day.day, day.game)}
        for level in (level.name for level in LEVELS if level.name not in known):
            is_able = level in PLAIN_LEVELS or chooser.is_warm(game)
            if is_able and not is_slow(chooser.work(game, level)):
                seats = plan_seats(game, level)
                outcome = await ParGame(self._tables, day, secret_of_day(store, day), seats).play()
                note_par(store, day, make_par(day, level, outcome, len(seats) - 1))
        self.want_pars(day)
