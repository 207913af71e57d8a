"""Seats and the browsers that hold them.

A seat's token lives in a cookie that scripts cannot read (HttpOnly), sent to us alone (SameSite=Lax, and the
Origin is checked besides). In a script's own storage, any script that ever slipped in could take it.
"""

from __future__ import annotations

import ipaddress
import json
from urllib.parse import quote, unquote

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...table.actors.fair_queue import Client
from ...table.actors.tables import Tables
from ...table.rules.names import check_who, known_avatar
from ...table.rules.refusal import Refusal
from .device import Device, parse_device
from .person import Me
from .security import keep_cookie, name_address

PREFIX = "rw-"
REMEMBERED = "rw_me"
MOST_SEATS = 30
DAYS = 60 * 24 * 3600
ASKER = "rollwright.asker"
"""Where a request keeps in whose turn it is answered."""
LONGEST_PERSON, MOST_LOOKED = 80, 4
_remembered = msgspec.json.Decoder(tuple[str, str])


def address_of(connection: HTTPConnection) -> str:
    """Return whom to hold responsible."""
    return name_address(connection.client.host) if connection.client else ""


def asker_of(tables: Tables, connection: HTTPConnection) -> Client:
    """Return in whose turn a request is answered: an address, one behind it, and whether that is a player."""
    known: Client | None = connection.scope.get(ASKER)
    if known is None:
        person = connection.cookies.get(REMEMBERED, "")[:LONGEST_PERSON]
        known = Client(address_of(connection), person, _is_player(tables, connection))
        connection.scope[ASKER] = known
    return known


def _is_player(tables: Tables, connection: HTTPConnection) -> bool:
    """Say whether a client has a seat at a game that goes on; of many tokens the last few are looked at."""
    tokens = list(tokens_of(connection).items())[-MOST_LOOKED:]
    return any(tables.is_playing(table, token) for table, token in tokens)


def device_of(connection: HTTPConnection, table: str) -> Device | None:
    """Return what a browser holds for a table: the seats of one person, or of several who share it."""
    held = connection.cookies.get(PREFIX + table)
    return None if held is None else parse_device(held)


def token_of(connection: HTTPConnection, table: str) -> str | None:
    """Return the token a browser holds for a table; of several people, of the one who has it now."""
    device = device_of(connection, table)
    return None if device is None else device.current


def tokens_of(connection: HTTPConnection) -> dict[str, str]:
    """Return the tokens a browser holds, by table."""
    names = [name for name in connection.cookies if name.startswith(PREFIX)][-MOST_SEATS:]
    return {name.removeprefix(PREFIX): parse_device(connection.cookies[name]).current for name in names}


def keep_token(request: Request, response: Response, table: str, token: str) -> None:
    """Give a browser its token."""
    keep_cookie(request, response, PREFIX + table, token, DAYS)
    held = [name for name in request.cookies if name.startswith(PREFIX)]
    for name in held[: max(0, len(held) - MOST_SEATS)]:
        response.delete_cookie(name)


def forget_token(response: Response, table: str) -> None:
    """Take a token that is of no use any more from a browser."""
    response.delete_cookie(PREFIX + table)


def who_is(request: Request) -> Me:
    """Return what a browser remembers of its person."""
    try:
        name, avatar = _remembered.decode(unquote(request.cookies.get(REMEMBERED, "")))
        return Me(*check_who(name, known_avatar(avatar)))
    except (msgspec.MsgspecError, ValueError, RecursionError, Refusal):
        return Me()


def remember(request: Request, response: Response, me: Me) -> None:
    """Have a browser remember its person."""
    keep_cookie(request, response, REMEMBERED, quote(json.dumps([me.name, me.avatar])), DAYS)


def is_loopback(address: str) -> bool:
    """Say whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
