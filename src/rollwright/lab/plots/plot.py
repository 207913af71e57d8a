"""Plots: the distribution of totals and terms, the squares bots use; studies turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np

from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import need
from rollwright.results import StudySummary

from ..simulation import Simulation
from .colours import colour_terms
from .heatmap import HeatMap, count_squares

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure, SubFigure

FORMATS = (".png", ".svg", ".pdf")
MOST_BINS = 50
MOST_MAPS = 4
FEW_TURNS = 12


def check_plot(path: Path) -> None:
    """Refuse a plot that cannot be drawn, before hours are spent on its games."""
    if path.suffix.lower() not in FORMATS:
        raise InvalidSetup(f"a plot is a .png, .svg or .pdf file, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise InvalidSetup(f"there is no folder {str(path.parent)!r} to put the plot in")
    need("matplotlib", "a plot needs", "lab")


def draw_plot(simulation: Simulation, path: Path) -> None:
    """Draw the totals, each bot's mean terms stacked, the games' length, and the squares bots use."""
    heat = [found for found in count_squares(simulation.setup)[:MOST_MAPS] if found.times.size > 1]
    bots = len(simulation.setup.bots)
    heights = [3.6, 1.9 + 0.45 * bots, *([4.2] if heat else [])]
    figure = make_figure(11, sum(heights))
    parts = figure.subfigures(len(heights), 1, height_ratios=heights, squeeze=False)
    upper, middle, *lower = [row[0] for row in parts]
    totals, turns = upper.subplots(1, 2, width_ratios=(2, 1))
    draw_totals(totals, simulation)
    draw_turns(turns, simulation)
    draw_terms(middle.subplots(), simulation)
    for figure_of_maps in lower:
        draw_squares(figure_of_maps, heat, name_bots(simulation))
    setup = simulation.setup
    figure.suptitle(f"{setup.game.name}: {setup.games:,} games, seed {setup.seed}")
    figure.savefig(path)


def make_figure(width: float, height: float) -> Figure:
    """Return an empty figure that needs no screen."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure


def draw_turns(axes: Axes, simulation: Simulation) -> None:
    """Draw the distribution of the games' length."""
    turns = sorted(simulation.results.turns)
    shares = [100 * simulation.results.turns[length] / simulation.setup.games for length in turns]
    axes.bar(turns, shares, width=0.9)
    if len(turns) <= FEW_TURNS:
        axes.set_xticks(turns)
    axes.set_xlabel("turns")
    axes.set_ylabel("% of games")


def draw_squares(figure: SubFigure, heat: Sequence[HeatMap], names: Sequence[str]) -> None:
    """Draw heat maps of when and how often each bot uses the squares; all maps of a kind share one scale."""
    turns, times = [found.turns for found in heat], [found.times for found in heat]
    kinds = ((turns, "turn a square is used in, on average", "viridis"), (times, "uses a game", "magma"))
    shown = kinds if 2 * len(heat) <= MOST_MAPS else kinds[:1]
    grid = figure.subplots(1, len(shown) * len(heat), squeeze=False)[0]
    for number, (maps, label, colours) in enumerate(shown):
        here = grid[number * len(heat) : (number + 1) * len(heat)]
        ends = {"vmin": 0, "vmax": max(float(np.nanmax(found)) for found in maps)}
        for axes, found, board, name in zip(here, heat, maps, names, strict=False):
            picture = axes.imshow(board, cmap=colours, **ends)
            name_squares(axes, found, name)
        figure.colorbar(picture, ax=list(here), label=label, shrink=0.8)


def name_squares(axes: Axes, heat: HeatMap, title: str) -> None:
    """Write the names of rows and columns beside a map."""
    axes.set_title(title, fontsize="medium")
    axes.set_xticks(range(len(heat.columns)), heat.columns)
    axes.set_yticks(range(len(heat.times)), [str(row + 1) for row in range(len(heat.times))])
    axes.tick_params(length=0, labelsize="small", top=True, bottom=False, labeltop=True, labelbottom=False)


def draw_totals(axes: Axes, simulation: Simulation) -> None:
    """Draw one histogram for each bot, all with the same whole-number bins."""
    tallies = simulation.results.tallies
    low, high = min(min(t.totals) for t in tallies), max(max(t.totals) for t in tallies)
    width = ceil((high - low + 1) / MOST_BINS)
    edges = [edge - 0.5 for edge in range(low, high + width + 1, width)]
    for name, tally in zip(name_bots(simulation), tallies):
        totals = sorted(tally.totals)
        shares = [100 * tally.totals[total] / simulation.setup.games for total in totals]
        axes.hist(totals, bins=edges, weights=shares, alpha=0.6, label=name)
    axes.set_xlabel("total")
    axes.set_ylabel("% of games")
    axes.legend()


def draw_terms(axes: Axes, simulation: Simulation) -> None:
    """Draw each bot's mean terms in the inks of the sheets, gains right of zero and losses left."""
    names, games = name_bots(simulation), simulation.setup.games
    terms = simulation.setup.game.terms
    ends = {sign: [0.0] * len(names) for sign in (1, -1)}
    for index, (term, colour) in enumerate(zip(terms, colour_terms(terms), strict=True)):
        means = [tally.terms[index] / games for tally in simulation.results.tallies]
        if not any(means):
            continue
        starts = [ends[1 if mean >= 0 else -1][row] for row, mean in enumerate(means)]
        label = term.replace("_", " ")
        axes.barh(names, means, left=starts, label=label, color=colour, edgecolor="white", linewidth=0.5)
        for row, mean in enumerate(means):
            ends[1 if mean >= 0 else -1][row] += mean
    axes.use_sticky_edges = False
    axes.invert_yaxis()
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_xlabel("mean by term")
    axes.figure.legend(fontsize="small", ncols=7, loc="outside lower center")


def name_bots(simulation: Simulation) -> list[str]:
    """["greedy", "greedy"] -> ["1 greedy", "2 greedy"]; bots that swap seats need no number."""
    bots = simulation.setup.bots
    if len(set(bots)) == len(bots):
        return list(bots)
    return [f"{number} {name}" for number, name in enumerate(bots, 1)]


Measure = Literal["choices", "over_second", "over_median", "score", "forced", "settled"]
PANELS: tuple[tuple[tuple[Measure, ...], str], ...] = (
    (("choices",), "legal moves of a decision"),
    (("over_second", "over_median"), "the best move's lead over the second, and the middle one"),
    (("score",), "score at the end of the turn"),
    (("forced", "settled"), "share of forced decisions; of games settled"),
)


def draw_study(result: StudySummary, path: Path) -> None:
    """Draw a study turn by turn: choices, the best move's lead, the score, forced and settled shares."""
    figure = make_figure(11, 7)
    grid = figure.subplots(2, 2)
    for axes, (names, label) in zip(grid.flat, PANELS, strict=True):
        for name in names:
            rows = [row for row in result["turns"] if row[name] is not None]
            turns, values = [row["turn"] for row in rows], [row[name] for row in rows]
            axes.plot(turns, values, marker=".", label=name.replace("_", " "))
        axes.set_xlabel("turn")
        axes.set_title(label, fontsize="medium")
        axes.set_ylim(bottom=min(0, axes.get_ylim()[0]))
        if len(names) > 1:
            axes.legend(fontsize="small")
    figure.suptitle(
        f"{result['game']}: {result['games']} games of {', '.join(result['bots'])}, seed {result['seed']}"
    )
    figure.savefig(path)
