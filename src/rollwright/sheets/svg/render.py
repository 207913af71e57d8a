"""Rendering of a base with a sheet's marks, for files, paper and notebooks.

A mark is one or two codes: `~` draws water, `2 cut-two` two trees and the strokes that fell them; a number is
written in figures, a note as text. `static/sheet.js` fills the same base in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import unescape
from typing import NamedTuple

from ...drawing.element import NOTHING, Svg, join, leave_out, put_in, tag, words, write
from ...drawing.handwriting import FIGURE_STEP, figure_code
from ...drawing.marks import PREFIX, Mark, Marks, define_mark, define_under, draw_under, use_ghost, use_mark
from ...drawing.page import MESSAGES
from ...drawing.printer import DRAWN, PLACE, SAID, TITLE, Base, Spot
from ...language.lists import join_words

_EMPTY = re.compile(r'<(g|text)(?: [a-z-]+="[^"]*")* data-spot=[^>]*></\1>')
"""An empty spot, which a finished drawing does not need."""
SheetMarks = Mapping[str, str]
"""The marks on a sheet, by spot; other spots are empty, and marks without a spot are not shown."""


class Ink(NamedTuple):
    """The pictures of a game's marks, their words, and whether anything is tinted."""

    symbols: Marks
    words: Mapping[str, str]
    has_fills: bool


def fill(base: Base, marks: SheetMarks, ghosts: Mapping[str, str], ink: Ink) -> Svg:
    """Return the content of a drawing, with PREFIX in its ids."""
    parts = list(base.plain)
    for number in range(1, len(parts), 2):
        name = unescape(parts[number])
        if name.startswith(TITLE):
            place = name.removeprefix(TITLE)
            said = say_place(place, base.spots[place], marks.get(place, ""), ghosts.get(place, ""), ink.words)
            parts[number] = words("title", said)
        else:
            parts[number] = _fill_spot(base.spots[name], marks.get(name, ""), ghosts.get(name, ""), ink)
    return _define(base, marks, ghosts, ink) + leave_out(join(parts), _EMPTY)


def say_place(place: str, spot: Spot, mark: str, ghost: str, words: Mapping[str, str]) -> str:
    """Return a place in words: "c4: water, fished" """
    empty = spot.empty or MESSAGES.say("place-empty")
    here = [spot.full or say_mark(mark, words) if mark else empty, spot.also]
    if ghost:
        preview = spot.full or join_words(_name_codes(ghost, words))
        here.append(MESSAGES.say("place-preview", mark=preview))
    return f"{place}: {', '.join(filter(None, here))}"


def say_mark(mark: str, words: Mapping[str, str]) -> str:
    """ "2 cut-two" -> "two trees, cut" """
    return ", ".join(_name_codes(mark, words))


def _name_codes(mark: str, words: Mapping[str, str]) -> list[str]:
    return [*filter(None, (words.get(code, "") for code in mark.split()))]


def _fill_spot(spot: Spot, mark: str, ghost: str, ink: Ink) -> Svg:
    if not mark and not ghost:
        return NOTHING
    if spot.kind == SAID:
        return write(mark)
    if spot.kind in (PLACE, DRAWN):
        drawn = [_draw(ink.symbols[code], spot, ink.has_fills) for code in mark.split()]
        return join(drawn + [_draw_ghost(ink.symbols[code], spot) for code in ghost.split()])
    return join(
        use_mark(ink.symbols[figure_code(figure)], spot.variant, turn) for figure, turn in place_figures(mark)
    )


@lru_cache(maxsize=20_000)
def _draw(mark: Mark, spot: Spot, has_fills: bool) -> Svg:
    under = draw_under(mark, spot.outline) if mark.under and (has_fills or mark.under != "wash") else NOTHING
    return under + use_mark(mark, spot.variant, spot.turn)


@lru_cache(maxsize=20_000)
def _draw_ghost(mark: Mark, spot: Spot) -> Svg:
    return use_ghost(mark, spot.variant, spot.turn)


def place_figures(number: str) -> list[tuple[str, str]]:
    """ "42" -> "4" moved two steps to the left, "2" one"""
    steps = range(len(number), 0, -1)
    return [(figure, f"translate({-FIGURE_STEP * step} 0)") for figure, step in zip(number, steps)]


def _define(base: Base, marks: SheetMarks, ghosts: Mapping[str, str], ink: Ink) -> Svg:
    """Return the definitions of all marks in use, each variant once."""
    used = dict.fromkeys(_list_used(base, [*marks.items(), *ghosts.items()], ink.symbols))
    under = {mark.under for mark, _ in used if mark.under and (ink.has_fills or mark.under != "wash")}
    tinted = {"wash"} if ink.has_fills else set()
    return tag("defs", define_under(sorted(under | tinted)), *(define_mark(*each) for each in used))


def _list_used(base: Base, marks: Iterable[tuple[str, str]], symbols: Marks) -> Iterable[tuple[Mark, int]]:
    for name, mark in marks:
        spot = base.spots.get(name)
        if spot is None or spot.kind == SAID:
            continue
        codes = mark.split() if spot.kind in (PLACE, DRAWN) else map(figure_code, mark)
        for code in codes:
            yield symbols[code], spot.variant


def set_prefix(drawing: Svg, prefix: str) -> Svg:
    """Return a drawing with a prefix in its ids."""
    return put_in(drawing, PREFIX, prefix)
