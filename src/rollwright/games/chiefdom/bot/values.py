"""Chiefdom's learned values: n-tuple tables over patterns of squares (`tuples`) and over pairs of counts
(`counts`). After a move only the windows of rows that it touched are summed again."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ....compiler.jit import jit
from ....kernel.bits import count
from ....kernel.types import Array, Numbers
from ....values import ntuple
from ....values.files import SUFFIX, TupleTable, Values
from ....values.scratch import ValueWorkspace
from ..board import HEIGHT, IS_PRINTED, WIDTH
from ..cards import expected_prizes
from ..moves import DRAW_NOTHING, make_move, move_squares
from ..params import Params, Turn
from ..scoring import Survey, sum_terms, survey_after, survey_of, terms_with, total_score
from ..sheet import empty
from .counts import COUNTS, N_ENTRIES, STEP, STEPS, count_all, index_of_count, value_of_counts
from .features import SCALE
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
    row_in,
    write_row,
    write_rows,
)

LAYOUT = "chiefdom 3" if IS_PRINTED else f"chiefdom 3, {WIDTH} x {HEIGHT}"
"""Names the tables and the rules they are for; changes with either."""
N_WEIGHTS = FIRST_COUNT + N_ENTRIES
N_INDICES = N_TUPLES + COUNTS
TABLES = (
    TupleTable("two", FIRST_TWO, STAGES),
    TupleTable("wide", FIRST_WIDE, STAGES),
    TupleTable("high", FIRST_HIGH, STAGES),
    TupleTable("large", FIRST_LARGE, STAGES),
    TupleTable("cross", FIRST_CROSS, STAGES),
    *(TupleTable(f"count{number}", index_of_count(number, 0, 0), STEPS) for number in range(COUNTS)),
)


@cache
def values_for(game: str, shapes: str) -> Values:
    """Return the shipped values of an edition with a shape set."""
    return Values(Path(__file__).parents[1] / "learned" / f"{game}-{shapes}{SUFFIX}", LAYOUT)


@jit(inline=False)
def base_at(params: Params, at: Turn, seat: int, workspace: ValueWorkspace) -> int:
    return total_score(at.sheet, params.rules) * SCALE + expected_prizes(at.sheet, params.contest)


@jit(inline=False)
def indices_at(params: Params, at: Turn, seat: int, workspace: ValueWorkspace, indices: Array) -> int:
    sheet, known = at.sheet, survey_of(at.sheet, params.rules)
    write_rows(kinds_of(sheet, known.beside), workspace.scratch.words)
    drawn = SQUARES - count(empty(sheet))
    stage, n = min(LAST_STAGE, drawn // STAGE), 0
    for row in range(-1, HEIGHT - 1):
        n = list_window(workspace.scratch.words, row, stage, indices, n)
    counts = count_all(sheet, params.rules, known)
    for number, found in enumerate(counts):
        indices[n + number] = index_of_count(number, drawn // STEP, found)
    return n + COUNTS


class Before(NamedTuple):
    """What all moves on a sheet share; its words and the sums of its windows are in the scratch arrays."""

    known: Survey
    kinds: Kinds
    stage: int


@jit(inline=False)
def init_tables(params: Params, at: Turn, weights: Numbers, workspace: ValueWorkspace) -> Before:
    sheet, known = at.sheet, survey_of(at.sheet, params.rules)
    kinds = kinds_of(sheet, known.beside)
    write_rows(kinds, workspace.scratch.words)
    stage = min(LAST_STAGE, (SQUARES - count(empty(sheet))) // STAGE)
    for row in range(-1, HEIGHT - 1):
        workspace.scratch.sums[row + 1] = value_of_window(weights, workspace, row, stage)
    return Before(known, kinds, stage)


@jit(inline=False)
def table_value(params: Params, at: Turn, seat: int, weights: Numbers, workspace: ValueWorkspace) -> int:
    known = init_tables(params, at, weights, workspace).known
    counts = count_all(at.sheet, params.rules, known)
    value = value_of_counts(weights, counts, (SQUARES - count(empty(at.sheet))) // STEP)
    for window in range(N_WINDOWS):
        value += workspace.scratch.sums[window]
    return value + base_at(params, at, seat, workspace)


@jit
def value_of_window(weights: Numbers, workspace: ValueWorkspace, row: int, stage: int) -> int:
    """Return the sum of all weights of a window."""
    return ntuple.sum_weights(
        weights,
        workspace.scratch.indices,
        list_window(workspace.scratch.words, row, stage, workspace.scratch.indices, 0),
    )


@jit
def rows_changed(before: Kinds, after: Kinds) -> int:
    """Return the rows where anything differs, one bit for each."""
    a, b = before, after
    changed = (a.a0 ^ b.a0) | (a.a1 ^ b.a1) | (a.a2 ^ b.a2) | (a.a3 ^ b.a3)
    rows = 0
    for row in range(HEIGHT):
        rows |= int(row_in(changed, row) != 0) << row
    return rows


@jit(inline=False)
def value_after(
    params: Params, at: Turn, before: Before, weights: Numbers, workspace: ValueWorkspace, code: int
) -> int:
    if code == DRAW_NOTHING and params.contest.seats == 1:
        return total_score(at.sheet, params.rules) * SCALE + 0 * weights[0]
    rules, after = params.rules, make_move(at.sheet, code)
    known = survey_after(before.known, at.sheet, after, move_squares(code), rules)
    kinds = kinds_of(after, known.beside)
    full = SQUARES - count(empty(after))
    value = value_of_counts(weights, count_all(after, rules, known), full // STEP)
    value += value_of_rows(weights, before, kinds, min(LAST_STAGE, full // STAGE), workspace)
    value += sum_terms(terms_with(after, rules, known)) * SCALE
    return value + expected_prizes(after, params.contest)


@jit(inline=False)
def value_of_rows(
    weights: Numbers, before: Before, kinds: Kinds, stage: int, workspace: ValueWorkspace
) -> int:
    """Return the sum of all windows after a move; the words are restored."""
    changed, total = rows_changed(before.kinds, kinds), 0 * weights[0]
    for row in range(HEIGHT):
        if changed >> row & 1 != 0:
            write_row(kinds, row, workspace.scratch.words)
    touched = changed << 2 | changed << 1 | changed  # bit n: the window that begins n - 1 rows down
    for window in range(N_WINDOWS):
        if stage != before.stage or touched >> (window + 1) & 1 != 0:
            total += value_of_window(weights, workspace, window - 1, stage)
        else:
            total += workspace.scratch.sums[window]
    for row in range(HEIGHT):
        if changed >> row & 1 != 0:
            write_row(before.kinds, row, workspace.scratch.words)
    return total
