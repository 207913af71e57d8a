"""SVG elements as text; all content is escaped.

Only this module makes an `Svg`: a type checker finds every text that would become markup without being
escaped, and Python refuses it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache, partial
from html import escape
from typing import Never, overload

SVG = "http://www.w3.org/2000/svg"

Value = str | float | int | None


class Svg(str):
    """Markup of a drawing: elements whose texts and attributes are escaped."""

    __slots__ = ()

    def __new__(cls, markup: Never) -> Svg:
        """Refuse any text."""
        raise TypeError("markup is made by `tag`, `words` and `write`, never from a text")

    def __reduce__(self) -> tuple[Callable[[str], Svg], tuple[str]]:
        """Return what makes the same markup in another process."""
        return _seal, (str(self),)

    @overload
    def __add__(self, other: Svg) -> Svg: ...
    @overload
    def __add__(self, other: str) -> str: ...
    def __add__(self, other: str) -> str:
        """Return both, one after another: with a text it is markup no more."""
        both = "".join((self, other))
        return _seal(both) if other.__class__ is Svg else both


_seal: Callable[[str], Svg] = partial(str.__new__, Svg)
"""Makes markup of what a function of this module wrote."""
NOTHING = _seal("")
"""No element at all."""


@lru_cache(maxsize=10_000)
def format_number(value: float) -> str:
    """12.04 -> "12", -0.25 -> "-.2": one decimal is finer than any pen."""
    text = f"{value:.1f}".removesuffix(".0")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text == "-0" else text


def tag(name: str, *children: Svg, **attributes: Value) -> Svg:
    """tag("g", id="a", class_="ink", data_place="c4") -> an element; None leaves an attribute out."""
    return _write(name, _add_up(children), attributes)


def _write(name: str, inside: str, attributes: Mapping[str, Value]) -> Svg:
    start = name + "".join(map(_write_attribute, attributes, attributes.values()))
    return _seal(f"<{start}>{inside}</{name}>" if inside else f"<{start}/>")


# The same few attributes recur: a sheet has a thousand of them and a server draws many sheets.
@lru_cache(maxsize=20_000)
def _write_attribute(key: str, value: Value) -> str:
    """ "data_place", "c4" -> ' data-place="c4"', "class_" -> "class" """
    if value is None:
        return ""
    shown = escape(value, quote=True) if isinstance(value, str) else format_number(value)
    return f' {key.rstrip("_").replace("_", "-")}="{shown}"'


def _add_up(parts: Collection[Svg]) -> str:
    """Return parts one after another; a text among them would become markup, so it is refused."""
    for part in parts:
        if part.__class__ is not Svg:
            raise TypeError(f"a part of a drawing is an Svg, not a {type(part).__name__}")
    return "".join(parts)


def join(parts: Iterable[Svg]) -> Svg:
    """Return parts one after another."""
    return _seal(_add_up([*parts]))


def write(content: str) -> Svg:
    """Return a text as the content of an element: "a < b" -> "a &lt; b" """
    return _seal(escape(content, quote=False))


def words(name: str, content: str, **attributes: Value) -> Svg:
    """words("title", "a < b") -> "<title>a &lt; b</title>" """
    return _write(name, escape(content, quote=False), attributes)


def text(content: str, x: float, y: float, class_: str, anchor: str | None = None) -> Svg:
    """Return printed text with its baseline at that point."""
    return words("text", content, x=x, y=y, class_=class_, text_anchor=anchor)


def group(*children: Svg, x: float = 0, y: float = 0, **attributes: Value) -> Svg:
    """Return a group moved to that point."""
    return tag("g", *children, **attributes, transform=move_to(x, y))


def move_to(x: float, y: float, scale: float = 1) -> str | None:
    """(3, 4) -> "translate(3 4)"; nothing where nothing moves."""
    steps = [f"translate({format_number(x)} {format_number(y)})"] if x or y else []
    if scale != 1:
        steps.append(f"scale({scale:.3f})".replace("0)", ")"))
    return "".join(steps) or None


# ---- changes of what is drawn


def split(drawing: Svg, mark: str) -> list[Svg]:
    """Return the parts of a drawing before, between and after a mark that is written in it."""
    return [*map(_seal, drawing.split(mark))]


def leave_out(drawing: Svg, parts: re.Pattern[str]) -> Svg:
    """Return a drawing without some of its attributes and elements."""
    return _seal(parts.sub("", drawing))


def put_in(drawing: Svg, mark: str, content: str) -> Svg:
    """Return a drawing with a text in place of a mark, which may stand in an attribute."""
    return _seal(drawing.replace(mark, escape(content, quote=True)))
