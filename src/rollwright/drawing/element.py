"""SVG elements as text; all content is escaped."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

SVG = "http://www.w3.org/2000/svg"

Value = str | float | int | None


@lru_cache(maxsize=10_000)
def format_number(value: float) -> str:
    """12.04 -> "12", -0.25 -> "-.2": one decimal is finer than any pen."""
    text = f"{value:.1f}".removesuffix(".0")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: Value) -> str:
    """tag("g", "...", id="a", class_="ink", data_place="c4") -> an element; None leaves an attribute out."""
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            words.append(f'{_name(key)}="{_format(value)}"')
    start = " ".join(words)
    inside = "".join(children)
    return f"<{start}>{inside}</{name}>" if inside else f"<{start}/>"


@cache
def _name(key: str) -> str:
    """ "data_place" -> "data-place", "class_" -> "class" """
    return key.rstrip("_").replace("_", "-")


# The same few values recur: a sheet has a thousand attributes and a server draws many sheets.
@lru_cache(maxsize=10_000)
def _format(value: str | float) -> str:
    return escape(value, quote=True) if isinstance(value, str) else format_number(value)


def words(name: str, content: str, **attributes: Value) -> str:
    """words("title", "a < b") -> "<title>a &lt; b</title>" """
    return tag(name, escape(content, quote=False), **attributes)


def text(content: str, x: float, y: float, class_: str, anchor: str | None = None) -> str:
    """Return printed text with its baseline at that point."""
    return words("text", content, x=x, y=y, class_=class_, text_anchor=anchor)


def group(*children: str, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """Return a group moved to that point."""
    return tag("g", *children, **attributes, transform=move_to(x, y))


def move_to(x: float, y: float, scale: float = 1) -> str | None:
    """(3, 4) -> "translate(3 4)"; nothing where nothing moves."""
    steps = [f"translate({format_number(x)} {format_number(y)})"] if x or y else []
    if scale != 1:
        steps.append(f"scale({scale:.3f})".replace("0)", ")"))
    return "".join(steps) or None
