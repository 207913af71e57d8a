"""Plots: the distribution of totals and terms, the squares bots use; studies turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Literal

import numpy as np

from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import need
from rollwright.drawing.chart import (
    AXIS,
    INKS,
    Frame,
    Scale,
    draw_across,
    draw_box,
    draw_colours,
    draw_dot,
    draw_key,
    draw_line,
    draw_map,
    draw_up,
    make_scale,
    write_chart,
)
from rollwright.drawing.element import Svg, group, text
from rollwright.drawing.theme import LIGHT
from rollwright.results import StudySummary

from ..simulation import Simulation
from .heatmap import HeatMap, count_squares

FORMATS = (".png", ".svg", ".pdf")
MOST_BINS = 50
MOST_MAPS = 4
WIDTH, MARGIN = 1060.0, 70.0
TALL, BAR, SQUARE = 240.0, 26.0, 22.0
"""The heights of a frame, of a bar with its gap, and of a square of a map."""
TERM_INKS = {
    "forest": "tree",
    "farms": "tree",
    "lake": "water",
    "fish": "water",
    "fishermen_by_trees": "water",
    "piscaries": "water",
    "springhouses": "water",
    "logs": "cut",
    "lumberjacks_by_water": "cut",
    "windmills": "cut",
    "houses": "house",
    "homeless": "house",
    "hut": "house",
    "cottages": "house",
    "wall": "wall",
    "quarries": "wall",
    "barracks": "wall",
    "sun": "sun",
    "markets": "sun",
    "mask": "mask",
    "university": "mask",
    "guilds": "mask",
    "spear": "spear",
    "townhall": "spear",
    "men": "ink",
}
"""By term; all others are grey."""
GREYS = ("#6f6f6f", "#9a9a9a", "#bdbdbd", "#d6d6d6")
FADE = 0.38
"""The step towards white from one term of an ink to the next."""


def check_plot(path: Path) -> None:
    """Refuse a plot that cannot be drawn, before hours are spent on its games."""
    if path.suffix.lower() not in FORMATS:
        raise InvalidSetup(f"a plot is a .png, .svg or .pdf file, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise InvalidSetup(f"there is no folder {str(path.parent)!r} to put the plot in")
    if path.suffix.lower() != ".svg":
        need("typst", "a plot in this format needs", "paper")


def save_plot(title: str, height: float, parts: Sequence[Svg], path: Path) -> None:
    """Write a plot in the format of the file's name."""
    svg, kind = write_chart(title, WIDTH, height, parts), path.suffix.lower()
    if kind == ".svg":
        path.write_text(f"{svg}\n", encoding="utf-8")
        return
    from rollwright.sheets.paper import make_pdf, make_png, picture_document

    document = picture_document(svg, title)
    path.write_bytes(make_pdf(document) if kind == ".pdf" else make_png(document))


def draw_plot(simulation: Simulation, path: Path) -> None:
    """Draw the totals, each bot's mean terms stacked, the games' length, and the squares bots use."""
    heat = [found for found in count_squares(simulation.setup)[:MOST_MAPS] if found.times.size > 1]
    terms, end = draw_terms(simulation, 100 + TALL + 70)
    parts = [*draw_totals(simulation, 80), *draw_turns(simulation, 80), *terms]
    if heat:
        maps, end = draw_squares(heat, name_bots(simulation), end + 50)
        parts += maps
    setup = simulation.setup
    save_plot(f"{setup.game.name}: {setup.games:,} games, seed {setup.seed}", end + 20, parts, path)


def draw_totals(simulation: Simulation, top: float) -> list[Svg]:
    """Draw one histogram for each bot, all with the same whole-number bins."""
    tallies, games = simulation.results.tallies, simulation.setup.games
    low, high = min(min(t.totals) for t in tallies), max(max(t.totals) for t in tallies)
    wide = ceil((high - low + 1) / MOST_BINS)
    bins = [[0.0] * ceil((high - low + 1) / wide) for _ in tallies]
    for counts, tally in zip(bins, tallies, strict=True):
        for total, times in tally.totals.items():
            counts[(total - low) // wide] += 100 * times / games
    ticks = tuple(tick for tick in make_scale([low, high], 8).ticks if low <= tick <= high)
    across = Scale(low - 0.5, low + len(bins[0]) * wide - 0.5, ticks)
    frame = Frame(MARGIN, top, 620, TALL, across, make_scale([0, *(max(counts) for counts in bins)]))
    parts = [*draw_up(frame, "% of games")]
    for counts, colour in zip(bins, _cycle(len(bins)), strict=True):
        for place, share in enumerate(counts):
            start, end = low + place * wide - 0.5, low + (place + 1) * wide - 0.5
            if share:
                corners = (frame.x(start) + 0.5, frame.y(0)), (frame.x(end) - 0.5, frame.y(share))
                parts.append(draw_box(*corners, colour, 0.6))
    names = name_bots(simulation)
    key, _ = draw_key(names, _cycle(len(names)), (MARGIN + 120, top - 10), 500)
    return [*parts, *draw_across(frame, "total"), *key]


def draw_turns(simulation: Simulation, top: float) -> list[Svg]:
    """Draw the distribution of the games' length."""
    turns, games = simulation.results.turns, simulation.setup.games
    shares = {length: 100 * times / games for length, times in turns.items()}
    low, high = min(turns), max(turns)
    ticks = tuple(t for t in make_scale([low, high], 8).ticks if t == int(t) and low <= t <= high)
    frame = Frame(780, top, 260, TALL, Scale(low - 0.5, high + 0.5, ticks), make_scale([0, *shares.values()]))
    bars = [
        draw_box((frame.x(length - 0.45), frame.y(0)), (frame.x(length + 0.45), frame.y(share)), INKS[0])
        for length, share in sorted(shares.items())
    ]
    return [*draw_up(frame, "% of games"), *bars, *draw_across(frame, "turns")]


def draw_terms(simulation: Simulation, top: float) -> tuple[list[Svg], float]:
    """Draw each bot's mean terms in the inks of the sheets, gains right of zero and losses left."""
    names, games, terms = name_bots(simulation), simulation.setup.games, simulation.setup.game.terms
    means = [[number / games for number in tally.terms] for tally in simulation.results.tallies]
    shown = [index for index in range(len(terms)) if any(row[index] for row in means)]
    ends = [sum(value for value in row if value * sign > 0) for row in means for sign in (1, -1)]
    scale = make_scale([0, *ends], 10)
    frame = Frame(2 * MARGIN, top, WIDTH - 3 * MARGIN, BAR * len(names), scale, Scale(0, len(names), ()))
    parts, colours = list[Svg](), colour_terms(terms)
    for row, (name, values) in enumerate(zip(names, means, strict=True)):
        y, reached = top + row * BAR, {True: 0.0, False: 0.0}
        parts.append(text(name, frame.left - 8, y + BAR / 2 + 4, "label", "end"))
        for index in shown:
            start = reached[values[index] >= 0]
            reached[values[index] >= 0] = end = start + values[index]
            said = f"{terms[index].replace('_', ' ')}: {values[index]:.1f}"
            corners = (frame.x(start), y + 3), (frame.x(end), y + BAR - 3)
            parts.append(draw_box(*corners, colours[index], title=said))
    zero = draw_line([(frame.x(0), top), (frame.x(0), top + frame.height)], AXIS, width=0.8)
    named = [terms[index].replace("_", " ") for index in shown] or [""]
    place = (MARGIN, top + frame.height + 54)
    key, end = draw_key(named, [colours[index] for index in shown], place, WIDTH - 2 * MARGIN)
    return [*parts, zero, *draw_across(frame, "mean by term"), *key], end


def draw_squares(heat: Sequence[HeatMap], names: Sequence[str], top: float) -> tuple[list[Svg], float]:
    """Draw maps of when and how often each bot uses the squares; all maps of a kind share one scale."""
    turns, times = [found.turns for found in heat], [found.times for found in heat]
    kinds = ((turns, "turn a square is used in, on average"), (times, "uses a game"))
    shown = kinds if 2 * len(heat) <= MOST_MAPS else kinds[:1]
    parts, left = list[Svg](), MARGIN
    rows, columns = max(len(found.times) for found in heat), max(len(found.columns) for found in heat)
    size = min(SQUARE, (WIDTH - 2 * MARGIN) / (len(shown) * len(heat) * (columns + 2)))
    for maps, label in shown:
        most, begins = max(float(np.nanmax(found)) for found in maps), left
        for found, board, name in zip(heat, maps, names, strict=False):
            parts.append(text(name, left, top - 18, "label"))
            parts.append(group(draw_map(board.tolist(), found.columns, most, size), x=left, y=top))
            left += size * (len(found.columns) + 2)
        parts += draw_colours(most, label, begins, top + rows * size + 10, left - begins - 2 * size)
    return parts, top + rows * size + 56


def draw_differences(
    title: str, names: Sequence[str], totals: Sequence[Sequence[float]], more: Sequence[tuple[float, float]],
    path: Path,
) -> None:  # fmt: skip
    """Draw the spread of totals in rows, and beside it each difference from the first with its interval."""
    spreads = [np.percentile(each, [5, 25, 50, 75, 95]).tolist() for each in totals]
    reaches = [value + sign * reach for value, reach in more for sign in (1, -1)]
    names_end, top, height = 250.0, 70.0, BAR * len(names)
    rows = Scale(0, len(names), ())
    scale = make_scale([value for each in spreads for value in each], 6)
    left = Frame(names_end, top, 380, height, scale, rows)
    right = Frame(names_end + 420, top, 340, height, make_scale([0, *reaches], 6), rows)
    parts = list[Svg]()
    for row, (name, spread, (value, reach)) in enumerate(zip(names, spreads, more, strict=True)):
        y = top + (row + 0.5) * BAR
        least, low, middle, high, greatest = map(left.x, spread)
        parts += [
            text(name, names_end - 8, y + 4, "label", "end"),
            draw_line([(least, y), (greatest, y)], AXIS, width=1),
            draw_box((low, y - 8), (high, y + 8), INKS[0], 0.6),
            draw_line([(middle, y - 8), (middle, y + 8)], AXIS),
            draw_line([(right.x(value - reach), y), (right.x(value + reach), y)], INKS[0]),
            draw_dot(right.x(value), y, INKS[0], 4),
        ]
    zero = draw_line([(right.x(0), top), (right.x(0), top + height)], AXIS, width=0.8)
    parts += draw_across(left, "total (middle half, median, 5% to 95%)")
    parts += [zero, *draw_across(right, "points more than the first, on the same dice (95%)")]
    save_plot(title, top + height + 50, parts, path)


def name_bots(simulation: Simulation) -> list[str]:
    """["greedy", "greedy"] -> ["1 greedy", "2 greedy"]; bots that swap seats need no number."""
    bots = simulation.setup.bots
    if len(set(bots)) == len(bots):
        return list(bots)
    return [f"{number} {name}" for number, name in enumerate(bots, 1)]


def _cycle(count: int) -> list[str]:
    return [INKS[number % len(INKS)] for number in range(count)]


Measure = Literal["choices", "over_second", "over_median", "score", "forced", "settled"]
PANELS: tuple[tuple[tuple[Measure, ...], str], ...] = (
    (("choices",), "legal moves of a decision"),
    (("over_second", "over_median"), "the best move's lead over the second, and the middle one"),
    (("score",), "score at the end of the turn"),
    (("forced", "settled"), "share of forced decisions; of games settled"),
)


def draw_study(result: StudySummary, path: Path) -> None:
    """Draw a study turn by turn: choices, the best move's lead, the score, forced and settled shares."""
    parts = list[Svg]()
    for number, (names, label) in enumerate(PANELS):
        left, top = MARGIN + number % 2 * 510, 80 + number // 2 * (TALL + 100)
        turns = result["turns"]
        lines = [[(row["turn"], row[name]) for row in turns if row[name] is not None] for name in names]
        points = [point for line in lines for point in line] or [(1, 0.0)]
        across = make_scale([turn for turn, _ in points], 8)
        frame = Frame(left, top, 440, TALL, across, make_scale([0, *(value or 0.0 for _, value in points)]))
        parts += draw_up(frame, label)
        for line, colour in zip(lines, INKS, strict=False):
            places = [(frame.x(turn), frame.y(value or 0.0)) for turn, value in line]
            parts += [draw_line(places, colour)] if len(places) > 1 else []
            parts += [draw_dot(x, y, colour) for x, y in places]
        parts += draw_across(frame, "turn")
        if len(names) > 1:
            said = [name.replace("_", " ") for name in names]
            parts += draw_key(said, INKS, (left, top + TALL + 48), 440)[0]
    title = f"{result['game']}: {result['games']} games of {', '.join(result['bots'])}, seed {result['seed']}"
    save_plot(title, 80 + 2 * (TALL + 100), parts, path)


# ---- colours: each term has the ink of the marks it counts on the sheet


def colour_terms(terms: Sequence[str]) -> list[str]:
    """Return a colour for each term: shades of its ink, darkest for the term named first in `TERM_INKS`."""
    by_ink: dict[str, list[str]] = {}
    known = list(TERM_INKS)
    for term in sorted(terms, key=lambda term: known.index(term) if term in TERM_INKS else len(known)):
        by_ink.setdefault(TERM_INKS.get(term, ""), []).append(term)
    found = {}
    for ink, some in by_ink.items():
        for times, term in enumerate(some):
            found[term] = pale(LIGHT.colours[ink], times) if ink else GREYS[times % len(GREYS)]
    return [found[term] for term in terms]


def pale(colour: str, times: int) -> str:
    """ "#000000", 1 -> "#616161": nearer to white"""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    for _ in range(times):
        parts = [round(part + FADE * (255 - part)) for part in parts]
    return "#" + "".join(f"{part:02x}" for part in parts)
