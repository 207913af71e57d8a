"""What a person holds: seats by the browser's own tokens, and those that the profile keeps."""

from __future__ import annotations

from contextlib import suppress

from starlette.responses import Response

from ...table.actors.table_view import TableView
from ...table.dice.tokens import tidy_code
from ...table.people.days import find_try
from ...table.people.own_games import (
    keep_seat,
    list_holders,
    newest_tokens,
    running_tokens,
    tables_of,
    token_at,
)
from ...table.people.profiles import change_profile, language_of_profile, save_language
from ...table.people.ratings import can_be_rated, is_newcomer, leave_unrated
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase, TableState
from ..html.words import say
from .answer import lead_to
from .device import Device
from .language import chosen_language
from .person import HeldSeat, Me, Person, is_of_day, new_game
from .route import AnyAsked, AnyPosted
from .security import Buckets
from .who import CREATION, NEWCOMER, make_person

MOST_RUNNING = 12
"""Games that go on, of which the front page opens the tables."""
MOST_SEATS = 30
"""Seats that a browser holds, and that pages list."""


# ---- seats held by a browser alone


async def list_held_seats(asked: AnyAsked) -> list[HeldSeat]:
    """Return the seats that a browser holds and its profile does not know; nothing is written."""
    tokens = await _list_unknown_tokens(asked)
    holders = await asked.read(list_holders, [*tokens]) if tokens else frozenset()
    looked = [(await _look(asked, table, token), token) for table, token in tokens.items()]
    return [
        HeldSeat(view, token, (view.table_state.table, view.seat) in holders)
        for view, token in looked
        if view is not None
    ]


async def _list_unknown_tokens(asked: AnyAsked) -> dict[str, str]:
    """Return the tokens by table of which the profile of this browser, if it has one, knows nothing."""
    tokens = asked.host.tokens(asked.request)
    person = await asked.person() if tokens else None
    known = () if person is None else await asked.read(tables_of, person.profile)
    return {table: token for table, token in tokens.items() if table not in known}


async def find_or_make_person(posted: AnyPosted) -> Person:
    """Return the person that asks; one without a profile gets one."""
    return await NEWCOMER.find(posted.host, posted.request)


async def adopt(posted: AnyPosted, person: Person) -> None:
    """Note the seats that a browser holds by itself, unless another profile has them."""
    for held in await list_held_seats(posted):
        await _keep(posted, person, held.view, held.token, is_taken_now=False)


async def come_home(posted: AnyPosted) -> Person | None:
    """Return whose browser asks, its seats noted; one with seats that nobody keeps gets a profile."""
    person = await posted.person()
    if not await _list_unknown_tokens(posted):
        return person
    posted.pay(CREATION)
    if person is None and any(not held.is_kept for held in await list_held_seats(posted)):
        person = await find_or_make_person(posted)
    if person is not None:
        await adopt(posted, person)
    return person


async def _look(asked: AnyAsked, table: str, token: str) -> TableView | None:
    """Return a table as its player sees it; None if the token is worth nothing."""
    try:
        return await asked.host.tables.view(table, token)
    except Refusal:
        return None


# ---- seats


async def look_at_table(asked: AnyAsked) -> TableState:
    """Return the table that an address names."""
    table = tidy_code(asked.parts["code"])
    await asked.host.prepare(table)
    return (await asked.host.tables.view(table)).table_state


async def lead_to_table(asked: AnyAsked, table: str) -> Response:
    """Lead a browser to a table."""
    await asked.host.prepare(table)
    return lead_to(asked.host.url_of_table((await asked.host.tables.view(table)).table_state))


async def take_seat(posted: AnyPosted, table: str, device: Device, me: Me, person: Person | None) -> Response:
    """Send a browser to its table with what it holds there; its profile knows of the seat from now on.

    Of several people who share the device, the profile knows the one who has it now. The seat is theirs also
    where no profile can be made or written: `come_home` notes it another time.
    """
    view = await posted.host.tables.view(table, device.current)
    response = lead_to(posted.host.url_of_table(view.table_state))
    await posted.keep(response, device, table)
    await posted.keep(response, me)
    with suppress(Refusal):
        person = person or await make_person(posted.host, posted.request, me)
        await posted.keep(response, person)
        if me != person.me and me.name:
            await posted.write(change_profile, person.key, me.name, me.avatar, posted.host.now())
        await _keep(posted, person, view, device.current)
        await adopt(posted, person)
        await note_language(posted, person)
        await _limit_newcomer(posted, person, view.table_state)
    return response


async def note_language(posted: AnyPosted, person: Person) -> None:
    """Keep the language that somebody chose in this browser, for the next device."""
    language = chosen_language(posted.request.headers)
    if language is not None and language != language_of_profile(person.profile):
        await posted.write(save_language, person.key, language)


class RatedSeats(Buckets):
    """Seats at rated games that new profiles of one address take."""


async def _limit_newcomer(posted: AnyPosted, person: Person, table_state: TableState) -> None:
    """Have a game count for nobody where its address had many new profiles at rated games of late."""
    if not can_be_rated(table_state.game, table_state.settings):
        return
    is_new = await posted.read(is_newcomer, person.profile)
    if is_new and not posted.host.service(RatedSeats).take(posted.address):
        await posted.write(leave_unrated, table_state.table, posted.host.now())


async def _keep(
    posted: AnyPosted, person: Person, view: TableView, token: str, is_taken_now: bool = True
) -> None:
    new = new_game(view, token, posted.host.now())
    await posted.write(keep_seat, person.profile, person.key, new, is_taken_now)


async def find_token(asked: AnyAsked, table: str) -> str | None:
    """Return the token a person has for a table: this browser's own, or the one their profile keeps."""
    device, tables = await asked.host.device(asked.request, table), asked.host.tables
    if device is not None and await tables.find_seat(table, device.current) is not None:
        return device.current
    person = await asked.person()
    kept = None if person is None else await asked.read(token_at, person.profile, person.key, table)
    return kept if await tables.find_seat(table, kept) is not None else None


async def check_shown(asked: AnyAsked, table_state: TableState) -> None:
    """Refuse to show a table with dice that somebody can still play to whoever has not played them."""
    if not asked.host.tables.is_hidden(table_state):
        return
    has_seat = await find_token(asked, table_state.table) is not None
    if not has_seat and not await _has_played(asked, table_state):
        raise Refusal(Why.NOT_NOW, say("daily-hidden" if is_of_day(table_state) else "shared-hidden"))


async def _has_played(asked: AnyAsked, table_state: TableState) -> bool:
    """Say whether somebody has finished their own try at a table's shared dice."""
    dice, person = table_state.settings.daily, await asked.person()
    if dice is None or person is None or is_of_day(table_state) or table_state.phase is not Phase.OVER:
        return False
    known = await asked.read(find_try, dice.day, table_state.game.id, person.profile)
    return known is not None and known.ended is not None


async def find_running_tokens(asked: AnyAsked) -> dict[str, str]:
    """Return the tokens of a person's newest seats at games that may go on, the newest last."""
    person, held = await asked.person(), asked.host.tokens(asked.request)
    if person is None:
        return held
    kept = await asked.read(running_tokens, person.profile, person.key, tuple(held), MOST_RUNNING)
    return {table: token for table, token in {**held, **kept}.items() if token is not None}


async def find_tokens(asked: AnyAsked) -> dict[str, str]:
    """Return the tokens of a person's newest seats by table, the newest last."""
    person, held = await asked.person(), asked.host.tokens(asked.request)
    if person is None:
        return held
    return {**held, **await asked.read(newest_tokens, person.profile, person.key, MOST_SEATS)}
