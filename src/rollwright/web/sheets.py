"""Sheets as the browser gets them: the drawing made ready for a page, and what changed since.

Styles are taken out (the page has them once, and its policy allows no inline ones), squares become the
cells of an ARIA grid, row by row, and a change is told as the few elements that differ, so that whatever has
the focus keeps it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from itertools import islice, takewhile
from typing import Any
from xml.etree import ElementTree

from ..core.game import AnyGame
from ..core.types import Seat
from ..sheets.svg import draw

SVG = "http://www.w3.org/2000/svg"
_SPECIAL = re.compile(r"""[&<>"'\r\n\t]""")
Element = ElementTree.Element
Patch = list[Any]
"""[id, path, attributes, inner markup or None, first, dropped]: the nearest ancestor with an id, the way
down, and the markup that takes the place of so many children from the first."""


def draw_sheet(
    game: AnyGame,
    view: Any,
    seat: Seat,
    names: Sequence[str],
    is_tall: bool,
    arrangement: str | None = None,
) -> str:
    """Return a seat's sheet for a page, at the end as its player arranged it."""
    return prepare(draw(game, view, seat, names=names, is_tall=is_tall, arrangement=arrangement))


@lru_cache(maxsize=512)
def prepare(drawing: str) -> str:
    """Return a drawing without styles, its places as cells of a grid."""
    root = ElementTree.fromstring(drawing)
    for style in root.findall(f"{{{SVG}}}style"):
        root.remove(style)
    for grid in root.iter():
        for row in grid:
            if any(place.get("data-place") for place in row):
                grid.set("role", "grid")
                row.set("role", "row")
                for place in row:
                    _make_cell(place)
    return _write(root)


def _make_cell(place: Element) -> None:
    """Turn a place's title, which browsers show as a tooltip in the way, into its label."""
    title = place.find(f"{{{SVG}}}title")
    if title is not None:
        place.set("aria-label", title.text or "")
        place.remove(title)
    place.set("role", "gridcell")


def _write(element: Element) -> str:
    """Return an element as text; everything in a drawing is of one namespace, named once."""
    parts: list[str] = []
    _add_text(element, f' xmlns="{SVG}"', parts)
    return "".join(parts)


def _add_text(element: Element, namespace: str, parts: list[str]) -> None:
    tag = element.tag.rpartition("}")[2]
    given = "".join([f' {name}="{_escape(value)}"' for name, value in element.items()])
    if not element.text and not len(element):
        parts.append(f"<{tag}{namespace}{given} />{_escape(element.tail or '')}")
        return
    parts.append(f"<{tag}{namespace}{given}>{_escape(element.text or '')}")
    for child in element:
        _add_text(child, "", parts)
    parts.append(f"</{tag}>{_escape(element.tail or '')}")


def _escape(text: str) -> str:
    return escape(text) if _SPECIAL.search(text) else text


@lru_cache(maxsize=1024)
def compare(before: str, after: str) -> tuple[Patch, ...] | None:
    """Return what turns one sheet into the next; None if it is better sent whole."""
    old, new = _read(before), _read(after)
    if not _is_alike(old, new):
        return None
    patches: list[Patch] = []
    _compare(old, new, "", (), patches)
    return tuple(patches) if sum(len(str(p)) for p in patches) < len(after) // 2 else None


@lru_cache(maxsize=256)
def _read(sheet: str) -> Element:
    """Return a sheet as a tree, which nobody changes: the next comparison begins with it again."""
    return ElementTree.fromstring(sheet)


def _is_alike(old: Element, new: Element) -> bool:
    """Tell whether one element may become the other; groups of a sheet are known by where they lie."""
    if old.tag != new.tag or old.get("id") != new.get("id") or old.get("viewBox") != new.get("viewBox"):
        return False
    return not new.tag.endswith("}g") or old.get("transform") == new.get("transform")


def _compare(old: Element, new: Element, name: str, path: tuple[int, ...], patches: list[Patch]) -> None:
    if new.get("id"):
        name, path = new.get("id", ""), ()
    first, dropped, added = _differ(old, new)
    inner = None if not dropped and not added and old.text == new.text else _inner(new, first, added)
    if inner is not None or old.attrib != new.attrib:
        patches.append([name, list(path), dict(new.attrib), inner, first, dropped])
    for number, (a, b) in enumerate(zip(old[:first], new[:first])):
        _compare(a, b, name, (*path, number), patches)
    for number in range(first + added, len(new)):
        _compare(old[number + dropped - added], new[number], name, (*path, number), patches)


def _differ(old: Element, new: Element) -> tuple[int, int, int]:
    """Return where the children begin to differ, how many are dropped there and how many come instead."""
    if old.text != new.text:
        return 0, len(old), len(new)
    shorter = min(len(old), len(new))
    first = _count_alike(old, new, shorter)
    last = _count_alike(old[::-1], new[::-1], shorter - first)
    return first, len(old) - first - last, len(new) - first - last


def _count_alike(old: Iterable[Element], new: Iterable[Element], most: int) -> int:
    pairs = islice(zip(old, new), most)
    return sum(1 for _ in takewhile(lambda pair: _is_alike(*pair), pairs))


def _inner(element: Element, first: int, added: int) -> str:
    """Return the children that come new, with the text before them where all are."""
    text = escape(element.text or "", quote=False) if added == len(element) else ""
    return text + "".join(map(_write, element[first : first + added]))
