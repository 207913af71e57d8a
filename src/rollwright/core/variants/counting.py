"""What cards and terms of variants count, as people write it: "groups of houses"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from ..descriptions import show_number
from .load import refuse

MOST_POINTS = 100
LONGEST_NAME, LONGEST = 24, 80
"""Letters, so that sheets and cards have room."""
NAME = re.compile(r"[a-z][a-z_]{0,19}")


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for each of what is counted, such as "groups of houses"."""

    name: str
    each: str
    points: int

    def price(self, longest: int) -> str:
        """ "houses beside water × 2": for a line of a sheet; by its name alone where that is too long"""
        what = self.each if len(self.each) <= longest else self.name.replace("_", " ")
        return f"{what} × {show_number(self.points)}"

    @property
    def why(self) -> str:
        """ "2 for each: houses beside water." """
        return f"{show_number(self.points)} for each: {self.each}."


class Feature(NamedTuple):
    """A count: which places, where or beside what, and how they are counted."""

    way: int
    of: int
    side: int
    by: int


NOTHING = Feature(0, 0, 0, 0)


class Phrases(NamedTuple):
    """The phrases of a game; what is counted is a bit for each kind."""

    ways: tuple[str, ...]
    """What stands before the kinds; nothing is the first."""
    sides: tuple[str, ...]
    """What stands behind them, followed by other kinds; nothing is the first."""
    kinds: Mapping[str, int]
    places: tuple[str, ...] = ()
    """What stands behind them alone; numbered behind the sides."""

    def parse(self, text: str) -> Feature:
        """Return what a phrase counts; ValueError if nothing is called so."""
        tail = f"({'|'.join(self.sides[1:])})(.+)|({'|'.join(self.places) or '$.'})"
        found = re.fullmatch(f"({'|'.join(self.ways[1:])})?(.+?)(?:{tail})?", text)
        if found is None:
            raise ValueError("what is counted, in words")
        way, of, side, by, place = found.groups()
        where = len(self.sides) + self.places.index(place) if place else self.sides.index(side or "")
        return Feature(self.ways.index(way or ""), self._bits(of), where, self._bits(by) if by else 0)

    def _bits(self, text: str) -> int:
        """ "water or trees" -> the bits of both"""
        bits = 0
        for name in text.split(" or "):
            if name not in self.kinds:
                raise ValueError(f"nothing is called {name[:40]!r}; there are {', '.join(self.kinds)}")
            bits |= self.kinds[name]
        return bits


def check_counted(key: str, listed: tuple[Counted, ...], phrases: Phrases, most: int) -> None:
    """Refuse cards or terms that cannot be counted."""
    if len(listed) > most:
        raise refuse(key, f"at most {most}, not {len(listed)}")
    for number, each in enumerate(listed):
        try:
            phrases.parse(each.each)
        except ValueError as wrong:
            raise refuse(f"{key}[{number}].each", str(wrong)) from None
        if not 0 < len(each.name) <= LONGEST_NAME or len(each.each) > LONGEST:
            raise refuse(f"{key}[{number}]", f"a name takes 1 to {LONGEST_NAME} letters, its text {LONGEST}")
        if not -MOST_POINTS <= each.points <= MOST_POINTS:
            raise refuse(f"{key}[{number}].points", f"{-MOST_POINTS} to {MOST_POINTS}, not {each.points}")


def check_terms(terms: tuple[Counted, ...], printed: tuple[str, ...], phrases: Phrases, most: int) -> None:
    """Refuse terms that cannot be counted or told apart."""
    check_counted("terms", terms, phrases, most)
    for number, term in enumerate(terms):
        others = {*printed, *(other.name for other in terms[:number])}
        if not NAME.fullmatch(term.name) or term.name in others:
            reason = f"small letters and _, at most 20, and not yet a term, not {term.name[:20]!r}"
            raise refuse(f"terms[{number}].name", reason)
