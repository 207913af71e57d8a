"""Addresses of days."""

from __future__ import annotations

from datetime import date
from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...games.catalogue import find_game
from ...table.dice.day_dice import day_at, number_of, parse_day
from ...table.people.askers import Asker
from ...table.people.days import Day, find_try, list_ranked, shown_secret
from ...table.rules.refusal import Refusal, Why
from ..door.identity import SEE_OTHER, find_or_make_person, find_person, in_store, now_of, take_seat
from ..door.person import Person
from ..door.visitor_pages import show_page
from ..html.kit import Html
from ..html.words import say
from ..parts.previews import picture_of, preview_of
from ..table.open import server_of
from .comparisons import own_try
from .daily_page import day_page, today_page
from .today import game_of_day
from .tries import begin_counted, find_asker, may_practise, open_try, show_comparison, show_second
from .views import TOP, gather_day, gather_today, plan_try


async def _begin(request: Request, day: date, game: str) -> Day:
    """Return a day that has begun; a page of one that has not, or never was, does not exist."""
    _check_begun(day, now_of(request))
    found = await in_store(request, lambda store: server_of(request).days.begin(day, game))
    if found is None:
        raise HTTPException(404)
    return found


def _check_begun(day: date, now: int) -> None:
    if day > day_at(now):
        raise Refusal(Why.NOT_NOW, say("daily-not_yet"))


def _today(request: Request) -> date:
    return day_at(now_of(request))


# ---- pages


async def today(request: Request) -> Response:
    """Show today's dice of every game."""
    return await show_page(request, _write_today)


async def _write_today(request: Request, person: Person | None) -> Html:
    day = _today(request)
    played, cards = await in_store(request, gather_today, server_of(request).days.begin, day, person)
    title, game = say("daily-title", number=number_of(day)), game_of_day(day)
    preview = preview_of(request, title, say("preview-day"), picture_of(game.id))
    return today_page(day, cards, played, now_of(request), preview)


async def today_of_game(request: Request) -> Response:
    """Show today's dice of one game."""
    return await show_page(
        request, partial(_write_day, find_game(request.path_params["game"]), _today(request))
    )


async def past_day(request: Request) -> Response:
    """Show a day."""
    game, day = find_game(request.path_params["game"]), parse_day(request.path_params["day"])
    return await show_page(request, partial(_write_day, game, day))


async def _write_day(game: AnyGame, day: date, request: Request, person: Person | None) -> Html:
    days, now = server_of(request).days, now_of(request)
    _check_begun(day, now)
    shown = await in_store(request, gather_day, days.begin, game, day, person, now)
    if shown is None:
        raise HTTPException(404)
    days.want_pars(shown.day)
    title = say("daily-of", number=number_of(day), game=name_game(game))
    return day_page(shown, preview_of(request, title, say("preview-day"), picture_of(game.id)))


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
    begun = await begin_counted(request, plan_try(game, day), day, person, _asker(request, person, day))
    title = say("daily-of", number=number_of(_today(request)), game=name_game(game))
    return begun or show_second(title, f"/daily/{game.id}/{day.day}/practice")


async def practice(request: Request) -> Response:
    """Play the dice of a day uncounted: those of today after the counted try, or in place of a second one."""
    game, day = find_game(request.path_params["game"]), parse_day(request.path_params["day"])
    begun, person = await _begin(request, day, game.id), await find_or_make_person(request)
    is_over = await in_store(request, shown_secret, begun, now_of(request))
    asked = (begun, person.profile, _asker(request, person, begun))
    if not is_over and not await in_store(request, may_practise, *asked):
        return RedirectResponse(f"/daily/{game.id}", SEE_OTHER)
    table, token = await open_try(request, plan_try(game, begun), begun, person.me)
    return await take_seat(request, table, token, person.me, person)


def _asker(request: Request, person: Person, day: Day) -> Asker:
    """Return who asks for a try: another cookie or profile is no second one."""
    is_new = day_at(person.profile.created).isoformat() == day.day
    return find_asker(request, person, is_new, server_of(request).limits.newcomers)


# ---- comparing


async def compare(request: Request) -> Response:
    """Show the best try of a day that is over beside one's own, roll by roll."""
    game, day = find_game(request.path_params["game"]), parse_day(request.path_params["day"])
    begun, person = await _begin(request, day, game.id), await find_person(request)
    own = await in_store(request, own_try, begun, person)
    top = await in_store(request, list_ranked, begun.day, game.id, TOP)
    if not await in_store(request, shown_secret, begun, now_of(request)):
        raise Refusal(Why.NOT_NOW, say("daily-hidden"))
    if own.attempt is None or own.attempt.ended is None or not top:
        return RedirectResponse(f"/daily/{game.id}/{day}", SEE_OTHER)
    title = say("daily-past", number=number_of(day), game=name_game(game), day=day.isoformat())
    return await show_comparison(request, title, top, own.attempt)


ROUTES = [
    Route("/daily", today),
    Route("/daily/{game}", today_of_game, methods=["GET"]),
    Route("/daily/{game}", play, methods=["POST"]),
    Route("/daily/{game}/{day}", past_day),
    Route("/daily/{game}/{day}/practice", practice, methods=["POST"]),
    Route("/daily/{game}/{day}/compare", compare),
]
