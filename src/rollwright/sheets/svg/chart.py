"""The chart of an analysis: the expectation after every move, and the loss of each move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...drawing.element import NOTHING, SVG, Svg, format_number, tag, words
from ...drawing.theme import LIGHT, Theme, style_sheet
from ..messages import MESSAGES

WIDTH, NARROW, HEIGHT = 640.0, 252.0, 320.0
"""The usual width, that of a chart on a phone, which has no room for a title, and the height."""
LEFT, RIGHT, TOP, BOTTOM = 52.0, 16.0, 42.0, 40.0
LOSSES = 56.0
"""The height of the strip with the bars of losses."""
LOSSES_TOP = HEIGHT - BOTTOM - LOSSES + 10
DOT, BADGE = 2.4, 9.0
"""The radius of a decision's dot, and that of the number of one that cost most."""


class Turn(NamedTuple):
    """One decision: the expectation before and after it, its loss, and words for the tooltip."""

    number: int
    before: float
    after: float
    lost: float
    words: str
    place: int = 0
    """1 for the move that cost most, 2 for the next one; 0 for moves without a number."""


class Chart(NamedTuple):
    """The data of a chart: `start` and `final` are the ends of the line."""

    title: str
    start: float
    final: float
    turns: tuple[Turn, ...]
    is_percent: bool = False
    width: float = WIDTH


class Frame(NamedTuple):
    """The mapping from values to coordinates."""

    low: float
    high: float
    columns: int
    most_lost: float
    width: float = WIDTH

    def x(self, column: float) -> float:
        """Return the x coordinate of a column, from 0 (the start) to the last."""
        return LEFT + (self.width - LEFT - RIGHT) * column / max(1, self.columns)

    def y(self, value: float) -> float:
        """Return the y coordinate of a value."""
        span = HEIGHT - TOP - BOTTOM - LOSSES
        return TOP + span * (self.high - value) / (self.high - self.low)


def draw_chart(chart: Chart, theme: Theme = LIGHT, has_style: bool = True) -> Svg:
    """Return the chart as SVG; a page that sets the colour variables needs no style in it."""
    frame = fit_frame(chart)
    parts = [
        words("title", chart.title),
        words("desc", describe(chart)),
        words("style", style_sheet(theme)) if has_style else NOTHING,
        tag("rect", class_="paper", width=chart.width, height=HEIGHT, rx=6),
        words("text", chart.title, class_="heading", x=LEFT, y=24) if chart.width >= WIDTH else NOTHING,
        *draw_scale(chart, frame),
        *draw_losses(chart, frame),
        draw_line(chart, frame),
        *draw_dots(chart, frame),
        *draw_badges(chart, frame, theme),
    ]
    box = f"0 0 {format_number(chart.width)} {format_number(HEIGHT)}"
    inside = tag("g", *parts[3:], class_=f"rw-{theme.name}")
    return tag("svg", *parts[:3], inside, xmlns=SVG, viewBox=box, role="img", class_=f"rw-{theme.name}")


def fit_frame(chart: Chart) -> Frame:
    """Return a frame for all values, with round ends."""
    values = [chart.start, chart.final, *(turn.before for turn in chart.turns)]
    values += [turn.after for turn in chart.turns]
    if chart.is_percent:
        low, high = 0.0, 1.0
    else:
        low, high = 10 * (min(values) // 10), 10 * (max(values) // 10 + 1)
    most_lost = max([turn.lost for turn in chart.turns], default=0.0)
    return Frame(low, high, len(chart.turns) + 1, most_lost, chart.width)


def format_value(chart: Chart, value: float) -> str:
    """0.5 -> "50%" in a game that is won or lost, 171.4 -> "171" points"""
    return MESSAGES.say("percent", number=f"{100 * value:.0f}") if chart.is_percent else f"{value:.0f}"


def format_loss(chart: Chart, lost: float) -> str:
    """0.117 -> "−12%" in a game that is won or lost, 2.5 -> "−2.5" points"""
    if chart.is_percent:
        return MESSAGES.say("percent", number=f"−{100 * lost:.0f}")
    return MESSAGES.say("chart-lost", points=lost)


def draw_scale(chart: Chart, frame: Frame) -> list[Svg]:
    """Draw the horizontal lines with their values, and the numbers of the turns below."""
    parts = []
    for step in range(5):
        value = frame.low + (frame.high - frame.low) * step / 4
        y = frame.y(value)
        parts.append(tag("path", class_="rule", d=f"M{LEFT:g} {format_number(y)}H{chart.width - RIGHT:g}"))
        label = format_value(chart, value)
        parts.append(words("text", label, class_="label", x=LEFT - 6, y=y + 3.5, text_anchor="end"))
    every = max(1, round(len(chart.turns) * WIDTH / (12 * chart.width)))
    for column, turn in enumerate(chart.turns, 1):
        if column % every == 0:
            place = {"x": frame.x(column), "y": HEIGHT - 22}
            parts.append(words("text", str(turn.number), class_="small", text_anchor="middle", **place))
    middle = {"x": (LEFT + chart.width - RIGHT) / 2, "y": HEIGHT - 8}
    parts.append(words("text", MESSAGES.say("chart-turns"), class_="label", text_anchor="middle", **middle))
    return parts


def draw_line(chart: Chart, frame: Frame) -> Svg:
    """Draw the expectation, which changes with dice and moves."""
    points = [(frame.x(0), frame.y(chart.start))]
    for column, turn in enumerate(chart.turns, 1):
        points += [(frame.x(column), frame.y(turn.before)), (frame.x(column), frame.y(turn.after))]
    points.append((frame.x(len(chart.turns) + 1), frame.y(chart.final)))
    path = "L".join(f"{format_number(x)} {format_number(y)}" for x, y in points)
    return tag("path", class_="mark water", d=f"M{path}")


def draw_dots(chart: Chart, frame: Frame) -> list[Svg]:
    """Draw a dot for each decision."""
    return [
        tag("circle", words("title", turn.words), class_="mark water", cx=x, cy=frame.y(turn.after), r=DOT)
        for x, turn in _columns(chart, frame)
        if not turn.place
    ]


def draw_badges(chart: Chart, frame: Frame, theme: Theme) -> list[Svg]:
    """Draw the numbers of the moves that cost most, with a line to the bar and its amount."""
    paper = f"var(--rw-box,{theme.colours['box']})"
    return [_draw_badge(chart, frame, x, turn, paper) for x, turn in _columns(chart, frame) if turn.place]


def _draw_badge(chart: Chart, frame: Frame, x: float, turn: Turn, paper: str) -> Svg:
    y, is_late = frame.y(turn.after), x > chart.width - RIGHT - 40
    beside = {"x": x - 8 if is_late else x + 8, "text_anchor": "end" if is_late else "start"}
    # On a phone the amounts of near turns would lie over each other.
    lost = format_loss(chart, turn.lost) if chart.width >= WIDTH else ""
    line = f"M{format_number(x)} {format_number(y)}V{format_number(LOSSES_TOP)}"
    return tag(
        "g",
        tag("path", d=line, fill="none", stroke="currentColor", stroke_dasharray="2 3"),
        tag("circle", words("title", turn.words), fill="currentColor", cx=x, cy=y, r=BADGE),
        words(
            "text", str(turn.place), x=x, y=y + 4.5, text_anchor="middle", fill=paper, font_weight=700,
            font_size=13,
        ),
        words("text", lost, y=LOSSES_TOP + 13, fill="currentColor", font_weight=700, font_size=12, **beside),
        class_="house",
    )  # fmt: skip


def _columns(chart: Chart, frame: Frame) -> list[tuple[float, Turn]]:
    return [(frame.x(column), turn) for column, turn in enumerate(chart.turns, 1)]


def draw_losses(chart: Chart, frame: Frame) -> list[Svg]:
    """Draw a bar for the loss of each move."""
    parts = [tag("path", class_="rule", d=f"M{LEFT:g} {LOSSES_TOP:g}H{chart.width - RIGHT:g}")]
    wide = min(10.0, max(1.5, 0.6 * (frame.x(1) - frame.x(0))))
    for x, turn in _columns(chart, frame):
        if turn.lost > 0:
            tall = (LOSSES - 12) * turn.lost / frame.most_lost
            place = {"x": x - wide / 2, "y": LOSSES_TOP, "width": wide, "height": tall, "rx": wide / 5}
            bar = tag("rect", words("title", turn.words), fill="currentColor", stroke="none", **place)
            parts.append(tag("g", bar, class_="house"))
    return parts


def describe(chart: Chart) -> str:
    """Return the chart in words, for screen readers."""
    start, end = format_value(chart, chart.start), format_value(chart, chart.final)
    lines = [MESSAGES.say("chart-words", start=start, end=end)]
    lines += [turn.words for turn in _marked(chart.turns)]
    return " ".join(lines)


def _marked(turns: Sequence[Turn]) -> list[Turn]:
    return sorted((turn for turn in turns if turn.place), key=lambda turn: turn.place)
