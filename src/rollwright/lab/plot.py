"""A simulation as a picture: how totals are spread, and what they are made of."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.errors import InvalidSetup

from .heat import count_squares
from .simulation import Simulation

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import SubFigure

FORMATS = (".png", ".svg", ".pdf")
MOST_BINS = 50
MOST_MAPS = 4


def check_plot(path: Path) -> None:
    """Refuse a plot that cannot be drawn before hours are spent on its games."""
    if path.suffix.lower() not in FORMATS:
        raise InvalidSetup(f"a plot is a .png, .svg or .pdf file, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise InvalidSetup(f"there is no folder {str(path.parent)!r} to put the plot in")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise InvalidSetup("a plot needs matplotlib: install it with pip install 'rollwright[lab]'") from None


def draw_plot(simulation: Simulation, path: Path) -> None:
    """Draw the totals, each bot's mean terms stacked, the games' length, and the squares bots use."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 11), layout="constrained")
    FigureCanvasAgg(figure)
    upper, middle, lower = figure.subfigures(3, 1, height_ratios=(3, 3, 3))
    totals, turns = upper.subplots(1, 2, width_ratios=(2, 1))
    draw_totals(totals, simulation)
    draw_turns(turns, simulation)
    draw_terms(middle.subplots(), simulation)
    draw_squares(lower, simulation)
    setup = simulation.setup
    figure.suptitle(f"{setup.game.name}: {setup.games:,} games, seed {setup.seed}")
    figure.savefig(path)


def draw_turns(axes: Axes, simulation: Simulation) -> None:
    """Draw how long games are."""
    turns = sorted(simulation.results.turns)
    shares = [100 * simulation.results.turns[length] / simulation.setup.games for length in turns]
    axes.bar(turns, shares, width=1.0)
    axes.set_xlabel("turns")
    axes.set_ylabel("% of games")


def draw_squares(figure: SubFigure, simulation: Simulation) -> None:
    """Draw a heat map for each bot, of at most four: how often a game touches each square."""
    heat = count_squares(simulation.setup)[:MOST_MAPS]
    drawn = [found for found in heat if found.size > 1]
    if not drawn:
        return
    grid = figure.subplots(1, len(drawn), squeeze=False)[0]
    for axes, found, name in zip(grid, drawn, name_bots(simulation)):
        picture = axes.imshow(found, cmap="viridis", vmin=0)
        axes.set_title(f"squares used by {name}", fontsize="medium")
        axes.set_xticks([])
        axes.set_yticks([])
        figure.colorbar(picture, ax=axes, label="times a game")


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
    """Draw each bot's mean terms, gains to the right of zero and losses to the left."""
    from matplotlib import colormaps

    names, games = name_bots(simulation), simulation.setup.games
    colours = colormaps["tab20"]
    ends = {sign: [0.0] * len(names) for sign in (1, -1)}
    for index, term in enumerate(simulation.setup.game.terms):
        means = [tally.terms[index] / games for tally in simulation.results.tallies]
        starts = [ends[1 if mean >= 0 else -1][row] for row, mean in enumerate(means)]
        axes.barh(names, means, left=starts, label=term.replace("_", " "), color=colours(index % 20))
        for row, mean in enumerate(means):
            ends[1 if mean >= 0 else -1][row] += mean
    axes.use_sticky_edges = False
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_xlabel("mean points")
    axes.legend(fontsize="small", ncols=5, loc="upper center", bbox_to_anchor=(0.5, -0.25))


def name_bots(simulation: Simulation) -> list[str]:
    """["greedy", "greedy"] -> ["1 greedy", "2 greedy"]; bots that swap seats need no number."""
    bots = simulation.setup.bots
    if len(set(bots)) == len(bots):
        return list(bots)
    return [f"{number} {name}" for number, name in enumerate(bots, 1)]
