"""Addresses of the profile."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from starlette.responses import Response

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
from ...table.stores.store import Store, StoreError
from ..door.answer import html, lead_to, nothing
from ..door.host import Cost, Kind, On
from ..door.person import Me, Person
from ..door.route import AnyAsked, Asked, Posted, get, post, units
from ..door.tokens import adopt, find_token, list_held_seats, note_language
from ..door.who import ANYONE, CREATION, NEWCOMER, PERSON, VISITOR, Secret
from ..html.kit import Child
from ..html.words import say
from ..parts.pictures import draw_qr
from .friends import show_friends
from .profile_page import (
    Keeping,
    arrive_page,
    ask_page,
    delete_page,
    device_page,
    kept_here,
    lost_key_card,
    profile_page,
    seats_card,
    server_cards,
)
from .ratings import show_rating
from .rules import Guesses


@get("/profile", Cost.STORE, VISITOR)
async def profile(asked: Asked[Person | None]) -> Response:
    """Show the profile of this browser's person, or the form for one."""
    person = asked.who
    me = person.me if person else asked.me
    cards = await _list_cards(asked) if asked.host.on is On.SERVER else [kept_here()]
    response = html(profile_page(person, me, cards, _note(asked), asked.query.get("moved") == "1"))
    if person is not None:
        await asked.keep(response, person)
    return response


async def _list_cards(asked: Asked[Person | None]) -> list[Child]:
    """Return what a server's page has below name and mark."""
    people: list[Child] = [seats_card(await list_held_seats(asked))]
    if asked.who is not None:
        people += [await show_friends(asked, asked.who), await show_rating(asked, asked.who)]
    elif await asked.host.lost_person(asked.request) is not None:
        people.append(lost_key_card())
    return server_cards(asked.who, Keeping(asked.host.keep_days, asked.host.keep_profiles), people)


def _note(asked: AnyAsked) -> str:
    """Return what has just been done, as the address says."""
    notes = {"moved": "profile-moved", "saved": "profile-saved", "new": "profile-renewed"}
    return next((say(key) for name, key in notes.items() if name in asked.query), "")


@post("/profile", Cost.WRITE, NEWCOMER)
async def save(posted: Posted[Person]) -> Response:
    """Keep a name and a mark; a browser without a profile gets one."""
    form, person = posted.form, posted.who
    me = Me(*check_who(form.get("name", ""), form.get("avatar", "")))
    await posted.write(change_profile, person.key, *me, posted.host.now())
    await note_language(posted, person)
    response = lead_to("/profile?saved=1")
    await posted.keep(response, me)
    return response


@post("/profile/settings", Cost.WRITE, VISITOR, Kind.NOTHING)
async def settings(posted: Posted[Person | None]) -> Response:
    """Keep what a browser says of its settings, for the next device; without a profile nothing is kept."""
    if posted.who is not None:
        try:
            await posted.write(save_settings, posted.who.key, posted.body)
        except (msgspec.MsgspecError, RecursionError):
            raise Refusal(Why.UNREADABLE, "these are no settings") from None
        await note_language(posted, posted.who)
    return nothing()


# ---- another device


@get("/profile/device", Cost.WORKER, PERSON, on=On.SERVER)
async def device(asked: Asked[Person]) -> Response:
    """Show a person their recovery code and its link."""
    code = await asked.read(code_of, asked.who.key)
    link = f"{asked.origin}/profile/open#{code}"
    return html(device_page(code, link, await asked.run(draw_qr, link)))


@get("/profile/open", Cost.FREE, ANYONE, on=On.SERVER)
async def arrive(asked: Asked[None]) -> Response:
    """Show the page whose script hands the code in."""
    return html(arrive_page())


@post("/profile/open", Cost.WRITE, Secret("code"), on=On.SERVER)
async def open_profile(posted: Posted[str]) -> Response:
    """Give a browser the profile whose code it hands in, once its person has said yes to that."""
    found = await _find_by_code(posted, posted.who)
    mine = await posted.person() or await posted.host.lost_person(posted.request)
    is_mine = mine is not None and mine.profile.id == found.profile.id
    if not is_mine and posted.form.get("instead") != "yes":
        code, seats = tidy_recovery_code(posted.who), len(await list_held_seats(posted))
        page = ask_page(code, mine and mine.profile.name, seats, found.profile.name)
        return html(page, 409 if mine or seats else 200)
    response = lead_to("/profile?moved=1")
    if not is_mine:
        if mine is not None:
            await adopt(posted, mine)
        # What this browser held before is nothing that the other profile may have.
        posted.host.forget_seats(posted.request, response)
    for what in (found.me, found):
        await posted.keep(response, what)
    if (language := language_of_profile(found.profile)) is not None:
        posted.keep_language(response, language)
    return response


async def _find_by_code(posted: Posted[str], code: str) -> Person:
    guesses = posted.host.service(Guesses)
    guesses.charge(posted.address, "recovery codes")
    try:
        found = await posted.write(_open_by_code, code)
    except UnknownProfile:
        guesses.note_wrong(posted.address, "wrong_codes", "a recovery code was refused")
        found = None
    if found is None:
        raise Refusal(Why.TOKEN, say("profile-wrong_code"))
    return found


def _open_by_code(store: Store, code: str) -> Person | None:
    key = open_by_code(store, code)
    profile = find_profile(store, key)
    return None if profile is None else Person(key, profile)


@post("/profile/renew", Cost.WRITE, VISITOR, on=On.SERVER, price=units(CREATION))
async def new_code(posted: Posted[Person | None]) -> Response:
    """Give a profile a new code and key, or once more those that were lost on their way."""
    lost = None if posted.who else await posted.host.lost_person(posted.request)
    person = posted.who or lost
    if person is None:
        raise Refusal(Why.TOKEN, say("profile-none"))
    key = person.key if lost else await posted.write(renew, person.key)
    response = lead_to("/profile?new=1")
    await posted.keep(response, person._replace(key=key))
    return response


# ---- the end


@get("/profile/delete", Cost.STORE, PERSON, on=On.SERVER)
async def ask_delete(asked: Asked[Person]) -> Response:
    """Ask once."""
    games = len(await asked.read(tables_of, asked.who.profile))
    return html(delete_page(asked.who.profile.name, games))


@post("/profile/delete", Cost.WRITE, PERSON, on=On.SERVER, price=units(CREATION))
async def delete(posted: Posted[Person]) -> Response:
    """Forget a person: the profile, its code, the games they played alone, their seats at others."""
    if posted.form.get("sure") != "yes":
        return lead_to("/profile/delete")
    for table in await posted.read(tables_of, posted.who.profile):
        await _leave_table(posted, table)
    await posted.write(delete_profile, posted.who.key)
    response = lead_to("/")
    posted.host.forget_seats(posted.request, response, with_person=True)
    return response


async def _leave_table(posted: Posted[Person], table: str) -> None:
    """Delete a table whose only person goes; from others give up the seat."""
    tables = posted.host.tables
    with suppress(Refusal, StoreError):
        token = await find_token(posted, table)
        if token is None:
            return
        if len((await tables.view(table)).table_state.people) == 1:
            await posted.write(delete_table, table)
            await tables.forget(table)
        else:
            await tables.act(table, token, c.Leave())


def delete_table(store: Store, table: str) -> None:
    """Forget a table for good."""
    store.delete(table)


ROUTES = [profile, save, settings, device, arrive, open_profile, new_code, ask_delete, delete]
