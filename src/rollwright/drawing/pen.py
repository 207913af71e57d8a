"""Pen lines: strokes given as data become slightly uneven paths, as if drawn by hand.

A stroke is a word and points: `line 5,35 20,8 35,35` is straight from point to point, `curve ...` is smooth
through them, `ring 20,20 12,9` has a centre and radii, `dot 20,20 2,2` is a blot and `solid` a filled line.
The same seed always gives the same lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from random import Random

from .element import NOTHING, Svg, format_number, tag

Point = tuple[float, float]
SHAKE = 0.45
"""The largest random displacement of a point."""
BOW = 0.035
"""The largest displacement of the middle of a straight line, relative to its length."""
RING_POINTS, DOT_POINTS = 7, 5
FILLED = ("dot", "solid")


class Pen:
    """Writes a path in relative coordinates, which are shorter; rounding errors do not accumulate."""

    def __init__(self, start: Point) -> None:
        """Start the path."""
        x, y = _round(start[0]), _round(start[1])
        self.path = f"M{x / 10:g} {y / 10:g}"
        self._at = x, y

    def go(self, command: str, *points: Point) -> None:
        """Append a command that ends at the last point."""
        steps = [_round(value) - at for point in points for value, at in zip(point, self._at)]
        words = [format_number(step / 10) for step in steps]
        self.path += command + "".join(_spaced(words))
        self._at = self._at[0] + steps[-2], self._at[1] + steps[-1]


def _round(value: float) -> int:
    """Return tenths."""
    return round(value * 10)


def _spaced(words: list[str]) -> list[str]:
    """Put a space before every number but the first and those with a sign."""
    return [word if place == 0 or word[0] == "-" else f" {word}" for place, word in enumerate(words)]


class Hand:
    """Draws strokes; every line is displaced a little differently."""

    def __init__(self, seed: str, shake: float = SHAKE) -> None:
        """Seed the displacements."""
        self._random = Random(f"hand {seed}")
        self._shake = shake

    def draw(self, stroke: str) -> str:
        """ "line 0,0 9,0" -> "M0.2 0.1q4.4 .2 8.9-.3" """
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
        """Draw nearly straight from point to point."""
        spots = [self._stray(point) for point in points]
        pen = Pen(spots[0])
        for start, end in pairwise(spots):
            pen.go("q", self._bow(start, end), end)
        return pen.path

    def curve(self, points: list[Point]) -> str:
        """Draw smoothly through all points."""
        return _smooth([self._stray(point) for point in points])

    def ring(self, centre: Point, radii: Point) -> str:
        """Draw around a centre; as by hand, the end overlaps the beginning a little."""
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


def sketch(strokes: Iterable[str], seed: str, shake: float = SHAKE) -> Svg:
    """Draw strokes as one path, then the filled ones as another."""
    return _sketch(tuple(strokes), seed, shake)


@lru_cache(maxsize=4096)
def _sketch(strokes: tuple[str, ...], seed: str, shake: float) -> Svg:
    hand = Hand(seed, shake)
    lines: list[str] = []
    blots: list[str] = []
    for stroke in strokes:
        (blots if stroke.startswith(FILLED) else lines).append(hand.draw(stroke))
    drawn = tag("path", d="".join(lines)) if lines else NOTHING
    return drawn + (tag("path", d="".join(blots), fill="currentColor") if blots else NOTHING)


def _on_ring(centre: Point, radii: Point, angle: float, grown: float = 1) -> Point:
    return centre[0] + radii[0] * grown * cos(angle), centre[1] + radii[1] * grown * sin(angle)


def _read_point(pair: str) -> Point:
    x, _, y = pair.partition(",")
    return float(x), float(y or x)


def _smooth(points: list[Point], is_closed: bool = False) -> str:
    """Join points by a Catmull-Rom spline."""
    pen = Pen(points[0])
    first, last = (points[-2], points[1]) if is_closed else (points[0], points[-1])
    padded = [first, *points, last]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:]):
        leaving = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        coming = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        pen.go("c", leaving, coming, end)
    return pen.path
