"""Scoring one sheet: what follows from the drawing, and the printed terms."""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit
from ...kernel.bits import Bits, count, flood, is_any, lowest, one
from .adjacency import Adjacency, look_again, look_around
from .board import GRID
from .cards import OWN_TERMS, counted_points
from .edition import Rules
from .sheet import Sheet, empty, logs_within, men, trees
from .terms import Terms


class Harvest(NamedTuple):
    """A tree beside a lumberjack is cut once, a water beside a fisherman gives one fish."""

    people: int
    houses: int
    logs: int
    """Logs ever cut."""
    stock: int
    """Those that no house was built with."""
    fish: int
    """Fish ever caught."""
    left: int
    """Those that nobody had to eat; a part of a meal takes a whole fish."""
    homeless: int
    hungry: int


@jit
def harvest_with(sheet: Sheet, rules: Rules, beside: Adjacency) -> Harvest:
    """Return the harvest of a sheet whose adjacent squares are known."""
    people, houses = count(men(sheet)), count(sheet.house)
    logs, fish = logs_within(sheet, beside.lumberjacks), count(sheet.water & beside.fishermen)
    return Harvest(
        people,
        houses,
        logs,
        logs - rules.house_logs * houses,
        fish,
        max(0, fish - (people + rules.feeds - 1) // rules.feeds),
        max(0, people - rules.house_beds * houses),
        max(0, people - rules.feeds * fish),
    )


@jit
def harvest_of(sheet: Sheet, rules: Rules) -> Harvest:
    """Return the harvest of a sheet."""
    return harvest_with(sheet, rules, look_around(sheet))


TREES_BITS = 10
"""Bits that the trees of a forest take in its size."""


@jit
def forest_size(sheet: Sheet, forest: Bits, rules: Rules) -> int:
    """Return what forests are compared by: their squares, where these count, and then their trees."""
    return rules.forest_by_squares * count(forest) << TREES_BITS | logs_within(sheet, forest)


@jit
def trees_of(size: int) -> int:
    """Return the trees of a forest of that size."""
    return size & ((1 << TREES_BITS) - 1)


def squares_of_forest(size: int) -> int:
    """Return the squares of a forest of that size, where they count."""
    return size >> TREES_BITS


@jit
def largest_forest(sheet: Sheet, rules: Rules) -> int:
    """Return the size of the largest forest."""
    return forest_with(sheet, trees(sheet), 0, rules)


@jit
def largest_lake(sheet: Sheet) -> int:
    """Return the number of squares in the largest lake."""
    return lake_with(sheet, sheet.water, 0)


@jit
def forest_with(sheet: Sheet, drawn: Bits, before: int, rules: Rules) -> int:
    """Return the size of the largest forest when it was `before` until these squares were drawn."""
    best, rest = before, drawn & trees(sheet)
    while is_any(rest):
        forest = flood(one(lowest(rest)), trees(sheet), GRID)
        rest = rest & ~forest
        best = max(best, forest_size(sheet, forest, rules))
    return best


@jit
def lake_with(sheet: Sheet, drawn: Bits, before: int) -> int:
    """Return the largest lake when it was `before` until these squares were drawn."""
    best, rest = before, drawn & sheet.water
    while is_any(rest):
        lake = flood(one(lowest(rest)), sheet.water, GRID)
        rest = rest & ~lake
        best = max(best, count(lake))
    return best


class Survey(NamedTuple):
    """All that scores and bots need of a drawing, looked up once."""

    beside: Adjacency
    harvest: Harvest
    forest: int
    """The size of the largest one."""
    lake: int


@jit
def survey_of(sheet: Sheet, rules: Rules) -> Survey:
    """Return the survey of a sheet."""
    beside = look_around(sheet)
    harvest = harvest_with(sheet, rules, beside)
    return Survey(beside, harvest, largest_forest(sheet, rules), largest_lake(sheet))


@jit
def survey_after(known: Survey, before: Sheet, after: Sheet, drawn: Bits, rules: Rules) -> Survey:
    """Return the survey after a move that drew on these squares, from the one before it."""
    beside = look_again(known.beside, before, after)
    forest, lake = forest_with(after, drawn, known.forest, rules), lake_with(after, drawn, known.lake)
    return Survey(beside, harvest_with(after, rules, beside), forest, lake)


@jit
def wall_is_complete(sheet: Sheet, rules: Rules) -> bool:
    """Say whether drawn walls join West and East side by side."""
    return is_any(flood(rules.west, sheet.wall, GRID) & rules.east)


@jit
def wall_points(sheet: Sheet, rules: Rules) -> int:
    """Return the points of the wall, finished or not."""
    drawn = rules.wall_square * count(sheet.wall)
    if wall_is_complete(sheet, rules):
        return drawn + rules.wall_complete
    return rules.wall_pays_unfinished * drawn


@jit
def merit_of(sheet: Sheet, total: int, rules: Rules) -> int:
    """Return a number that is highest for who wins: by points, then, where fish break ties, by fish left."""
    return total * 1024 + (harvest_of(sheet, rules).left if rules.fish_break_ties else 0)


@jit(inline=False)
def score_terms(sheet: Sheet, rules: Rules) -> Terms:
    """Return the points of the printed terms; those of a variant are among the cards'."""
    return terms_with(sheet, rules, survey_of(sheet, rules))


@jit
def terms_with(sheet: Sheet, rules: Rules, known: Survey) -> Terms:
    """Return the same for a sheet that is surveyed."""
    beside, h = known.beside, known.harvest
    return Terms(
        rules.fisherman_by_trees * count(sheet.fisherman & beside.trees),
        rules.lumberjack_by_water * count(sheet.lumberjack & beside.water),
        rules.man * h.people,
        rules.fish * h.left,
        rules.log * h.stock,
        rules.house * h.houses,
        rules.tree * trees_of(known.forest),
        rules.lake_square * known.lake,
        wall_points(sheet, rules),
        rules.misery * count(sheet.jobless),
        rules.misery * h.homeless,
        rules.misery * h.hungry,
        rules.empty * count(empty(sheet)),
        counted_points(sheet, rules.cards) if OWN_TERMS > 0 or rules.cards != 0 else 0,
    )


@jit
def sum_terms(terms: Terms) -> int:
    """Return the sum of all terms."""
    total = 0
    for points in terms:
        total += points
    return total


@jit
def total_score(sheet: Sheet, rules: Rules) -> int:
    """Return the points of a sheet."""
    return sum_terms(score_terms(sheet, rules))
