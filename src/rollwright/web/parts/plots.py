"""Small plots of scores, drawn by us: how they go on, and how they are spread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...drawing.chart import Scale, choose_step, make_scale
from ..html.kit import Child, Html, el
from ..html.words import say

WIDTH, HEIGHT = 290, 168
LEFT, RIGHT, TOP, BOTTOM = 38, 12, 14, 26
SMOOTH = 5
"""Games that the line is a mean of."""
MOST_BARS = 16
LINE, NAMES, FIGURES = 24, 84, 38
"""The height of a bar with its gap, and the room for its name and its figure."""

Place = Callable[[float], float]


def smooth(values: Sequence[float]) -> list[float]:
    """Return the mean of each value and those just before it."""
    parts = [values[max(0, n - SMOOTH + 1) : n + 1] for n in range(len(values))]
    return [sum(part) / len(part) for part in parts]


def plot_progress(scores: Sequence[int], levels: Mapping[str, float]) -> Html:
    """Draw scores in order, with the mean of the last few as a line, the best, and the means of levels."""
    scale = make_scale([*scores, *levels.values()], 4)
    x, y = _across(len(scores)), _up(scale)
    best = max(range(len(scores)), key=scores.__getitem__)
    dots = el(
        "path", d="".join(f"M{x(n):.1f} {y(score):.1f}h0" for n, score in enumerate(scores)), class_="dots"
    )
    crown = el("circle", cx=_n(x(best)), cy=_n(y(scores[best])), r=4.5, class_="best")
    line = [(x(n), y(value)) for n, value in enumerate(smooth(scores))]
    title = say("plot-progress", count=len(scores), first=scores[0], last=scores[-1], best=scores[best])
    first = _text(LEFT, HEIGHT - 6, say("plot-first"), "start")
    last = _text(WIDTH - RIGHT, HEIGHT - 6, say("plot-last", number=len(scores)), "end")
    beside = [_level(y(mean), level) for level, mean in levels.items()]
    return _frame(title, _grid(scale, y), beside, dots, _line(line), crown, first, last)


def _level(y: float, name: str) -> list[Html]:
    line = el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=_n(y), y2=_n(y), class_="mean")
    return [line, _text(LEFT + 4, y - 4, name, "start")]


def plot_spread(spread: Mapping[int, int], mine: int | None = None) -> Html:
    """Draw how often each score came, and where their mean is; the bar with `mine` is marked."""
    bins = count_bins(spread)
    wide = (WIDTH - LEFT - RIGHT) / len(bins.counts)
    tall = max(bins.counts)
    bars = [
        _bar(
            LEFT + n * wide,
            wide,
            high / tall,
            "mine" if mine is not None and bins.place(mine) == n else "bar",
        )
        for n, high in enumerate(bins.counts)
        if high
    ]
    count = sum(spread.values())
    mean = sum(score * number for score, number in spread.items()) / count
    at = LEFT + (mean - bins.first) / bins.step * wide
    title = say("plot-spread", count=count, low=min(spread), high=max(spread), mean=f"{mean:.0f}")
    labels = [
        _text(LEFT + n * wide, HEIGHT - 6, bins.first + n * bins.step)
        for n in range(0, len(bins.counts) + 1, max(1, len(bins.counts) // 4))
    ]
    line = el("line", x1=_n(at), x2=_n(at), y1=TOP, y2=HEIGHT - BOTTOM, class_="mean")
    return _frame(title, bars, line, _text(at, TOP - 3, say("plot-mean", mean=f"{mean:.0f}")), labels)


def plot_bars(values: Mapping[str, int], mine: str) -> Html:
    """Draw some results as bars below each other, the best first; one of them is marked."""
    ranked = sorted(values.items(), key=lambda each: -each[1])
    longest = max(1, *values.values())
    wide, rows = WIDTH - NAMES - FIGURES, []
    for n, (name, value) in enumerate(ranked):
        y, width = n * LINE, max(2.0, wide * max(0, value) / longest)
        kind = "mine" if name == mine else "bar"
        bar = el("rect", x=NAMES, width=_n(width), y=y + 4, height=LINE - 8, rx=4, class_=kind)
        rows += [_text(NAMES - 8, y + 16, name, "end"), bar, _text(NAMES + width + 6, y + 16, value, "start")]
    title = ", ".join(f"{name} {value}" for name, value in ranked)
    box = f"0 0 {WIDTH} {LINE * len(ranked)}"
    return el("svg", el("title", title), rows, viewBox=box, class_="plot bars", role="img")


class Bins(NamedTuple):
    """Scores counted in stretches of equal length, the first one from `first` on."""

    first: int
    step: int
    counts: tuple[int, ...]

    def place(self, score: int) -> int:
        """Return the stretch that a score is in."""
        return (score - self.first) // self.step


def count_bins(spread: Mapping[int, int]) -> Bins:
    """Return counted scores by stretches: at most sixteen, of a round length."""
    step = max(1, int(choose_step(max(spread) - min(spread) + 1, MOST_BARS - 1)))
    first = min(spread) // step * step
    counts = [0] * ((max(spread) - first) // step + 1)
    for score, number in spread.items():
        counts[(score - first) // step] += number
    return Bins(first, step, tuple(counts))


# ---- parts


def _across(count: int) -> Place:
    span = WIDTH - LEFT - RIGHT
    return lambda n: LEFT + span * (n / (count - 1) if count > 1 else 0.5)


def _up(scale: Scale) -> Place:
    span = HEIGHT - TOP - BOTTOM
    return lambda value: TOP + span * (scale.high - value) / (scale.high - scale.low)


def _n(number: float) -> str:
    return f"{number:.1f}"


def _line(points: Sequence[tuple[float, float]]) -> Html | None:
    if len(points) < 2:
        return None
    return el("polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points), class_="line")


def _bar(x: float, wide: float, share: float, kind: str) -> Html:
    height = max(2.0, share * (HEIGHT - TOP - BOTTOM))
    top, width = HEIGHT - BOTTOM - height, max(1.0, wide - 2)
    return el("rect", x=_n(x + 1), width=_n(width), y=_n(top), height=_n(height), rx=2, class_=kind)


def _grid(scale: Scale, y: Place) -> list[Html]:
    lines = [
        el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=_n(y(tick)), y2=_n(y(tick)), class_="grid")
        for tick in scale.ticks
    ]
    return [*lines, *(_text(LEFT - 6, y(tick) + 4, f"{tick:g}", "end") for tick in scale.ticks)]


def _text(x: float, y: float, text: str | int, anchor: str = "middle") -> Html:
    return el("text", text, x=_n(x), y=_n(y), text_anchor=anchor)


def _frame(title: str, *parts: Child) -> Html:
    return el("svg", el("title", title), *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", class_="plot", role="img")
