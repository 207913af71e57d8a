"""What a sheet is still worth, by learned tables: the entries found by what stands side by side (`tuples`)
and by what can be counted (`counts`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ...core import values
from ...core.bits import count
from ...core.jit import jit
from ...core.kernel import Space
from ...core.learned import SUFFIX, Part, Values
from .adjacency import look_again, look_around
from .board import HEIGHT
from .contest import expected_prizes
from .counts import COUNTS, N_ENTRIES, STEP, STEPS, count_all, place_of_count, value_of_counts
from .features import SCALE, Known
from .moves import make_move, move_squares
from .scoring import Terms, forest_with, lake_with, largest_forest, largest_lake, terms_with, total_score
from .sheet import empty
from .table import Table, Turn
from .tuples import (
    FIRST_COUNT,
    FIRST_CROSS,
    FIRST_HIGH,
    FIRST_LARGE,
    FIRST_TWO,
    FIRST_WIDE,
    LAST_STAGE,
    N_TUPLES,
    N_WINDOWS,
    SQUARES,
    STAGE,
    STAGES,
    Kinds,
    kinds_of,
    list_window,
    note_row,
    note_rows,
    row_in,
)

LAYOUT = "chiefdom 3"
"""Names these tables and the rules they are for: another name for each change of either."""
N_WEIGHTS = FIRST_COUNT + N_ENTRIES
N_PLACES = N_TUPLES + COUNTS
PARTS = (
    Part("two", FIRST_TWO, STAGES),
    Part("wide", FIRST_WIDE, STAGES),
    Part("high", FIRST_HIGH, STAGES),
    Part("large", FIRST_LARGE, STAGES),
    Part("cross", FIRST_CROSS, STAGES),
    *(Part(f"count{number}", place_of_count(number, 0, 0), STEPS) for number in range(COUNTS)),
)


@cache
def values_for(game: str, shapes: str) -> Values:
    """Return what was learned for an edition with a shape set."""
    return Values(Path(__file__).parent / "learned" / f"{game}-{shapes}{SUFFIX}", LAYOUT)


@jit
def sum_terms(terms: Terms) -> int:
    """Return the sum of a score's terms."""
    total = 0
    for points in terms:
        total += points
    return total


@values.base_at.of(Table)
@jit(inline=False, rare=True)
def base_at(table: Table, at: Turn, seat: int, space: Space) -> int:
    return total_score(at.sheet, table.rules) * SCALE + expected_prizes(at.sheet, table.contest)


@values.places_at.of(Table)
@jit(inline=False, rare=True)
def places_at(table: Table, at: Turn, seat: int, space: Space, places: Any) -> int:
    sheet, around = at.sheet, look_around(at.sheet)
    note_rows(kinds_of(sheet, around), space.notes)
    drawn = SQUARES - count(empty(sheet))
    stage, n = min(LAST_STAGE, drawn // STAGE), 0
    for row in range(-1, HEIGHT - 1):
        n = list_window(space.notes, row, stage, places, n)
    counts = count_all(sheet, table.rules, around, largest_forest(sheet), largest_lake(sheet))
    for number, found in enumerate(counts):
        places[n + number] = place_of_count(number, drawn // STEP, found)
    return n + COUNTS


class Before(NamedTuple):
    """What is the same for all moves on a sheet; its words and windows are noted in the space."""

    known: Known
    kinds: Kinds
    stage: int


@values.prepare_values.of(Table)
@jit(inline=False, rare=True)
def prepare_values(table: Table, at: Turn, weights: Any, space: Space) -> Before:
    sheet, around = at.sheet, look_around(at.sheet)
    kinds = kinds_of(sheet, around)
    note_rows(kinds, space.notes)
    stage = min(LAST_STAGE, (SQUARES - count(empty(sheet))) // STAGE)
    for row in range(-1, HEIGHT - 1):
        space.sums[row + 1] = value_of_window(weights, space, row, stage)
    return Before(Known(around, largest_forest(sheet), largest_lake(sheet)), kinds, stage)


@values.value_by_tables.of(Table)
@jit(inline=False, rare=True)
def value_by_tables(table: Table, at: Turn, seat: int, weights: Any, space: Space) -> Any:
    around, forest, lake = prepare_values(table, at, weights, space).known
    counts = count_all(at.sheet, table.rules, around, forest, lake)
    value = value_of_counts(weights, counts, (SQUARES - count(empty(at.sheet))) // STEP)
    for window in range(N_WINDOWS):
        value += space.sums[window]
    return value + base_at(table, at, seat, space)


@jit
def value_of_window(weights: Any, space: Space, row: int, stage: int) -> Any:
    """Return the sum of all entries of a window."""
    return values.sum_places(weights, space.places, list_window(space.notes, row, stage, space.places, 0))


@jit
def rows_changed(before: Kinds, after: Kinds) -> int:
    """Return the rows where anything differs, one bit for each."""
    a, b = before, after
    changed = (a.a0 ^ b.a0) | (a.a1 ^ b.a1) | (a.a2 ^ b.a2) | (a.a3 ^ b.a3)
    rows = 0
    for row in range(HEIGHT):
        rows |= int(row_in(changed, row) != 0) << row
    return rows


@values.value_after.of(Table)
@jit(inline=False, tidy=False)
def value_after(table: Table, at: Turn, before: Before, weights: Any, space: Space, code: int) -> Any:
    sheet, rules, known = at.sheet, table.rules, before.known
    after, drawn = make_move(sheet, code), move_squares(code)
    around = look_again(known.around, sheet, after)
    forest, lake = forest_with(after, drawn, known.forest), lake_with(after, drawn, known.lake)
    kinds = kinds_of(after, around)
    full = SQUARES - count(empty(after))
    value = value_of_counts(weights, count_all(after, rules, around, forest, lake), full // STEP)
    value += value_of_rows(weights, before, kinds, min(LAST_STAGE, full // STAGE), space)
    value += sum_terms(terms_with(after, rules, around, forest, lake)) * SCALE
    return value + expected_prizes(after, table.contest)


@jit(inline=False, tidy=False)
def value_of_rows(weights: Any, before: Before, kinds: Kinds, stage: int, space: Space) -> Any:
    """Return the sum of all windows after a move; the noted words are left as they were."""
    changed, total = rows_changed(before.kinds, kinds), 0 * weights[0]
    for row in range(HEIGHT):
        if changed >> row & 1 != 0:
            note_row(kinds, row, space.notes)
    touched = changed << 2 | changed << 1 | changed  # bit n: the window that begins n - 1 rows down
    for window in range(N_WINDOWS):
        if stage != before.stage or touched >> (window + 1) & 1 != 0:
            total += value_of_window(weights, space, window - 1, stage)
        else:
            total += space.sums[window]
    for row in range(HEIGHT):
        if changed >> row & 1 != 0:
            note_row(before.kinds, row, space.notes)
    return total
