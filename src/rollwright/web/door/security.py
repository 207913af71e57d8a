"""Hosts, origins, response headers, cookies and rate limits."""

from __future__ import annotations

import ipaddress
import re
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from ...core.errors import InvalidSetup

if TYPE_CHECKING:
    from starlette.datastructures import Headers

LOCAL_NAMES = frozenset({"localhost"})
_HOST = re.compile(r"(\[(?P<six>[0-9a-fA-F:.]+)\]|(?P<name>[A-Za-z0-9._-]+))(:[0-9]{1,5})?")
MOST_BUCKETS = 10_000
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PARTS = frozenset({"text/javascript", "text/css", "font/woff2"})
"""What browsers never show as a page: what a page may do need not be said with each of them."""
HEADERS_OF_PARTS = {
    name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
}
DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
DATA = frozenset({"image/svg+xml", "application/json"})
"""What can be opened by itself, and may then do nothing at all."""


def headers_for(kind: str, host: str) -> dict[str, str]:
    """Return the headers of an answer, by what it is: no more than that needs, for a table loads dozens."""
    kind = kind.partition(";")[0]
    if kind in PARTS:
        return HEADERS_OF_PARTS
    if kind in DATA:
        return {"Content-Security-Policy": DRAWING_POLICY, "X-Frame-Options": "DENY", **HEADERS_OF_PARTS}
    return {"Content-Security-Policy": page_policy(host), **HEADERS}


def page_policy(host: str) -> str:
    """Return the policy of pages: our own files only, no inline code, nothing framed.

    Sockets are named because some browsers do not count them as 'self'; the host was checked before.
    """
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        "img-src 'self' data: blob:; "
        f"connect-src 'self' ws://{host} wss://{host}; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'; manifest-src 'self'"
    )


def name_of_host(host: str) -> str:
    """ "localhost:8000" -> "localhost", "[::1]:8000" -> "::1", "what; is this" -> "" """
    found = _HOST.fullmatch(host)
    return (found["six"] or found["name"]) if found else ""


def is_known_host(host: str, allowed: frozenset[str], here: str = "") -> bool:
    """Say whether a Host header is ours: a name that was allowed, or the address that was called.

    `here` is this end of the connection: behind a proxy that is not what people call, which is a name then.
    """
    name = name_of_host(host.lower())
    if name in LOCAL_NAMES or name in allowed:
        return True
    found = _read_address(name)
    return found is not None and (found.is_loopback or found == _read_address(here))


def _read_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """ "::ffff:192.0.2.1" -> 192.0.2.1; None for what is no address"""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def is_same_origin(headers: Headers) -> bool:
    """Say whether a form or socket comes from a page of ours; browsers always send the origin."""
    origin, host = headers.get("origin", ""), headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}")


def name_address(address: str) -> str:
    """Return the client of an address: "2001:db8::7" -> "2001:db8::/64", for a home has all of those."""
    found = _read_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address if found is None else str(found)


class Proxies:
    """The addresses and networks of reverse proxies, which speak for many."""

    def __init__(self, named: Iterable[str]) -> None:
        self.named = sorted(named)
        self._networks = [_read_network(name) for name in self.named]

    def __contains__(self, address: str) -> bool:
        found = _read_address(address)
        return found is not None and any(found in network for network in self._networks)


def _read_network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(name)
    except ValueError:
        raise InvalidSetup(
            f"a proxy is an address or a network, as 127.0.0.1 or 10.0.0.0/8, not {name!r}"
        ) from None


NO_PROXIES = Proxies(())


class Bucket:
    """A token bucket: `burst` at once, refilled by `rate` a second."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._level, self._at = burst, float("-inf")

    def take(self, amount: float = 1.0, now: float | None = None) -> bool:
        """Take some, or nothing if there is not enough."""
        now = time.monotonic() if now is None else now
        if self._at > float("-inf"):
            self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        is_enough = self._level >= amount
        self._level -= amount if is_enough else 0
        return is_enough


class Buckets:
    """Token buckets by key."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self.refused = 0
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1.0, now: float | None = None) -> bool:
        """Take some from a bucket, or nothing if there is not enough; less than none is given back."""
        bucket = self._buckets.pop(key, None) or Bucket(self._burst, self._rate)
        self._buckets[key] = bucket
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        is_taken = bucket.take(amount, now)
        self.refused += not is_taken
        return is_taken


class Slots:
    """How many connections every address or table holds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.refused = 0
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Take a place; False if all are taken."""
        held = self._held.get(address, 0)
        if held >= self.most:
            self.refused += 1
            return False
        self._held[address] = held + 1
        return True

    def give_back(self, address: str) -> None:
        """Give a place back."""
        left = self._held[address] - 1
        if left:
            self._held[address] = left
        else:
            del self._held[address]

    @contextmanager
    def hold(self, address: str) -> Iterator[bool]:
        """Have a place for a while, or not."""
        is_held = self.take(address)
        try:
            yield is_held
        finally:
            if is_held:
                self.give_back(address)

    @property
    def held(self) -> Mapping[str, int]:
        return self._held


def keep_cookie(
    request: Request, response: Response, name: str, value: str, seconds: int, is_secret: bool = True
) -> None:
    """Give a browser a cookie that no other site sends and HTTPS keeps to itself; scripts read no secret."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(name, value, seconds, httponly=is_secret, samesite="lax", secure=is_secure)
