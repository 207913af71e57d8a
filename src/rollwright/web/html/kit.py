"""Pages as values: elements whose text and attributes are always escaped.

el("a", "Ada & Bo", href="/t/K7P2QD") -> <a href="/t/K7P2QD">Ada &amp; Bo</a>
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

VOID = frozenset({"meta", "link", "input", "img", "br", "hr"})


class Markup(str):
    """Text that is HTML already; only `el`, `raw` and drawings make it."""

    __slots__ = ()


Child = object
"""Markup goes in as it is, None and False leave nothing, lists are flattened, all else is escaped."""


def raw(text: str) -> Markup:
    """Mark text of our own making as HTML."""
    return Markup(text)


def el(name: str, /, *children: Child, **attributes: object) -> Markup:
    """Return an element; `class_` is class, `data_table` is data-table, True is a bare attribute."""
    start = f"<{name}{''.join(_attribute(key, value) for key, value in attributes.items())}>"
    return Markup(start) if name in VOID else Markup(f"{start}{join(*children)}</{name}>")


def _attribute(key: str, value: object) -> str:
    name = key.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value), quote=True)}"'


def join(*children: Child) -> Markup:
    """Return children one after another."""
    return Markup("".join(_show(child) for child in children))


def _show(child: Child) -> str:
    if isinstance(child, Markup):
        return child
    if child is None or child is False:
        return ""
    if not isinstance(child, str) and isinstance(child, Iterable):
        return join(*child)
    return escape(str(child), quote=False)
