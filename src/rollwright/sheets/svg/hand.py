"""A steady but human hand: turns strokes given as data into slightly uneven pen lines.

A stroke is a word and points: `line 5,35 20,8 35,35` runs straight from point to point, `curve ...` runs
smoothly through them, `ring 20,20 12,9` goes round a centre, `dot 20,20 2,2` is a blot and `solid`
a line filled in. The same seed always gives the same lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, pi, sin
from random import Random

from .element import format_number, tag

Point = tuple[float, float]
SHAKE = 0.45
"""How far a point of a stroke may stray."""
BOW = 0.035
"""How far the middle of a straight line may stray, as a part of its length."""
RING_POINTS, DOT_POINTS = 7, 4
FILLED = ("dot", "solid")


class Hand:
    """A hand that draws; every line shakes a little differently."""

    def __init__(self, seed: str, shake: float = SHAKE) -> None:
        """Take up the pen; the seed decides how it shakes."""
        self._random = Random(f"hand {seed}")
        self._shake = shake

    def draw(self, stroke: str) -> str:
        """ "line 0,0 9,0" -> "M.2 .1Q4.6 .3 9.1 -.2" """
        word, *numbers = stroke.split()
        points = [_read_point(pair) for pair in numbers]
        if word == "line":
            return self.line(points)
        if word == "curve":
            return self.curve(points)
        if word == "solid":
            return self.line([*points, points[0]])
        centre, radii = points
        return self.dot(centre, radii) if word == "dot" else self.ring(centre, radii)

    def line(self, points: list[Point]) -> str:
        """Draw straight from point to point, nearly."""
        spots = [self._stray(point) for point in points]
        path = f"M{_pair(spots[0])}"
        for start, end in pairwise(spots):
            path += f"Q{_pair(self._bow(start, end))} {_pair(end)}"
        return path

    def curve(self, points: list[Point]) -> str:
        """Draw smoothly through all points."""
        return _smooth([self._stray(point) for point in points])

    def ring(self, centre: Point, radii: Point) -> str:
        """Draw round a centre; a hand goes on a little where it began, and never quite meets."""
        start = self._random.uniform(-2.4, -1.2)
        turn = 2 * pi + 0.35
        points = []
        for step in range(RING_POINTS + 1):
            part = step / RING_POINTS
            points.append(_on_ring(centre, radii, start + turn * part, 0.975 + 0.05 * part))
        return _smooth([self._stray(point) for point in points])

    def dot(self, centre: Point, radii: Point) -> str:
        """Draw a blot."""
        start = self._random.uniform(0, pi)
        angles = (start + 2 * pi * step / DOT_POINTS for step in range(DOT_POINTS))
        points = [_on_ring(centre, radii, angle, self._random.uniform(0.9, 1.1)) for angle in angles]
        return _smooth([*points, points[0]], is_closed=True)

    def _stray(self, point: Point) -> Point:
        shake = self._shake
        return point[0] + self._random.uniform(-shake, shake), point[1] + self._random.uniform(-shake, shake)

    def _bow(self, start: Point, end: Point) -> Point:
        across, down = end[0] - start[0], end[1] - start[1]
        bow = self._random.uniform(-BOW, BOW) * self._shake / SHAKE
        return (start[0] + end[0]) / 2 - down * bow, (start[1] + end[1]) / 2 + across * bow


def sketch(strokes: Iterable[str], hand: Hand) -> str:
    """Draw strokes one after another as pen lines, then the filled ones in one blot."""
    lines: list[str] = []
    blots: list[str] = []
    for stroke in strokes:
        (blots if stroke.startswith(FILLED) else lines).append(hand.draw(stroke))
    drawn = tag("path", d="".join(lines)) if lines else ""
    return drawn + (tag("path", d="".join(blots), fill="currentColor") if blots else "")


def _on_ring(centre: Point, radii: Point, angle: float, grown: float = 1) -> Point:
    return centre[0] + radii[0] * grown * cos(angle), centre[1] + radii[1] * grown * sin(angle)


def _read_point(pair: str) -> Point:
    x, _, y = pair.partition(",")
    return float(x), float(y or x)


def _pair(point: Point) -> str:
    return f"{format_number(point[0])} {format_number(point[1])}"


def _smooth(points: list[Point], is_closed: bool = False) -> str:
    """Join points by a smooth curve (Catmull and Rom's)."""
    path = f"M{_pair(points[0])}"
    first, last = (points[-2], points[1]) if is_closed else (points[0], points[-1])
    padded = [first, *points, last]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:]):
        leaving = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        coming = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        path += f"C{_pair(leaving)} {_pair(coming)} {_pair(end)}"
    return path
