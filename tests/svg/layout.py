"""The layout of a drawing: where its boxes are, and where its texts end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from fontTools.ttLib import TTFont

import rollwright.sheets.paper
from rollwright.drawing.theme import PAPER_LETTERS, TALL_LETTERS, WIDE_LETTERS

from .reading import NS, read

FONTS = Path(rollwright.sheets.paper.__file__).parent / "fonts"
_MOVED = re.compile(r"translate\(([-0-9.]+)(?:[ ,]([-0-9.]+))?\)|scale\(([0-9.]+)\)")
TITLE = 17.0


class Frame(NamedTuple):
    """An upright rectangle of the drawing."""

    left: float
    top: float
    right: float
    bottom: float
    words: str = ""

    def holds(self, x: float, y: float) -> bool:
        """Say whether a point is inside."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def overlaps(self, other: Frame) -> bool:
        """Say whether two cover each other by more than a line."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 2 and down > 2


class _At(NamedTuple):
    x: float = 0
    y: float = 0
    scale: float = 1

    def move(self, transform: str) -> _At:
        at = self
        for x, y, scale in _MOVED.findall(transform):
            if scale:
                at = at._replace(scale=at.scale * float(scale))
            else:
                at = at._replace(x=at.x + float(x) * at.scale, y=at.y + float(y or 0) * at.scale)
        return at

    def point(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.scale, self.y + y * self.scale


def width_of(svg: str) -> float:
    """Return where a drawing ends at the right."""
    left, _, width, _ = map(float, read(svg).get("viewBox", "").split())
    return left + width


def list_boxes(svg: str) -> list[Frame]:
    """Return the printed boxes of a sheet."""
    found = []
    for element, at in _walk(read(svg), _At()):
        if element.tag == f"{NS}rect" and element.get("class") == "box" and element.get("rx") == "4":
            left, top = at.point(_number(element, "x"), _number(element, "y"))
            wide, high = _number(element, "width") * at.scale, _number(element, "height") * at.scale
            found.append(Frame(left, top, left + wide, top + high))
    return found


def list_texts(svg: str) -> list[Frame]:
    """Return the texts of a sheet with what they cover, in our own font."""
    root = read(svg)
    look = root.get("class", "")
    letters = PAPER_LETTERS if "rw-print" in look else WIDE_LETTERS
    form = next((size for name, (_, size) in TALL_LETTERS.items() if name in look.split()), None)
    found = []
    for element, at in _walk(root, _At()):
        if element.tag == f"{NS}text" and element.text:
            classes = (element.get("class") or "").split()
            size = form or letters.get(classes[0], TITLE)
            wide = measure(element.text, size, "strong" in classes) * at.scale
            x, base = at.point(_number(element, "x"), _number(element, "y"))
            left = x - wide * {"middle": 0.5, "end": 1}.get(element.get("text-anchor", ""), 0)
            found.append(Frame(left, base - 0.7 * size * at.scale, left + wide, base, element.text))
    return found


def _walk(element: ElementTree.Element, at: _At) -> Iterator[tuple[ElementTree.Element, _At]]:
    at = at.move(element.get("transform", ""))
    yield element, at
    for child in element:
        if child.tag != f"{NS}defs":
            yield from _walk(child, at)


def _number(element: ElementTree.Element, name: str) -> float:
    return float(element.get(name, "0"))


def measure(text: str, size: float, is_bold: bool = False) -> float:
    """Return the width of a text."""
    widths = _load_widths(is_bold)
    return sum(widths.get(letter, 0.6) for letter in text) * size


@cache
def _load_widths(is_bold: bool) -> dict[str, float]:
    font = TTFont(FONTS / f"Roboto-{'Bold' if is_bold else 'Regular'}.ttf")
    unit = font["head"].unitsPerEm
    return {chr(code): font["hmtx"][name][0] / unit for code, name in font.getBestCmap().items()}
