"""A quick estimate of what a sheet will be worth at the end, for the greedy policy.

Everything is a whole number, in hundredths of a point or of a pip, so that plain and compiled play agree.
"""

from __future__ import annotations

from ....compiler.jit import jit, stack_array
from ....kernel.bits import popcount, trailing_zeros
from ....kernel.types import Array
from ..board import ALL_PLOTS, CORNERS, LINES, NEAR, PAIRS, PLOT_OF, PLOTS, PLOTS_OF_PAIR, SQUARES, TOUCH
from ..buildings import (
    ALMS,
    ALMSHOUSE,
    BARRACKS,
    BARRACKS_HOUSE,
    COTTAGE_HOUSES,
    COTTAGE_POINTS,
    EMPTY,
    FARMERS,
    GUILD_POINTS,
    GUILD_SIZE,
    IS_GUILD,
    KINDS,
    MARKET,
    MERCHANTS,
    SPRINGHOUSE,
    TOWNHALL,
    TOWNHALL_BONUS,
    UNIT,
    UNIVERSITY,
    UNIVERSITY_SCORE,
)
from ..scoring import advanced_types, building_points, guild_size, springhouse_penalty
from ..sheet import BARRED, Sheet, filled_plots, holds, influence_in_hand, kind_on, labourers_on, note_places
from ..terms import own_points

ONE = 100
TURNS = 25
PIPS = KINDS
LABOUR = PIPS + SQUARES
WANTED = LABOUR + PLOTS
"""Where an estimate notes what it expects, behind the plots of each kind."""
notes_room = stack_array(WANTED + SQUARES)


# what the estimate believes, in hundredths
FILL_EACH = 90
"""Pips an empty square will get for each empty plot around it ..."""
FILL_MOST = 280
"""... at most."""
FUTURE_LABOUR = 150
"""Labourers that a building on an empty plot will need."""
STAFFING = 110
"""How surely a building is staffed when supply equals demand."""
MISS = 24
"""How much each missing member lowers the chance of a guild, at the start."""
MISS_DELAY = 3
HALL_FUTURE = 35
"""Points a Townhall gains from each empty plot it sees."""
STUDY_FUTURE = 300
"""Points a University will still gain, at the start."""
COTTAGES_TO_COME = 18
"""Cottages built in each turn that is left."""
INFLUENCE = 200
"""Points one influence in hand is worth."""
SPRING_FUTURE = 25
"""Points a Springhouse gains from each empty plot next to it."""
VAGRANT = 85
"""What a vagrant to come costs."""
MEMBER = 25
"""Points a group of three or more earns before its guild is built."""
OPEN_PAIR = 120
"""Points for each pair of different Location values that still names an empty plot, at the start."""
OPEN_DOUBLE = 60
"""The same for two equal values, which are rolled half as often."""


@jit
def expect_pips(sheet: Sheet, empty: int, room: Array) -> int:
    """Note the pips each square will have, and return all of them together."""
    total = 0
    for square in range(SQUARES):
        pips, inside = 0, holds(sheet, square)
        if 0 < inside < BARRED:
            pips = inside * ONE
        elif inside == 0:
            around = 0
            for corner in range(CORNERS):
                around += empty >> PLOT_OF(square * CORNERS + corner) & 1
            pips = min(FILL_MOST, around * FILL_EACH)
        room[PIPS + square] = pips
        total += pips
    return total


@jit
def expect_demand(sheet: Sheet, empty: int, room: Array) -> None:
    """Note the labourers of each plot, and what all of them want of each square."""
    for square in range(SQUARES):
        room[WANTED + square] = 1
    for plot in range(PLOTS):
        room[LABOUR + plot] = labourers_on(sheet, plot)
        need = FUTURE_LABOUR if empty >> plot & 1 != 0 else room[LABOUR + plot] * ONE
        squares = TOUCH(plot)
        share = need // popcount(squares)
        while squares != 0:
            room[WANTED + trailing_zeros(squares)] += share
            squares &= squares - 1


@jit(inline=False)
def staffing_of(plot: int, room: Array) -> int:
    """Return how surely a building is staffed, from what is wanted of the squares around it."""
    need = room[LABOUR + plot]
    squares = TOUCH(plot)
    if need == 0:
        return ONE
    ways = popcount(squares)
    ratio, around = 0, 0
    while squares != 0:
        square = trailing_zeros(squares)
        squares &= squares - 1
        ratio += min(2 * ONE, room[PIPS + square] * ONE // room[WANTED + square])
        around += room[PIPS + square]
    if around < need * ONE:
        return ratio // ways * around // (need * ONE) // 2
    return min(ONE, ratio // ways * STAFFING // ONE)


@jit
def guild_chance(at: Array, kind: int, turns: int) -> int:
    """Return how surely a guild's condition will hold, from the members that stand."""
    missing = max(0, GUILD_SIZE - guild_size(at, ALL_PLOTS, kind))
    if missing > turns:
        return 0
    return max(0, ONE - missing * MISS * TURNS // (turns + MISS_DELAY))


@jit(inline=False)
def value_of(sheet: Sheet, room: Array, kind: int, plot: int, empty: int, turns: int) -> int:
    """Return what an active building will score, in hundredths."""
    at = room
    if kind == MARKET:
        squares, around = TOUCH(plot), 0
        while squares != 0:
            around += room[PIPS + trailing_zeros(squares)]
            squares &= squares - 1
        return around // 2
    if kind == TOWNHALL:
        future = popcount(LINES(plot) & empty) * HALL_FUTURE
        most = 6 * TOWNHALL_BONUS * ONE + 5 * ONE
        return min(most, building_points(sheet, at, ~empty, kind, plot) * ONE + future)
    if kind == UNIVERSITY:
        types = advanced_types(at)
        future = STUDY_FUTURE * turns // TURNS if types < 4 else 0
        return UNIVERSITY_SCORE(types) * ONE + future
    if IS_GUILD(kind) != 0:
        return GUILD_POINTS * guild_chance(at, kind, turns)
    if kind == SPRINGHOUSE:
        return popcount(NEAR(plot) & empty) * SPRING_FUTURE
    return building_points(sheet, at, ALL_PLOTS, kind, plot) * ONE


@jit
def housing_worth(at: Array, people: int, turns: int) -> int:
    """Return the points of Cottages less what vagrants will cost."""
    cottages = popcount(at[1])
    units = (people // ONE + UNIT - 1) // UNIT
    housed = COTTAGE_HOUSES * (cottages * ONE + turns * COTTAGES_TO_COME)
    alms = 0
    plots = at[BARRACKS] | at[ALMSHOUSE]
    while plots != 0:
        plot = trailing_zeros(plots)
        plots &= plots - 1
        if at[BARRACKS] >> plot & 1 != 0:
            housed += BARRACKS_HOUSE * staffing_of(plot, at)
        else:
            alms += ALMS * staffing_of(plot, at)
    vagrants = max(0, people - housed)
    return COTTAGE_POINTS * ONE * min(cottages, units) - max(0, vagrants - alms) * VAGRANT // ONE


@jit
def group_worth(at: Array) -> int:
    """Return a little for groups that a guild could still be built for."""
    best = 0
    for guild in range(FARMERS, MERCHANTS + 1):
        best = max(best, guild_size(at, ALL_PLOTS, guild))
    return MEMBER * min(GUILD_SIZE, best)


@jit
def room_to_build(empty: int, turns: int) -> int:
    """Return what it is worth that many different rolls can still be built with."""
    value = 0
    for pair in range(PAIRS):
        plots = PLOTS_OF_PAIR(pair)
        if plots & empty != 0:
            value += OPEN_DOUBLE if popcount(plots) == 1 else OPEN_PAIR
    return value * turns // TURNS


@jit(inline=False)
def evaluate(sheet: Sheet, challenge: int) -> int:
    """Return about what the sheet will be worth, in hundredths."""
    room = notes_room()
    note_places(sheet, room)
    empty = room[EMPTY]
    turns = popcount(empty)
    people = expect_pips(sheet, empty, room)
    expect_demand(sheet, empty, room)
    total = -springhouse_penalty(room) * ONE
    standing = filled_plots(sheet)
    while standing != 0:
        plot = trailing_zeros(standing)
        standing &= standing - 1
        value = value_of(sheet, room, kind_on(sheet, plot), plot, empty, turns)
        total += value * staffing_of(plot, room) // ONE
    total += housing_worth(room, people, turns) + group_worth(room)
    total += room_to_build(empty, turns) + own_points(room) * ONE
    if turns > 0:
        total += influence_in_hand(sheet, challenge) * INFLUENCE
    return total
