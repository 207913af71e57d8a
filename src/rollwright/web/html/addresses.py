"""Addresses as a page has them: those of a server, or those of a folder of files.

Whoever writes a page names what a server has at an address ("/rules/duel"); `kit.el` asks here what stands in
the page, and leaves out what leads to something that the host has not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import ParamSpec, TypeVar

from ...language.current import cached_in_language

ANY = "any"
"""Stands for a game on the page of a table of which only the code is known."""
P = ParamSpec("P")
T = TypeVar("T")


class Addresses:
    """Those of a server, which has everything that its pages name."""

    is_site = False
    """Whether the page stands in a folder of files."""

    def find(self, address: str) -> str | None:
        """Return where a browser finds an address of a server; None of what the host has not."""
        return address


SERVED = Addresses()
_current: ContextVar[Addresses] = ContextVar("addresses", default=SERVED)


def current_addresses() -> Addresses:
    """Return how addresses are written now."""
    return _current.get()


@contextmanager
def addressed(addresses: Addresses) -> Iterator[None]:
    """Write addresses in a way for a while."""
    token = _current.set(addresses)
    try:
        yield
    finally:
        _current.reset(token)


def cached_markup(maxsize: int = 32) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Remember what a function writes, for each language and way of addresses by itself."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @cached_in_language(maxsize)
        def call(_addresses: Addresses, *values: P.args, **named: P.kwargs) -> T:
            return function(*values, **named)

        @wraps(function)
        def ask(*values: P.args, **named: P.kwargs) -> T:
            return call(_current.get(), *values, **named)

        return ask

    return decorate
