"""Who may speak to the table: hosts, origins, headers, and how often."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Mapping

from starlette.datastructures import Headers

LOCAL_NAMES = frozenset({"localhost"})
MOST_BUCKETS = 10_000
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


def page_policy(host: str) -> str:
    """Return the policy of pages: our own files only, no inline code, nothing framed.

    Sockets are named because some browsers do not count them as 'self'; the host was checked before.
    """
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        f"connect-src 'self' ws://{host} wss://{host}; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'; manifest-src 'self'"
    )


def name_of_host(host: str) -> str:
    """ "localhost:8000" -> "localhost", "[::1]:8000" -> "::1" """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def is_known_host(host: str, allowed: frozenset[str]) -> bool:
    """Say whether a Host header is ours.

    Addresses are always ours: only names can be pointed at us by a stranger (DNS rebinding).
    """
    name = name_of_host(host.lower())
    if name in LOCAL_NAMES or name in allowed:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_same_origin(headers: Headers) -> bool:
    """Say whether a form or socket comes from a page of ours; browsers always tell."""
    origin, host = headers.get("origin", ""), headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}")


class Buckets:
    """Token buckets by key: so many at once, refilled by so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> bool:
        """Take one from a bucket; False if it is empty."""
        now = time.monotonic() if now is None else now
        level, then = self._levels.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._rate)
        self._levels[key] = (level - 1 if level >= 1 else level, now)
        while len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        return level >= 1


class Places:
    """How many sockets every address holds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Take a place; False if the address has all it may have."""
        held = self._held.get(address, 0)
        if held >= self.most:
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

    @property
    def held(self) -> Mapping[str, int]:
        return self._held
