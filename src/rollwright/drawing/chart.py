"""Charts as SVG: scales, a frame with axes, bars, lines and maps, which plots put together."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, isnan, log10
from typing import NamedTuple

from .element import SVG, Svg, format_number, group, tag, text, words
from .theme import LIGHT, style_sheet

INKS = tuple(LIGHT.colours[name] for name in ("water", "house", "tree", "sun", "spear", "mask"))
"""The colours of series, in order."""
AXIS, GRID = LIGHT.colours["ink"], "#d8d8d8"
COLD, HOT = (68, 1, 84), (253, 231, 37)
"""The ends of a map's colours, by way of `MILD`."""
MILD = (33, 145, 140)
NEVER = "#eeeeee"
"""The colour of a square without a value."""
Point = tuple[float, float]


class Scale(NamedTuple):
    """Values of an axis, and those that have a line across it."""

    low: float
    high: float
    ticks: tuple[float, ...]


def choose_step(span: float, most: int) -> float:
    """Return a round step that cuts a span into at most `most` parts: 127, 4 -> 50"""
    power = 10.0 ** floor(log10(max(span, 1e-9) / most))
    factors = (1, 2, 2.5, 5, 10, 20) if power >= 10 else (1, 2, 5, 10, 20)
    steps = (factor * power for factor in factors)
    return next(step for step in steps if span / step <= most + 1e-9)


def make_scale(values: Sequence[float], most: int = 5) -> Scale:
    """Return a scale with round ends for some values: 61..188 -> 50..200 by 50"""
    low, high = min(values), max(values)
    step = choose_step(high - low or 1.0, most)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    last += last == first
    return Scale(first * step, last * step, tuple(step * number for number in range(first, last + 1)))


class Frame(NamedTuple):
    """A rectangle of a drawing in which values have places."""

    left: float
    top: float
    width: float
    height: float
    across: Scale
    up: Scale

    def x(self, value: float) -> float:
        """Return the place of a value from left to right."""
        return self.left + self.width * (value - self.across.low) / (self.across.high - self.across.low)

    def y(self, value: float) -> float:
        """Return the place of a value from bottom to top."""
        return self.top + self.height * (self.up.high - value) / (self.up.high - self.up.low)


def draw_line(points: Sequence[Point], colour: str, width: float = 1.6) -> Svg:
    """Draw a line through points of the drawing."""
    path = "L".join(f"{format_number(x)} {format_number(y)}" for x, y in points)
    return tag("path", d=f"M{path}", fill="none", stroke=colour, stroke_width=width)


def draw_box(start: Point, end: Point, colour: str, opacity: float | None = None, title: str = "") -> Svg:
    """Draw a filled rectangle between two corners."""
    (x, y), (other_x, other_y) = start, end
    place = {"x": min(x, other_x), "y": min(y, other_y)}
    size = {"width": abs(other_x - x), "height": abs(other_y - y)}
    inside = (words("title", title),) if title else ()
    return tag("rect", *inside, **place, **size, fill=colour, fill_opacity=opacity)


def draw_dot(x: float, y: float, colour: str, radius: float = 2.6) -> Svg:
    """Draw a dot."""
    return tag("circle", cx=x, cy=y, r=radius, fill=colour)


def draw_across(frame: Frame, label: str) -> list[Svg]:
    """Draw the axis below a frame with its numbers and its label."""
    bottom, right = frame.top + frame.height, frame.left + frame.width
    parts = [draw_line([(frame.left, bottom), (right, bottom)], AXIS, width=0.8)]
    parts += [text(_name(tick), frame.x(tick), bottom + 14, "small", "middle") for tick in frame.across.ticks]
    return [*parts, text(label, frame.left + frame.width / 2, bottom + 30, "label", "middle")]


def draw_up(frame: Frame, title: str = "") -> list[Svg]:
    """Draw the lines across a frame with their numbers, and what they count above it."""
    right = frame.left + frame.width
    heights = [frame.y(tick) for tick in frame.up.ticks]
    lines = [draw_line([(frame.left, y), (right, y)], GRID, width=0.8) for y in heights]
    names = [text(_name(t), frame.left - 6, frame.y(t) + 4, "small", "end") for t in frame.up.ticks]
    return [*lines, *names, *([text(title, frame.left, frame.top - 10, "label")] if title else [])]


def _name(value: float) -> str:
    """300.0 -> "300", -0.25 -> "-0.25" """
    return f"{value:.6g}"


def draw_key(
    names: Sequence[str], colours: Sequence[str], place: Point, width: float
) -> tuple[list[Svg], float]:
    """Draw the names of series with their colours, in columns as wide as the longest; and where they end."""
    (left, top), column = place, 32 + 6.4 * max(len(name) for name in names)
    fit = max(1, int(width / column))
    parts = []
    for number, (name, colour) in enumerate(zip(names, colours, strict=False)):
        x, y = left + number % fit * column, top + number // fit * 16
        parts += [draw_box((x, y - 9), (x + 10, y + 1), colour), text(name, x + 15, y, "small")]
    return parts, top + ceil(len(names) / fit) * 16


def blend(share: float) -> str:
    """Return the colour of a map from cold (0) to hot (1)."""
    start, end, along = (COLD, MILD, 2 * share) if share < 0.5 else (MILD, HOT, 2 * share - 1)
    return "#" + "".join(f"{round(a + (b - a) * along):02x}" for a, b in zip(start, end, strict=True))


def draw_map(rows: Sequence[Sequence[float]], columns: Sequence[str], most: float, size: float) -> Svg:
    """Draw squares in the colours of their values from 0 to `most`; nan has none."""
    parts = [
        draw_box(
            (x * size, y * size),
            ((x + 1) * size - 1, (y + 1) * size - 1),
            NEVER if isnan(value) else blend(value / most if most else 0.0),
            title="" if isnan(value) else f"{columns[x]}{y + 1}: {value:.3g}",
        )
        for y, row in enumerate(rows)
        for x, value in enumerate(row)
    ]
    parts += [text(name, (x + 0.5) * size, -5, "small", "middle") for x, name in enumerate(columns)]
    parts += [text(str(y + 1), -5, (y + 0.5) * size + 4, "small", "end") for y in range(len(rows))]
    return group(*parts)


def draw_colours(most: float, label: str, left: float, top: float, width: float) -> list[Svg]:
    """Draw which colours of a map are which values."""
    steps, wide = 40, width / 40
    places = [left + number * wide for number in range(steps)]
    parts = [draw_box((x, top), (x + wide + 0.5, top + 9), blend(n / steps)) for n, x in enumerate(places)]
    scale = make_scale([0, most], 4)
    frame = Frame(left, top, width, 9, Scale(0, most or 1, tuple(t for t in scale.ticks if t <= most)), scale)
    return [*parts, *draw_across(frame, label)]


def write_chart(title: str, width: float, height: float, parts: Sequence[Svg]) -> Svg:
    """Return parts as a whole drawing on paper, with its title above."""
    paper = tag("rect", class_="paper", width=width, height=height)
    inside = tag("g", paper, text(title, 20, 30, "heading"), *parts, class_=f"rw-{LIGHT.name}")
    box = f"0 0 {format_number(width)} {format_number(height)}"
    size = {"width": width, "height": height}
    head = (words("title", title), words("style", style_sheet(LIGHT)))
    return tag("svg", *head, inside, xmlns=SVG, viewBox=box, role="img", **size)
