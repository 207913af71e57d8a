"""What a sheet is still worth, by learned tables: which entries it looks up.

Before the end a sheet counts as much as the greedy estimate says; the tables hold what is wrong with that.
Entries are found by the four plots around each square, the rows and columns, the plots beside each plot,
each plot with the people around it, and by a few counts; by how many plots are filled.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ...core import values
from ...core.bits import popcount
from ...core.jit import jit
from ...core.jit import table as look_up
from ...core.kernel import Space
from ...core.learned import SUFFIX, Part, Values
from ...core.values import value_at
from .board import (
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
from .bot.search import worth_of
from .buildings import (
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
from .moves import list_builds
from .offers import BUILDS, guilds_on
from .playout import move_at
from .sheet import (
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
from .table import PAIR, Point, Table

_COARSE = {**dict.fromkeys(GUILDS, 10), BARRACKS: 11, PISCARY: 12, FORFEITED: 13}
COARSE = look_up([_COARSE.get(kind, kind) for kind in range(KINDS)])
"""Kinds of four bits: guilds are all alike."""
BORDER = 15
STAGE = 5
STAGES = PLOTS // STAGE
LINES = 2 * SIDE
LINE_PLOT = look_up(
    [line * SIDE + n if line < SIDE else n * SIDE + line - SIDE for line in range(LINES) for n in range(SIDE)]
)
"""line * 5 + n -> its plot: rows, then columns"""


def _beside(plot: int, down: int, right: int) -> int:
    row, column = plot // SIDE + down, plot % SIDE + right
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else PLOTS


BESIDE = look_up([_beside(p, *way) for p in range(PLOTS) for way in ((-1, 0), (1, 0), (0, -1), (0, 1))])
"""plot * 4 + way -> the plot up, down, left, right of it; PLOTS for none"""

# ---- where the tables begin

LAYOUT = "fiefdoms 1"
"""Names these tables and the rules they are for: another name for each change of either."""
MEETING_BITS, LINE_BITS, CROSS_BITS, PLOT_BITS, COUNT_BITS, COUNTS = 19, 20, 20, 12, 12, 9
FIRST_MEETING = 0
FIRST_LINE = FIRST_MEETING + (STAGES << MEETING_BITS)
FIRST_CROSS = FIRST_LINE + (STAGES << LINE_BITS)
FIRST_PLOT = FIRST_CROSS + (STAGES << CROSS_BITS)
FIRST_COUNT = FIRST_PLOT + (PLOTS << PLOT_BITS)
N_WEIGHTS = FIRST_COUNT + COUNTS * (PLOTS << COUNT_BITS)
N_PLACES = SQUARES + LINES + PLOTS + PLOTS + COUNTS
PARTS = (
    Part("meeting", FIRST_MEETING, STAGES),
    Part("line", FIRST_LINE, STAGES),
    Part("cross", FIRST_CROSS, STAGES),
    Part("plot", FIRST_PLOT, PLOTS),
    *(Part(f"count{n}", FIRST_COUNT + n * (PLOTS << COUNT_BITS), PLOTS) for n in range(COUNTS)),
)


@cache
def values_for(challenge: int) -> Values:
    """Return what was learned: of games without a challenge, which is most of what a challenge wants too."""
    return Values(Path(__file__).parent / "learned" / f"fiefdoms{SUFFIX}", LAYOUT)


@jit(inline=False)
def note_sheet(sheet: Sheet, notes: Any) -> None:
    """Note the coarse kind of every plot, what lies outside, and what every square holds."""
    for plot in range(PLOTS):
        notes[plot] = COARSE(kind_on(sheet, plot))
    notes[PLOTS] = BORDER
    for square in range(SQUARES):
        notes[PLOTS + 1 + square] = holds(sheet, square)


@jit
def place_of_meeting(notes: Any, square: int, stage: int) -> int:
    """Return the entry of a square with the four plots around it."""
    found: int = notes[PLOTS + 1 + square]
    for corner in range(CORNERS):
        found = found << 4 | notes[PLOT_OF(square * CORNERS + corner)]
    return FIRST_MEETING + (stage << MEETING_BITS) + found


@jit
def place_of_line(notes: Any, line: int, stage: int) -> int:
    """Return the entry of a row or column; read from either end it is the same."""
    onward = back = 0
    for n in range(SIDE):
        onward = onward << 4 | notes[LINE_PLOT(line * SIDE + n)]
        back = back << 4 | notes[LINE_PLOT(line * SIDE + SIDE - 1 - n)]
    return FIRST_LINE + (stage << LINE_BITS) + min(onward, back)


@jit
def place_of_cross(notes: Any, plot: int, stage: int) -> int:
    """Return the entry of a plot with those beside it, mirror images alike."""
    up, down = notes[BESIDE(plot * 4)], notes[BESIDE(plot * 4 + 1)]
    west, east = notes[BESIDE(plot * 4 + 2)], notes[BESIDE(plot * 4 + 3)]
    upright, across = min(up, down) << 4 | max(up, down), min(west, east) << 4 | max(west, east)
    found: int = notes[plot] << 16 | min(upright, across) << 8 | max(upright, across)
    return FIRST_CROSS + (stage << CROSS_BITS) + found


@jit
def place_of_plot(sheet: Sheet, notes: Any, plot: int, filled: int) -> int:
    """Return the entry of a building with the labour it lacks, the people around, and squares still empty."""
    squares, people, room = TOUCH(plot), 0, 0
    for square in range(SQUARES):
        if squares >> square & 1 != 0:
            inside = notes[PLOTS + 1 + square]
            room += int(inside == 0)
            people += inside if inside < BARRED else 0
    reduction = min(1, reduction_on(sheet, plot))
    found: int = ((notes[plot] << 4 | min(15, people)) << 3 | room) << 1 | reduction
    return FIRST_PLOT + (filled << PLOT_BITS) + found


@jit(inline=False)
def place_of_count(sheet: Sheet, challenge: int, number: int, filled: int) -> int:
    """Return the entry of one group of counts."""
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


# ---- what the kernel promises


@values.base_at.of(Table)
@jit(inline=False)
def base_at(table: Table, at: Point, seat: int, space: Space) -> int:
    return worth_of(at.sheet, table.challenge, space)


@values.places_at.of(Table)
@jit(inline=False)
def places_at(table: Table, at: Point, seat: int, space: Space, places: Any) -> int:
    sheet, notes = at.sheet, space.notes
    if is_full(sheet):
        return 0
    filled = popcount(filled_plots(sheet))
    stage, n = filled // STAGE, 0
    note_sheet(sheet, notes)
    for square in range(SQUARES):
        places[n] = place_of_meeting(notes, square, stage)
        n += 1
    for line in range(LINES):
        places[n] = place_of_line(notes, line, stage)
        n += 1
    for plot in range(PLOTS):
        places[n] = place_of_cross(notes, plot, stage)
        places[n + 1] = place_of_plot(sheet, notes, plot, filled)
        n += 2
    for number in range(COUNTS):
        places[n] = place_of_count(sheet, table.challenge, number, filled)
        n += 1
    return n


@values.value_after.of(Table)
@jit(inline=False)
def value_after(table: Table, at: Point, known: int, weights: Any, space: Space, code: int) -> Any:
    """A pairing is worth the best build with it."""
    if at.task != PAIR:
        return value_at(table, move_at(table, at, code), table.seat, weights, space)
    paired = move_at(table, at, code)
    end = list_builds(at.sheet, table.challenge, at.roll, paired.pairing, space.codes, BUILDS)
    best = value_at(table, move_at(table, paired, space.codes[BUILDS]), table.seat, weights, space)
    for n in range(BUILDS + 1, end):
        best = max(best, value_at(table, move_at(table, paired, space.codes[n]), table.seat, weights, space))
    return best
