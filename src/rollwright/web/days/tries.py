"""Counted tries at dice that all share, those of a day or of a set: whose they are, and how they compare."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...table.people.askers import Asker, note_asker
from ...table.people.days import Day, Ranked, Try, begin_try, find_try, secret_of_day
from ...table.people.keys import hash_key
from ...table.people.profiles import Profile
from ...table.rules import commands as c
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable
from ...table.stores.store import Store, StoreError
from ..door.cookies import keep_cookie
from ..door.identity import KEY_SECONDS, SEE_OTHER, in_store, now_of, take_seat
from ..door.person import Me, Person
from ..door.seats import address_of, charge
from ..door.worker_requests import ask_apart, ask_in_thread
from ..html.kit import el
from ..html.layout import icon, message_page
from ..html.words import say
from ..table.open import server_of, show
from .comparisons import compare_records
from .daily_page import compare_page

DEVICE = "rw_device"
"""A cookie by which a browser is known to have had its try, whatever profile it has then."""
_DEVICE = re.compile(r"[0-9a-f]{64}")


async def open_try(request: Request, new: NewTable, day: Day, me: Me) -> tuple[str, str]:
    """Open and start the table of a try; returns it with the token of its one person."""
    server = server_of(request)
    charge(request, server.creations)
    secret = await in_store(request, secret_of_day, day)
    opened = await server.tables.create(new, by=address_of(request), secret=secret)
    server.count("tables_created")
    seated = await server.tables.join(opened.table, me.name, me.avatar, host_key=opened.host_key)
    await server.tables.act(opened.table, seated.token, c.Start())
    return opened.table, seated.token


async def begin_counted(
    request: Request, new: NewTable, day: Day, person: Person, asker: Asker
) -> Response | None:
    """Begin the counted try, or go on with the first one; None where it would be a second one."""
    table, token = await open_try(request, new, day, person.me)
    values = (day, person.profile, table, list(new.seats).index(PERSON), now_of(request), asker)
    first = await in_store(request, begin_try, *values)
    if first == table:
        response = await take_seat(request, table, token, person.me, person)
    else:
        await take_back(request, table)
        response = RedirectResponse(f"/t/{first}", SEE_OTHER)
    keep_cookie(request, response, DEVICE, asker.device, KEY_SECONDS)
    return response if first else None


def find_asker(request: Request, person: Person, is_new: bool, most: int) -> Asker:
    """Return who asks for a try; a browser without a mark of its own is known by its profile's key."""
    device = request.cookies.get(DEVICE, "")
    device = device if _DEVICE.fullmatch(device) else hash_key(person.key)
    return Asker(person.profile.id, device, address_of(request), is_new, most)


def show_second(title: str, practice: str) -> Response:
    """Say that a try would be a second one, and offer it as practice."""
    button = el("button", icon("dice"), say("daily-practice"), type="submit", class_="main")
    form = el("form", button, method="post", action=practice)
    return show(message_page(title, say("daily-second"), form), 409)


def may_practise(store: Store, day: Day, profile: Profile, asker: Asker) -> bool:
    """Say whether somebody's try is finished, or would be a second one; then they know the dice."""
    if (known := find_try(store, day.day, day.game, profile)) is not None:
        return known.ended is not None
    return not store.write(lambda run: note_asker(run, day.day, day.game, asker, is_practice=True))


async def take_back(request: Request, table: str) -> None:
    """Delete the table of a try where another one was first, and give back what it cost."""
    tables = server_of(request).tables
    server_of(request).creations.take(address_of(request), -1)
    with suppress(StoreError):
        await ask_in_thread(request, tables.store.delete, table)
    await tables.forget(table)


async def show_comparison(request: Request, title: str, top: Sequence[Ranked], attempt: Try) -> Response:
    """Show the best try whose game is still there beside one's own."""
    charge(request, server_of(request).questions)
    own = await _find_record(request, attempt.name)
    for best in top:
        if own is not None and (record := await _find_record(request, best.name)) is not None:
            sides = (record, best.seat), (own, attempt.seat)
            turns = await ask_apart(request, compare_records, *sides)
            return show(compare_page(title, (best.person, say("daily-you")), turns))
    raise Refusal(Why.NO_TABLE, say("daily-none_left" if own is not None else "daily-own_gone"))


async def _find_record(request: Request, table: str) -> str | None:
    """Return the record of a try; None if its table was deleted."""
    try:
        return await server_of(request).tables.record(table, is_shown=True)
    except Refusal as wrong:
        if wrong.why is Why.NO_TABLE:
            return None
        raise
