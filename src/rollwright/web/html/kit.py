"""Pages as values: elements whose text and attributes are always escaped.

el("a", "Ada & Bo", href="/t/K7P2QD") -> <a href="/t/K7P2QD">Ada &amp; Bo</a>

Only this module makes `Html`: a type checker finds every text that would be sent as a page, and Python
refuses to make one of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from html import escape
from typing import Never, TypeAlias

from ...drawing.element import Svg
from .addresses import SERVED, Addresses, current_addresses

VOID = frozenset({"meta", "link", "input", "img", "br", "hr"})
ADDRESSES = ("href", "src", "action", "formaction", "data_symbols")
"""Attributes that name something of the host where they begin with a slash."""


class Html(str):
    """Html of a page: elements whose texts and attributes are escaped."""

    __slots__ = ()

    def __new__(cls, markup: Never) -> Html:
        """Refuse any text."""
        raise TypeError("markup is made by `el` and `join`, never from a text")

    def __reduce__(self) -> tuple[Callable[[str], Html], tuple[str]]:
        """Return what makes the same markup in another process."""
        return _seal, (str(self),)


_seal: Callable[[str], Html] = partial(str.__new__, Html)
"""Makes markup of what a function of this module wrote."""
Child: TypeAlias = "Html | str | int | Iterable[Child] | None"
"""Markup goes in as it is, None and False leave nothing, lists are flattened, all else is escaped."""


def literal(markup: str) -> Html:
    """Return a constant of our own as markup; Ruff refuses anything but a literal (S704)."""
    return _seal(markup)


def embed(drawing: Svg) -> Html:
    """Return a drawing as part of a page."""
    return _seal(drawing)


def el(name: str, /, *children: Child, **attributes: object) -> Html:
    """Return an element; `class_` is class, `data_table` is data-table, True is a bare attribute.

    One that leads to what the host has not is left out.
    """
    if (addresses := current_addresses()) is not SERVED and not _lead(attributes, addresses):
        return _seal("")
    start = f"<{name}{''.join(_attribute(key, value) for key, value in attributes.items())}>"
    return _seal(start if name in VOID else f"{start}{_show(children)}</{name}>")


def _lead(attributes: dict[str, object], addresses: Addresses) -> bool:
    """Write the addresses of an element as its page has them; say whether the host has them."""
    for key in ADDRESSES:
        named = attributes.get(key)
        if isinstance(named, str) and named.startswith("/"):
            attributes[key] = addresses.find(named)
            if attributes[key] is None:
                return False
    return True


def _attribute(key: str, value: object) -> str:
    name = key.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value), quote=True)}"'


def join(*children: Child) -> Html:
    """Return children one after another."""
    return _seal(_show(children))


def _show(child: Child) -> str:
    if isinstance(child, Html):
        return child
    if isinstance(child, str):
        return escape(child, quote=False)
    if child is None or child is False:
        return ""
    if isinstance(child, int):
        return str(child)
    if isinstance(child, bytes):
        raise TypeError("bytes are no text of a page")
    return "".join(map(_show, child))


def fill_in(page: Html, gaps: re.Pattern[str], write: Callable[[re.Match[str]], Html]) -> Html:
    """Return markup with other markup in place of some of its elements."""
    return _seal(gaps.sub(write, page))
