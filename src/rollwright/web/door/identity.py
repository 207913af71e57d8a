"""Whose browser this is: a key in a cookie that scripts cannot read stands for a profile.

The key opens what is stored of the profile's seats (`table.people.keys`), so a browser that was given the
key has all of its person's games.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from ...table.actors.table_view import TableView
from ...table.people.days import find_try
from ...table.people.own_games import (
    keep_seat,
    list_holders,
    make_profile_with_seat,
    newest_tokens,
    running_tokens,
    tables_of,
    token_at,
)
from ...table.people.profiles import (
    change_profile,
    find_profile,
    find_renewed,
    make_profile,
    use_profile,
)
from ...table.people.ratings import can_be_rated, is_newcomer, leave_unrated
from ...table.rules.names import AVATARS
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase, TableState
from ...table.stores.store import Store, StoreError
from ..html.words import say
from ..server.host import Server
from .cookies import keep_cookie
from .device import parse_device
from .person import HeldSeat, Me, Person, is_of_day, new_game
from .seats import MOST_SEATS, address_of, charge, keep_token, remember, token_of, tokens_of, who_is
from .worker_requests import ask_in_thread

KEY = "rw_key"
KEY_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie; every seat taken begins it anew."""
_KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")
SEE_OTHER = 303
MOST_RUNNING = 12
"""Games that go on, of which the front page opens the tables."""
T = TypeVar("T")


def key_of(connection: HTTPConnection) -> str | None:
    """Return the key a browser holds."""
    key = connection.cookies.get(KEY, "")
    return key if _KEY.fullmatch(key) else None


def keep_key(request: Request, response: Response, key: str) -> None:
    """Give a browser the key of its profile."""
    keep_cookie(request, response, KEY, key, KEY_SECONDS)


async def in_store(request: Request, function: Callable[..., T], *values: object) -> T:
    """Do something with the store in a thread; Refusal if it fails."""
    tables = _server_of(request).tables
    try:
        return await ask_in_thread(request, function, tables.store, *values)
    except StoreError as wrong:
        tables.note_failure(str(wrong))
        raise Refusal(Why.STORE, say("refused-store")) from None


def _server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


def now_of(request: Request) -> int:
    """Return wall time in milliseconds."""
    return _server_of(request).tables.clock.wall()


# ---- who


async def find_person(request: Request) -> Person | None:
    """Return whose browser asks, looked up once a request; a profile that is used is noted as used."""
    if not hasattr(request.state, "person"):
        request.state.person = await _look_up_person(request)
    person: Person | None = request.state.person
    return person


async def _look_up_person(request: Request) -> Person | None:
    key = key_of(request)
    profile = None if key is None else await in_store(request, use_profile, key, now_of(request))
    return None if key is None or profile is None else Person(key, profile)


async def require_person(request: Request) -> Person:
    """Return whose browser asks, or refuse one without a profile."""
    person = await find_person(request)
    if person is None:
        raise Refusal(Why.TOKEN, say("profile-none"))
    return person


async def find_lost_person(request: Request) -> Person | None:
    """Return the person whose new key was lost on its way to this browser, which has the old one still."""
    key = key_of(request)
    return None if key is None else await in_store(request, _find_lost_person, key)


def _find_lost_person(store: Store, key: str) -> Person | None:
    new = find_renewed(store, key)
    profile = None if new is None else find_profile(store, new)
    return None if new is None or profile is None else Person(new, profile)


async def make_person(request: Request, me: Me) -> Person:
    """Keep a profile for a browser that has none, with the seats it holds."""
    person = await find_lost_person(request)
    if person is None:
        person = await in_store(request, _make_person, me, now_of(request))
    request.state.person = person
    await adopt(request, person)
    return person


def _make_person(store: Store, me: Me, now: int) -> Person:
    key = make_profile(store, me.name, me.avatar, now)
    profile = find_profile(store, key)
    assert profile is not None
    return Person(key, profile)


async def find_or_make_person(request: Request) -> Person:
    """Return whose browser asks; one without a profile gets one."""
    person = await find_person(request)
    if person is not None:
        return person
    charge(request, _server_of(request).creations)
    me = who_is(request)
    return await make_person(request, me if me.name else Me(say("form-default_name"), AVATARS[0]))


async def list_held_seats(request: Request) -> list[HeldSeat]:
    """Return the seats that a browser holds and its profile does not know; nothing is written."""
    tokens = await _list_unknown_tokens(request)
    holders = await in_store(request, list_holders, [*tokens]) if tokens else frozenset()
    looked = [(await _look(request, table, token), token) for table, token in tokens.items()]
    return [
        HeldSeat(view, token, (view.table_state.table, view.seat) in holders)
        for view, token in looked
        if view is not None
    ]


async def _list_unknown_tokens(request: Request) -> dict[str, str]:
    """Return the tokens by table of which the profile of this browser, if it has one, knows nothing."""
    tokens = tokens_of(request)
    person = await find_person(request) if tokens else None
    known = () if person is None else await in_store(request, tables_of, person.profile)
    return {table: token for table, token in tokens.items() if table not in known}


async def adopt(request: Request, person: Person) -> None:
    """Note the seats that a browser holds by cookies alone, unless another profile has them."""
    for held in await list_held_seats(request):
        await _keep(request, person, held.view, held.token, is_taken_now=False)


async def come_home(request: Request) -> Person | None:
    """Return whose browser asks, its seats noted; one with seats that nobody keeps gets a profile.

    It writes, so only a POST calls it, once it has been charged.
    """
    person = await find_person(request)
    if person is not None:
        await adopt(request, person)
    elif any(not held.is_kept for held in await list_held_seats(request)):
        me = who_is(request)
        person = await make_person(request, me if me.name else Me(say("form-default_name"), AVATARS[0]))
    return person


async def _look(request: Request, table: str, token: str) -> TableView | None:
    """Return a table as its player sees it; None if the token is worth nothing."""
    try:
        return await _server_of(request).tables.view(table, token)
    except Refusal:
        return None


# ---- seats


async def take_seat(
    request: Request, table: str, token: str, me: Me, person: Person | None = None
) -> Response:
    """Send a browser to its table with its token; its profile knows of the seat from now on.

    `person` is whose seat it is, where that is known already. Of several people who share the device
    (`live.shared_device`), the profile knows the one who has it now.
    """
    response = RedirectResponse(f"/t/{table}", SEE_OTHER)
    keep_token(request, response, table, token)
    remember(request, response, me)
    try:
        person, own = person or await find_person(request), parse_device(token).current
        view = await _server_of(request).tables.view(table, own)
        if person is None:
            person = await _welcome(request, me, view, own)
        else:
            await _note_seat(request, me, person, view, own)
        if person is not None:
            await _limit_newcomer(request, person, view.table_state)
    except Refusal:
        pass  # The seat is theirs all the same; `come_home` notes it another time.
    if person is not None:
        keep_key(request, response, person.key)
    return response


async def _limit_newcomer(request: Request, person: Person, state: TableState) -> None:
    """Have a game count for nobody where its address had many new profiles at rated games of late."""
    if not can_be_rated(state.game, state.settings) or not await in_store(
        request, is_newcomer, person.profile
    ):
        return
    if not _server_of(request).rated.take(address_of(request)):
        await in_store(request, leave_unrated, state.table, now_of(request))


async def _welcome(request: Request, me: Me, view: TableView, token: str) -> Person | None:
    """Keep a profile for a browser that has none, and with it the seat just taken.

    None where its address has made too many: the seat is theirs, and `come_home` notes it another time.
    """
    if not _server_of(request).profiles.take(address_of(request)):
        return None
    person = await find_lost_person(request)
    if person is not None:
        await _keep(request, person, view, token)
    else:
        new = new_game(view, token, now_of(request))
        args = (me.name, me.avatar, now_of(request), new)
        person = Person(*await in_store(request, make_profile_with_seat, *args))
    request.state.person = person
    await adopt(request, person)
    return person


async def _note_seat(request: Request, me: Me, person: Person, view: TableView, token: str) -> None:
    if me != person.me and me.name:
        await in_store(request, change_profile, person.key, me.name, me.avatar, now_of(request))
    await _keep(request, person, view, token)


async def _keep(
    request: Request, person: Person, view: TableView, token: str, is_taken_now: bool = True
) -> None:
    new = new_game(view, token, now_of(request))
    await in_store(request, keep_seat, person.profile, person.key, new, is_taken_now)


async def find_token(request: Request, table: str) -> str | None:
    """Return the token a person has for a table: this browser's own, or the one their profile keeps."""
    token, tables = token_of(request, table), _server_of(request).tables
    if await tables.find_seat(table, token) is not None:
        return token
    person = await find_person(request)
    kept = None if person is None else await in_store(request, token_at, person.profile, person.key, table)
    return kept if await tables.find_seat(table, kept) is not None else None


async def check_shown(request: Request, table_state: TableState) -> None:
    """Refuse to show a table with dice that somebody can still play to whoever has not played them."""
    if not _server_of(request).tables.is_hidden(table_state):
        return
    has_seat = await find_token(request, table_state.table) is not None
    if not has_seat and not await _has_played(request, table_state):
        raise Refusal(Why.NOT_NOW, say("daily-hidden" if is_of_day(table_state) else "shared-hidden"))


async def _has_played(request: Request, table_state: TableState) -> bool:
    """Say whether somebody has finished their own try at a table's shared dice."""
    dice, person = table_state.settings.daily, await find_person(request)
    if dice is None or person is None or is_of_day(table_state) or table_state.phase is not Phase.OVER:
        return False
    known = await in_store(request, find_try, dice.day, table_state.game.id, person.profile)
    return known is not None and known.ended is not None


async def find_running_tokens(request: Request) -> dict[str, str]:
    """Return the tokens of a person's newest seats at games that may go on, the newest last."""
    person, held = await find_person(request), tokens_of(request)
    if person is None:
        return held
    names = tuple(held)
    kept = await in_store(request, running_tokens, person.profile, person.key, names, MOST_RUNNING)
    return {table: token for table, token in {**held, **kept}.items() if token is not None}


async def find_tokens(request: Request) -> dict[str, str]:
    """Return the tokens of a person's newest seats by table, the newest last."""
    person = await find_person(request)
    if person is None:
        return tokens_of(request)
    kept = await in_store(request, newest_tokens, person.profile, person.key, MOST_SEATS)
    return {**tokens_of(request), **kept}
