"""The dice of a day in a page without a server: open dice, one counted try a browser."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from ...bots.levels import LEVELS
from ...games.catalogue import find_game
from ...table.actors.bot_pool import is_slow
from ...table.actors.par import ParGame
from ...table.dice.day_dice import FIRST_DAY, day_at, parse_day
from ...table.people.days import Day, begin_try, find_try, list_pars, note_par, open_day, secret_of_day
from ..days.daily_page import day_page, today_page
from ..days.keeper import DayKeeper, make_par
from ..days.plan import plan_options, plan_seats
from ..days.views import gather_day, gather_today, plan_try
from .answer import MISSING, Answer, Asked, Handler, answer_html, redirect
from .kernels import Kernels
from .levels import PLAIN_LEVELS
from .people import PagePerson


class PageDays(DayKeeper):
    """The open dice of days; levels play them when the person has."""

    def __init__(self, person: PagePerson, kernels: Kernels) -> None:
        super().__init__(person.tables)
        self._person, self._kernels = person, kernels

    def begin(self, day: date, game: str) -> Day | None:
        """Return the dice of a day that has begun."""
        if not FIRST_DAY <= day <= day_at(self._person.now):
            return None
        return open_day(self._person.store, day, game, plan_options(find_game(game), day))

    async def open_try(self, day: Day) -> str:
        """Open a table with the dice of a day; returns its name."""
        await self._kernels.load_for(day.game, day.options, needs_values=True)
        new, secret = plan_try(find_game(day.game), day), secret_of_day(self._person.store, day)
        table = await self._person.seating.open(new, self._person.find().me, secret=secret)
        await self._person.note_seat(table)
        return table

    async def play_pars(self, day: Day) -> None:
        """Have the levels play a day: those that decide at once now, the others in the background."""
        game, store = find_game(day.game), self._person.store
        await self._kernels.load_for(day.game, day.options, needs_values=True)
        chooser = self._person.tables.chooser
        known = {par.level for par in list_pars(store, day.day, day.game)}
        for level in (level.name for level in LEVELS if level.name not in known):
            is_able = level in PLAIN_LEVELS or chooser.is_warm(game)
            if is_able and not is_slow(chooser.work(game, level)):
                seats = plan_seats(game, level)
                outcome = await ParGame(self._person.tables, day, secret_of_day(store, day), seats).play()
                note_par(store, day, make_par(day, level, outcome, len(seats) - 1))
        self.want_pars(day)


class DayPages:
    """Answers what the pages of days ask for."""

    def __init__(self, person: PagePerson, kernels: Kernels) -> None:
        self._person, self._kernels = person, kernels
        self._days = PageDays(person, kernels)

    def list_handlers(self) -> Mapping[str, Handler]:
        """Return what answers these addresses."""
        return {
            "GET /daily": self._show_today,
            "GET /daily/{game}": self._show_day,
            "GET /daily/{game}/{day}": self._show_day,
            "POST /daily/{game}": self._play,
            "POST /daily/{game}/{day}/practice": self._practise,
        }

    def close(self) -> None:
        """Stop what plays."""
        self._days.close()

    # ---- dice

    @property
    def _today(self) -> date:
        return day_at(self._person.now)

    async def _show_today(self, asked: Asked) -> Answer:
        found = gather_today(self._person.store, self._days.begin, self._today, self._person.find())
        played, cards = found
        return answer_html(today_page(self._today, cards, played, self._person.now))

    async def _show_day(self, asked: Asked) -> Answer:
        game, person = find_game(asked.parts["game"]), self._person
        day = parse_day(asked.parts.get("day", self._today.isoformat()))
        begun = self._days.begin(day, game.id)
        if begun is None:
            return MISSING
        attempt = find_try(person.store, begun.day, game.id, person.find().profile)
        if attempt is not None and attempt.ended is not None:
            await self._days.play_pars(begun)
        shown = gather_day(person.store, self._days.begin, game, day, person.find(), person.now)
        return MISSING if shown is None else answer_html(day_page(shown))

    async def _play(self, asked: Asked) -> Answer:
        """Begin the counted try of today; who has one goes on with it."""
        game, person = find_game(asked.parts["game"]), self._person
        day = self._days.begin(self._today, game.id)
        if day is None:
            return MISSING
        known = find_try(person.store, day.day, game.id, person.find().profile)
        if known is not None:
            return redirect(f"/daily/{game.id}" if known.ended else f"/t/{known.name}")
        table = await self._days.open_try(day)
        seat = len(plan_seats(game)) - 1
        begin_try(person.store, day, person.find().profile, table, seat, person.now)
        await person.store.flush()
        return redirect(f"/t/{game.id}?table={table}")

    async def _practise(self, asked: Asked) -> Answer:
        day = self._days.begin(parse_day(asked.parts["day"]), find_game(asked.parts["game"]).id)
        if day is None:
            return MISSING
        return redirect(f"/t/{day.game}?table={await self._days.open_try(day)}")
