"""Addresses of the profile."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...table.people.keys import tidy_recovery_code
from ...table.people.own_games import tables_of
from ...table.people.profiles import (
    UnknownProfile,
    change_profile,
    code_of,
    delete_profile,
    find_profile,
    language_of_profile,
    open_by_code,
    renew,
    save_settings,
)
from ...table.rules import commands as c
from ...table.rules.names import check_who
from ...table.rules.refusal import Refusal, Why
from ...table.stores.store import StoreError
from ..door.identity import (
    KEY,
    SEE_OTHER,
    adopt,
    find_lost_person,
    find_person,
    find_token,
    in_store,
    keep_key,
    list_held_seats,
    make_person,
    now_of,
    require_person,
)
from ..door.language import keep_language
from ..door.person import Me, Person
from ..door.seats import PREFIX, REMEMBERED, address_of, charge, remember, who_is
from ..door.worker_requests import ask_apart, ask_in_thread
from ..html.kit import Child
from ..html.words import say
from ..parts.qr_code import draw_qr
from ..table.open import read_fields, server_of, show
from .friends_routes import show_friends
from .profile_page import (
    Keeping,
    arrive_page,
    ask_page,
    delete_page,
    device_page,
    lost_key_card,
    profile_page,
    seats_card,
    server_cards,
)
from .ratings_routes import show_rating


async def profile(request: Request) -> Response:
    """Show the profile of this browser's person, or the form for one."""
    person = await find_person(request)
    me = person.me if person else who_is(request)
    has_moved = request.query_params.get("moved") == "1"
    people: list[Child] = [seats_card(await list_held_seats(request))]
    if person is not None:
        people += [await show_friends(request, person), await show_rating(request, person)]
    elif await find_lost_person(request) is not None:
        people.append(lost_key_card())
    cards = server_cards(person, _keeping(request), people)
    response = show(profile_page(person, me, cards, _note(request), has_moved))
    if person is not None:
        keep_key(request, response, person.key)
    return response


def _keeping(request: Request) -> Keeping:
    server = server_of(request)
    return Keeping(server.keep_days, server.keep_profiles)


def _note(request: Request) -> str:
    """Return what has just been done, as the address says."""
    notes = {"moved": "profile-moved", "saved": "profile-saved", "new": "profile-renewed"}
    return next((say(key) for name, key in notes.items() if name in request.query_params), "")


async def save(request: Request) -> Response:
    """Keep a name and a mark; a browser without a profile gets one."""
    form = await read_fields(request)
    me = Me(*check_who(form.get("name", ""), form.get("avatar", "")))
    person = await find_person(request)
    if person is None:
        if not server_of(request).creations.take(address_of(request)):
            raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
        person = await make_person(request, me)
    await in_store(request, change_profile, person.key, *me, now_of(request))
    response = RedirectResponse("/profile?saved=1", SEE_OTHER)
    remember(request, response, me)
    keep_key(request, response, person.key)
    return response


async def settings(request: Request) -> Response:
    """Keep what a browser says of its settings, for the next device; without a profile nothing is kept."""
    person = await find_person(request)
    if person is not None:
        try:
            await in_store(request, save_settings, person.key, await request.body())
        except (msgspec.MsgspecError, RecursionError):
            raise Refusal(Why.UNREADABLE, "these are no settings") from None
    return Response(status_code=204)


# ---- another device


async def device(request: Request) -> Response:
    """Show a person their recovery code and its link."""
    charge(request, server_of(request).questions)
    person = await require_person(request)
    code = await in_store(request, code_of, person.key)
    link = f"{request.url.scheme}://{request.headers['host']}/profile/open#{code}"
    return show(device_page(code, link, await ask_apart(request, draw_qr, link)))


async def arrive(request: Request) -> Response:
    """Show the page whose script hands the code in."""
    return show(arrive_page())


async def open_profile(request: Request) -> Response:
    """Give a browser the profile whose code it hands in, once its person has said yes to that."""
    server, form = server_of(request), await read_fields(request)
    if not server.codes.take(address_of(request)):
        server.log_once(address_of(request), "too many recovery codes from one address")
        raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
    found = await _find_by_code(request, form.get("code", ""))
    mine = await find_person(request) or await find_lost_person(request)
    is_mine = mine is not None and mine.profile.id == found.profile.id
    if not is_mine and form.get("instead") != "yes":
        code, seats = tidy_recovery_code(form["code"]), len(await list_held_seats(request))
        page = ask_page(code, mine and mine.profile.name, seats, found.profile.name)
        return show(page, 409 if mine or seats else 200)
    response = RedirectResponse("/profile?moved=1", SEE_OTHER)
    if not is_mine:
        if mine is not None:
            await adopt(request, mine)
        # What this browser held before is nothing that the other profile may have.
        _forget_seats(request, response)
    remember(request, response, found.me)
    keep_key(request, response, found.key)
    if (language := language_of_profile(found.profile)) is not None:
        keep_language(request, response, language)
    return response


async def _find_by_code(request: Request, code: str) -> Person:
    try:
        key = await in_store(request, open_by_code, code)
    except UnknownProfile:
        server = server_of(request)
        server.note_wrong_code(address_of(request), "wrong_codes", "a recovery code was refused")
        raise Refusal(Why.TOKEN, say("profile-wrong_code")) from None
    profile = await in_store(request, find_profile, key)
    if profile is None:
        raise Refusal(Why.TOKEN, say("profile-wrong_code"))
    return Person(key, profile)


def _forget_seats(request: Request, response: Response) -> None:
    for name in request.cookies:
        if name.startswith(PREFIX):
            response.delete_cookie(name)


async def new_code(request: Request) -> Response:
    """Give a profile a new code and key, or once more those that were lost on their way."""
    charge(request, server_of(request).creations)
    lost = None if await find_person(request) else await find_lost_person(request)
    key = lost.key if lost else await in_store(request, renew, (await require_person(request)).key)
    response = RedirectResponse("/profile?new=1", SEE_OTHER)
    keep_key(request, response, key)
    return response


# ---- the end


async def ask_delete(request: Request) -> Response:
    """Ask once."""
    person = await require_person(request)
    games = len(await in_store(request, tables_of, person.profile))
    return show(delete_page(person.profile.name, games))


async def delete(request: Request) -> Response:
    """Forget a person: the profile, its code, the games they played alone, their seats at others."""
    person = await require_person(request)
    if (await read_fields(request)).get("sure") != "yes":
        return RedirectResponse("/profile/delete", SEE_OTHER)
    for table in await in_store(request, tables_of, person.profile):
        await _leave_table(request, table)
    await in_store(request, delete_profile, person.key)
    response = RedirectResponse("/", SEE_OTHER)
    _forget_seats(request, response)
    for name in (KEY, REMEMBERED):
        response.delete_cookie(name)
    return response


async def _leave_table(request: Request, table: str) -> None:
    """Delete a table whose only person goes; from others give up the seat."""
    tables = server_of(request).tables
    with suppress(Refusal, StoreError):
        token = await find_token(request, table)
        if token is None:
            return
        if len((await tables.view(table)).table_state.people) == 1:
            await ask_in_thread(request, tables.store.delete, table)
            await tables.forget(table)
        else:
            await tables.act(table, token, c.Leave())


ROUTES = [
    Route("/profile", profile, methods=["GET"]),
    Route("/profile", save, methods=["POST"]),
    Route("/profile/settings", settings, methods=["POST"]),
    Route("/profile/device", device, methods=["GET"]),
    Route("/profile/open", arrive, methods=["GET"]),
    Route("/profile/open", open_profile, methods=["POST"]),
    Route("/profile/renew", new_code, methods=["POST"]),
    Route("/profile/delete", ask_delete, methods=["GET"]),
    Route("/profile/delete", delete, methods=["POST"]),
]
