"""What a sheet promises: its points now, and what its features were worth at the end of many games.

The weights are data (`weights.py`). Each feature has one weight for an empty sheet and one for a full
one, and counts by the share of empty squares in between.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.bits import below, count, is_any, near, right
from ...core.jit import jit
from .board import GRID, HEIGHT, WIDTH
from .edition import Rules
from .moves import list_moves, make_move, move_squares
from .scoring import (
    TERMS,
    Terms,
    forest_with,
    lake_with,
    largest_forest,
    largest_lake,
    score_terms,
    terms_with,
)
from .sheet import Sheet, empty, fish_caught, logs_in_stock, men, trees

PROMISES = (
    "always", "empty_pairs", "lonely", "uncut", "unfished", "room_by_lumberjacks", "room_by_fishermen",
    "room_by_trees", "room_by_water", "room_by_both", "room_for_houses", "fishermen", "lumberjacks",
    "builders", "walls", "room_for_walls", "affordable", "next_house", "beds_left", "meals_left",
    "idle_stock",
)  # fmt: skip
Promises = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]  # fmt: skip
FEATURES = (*TERMS, *PROMISES)
N_TERMS = len(TERMS)
SQUARES = WIDTH * HEIGHT
SCALE = 100
"""Values are hundredths of a point."""


@jit
def list_promises(sheet: Sheet, rules: Rules) -> Promises:
    """Return what the score does not tell yet, in the order of PROMISES."""
    s = sheet
    free, people = empty(s), count(men(s))
    by_lumberjacks, by_fishermen = near(s.lumberjack, GRID), near(s.fisherman, GRID)
    by_trees, by_water = free & near(trees(s), GRID), free & near(s.water, GRID)
    stock, site = logs_in_stock(s, rules), free & near(s.jobless | s.builder, GRID)
    can_build = int(stock >= rules.house_logs and is_any(site))
    return (
        1,
        count(free & right(free, GRID)) + count(free & below(free, GRID)),
        count(free & ~near(free, GRID)),
        2 * count(s.two & ~by_lumberjacks) + 3 * count(s.three & ~by_lumberjacks),
        count(s.water & ~by_fishermen),
        count(free & by_lumberjacks),
        count(free & by_fishermen),
        count(by_trees),
        count(by_water),
        count(by_trees & by_water),
        count(site),
        count(s.fisherman),
        count(s.lumberjack),
        count(s.builder),
        count(s.wall),
        count(free & (near(s.wall, GRID) | rules.wall_starts)),
        min(stock, 4 * rules.house_logs) // rules.house_logs,
        can_build,
        max(0, rules.house_beds * count(s.house) - people),
        max(0, rules.feeds * fish_caught(s) - people),
        can_build * max(0, stock - 2 * rules.house_logs),
    )


@jit
def weigh(terms: Terms, promises: Promises, left: int, weights: Sequence[int]) -> int:
    """Return the expected final score, in hundredths, of a sheet with so many squares left."""
    early, late, points, i = 0, 0, 0, 0
    for term in terms:
        points += term
        early += weights[i] * term
        late += weights[i + 1] * term
        i += 2
    for promise in promises:
        early += weights[i] * promise
        late += weights[i + 1] * promise
        i += 2
    return points * SCALE + (early * left + late * (SQUARES - left)) // SQUARES


@jit
def foresee(sheet: Sheet, rules: Rules, weights: Sequence[int]) -> int:
    """Return the expected final score of a sheet, in hundredths of a point."""
    left = count(empty(sheet))
    return weigh(score_terms(sheet, rules), list_promises(sheet, rules), left, weights)


@jit(inline=False)
def foresee_after(
    sheet: Sheet, rules: Rules, weights: Sequence[int], code: int, forest: int, lake: int
) -> int:
    """Return what the sheet promises after a move; its largest forest and lake before it are known."""
    after, drawn = make_move(sheet, code), move_squares(code)
    terms = terms_with(after, rules, forest_with(after, drawn, forest), lake_with(after, drawn, lake))
    return weigh(terms, list_promises(after, rules), count(empty(after)), weights)


@jit(inline=False)
def shrewd_move(sheet: Sheet, rules: Rules, weights: Sequence[int], roll: int) -> int:
    """Return the first of the moves that promise most; -1 if there is none."""
    best, best_value = -1, -1000000000
    forest, lake = largest_forest(sheet), largest_lake(sheet)
    for code in list_moves(sheet, rules, roll):
        value = foresee_after(sheet, rules, weights, code, forest, lake)
        if value > best_value:
            best, best_value = code, value
    return best
