"""The person behind a request: a key in a cookie that scripts cannot read stands for a profile.

The key opens what is stored of the profile's seats (`table.people.keys`), so a browser that was given the
key has all of its person's games.
"""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...table.people.profiles import find_profile, find_renewed, make_profile
from ...table.stores.database import Reader
from ...table.stores.store import Store
from ..door.person import Browser, Me, Person
from ..door.security import keep_cookie

KEY = "rw_key"
MARK = "rw_mark"
"""Tells scripts whose the browser's own storage is: it opens nothing, and stays when the key is renewed."""
KEY_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie; every seat taken begins it anew."""
DEVICE = "rw_device"
_DEVICE = re.compile(r"[0-9a-f]{64}")
_KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")


def key_of(connection: HTTPConnection) -> str | None:
    """Return the key a browser holds."""
    key = connection.cookies.get(KEY, "")
    return key if _KEY.fullmatch(key) else None


def keep_person(request: Request, response: Response, person: Person) -> None:
    """Give a browser the key of its profile, and the mark by which scripts tell persons apart."""
    keep_cookie(request, response, KEY, person.key, KEY_SECONDS)
    mark = f"{person.profile.id}-{person.profile.created}"
    keep_cookie(request, response, MARK, mark, KEY_SECONDS, is_secret=False)


def browser_of(connection: HTTPConnection) -> Browser | None:
    """Return the mark by which a browser is known to have had its try, whatever profile it has then."""
    mark = connection.cookies.get(DEVICE, "")
    return Browser(mark) if _DEVICE.fullmatch(mark) else None


def keep_browser(request: Request, response: Response, browser: Browser) -> None:
    """Let a browser keep its mark."""
    keep_cookie(request, response, DEVICE, browser.mark, KEY_SECONDS)


def find_by_key(store: Reader, key: str) -> Person | None:
    """Return the person of a key."""
    profile = find_profile(store, key)
    return None if profile is None else Person(key, profile)


def find_lost_person(store: Reader, key: str) -> Person | None:
    """Return the person whose new key was lost on its way to a browser, which has the old one still."""
    new = find_renewed(store, key)
    return None if new is None else find_by_key(store, new)


def make_person(store: Store, key: str | None, me: Me, now: int) -> Person:
    """Keep a profile for a browser that has none; one that has lost its new key gets it again."""
    person = None if key is None else find_lost_person(store, key)
    if person is None:
        person = find_by_key(store, make_profile(store, me.name, me.avatar, now))
    assert person is not None
    return person
