"""Fiefdoms' learned values: n-tuple tables that correct the greedy estimate of a sheet.

The tuples are the four plots around each square, the rows and columns, each plot with those beside it, each
plot with the people around it, and a few groups of counts, all by the number of filled plots.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....compiler.jit import jit, lookup_table
from ....kernel.bits import popcount
from ....kernel.types import Array, Numbers
from ....values.evaluation import value_at
from ....values.files import SUFFIX, TupleTable, Values
from ....values.scratch import ValueWorkspace
from ..board import (
    ALL_PLOTS,
    CENTRE,
    CORNERS,
    OUTER,
    PAIRS,
    PLOT_OF,
    PLOTS,
    PLOTS_OF_PAIR,
    SIDE,
    SQUARES,
    TOUCH,
    largest_group,
)
from ..buildings import (
    ALMSHOUSE,
    BARRACKS,
    COTTAGE,
    FARM,
    FARMERS,
    FORFEITED,
    GUILDS,
    KINDS,
    LABOURERS,
    MARKET,
    MERCHANTS,
    PISCARY,
    QUARRIERS,
    QUARRY,
    SPRINGHOUSE,
    TOWNHALL,
    UNIVERSITY,
    WINDMILL,
    WINDMILLERS,
)
from ..kernel import move_at
from ..moves import list_builds
from ..offers import BUILDS, guilds_on
from ..params import PAIR, Params, Point
from ..sheet import (
    BARRED,
    Sheet,
    filled_plots,
    holds,
    influence_in_hand,
    is_full,
    kind_on,
    plots_with,
    population,
    reduction_on,
)
from .search import worth_of

_COARSE = {**dict.fromkeys(GUILDS, 10), BARRACKS: 11, PISCARY: 12, FORFEITED: 13}
COARSE = lookup_table([_COARSE.get(kind, kind) for kind in range(KINDS)])
"""Kinds of four bits: guilds are all alike."""
BORDER = 15
STAGE = 5
STAGES = PLOTS // STAGE
LINES = 2 * SIDE
LINE_PLOT = lookup_table(
    [line * SIDE + n if line < SIDE else n * SIDE + line - SIDE for line in range(LINES) for n in range(SIDE)]
)
"""line * 5 + n -> its plot: rows, then columns"""


def _beside(plot: int, down: int, right: int) -> int:
    row, column = plot // SIDE + down, plot % SIDE + right
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else PLOTS


BESIDE = lookup_table([_beside(p, *way) for p in range(PLOTS) for way in ((-1, 0), (1, 0), (0, -1), (0, 1))])
"""plot * 4 + way -> the plot up, down, left, right of it; PLOTS for none"""

# ---- offsets of the tables

LAYOUT = "fiefdoms 1"
"""Names the tables and the rules they are for; changes with either."""
MEETING_BITS, LINE_BITS, CROSS_BITS, PLOT_BITS, COUNT_BITS, COUNTS = 19, 20, 20, 12, 12, 9
FIRST_MEETING = 0
FIRST_LINE = FIRST_MEETING + (STAGES << MEETING_BITS)
FIRST_CROSS = FIRST_LINE + (STAGES << LINE_BITS)
FIRST_PLOT = FIRST_CROSS + (STAGES << CROSS_BITS)
FIRST_COUNT = FIRST_PLOT + (PLOTS << PLOT_BITS)
N_WEIGHTS = FIRST_COUNT + COUNTS * (PLOTS << COUNT_BITS)
N_INDICES = SQUARES + LINES + PLOTS + PLOTS + COUNTS
TABLES = (
    TupleTable("meeting", FIRST_MEETING, STAGES),
    TupleTable("line", FIRST_LINE, STAGES),
    TupleTable("cross", FIRST_CROSS, STAGES),
    TupleTable("plot", FIRST_PLOT, PLOTS),
    *(TupleTable(f"count{n}", FIRST_COUNT + n * (PLOTS << COUNT_BITS), PLOTS) for n in range(COUNTS)),
)


@cache
def values_for(challenge: int) -> Values:
    """Return the shipped values: learned without a challenge, and used with one too."""
    return Values(Path(__file__).parents[1] / "learned" / f"fiefdoms{SUFFIX}", LAYOUT)


@jit(inline=False)
def write_sheet(sheet: Sheet, words: Array) -> None:
    """Write the coarse kind of every plot, the border's, and what every square holds."""
    for plot in range(PLOTS):
        words[plot] = COARSE(kind_on(sheet, plot))
    words[PLOTS] = BORDER
    for square in range(SQUARES):
        words[PLOTS + 1 + square] = holds(sheet, square)


@jit
def index_of_meeting(words: Array, square: int, stage: int) -> int:
    """Return the index of a square with the four plots around it."""
    found: int = words[PLOTS + 1 + square]
    for corner in range(CORNERS):
        found = found << 4 | words[PLOT_OF(square * CORNERS + corner)]
    return FIRST_MEETING + (stage << MEETING_BITS) + found


@jit
def index_of_line(words: Array, line: int, stage: int) -> int:
    """Return the index of a row or column, the same read from either end."""
    onward = back = 0
    for n in range(SIDE):
        onward = onward << 4 | words[LINE_PLOT(line * SIDE + n)]
        back = back << 4 | words[LINE_PLOT(line * SIDE + SIDE - 1 - n)]
    return FIRST_LINE + (stage << LINE_BITS) + min(onward, back)


@jit
def index_of_cross(words: Array, plot: int, stage: int) -> int:
    """Return the index of a plot with those beside it; mirror images share it."""
    up, down = words[BESIDE(plot * 4)], words[BESIDE(plot * 4 + 1)]
    west, east = words[BESIDE(plot * 4 + 2)], words[BESIDE(plot * 4 + 3)]
    upright, across = min(up, down) << 4 | max(up, down), min(west, east) << 4 | max(west, east)
    found: int = words[plot] << 16 | min(upright, across) << 8 | max(upright, across)
    return FIRST_CROSS + (stage << CROSS_BITS) + found


@jit
def index_of_plot(sheet: Sheet, words: Array, plot: int, filled: int) -> int:
    """Return the index of a building with the labour it lacks, the people around it and the empty squares."""
    squares, people, room = TOUCH(plot), 0, 0
    for square in range(SQUARES):
        if squares >> square & 1 != 0:
            inside = words[PLOTS + 1 + square]
            room += int(inside == 0)
            people += inside if inside < BARRED else 0
    reduction = min(1, reduction_on(sheet, plot))
    found: int = ((words[plot] << 4 | min(15, people)) << 3 | room) << 1 | reduction
    return FIRST_PLOT + (filled << PLOT_BITS) + found


@jit(inline=False)
def index_of_count(sheet: Sheet, challenge: int, number: int, filled: int) -> int:
    """Return the index of a group of counts."""
    people, found, empty = population(sheet), 0, ALL_PLOTS & ~filled_plots(sheet)
    if number == 0:
        found = min(31, people // 2) << 4 | min(15, popcount(plots_with(sheet, COTTAGE)))
        found = found << 2 | min(1, plots_with(sheet, ALMSHOUSE)) << 1 | min(1, plots_with(sheet, BARRACKS))
    elif number == 1:
        found = influence_in_hand(sheet, challenge)
    elif number == 2:
        found = min(63, people) << 6 | min(63, labour_wanted(sheet))
    elif number == 3:
        guilds = popcount(guilds_on(sheet))
        built = min(1, plots_with(sheet, TOWNHALL)) | min(1, plots_with(sheet, UNIVERSITY)) << 1
        found = (built | min(1, plots_with(sheet, ALMSHOUSE)) << 2) << 2 | min(3, guilds)
    elif number == 4:
        found = group_of(sheet, FARM, FARMERS) << 6 | group_of(sheet, QUARRY, QUARRIERS)
    elif number == 5:
        mills = popcount(plots_with(sheet, WINDMILL) & OUTER)
        markets = popcount(plots_with(sheet, MARKET) & CENTRE)
        found = min(7, mills) << 4 | min(1, plots_with(sheet, WINDMILLERS)) << 3 | min(7, markets)
        found = found << 1 | min(1, plots_with(sheet, MERCHANTS))
    elif number == 6:
        for pair in range(PAIRS):
            found += int(PLOTS_OF_PAIR(pair) & empty != 0)
    elif number == 7:
        found = min(7, popcount(plots_with(sheet, SPRINGHOUSE))) << 3 | min(
            7, popcount(plots_with(sheet, FORFEITED))
        )
    else:
        found = min(63, sheet.unrest)
    return FIRST_COUNT + ((number * PLOTS + filled) << COUNT_BITS) + found


@jit
def group_of(sheet: Sheet, kind: int, guild: int) -> int:
    """Return how many the largest group has, how many there are besides, and if the guild stands."""
    plots = plots_with(sheet, kind)
    size = popcount(largest_group(plots))
    return (min(7, size) << 2 | min(3, popcount(plots) - size)) << 1 | min(1, plots_with(sheet, guild))


@jit
def labour_wanted(sheet: Sheet) -> int:
    """Return the labourers that all buildings need together."""
    wanted = 0
    for kind in range(KINDS):
        wanted += LABOURERS(kind) * popcount(plots_with(sheet, kind))
    return wanted - popcount(sheet.r0) - 2 * popcount(sheet.r1) - 4 * popcount(sheet.r2)


# ---- the functions that a game implements


@jit(inline=False)
def base_at(params: Params, at: Point, seat: int, workspace: ValueWorkspace) -> int:
    return worth_of(at.sheet, params.challenge, workspace)


@jit(inline=False)
def indices_at(params: Params, at: Point, seat: int, workspace: ValueWorkspace, indices: Array) -> int:
    sheet, words = at.sheet, workspace.scratch.words
    if is_full(sheet):
        return 0
    filled = popcount(filled_plots(sheet))
    stage, n = filled // STAGE, 0
    write_sheet(sheet, words)
    for square in range(SQUARES):
        indices[n] = index_of_meeting(words, square, stage)
        n += 1
    for line in range(LINES):
        indices[n] = index_of_line(words, line, stage)
        n += 1
    for plot in range(PLOTS):
        indices[n] = index_of_cross(words, plot, stage)
        indices[n + 1] = index_of_plot(sheet, words, plot, filled)
        n += 2
    for number in range(COUNTS):
        indices[n] = index_of_count(sheet, params.challenge, number, filled)
        n += 1
    return n


@jit(inline=False)
def value_after(
    params: Params, at: Point, known: int, weights: Numbers, workspace: ValueWorkspace, code: int
) -> int:
    """A pairing is worth the best build with it."""
    if at.task != PAIR:
        return value_at(params, move_at(params, at, code), params.seat, weights, workspace)
    paired = move_at(params, at, code)
    end = list_builds(at.sheet, params.challenge, at.roll, paired.pairing, workspace.codes, BUILDS)
    best = value_at(params, move_at(params, paired, workspace.codes[BUILDS]), params.seat, weights, workspace)
    for n in range(BUILDS + 1, end):
        best = max(
            best,
            value_at(params, move_at(params, paired, workspace.codes[n]), params.seat, weights, workspace),
        )
    return best
