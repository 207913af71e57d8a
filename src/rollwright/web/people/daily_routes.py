"""Addresses of days."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import date

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...core.game import AnyGame
from ...core.record import parse_record, replay
from ...core.types import Roll
from ...games.catalogue import find_game
from ...table.dice.day_dice import day_at, number_of, parse_day
from ...table.people.days import (
    Day,
    Ranked,
    Standing,
    begin_try,
    find_try,
    list_days,
    list_friends_ranked,
    list_pars,
    list_ranked,
    played_days,
    secret_of_day,
    shown_secret,
    spread_of,
    standing_of,
    streak_of,
)
from ...table.rules import commands as c
from ...table.rules.events import DayDice
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import NewTable
from ...table.stores.store import StoreError
from ..live.seats import address_of
from ..pages.game_info import all_games
from ..pages.home import Me
from ..pages.open_table import server_of, show
from ..questions.worker_requests import ask_apart
from ..server.strings import say
from .daily_page import CardShown, DayShown, Own, Turn, compare_page, day_page, today_page
from .day_plan import plan_seats
from .identity import SEE_OTHER, Person, find_or_make_person, find_person, in_store, now_of, take_seat

TOP = 20
ARCHIVE = 15


async def _begin(request: Request, day: date, game: str) -> Day:
    """Return a day that has begun; a page of one that has not, or never was, does not exist."""
    now = now_of(request)
    if day > day_at(now):
        raise Refusal(Why.NOT_NOW, say("daily.not_yet"))
    found = await in_store(request, lambda store: server_of(request).days.begin(day, game))
    if found is None:
        raise HTTPException(404)
    return found


def _today(request: Request) -> date:
    return day_at(now_of(request))


async def _own(request: Request, day: Day, person: Person | None, streak: int) -> Own:
    if person is None:
        return Own()
    attempt = await in_store(request, find_try, day.day, day.game, person.profile)
    standing: Standing | None = None
    if attempt is not None and attempt.points is not None:
        standing = await in_store(request, standing_of, day.day, day.game, attempt.points)
    return Own(attempt, standing, person.profile.id, streak)


async def _streak(request: Request, person: Person | None) -> int:
    if person is None:
        return 0
    return streak_of(await in_store(request, played_days, person.profile), _today(request))


# ---- pages


async def today(request: Request) -> Response:
    """Show today's dice of every game."""
    person, day = await find_person(request), _today(request)
    streak, cards = await _streak(request, person), []
    for game in all_games():
        begun = await _begin(request, day, game.id)
        count = (await in_store(request, standing_of, begun.day, game.id, 0)).of
        cards.append(CardShown(game, begun, await _own(request, begun, person, streak), count))
    return show(today_page(day, cards, streak, now_of(request)))


async def today_of_game(request: Request) -> Response:
    """Show today's dice of one game."""
    return await _show_day(request, find_game(request.path_params["game"]), _today(request))


async def past_day(request: Request) -> Response:
    """Show a day."""
    game, day = find_game(request.path_params["game"]), parse_day(request.path_params["day"])
    return await _show_day(request, game, day)


async def _show_day(request: Request, game: AnyGame, day: date) -> Response:
    begun, person, now = await _begin(request, day, game.id), await find_person(request), now_of(request)
    server_of(request).days.want_pars(begun)
    own = await _own(request, begun, person, await _streak(request, person))
    archive = await in_store(request, list_days, game.id, _today(request), ARCHIVE)
    shown = DayShown(
        game,
        begun,
        day == _today(request),
        own,
        await in_store(request, list_ranked, begun.day, game.id, TOP),
        await in_store(request, spread_of, begun.day, game.id),
        await in_store(request, list_pars, begun.day, game.id),
        await in_store(request, shown_secret, begun, now),
        [each.day for each in archive],
        now,
        await _friends(request, begun, person),
    )
    return show(day_page(shown))


async def _friends(request: Request, day: Day, person: Person | None) -> list[Ranked]:
    """Return the results of somebody's friends."""
    if person is None:
        return []
    return await in_store(request, list_friends_ranked, day.day, day.game, person.profile, TOP)


# ---- playing


async def play(request: Request) -> Response:
    """Begin the counted try of today; who has one goes on with it."""
    game = find_game(request.path_params["game"])
    day = await _begin(request, _today(request), game.id)
    person = await find_or_make_person(request)
    known = await in_store(request, find_try, day.day, day.game, person.profile)
    if known is not None:
        where = f"/daily/{game.id}" if known.ended else f"/t/{known.name}"
        return RedirectResponse(where, SEE_OTHER)
    _check_newcomer(request, person, day)
    table, token = await _open(request, game, day, person.me)
    seat = len(plan_seats(game)) - 1
    first = await in_store(request, begin_try, day, person.profile, table, seat, now_of(request))
    if first != table:
        await _take_back(request, table)
        return RedirectResponse(f"/t/{first}", SEE_OTHER)
    return await take_seat(request, table, token, person.me, person)


async def practice(request: Request) -> Response:
    """Play the dice of a day once more, uncounted: those of today only after the counted try."""
    game, day = find_game(request.path_params["game"]), parse_day(request.path_params["day"])
    begun, person = await _begin(request, day, game.id), await find_or_make_person(request)
    if not await in_store(request, shown_secret, begun, now_of(request)):
        known = await in_store(request, find_try, begun.day, begun.game, person.profile)
        if known is None or known.ended is None:
            return RedirectResponse(f"/daily/{game.id}", SEE_OTHER)
    table, token = await _open(request, game, begun, person.me)
    return await take_seat(request, table, token, person.me, person)


def _check_newcomer(request: Request, person: Person, day: Day) -> None:
    """Let only a few new profiles of one address try a day: another cookie is no second try."""
    is_new = day_at(person.profile.created).isoformat() == day.day
    if is_new and not server_of(request).newcomers.take(f"{day.day} {day.game} {address_of(request)}"):
        raise Refusal(Why.NOT_NOW, say("daily.newcomer"))


async def _open(request: Request, game: AnyGame, day: Day, me: Me) -> tuple[str, str]:
    server = server_of(request)
    if not server.creations.take(address_of(request)):
        raise Refusal(Why.NOT_NOW, say("wrong.too_many"))
    new = NewTable(game.id, plan_seats(game), day.options, hints="nobody", daily=DayDice(day.day, day.salt))
    secret = await in_store(request, secret_of_day, day)
    opened = await server.tables.create(new, by=address_of(request), secret=secret)
    server.count("tables_created")
    seated = await server.tables.join(opened.table, me.name, me.avatar, host_key=opened.host_key)
    await server.tables.act(opened.table, seated.token, c.Start())
    return opened.table, seated.token


async def _take_back(request: Request, table: str) -> None:
    tables = server_of(request).tables
    with suppress(StoreError):
        await asyncio.to_thread(tables.store.delete, table)
    await tables.forget(table)


# ---- comparing


async def compare(request: Request) -> Response:
    """Show the best try of a day that is over beside one's own, roll by roll."""
    game, day = find_game(request.path_params["game"]), parse_day(request.path_params["day"])
    begun, person = await _begin(request, day, game.id), await find_person(request)
    own = await _own(request, begun, person, 0)
    top = await in_store(request, list_ranked, begun.day, game.id, 1)
    if not await in_store(request, shown_secret, begun, now_of(request)):
        raise Refusal(Why.NOT_NOW, say("daily.hidden"))
    if own.attempt is None or own.attempt.ended is None or not top:
        return RedirectResponse(f"/daily/{game.id}/{day}", SEE_OTHER)
    tables = server_of(request).tables
    texts = [await tables.record(name) for name in (top[0].name, own.attempt.name)]
    turns = await ask_apart(request, compare_records, *texts)
    title = say("daily.past", number=number_of(day), game=game.name, day=day.isoformat())
    return show(compare_page(title, (top[0].person, say("daily.you")), turns))


def compare_records(one: str, other: str) -> list[Turn]:
    """Return two records of the same dice roll by roll, with what each made of a roll."""
    sides = [list_turns(text) for text in (one, other)]
    empty = ("", "", 0)
    turns = []
    for n in range(max(map(len, sides))):
        left, right = (side[n] if n < len(side) else (*empty[:2], side[-1][2]) for side in sides)
        turns.append(Turn(left[0] or right[0], (left[1], right[1]), (left[2], right[2])))
    return turns


def list_turns(text: str) -> list[tuple[str, str, int]]:
    """Return the rolls of a record with its person's moves after each and the total then."""
    record = parse_record(text)
    game = find_game(record.game)
    seat = next(seat for seat, who in enumerate(record.players) if not who.is_bot)
    played = replay(game, record)
    turns: list[tuple[str, str, int]] = []
    for step, after in zip(played.steps, played.states[1:], strict=True):
        if isinstance(step, Roll):
            turns.append((str(step), "", game.score(after, seat).total))
        elif step.seat == seat and turns:
            roll, moves, _ = turns[-1]
            moved = ", ".join(filter(None, (moves, game.format_move(step.move))))
            turns[-1] = (roll, moved, game.score(after, seat).total)
    return turns


ROUTES = [
    Route("/daily", today),
    Route("/daily/{game}", today_of_game, methods=["GET"]),
    Route("/daily/{game}", play, methods=["POST"]),
    Route("/daily/{game}/{day}", past_day),
    Route("/daily/{game}/{day}/practice", practice, methods=["POST"]),
    Route("/daily/{game}/{day}/compare", compare),
]
