"""N-tuples over pairs of counts: what stands on a sheet, what is in stock, what room is left."""

from __future__ import annotations

from ....compiler.jit import jit
from ....kernel.bits import below, count, near, right
from ....kernel.types import Numbers
from ..board import GRID
from ..edition import Rules
from ..scoring import Survey, trees_of
from ..sheet import Sheet, bonuses_left, empty, logs_within, trees
from .tuples import FIRST_COUNT, SQUARES

STEP = 6
"""Squares drawn per stage, for counts."""
STEPS = SQUARES // STEP + 1
COUNTS = 10
COUNT_BITS = 11
N_ENTRIES = COUNTS * STEPS * (1 << COUNT_BITS)

Counts = tuple[int, int, int, int, int, int, int, int, int, int]


@jit
def within(number: int, least: int, most: int) -> int:
    """7, 0, 5 -> 5"""
    return max(least, min(most, number))


@jit(inline=False)
def count_all(sheet: Sheet, rules: Rules, known: Survey) -> Counts:
    """Return each pair of counts as an index within its table."""
    s, a, h, free = sheet, known.beside, known.harvest, empty(sheet)
    beds = within(rules.house_beds * h.houses - h.people, -16, 15) + 16
    meals = within(rules.feeds * h.fish - h.people, -16, 15) + 16
    logs, sites = within(h.stock, 0, 31), within(count(free & a.builders), 0, 15)
    uncut = logs_within(s, trees(s)) - h.logs
    unfished = count(s.water) - h.fish
    pairs = count(free & right(free, GRID)) + count(free & below(free, GRID))
    lonely = count(free & ~near(free, GRID))
    return (
        beds << 5 | logs,
        beds << 5 | meals,
        logs << 4 | sites,
        within(count(free & a.water), 0, 31) << 5 | within(count(free & a.trees), 0, 31),
        within(pairs // 2, 0, 63) << 4 | within(lonely, 0, 15),
        (within(count(s.jobless), 0, 7) << 4 | within(unfished, 0, 15)) << 4 | within(uncut // 2, 0, 15),
        within(trees_of(known.forest) // 2, 0, 31) << 5 | within(known.lake, 0, 31),
        within(count(free & a.lumberjacks), 0, 31) << 5 | within(count(free & a.fishermen), 0, 31),
        (within(count(s.wall), 0, 15) << 3 | within(count(free & (a.walls | rules.wall_starts)), 0, 7)) << 1
        | int(h.stock >= rules.wall_logs),
        within(count(free), 0, 127) << 3 | within(bonuses_left(s, rules), 0, 7),
    )


@jit
def index_of_count(number: int, step: int, found: int) -> int:
    """Return the index of a pair of counts among all weights."""
    return FIRST_COUNT + ((number * STEPS + step) << COUNT_BITS) + found


@jit(inline=False)
def value_of_counts(weights: Numbers, counts: Counts, step: int) -> int:
    """Return the sum of the weights of all pairs."""
    total = 0 * weights[0]
    for number, found in enumerate(counts):
        total += weights[index_of_count(number, step, found)]
    return total
