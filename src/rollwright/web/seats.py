"""Seats and the browsers that hold them.

A seat's token lives in a cookie that scripts cannot read (HttpOnly), sent to us alone (SameSite=Lax, and the
Origin is checked besides). In a script's own storage, any script that ever slipped in could take it.
"""

from __future__ import annotations

import json
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..table.turns import Who
from .home import Me
from .layout import AVATARS
from .security import name_address

PREFIX = "rw-"
REMEMBERED = "rw_me"
MOST_SEATS = 30
DAYS = 60 * 24 * 3600


def address_of(connection: HTTPConnection) -> str:
    """Return whom to hold responsible."""
    return name_address(connection.client.host) if connection.client else ""


def asker_of(connection: HTTPConnection) -> Who:
    """Return in whose turn a question is answered: an address, and whom of those behind it."""
    return Who(address_of(connection), connection.cookies.get(REMEMBERED, ""))


def token_of(connection: HTTPConnection, table: str) -> str | None:
    """Return the token a browser holds for a table."""
    return connection.cookies.get(PREFIX + table)


def tokens_of(request: Request) -> dict[str, str]:
    """Return the tokens a browser holds, by table."""
    found = {
        name.removeprefix(PREFIX): token for name, token in request.cookies.items() if name.startswith(PREFIX)
    }
    return dict(list(found.items())[-MOST_SEATS:])


def keep_token(request: Request, response: Response, table: str, token: str) -> None:
    """Give a browser its token."""
    response.set_cookie(
        PREFIX + table, token, DAYS, httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )
    held = [name for name in request.cookies if name.startswith(PREFIX)]
    for name in held[: max(0, len(held) - MOST_SEATS)]:
        response.delete_cookie(name)


def forget_token(response: Response, table: str) -> None:
    """Take a token that is of no use any more from a browser."""
    response.delete_cookie(PREFIX + table)


def who_is(request: Request) -> Me:
    """Return what a browser remembers of its person."""
    try:
        name, avatar = json.loads(unquote(request.cookies.get(REMEMBERED, "")))
    except (ValueError, TypeError):
        return Me()
    fits = isinstance(name, str) and isinstance(avatar, str) and len(name) <= 40 and name.isprintable()
    return Me(name, avatar if avatar in AVATARS else "") if fits else Me()


def remember(response: Response, me: Me) -> None:
    """Have a browser remember its person."""
    response.set_cookie(
        REMEMBERED, quote(json.dumps([me.name, me.avatar])), DAYS, httponly=True, samesite="lax"
    )
