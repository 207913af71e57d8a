"""A quick estimate of what a sheet will be worth at the end, for the greedy policy.

Everything is a whole number, in hundredths of a point or of a pip, so that plain and compiled play agree.
"""

from __future__ import annotations

from typing import NamedTuple

from ....core.bits import popcount, trailing_zeros
from ....core.jit import jit
from ..board import ALL_PLOTS, CORNERS, LINES, NEAR, PAIRS, PLOT_OF, PLOTS, PLOTS_OF_PAIR, SQUARES, TOUCH
from ..buildings import (
    ALMS,
    ALMSHOUSE,
    BARRACKS,
    BARRACKS_HOUSE,
    COTTAGE_HOUSES,
    COTTAGE_POINTS,
    FARMERS,
    GUILD_POINTS,
    GUILD_SIZE,
    IS_GUILD,
    MARKET,
    MERCHANTS,
    PISCARY,
    SPRINGHOUSE,
    TOWNHALL,
    TOWNHALL_BONUS,
    UNIT,
    UNIVERSITY,
    UNIVERSITY_SCORE,
)
from ..scoring import advanced_types, fixed_points, guild_size, springhouse_penalty, townhall_points
from ..sheet import (
    BARRED,
    Sheet,
    filled_plots,
    holds,
    influence_in_hand,
    kind_on,
    labour_of,
    places_of,
)

ONE = 100
TURNS = 25


class Weights(NamedTuple):
    """What the estimate believes, in hundredths."""

    fill_each: int = 90
    """Pips an empty square will get for each empty plot around it ..."""
    fill_most: int = 280
    """... at most."""
    future_labour: int = 150
    """Labourers that a building on an empty plot will need."""
    staffing: int = 110
    """How surely a building is staffed when supply equals demand."""
    miss: int = 24
    """How much each missing member lowers the chance of a guild, at the start."""
    miss_delay: int = 3
    hall_future: int = 35
    """Points a Townhall gains from each empty plot it sees."""
    study_future: int = 300
    """Points a University will still gain, at the start."""
    cottages_to_come: int = 18
    """Cottages built in each turn that is left."""
    influence: int = 200
    """Points one influence in hand is worth."""
    spring_future: int = 25
    """Points a Springhouse gains from each empty plot next to it."""
    vagrant: int = 85
    """What a vagrant to come costs."""
    member: int = 25
    """Points a group of three or more earns before its guild is built."""
    open_pair: int = 120
    """Points for each pair of different Location values that still names an empty plot, at the start."""
    open_double: int = 60
    """The same for two equal values, which are rolled half as often."""


WEIGHTS = Weights()


@jit
def expected_pips(sheet: Sheet, empty: int, w: Weights) -> list[int]:
    """Return the pips each square will have."""
    pips = [0 for _ in range(SQUARES)]
    for square in range(SQUARES):
        inside = holds(sheet, square)
        if 0 < inside < BARRED:
            pips[square] = inside * ONE
        elif inside == 0:
            around = 0
            for corner in range(CORNERS):
                around += empty >> PLOT_OF(square * CORNERS + corner) & 1
            pips[square] = min(w.fill_most, around * w.fill_each)
    return pips


@jit(inline=False)
def expected_staffing(pips: list[int], labour: list[int], empty: int, w: Weights) -> list[int]:
    """Return how surely each plot is staffed, from what is wanted of the squares around it."""
    wanted = [1 for _ in range(SQUARES)]
    for plot in range(PLOTS):
        need = w.future_labour if empty >> plot & 1 != 0 else labour[plot] * ONE
        squares = TOUCH(plot)
        share = need // popcount(squares)
        while squares != 0:
            wanted[trailing_zeros(squares)] += share
            squares &= squares - 1
    sure = [ONE for _ in range(PLOTS)]
    for plot in range(PLOTS):
        if labour[plot] > 0:
            sure[plot] = staffing_of(plot, pips, wanted, labour[plot], w)
    return sure


@jit
def staffing_of(plot: int, pips: list[int], wanted: list[int], need: int, w: Weights) -> int:
    """Return how surely one building is staffed."""
    squares = TOUCH(plot)
    ways = popcount(squares)
    ratio, around = 0, 0
    while squares != 0:
        square = trailing_zeros(squares)
        squares &= squares - 1
        ratio += min(2 * ONE, pips[square] * ONE // wanted[square])
        around += pips[square]
    if around < need * ONE:
        return ratio // ways * around // (need * ONE) // 2
    return min(ONE, ratio // ways * w.staffing // ONE)


@jit
def guild_chance(at: list[int], kind: int, turns: int, w: Weights) -> int:
    """Return how surely a guild's condition will hold, from the members that stand."""
    missing = max(0, GUILD_SIZE - guild_size(at, ALL_PLOTS, kind))
    if missing > turns:
        return 0
    return max(0, ONE - missing * w.miss * TURNS // (turns + w.miss_delay))


@jit(inline=False)
def worth_of(
    sheet: Sheet, at: list[int], kind: int, plot: int, pips: list[int], empty: int, turns: int, w: Weights
) -> int:
    """Return what an active building will score, in hundredths."""
    if kind == MARKET:
        squares, around = TOUCH(plot), 0
        while squares != 0:
            around += pips[trailing_zeros(squares)]
            squares &= squares - 1
        return around // 2
    if kind == TOWNHALL:
        future = popcount(LINES(plot) & empty) * w.hall_future
        most = 6 * TOWNHALL_BONUS * ONE + 5 * ONE
        return min(most, townhall_points(at, ~empty, plot) * ONE + future)
    if kind == UNIVERSITY:
        types = advanced_types(at)
        future = w.study_future * turns // TURNS if types < 4 else 0
        return UNIVERSITY_SCORE(types) * ONE + future
    if kind == PISCARY:
        return (3 + popcount(NEAR(plot) & at[MARKET])) * ONE
    if IS_GUILD(kind) != 0:
        return GUILD_POINTS * guild_chance(at, kind, turns, w)
    if kind == SPRINGHOUSE:
        return popcount(NEAR(plot) & empty) * w.spring_future
    return fixed_points(sheet, at, kind, plot) * ONE


@jit
def housing_worth(at: list[int], sure: list[int], people: int, turns: int, w: Weights) -> int:
    """Return the points of Cottages less what vagrants will cost."""
    cottages = popcount(at[1])
    units = (people // ONE + UNIT - 1) // UNIT
    housed = COTTAGE_HOUSES * (cottages * ONE + turns * w.cottages_to_come)
    alms = 0
    plots = at[BARRACKS] | at[ALMSHOUSE]
    while plots != 0:
        plot = trailing_zeros(plots)
        plots &= plots - 1
        if at[BARRACKS] >> plot & 1 != 0:
            housed += BARRACKS_HOUSE * sure[plot]
        else:
            alms += ALMS * sure[plot]
    vagrants = max(0, people - housed)
    return COTTAGE_POINTS * ONE * min(cottages, units) - max(0, vagrants - alms) * w.vagrant // ONE


@jit
def group_worth(at: list[int], w: Weights) -> int:
    """Return a little for groups that a guild could still be built for."""
    best = 0
    for guild in range(FARMERS, MERCHANTS + 1):
        best = max(best, guild_size(at, ALL_PLOTS, guild))
    return w.member * min(GUILD_SIZE, best)


@jit
def room_to_build(empty: int, turns: int, w: Weights) -> int:
    """Return what it is worth that many different rolls can still be built with."""
    worth = 0
    for pair in range(PAIRS):
        plots = PLOTS_OF_PAIR(pair)
        if plots & empty != 0:
            worth += w.open_double if popcount(plots) == 1 else w.open_pair
    return worth * turns // TURNS


@jit(inline=False)
def estimate(sheet: Sheet, challenge: int, w: Weights) -> int:
    """Return about what the sheet will be worth, in hundredths."""
    at, labour = places_of(sheet), labour_of(sheet)
    empty = at[0]
    turns = popcount(empty)
    pips = expected_pips(sheet, empty, w)
    sure = expected_staffing(pips, labour, empty, w)
    total = -springhouse_penalty(at) * ONE
    standing = filled_plots(sheet)
    while standing != 0:
        plot = trailing_zeros(standing)
        standing &= standing - 1
        kind = kind_on(sheet, plot)
        total += worth_of(sheet, at, kind, plot, pips, empty, turns, w) * sure[plot] // ONE
    total += housing_worth(at, sure, sum(pips), turns, w) + group_worth(at, w)
    total += room_to_build(empty, turns, w)
    if turns > 0:
        total += influence_in_hand(sheet, challenge) * w.influence
    return total
