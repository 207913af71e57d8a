"""Addresses of days."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...games.catalogue import find_game
from ...table.dice.day_dice import day_at, number_of, parse_day
from ...table.people.askers import Asker
from ...table.people.days import (
    Day,
    find_try,
    list_days,
    list_friends_ranked,
    list_pars,
    list_ranked,
    played_days,
    shown_secret,
    spread_of,
    standing_of,
    streak_of,
)
from ...table.rules.events import DayDice
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import NewTable
from ...table.stores.database import Reader
from ..door.answer import html, json, lead_to
from ..door.cache import find_page
from ..door.host import Cost, Kind, On
from ..door.person import Person
from ..door.route import AnyAsked, Asked, Posted, get, post, units
from ..door.tokens import lead_to_table
from ..door.who import CREATION, NEWCOMER, VISITOR
from ..html.kit import Html
from ..html.layout import Preview
from ..html.words import say
from ..parts.pictures import picture_of
from .daily_page import CardShown, DayShown, day_page, describe_end, today_page
from .keeper import DayKeeper
from .plan import plan_seats
from .today import game_of_day
from .tries import (
    TryLimits,
    begin_counted,
    find_asker,
    may_practise,
    own_try,
    practise,
    show_comparison,
    show_second,
)

TOP = 20
ARCHIVE = 15


def gather_today(
    store: Reader, begun: Sequence[Day], person: Person | None
) -> tuple[list[date], list[CardShown]]:
    """Return the days a person has played, and today's dice of every game, read at once."""
    cards = []
    for day in begun:
        count = standing_of(store, day.day, day.game, 0).of
        cards.append(CardShown(find_game(day.game), day, own_try(store, day, person), count))
    return _played(store, person), cards


def _played(store: Reader, person: Person | None) -> list[date]:
    return [] if person is None else played_days(store, person.profile)


def gather_day(store: Reader, day: Day, game: AnyGame, person: Person | None, now: int) -> DayShown:
    """Return what the page of a day shows, read at once."""
    today, played = day_at(now), _played(store, person)
    return DayShown(
        game,
        day,
        day.day == today.isoformat(),
        own_try(store, day, person, streak_of(played, today)),
        list_ranked(store, day.day, game.id, TOP),
        spread_of(store, day.day, game.id),
        list_pars(store, day.day, game.id),
        shown_secret(store, day, now),
        [each.day for each in list_days(store, game.id, today, ARCHIVE)],
        now,
        [] if person is None else list_friends_ranked(store, day.day, game.id, person.profile, TOP),
        played,
    )


def plan_try(game: AnyGame, day: Day) -> NewTable:
    """Return the table of a try of a day."""
    dice = DayDice(day.day, day.salt)
    return NewTable(game.id, plan_seats(game), day.options, hints="nobody", daily=dice)


async def _find_day(asked: AnyAsked, day: date, game: str) -> Day:
    """Return a day that has begun; a page of one that has not, or never was, does not exist."""
    if day > _today(asked):
        raise Refusal(Why.NOT_NOW, say("daily-not_yet"))
    found = await asked.host.service(DayKeeper).find_begun(day, game)
    if found is None:
        raise HTTPException(404)
    return found


def _today(asked: AnyAsked) -> date:
    return day_at(asked.host.now())


# ---- pages


@get("/daily", Cost.STORE, VISITOR)
async def today(asked: Asked[Person | None]) -> Response:
    """Show today's dice of every game."""
    return html(await find_page(asked, partial(_write_today, asked)))


async def _write_today(asked: Asked[Person | None]) -> Html:
    day = _today(asked)
    begun = await asked.host.service(DayKeeper).list_begun(day)
    played, cards = await asked.read(gather_today, begun, asked.who)
    title, game = say("daily-title", number=number_of(day)), game_of_day(day)
    preview = Preview(title, say("preview-day"), f"{asked.origin}{picture_of(game.id)}")
    return today_page(day, cards, played, asked.host.now(), preview)


@get("/daily/{game}", Cost.STORE, VISITOR)
async def today_of_game(asked: Asked[Person | None]) -> Response:
    """Show today's dice of one game."""
    game = find_game(asked.parts["game"])
    return html(await find_page(asked, partial(_write_day, asked, game, _today(asked))))


@get("/daily/{game}/{day}", Cost.STORE, VISITOR)
async def past_day(asked: Asked[Person | None]) -> Response:
    """Show a day."""
    game, day = find_game(asked.parts["game"]), parse_day(asked.parts["day"])
    return html(await find_page(asked, partial(_write_day, asked, game, day)))


async def _write_day(asked: Asked[Person | None], game: AnyGame, wanted: date) -> Html:
    day, keeper = await _find_day(asked, wanted, game.id), asked.host.service(DayKeeper)
    own = await asked.read(own_try, day, asked.who)
    await keeper.play_pars(day, is_over=own.attempt is not None and own.attempt.ended is not None)
    shown = await asked.read(gather_day, day, game, asked.who, asked.host.now())
    title = say("daily-of", number=number_of(wanted), game=name_game(game))
    return day_page(shown, Preview(title, say("preview-day"), f"{asked.origin}{picture_of(game.id)}"))


@get("/daily/{game}/{day}/end.json", Cost.STORE, VISITOR, Kind.JSON)
async def end_of_try(asked: Asked[Person | None]) -> Response:
    """Say how the counted try of a day went, for the end of its table."""
    game, wanted = find_game(asked.parts["game"]), parse_day(asked.parts["day"])
    day = await _find_day(asked, wanted, game.id)
    own = await asked.read(own_try, day, asked.who)
    if own.attempt is None or own.attempt.ended is None:
        return json({})
    await asked.host.service(DayKeeper).play_pars(day, is_over=True)
    return json(describe_end(await asked.read(gather_day, day, game, asked.who, asked.host.now())))


# ---- playing


@post("/daily/{game}", Cost.WRITE, NEWCOMER, price=units(CREATION))
async def play(posted: Posted[Person]) -> Response:
    """Begin the counted try of today; who has one goes on with it."""
    game = find_game(posted.parts["game"])
    day = await _find_day(posted, _today(posted), game.id)
    known = await posted.read(find_try, day.day, day.game, posted.who.profile)
    if known is not None:
        return lead_to(f"/daily/{game.id}") if known.ended else await lead_to_table(posted, known.name)
    begun = await begin_counted(posted, plan_try(game, day), day, _asker(posted, day))
    title = say("daily-of", number=number_of(_today(posted)), game=name_game(game))
    return begun or show_second(title, f"/daily/{game.id}/{day.day}/practice")


@post("/daily/{game}/{day}/practice", Cost.WRITE, NEWCOMER, price=units(CREATION))
async def practice(posted: Posted[Person]) -> Response:
    """Play the dice of a day uncounted: those of today after the counted try, or in place of a second one."""
    game = find_game(posted.parts["game"])
    day = await _find_day(posted, parse_day(posted.parts["day"]), game.id)
    is_over = await posted.read(shown_secret, day, posted.host.now())
    if not is_over and not await posted.write(may_practise, day, posted.who.profile, _asker(posted, day)):
        return lead_to(f"/daily/{game.id}")
    return await practise(posted, plan_try(game, day), day)


def _asker(posted: Posted[Person], day: Day) -> Asker:
    """Return who asks for a try: another cookie or profile is no second one."""
    is_new = day_at(posted.who.profile.created).isoformat() == day.day
    return find_asker(posted, is_new, posted.host.service(TryLimits).newcomers)


# ---- comparing


@get("/daily/{game}/{day}/compare", Cost.WORKER, VISITOR, on=On.SERVER)
async def compare(asked: Asked[Person | None]) -> Response:
    """Show the best try of a day that is over beside one's own, roll by roll."""
    game, wanted = find_game(asked.parts["game"]), parse_day(asked.parts["day"])
    day = await _find_day(asked, wanted, game.id)
    own = await asked.read(own_try, day, asked.who)
    top = await asked.read(list_ranked, day.day, game.id, TOP)
    if not await asked.read(shown_secret, day, asked.host.now()):
        raise Refusal(Why.NOT_NOW, say("daily-hidden"))
    if own.attempt is None or own.attempt.ended is None or not top:
        return lead_to(f"/daily/{game.id}/{wanted}")
    title = say("daily-past", number=number_of(wanted), game=name_game(game), day=wanted.isoformat())
    return await show_comparison(asked, title, top, own.attempt)


ROUTES = [today, today_of_game, past_day, end_of_try, play, practice, compare]
