"""The chance to win, by learned tables: which entries a position looks up.

Before the end a position counts as much as both sides' rows say (`search.chance_to_win`); the tables hold
what is wrong with that. Entries are found by the lowest rows of both sides, by each icon's two rows with what
the board offers for it, by abilities, dice and things waiting, and by whose turn it is; all as the one seat
sees them, so that both seats share them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ...core import values
from ...core.bits import NONE, Bits, Grid, above, below, count, is_any, left, right
from ...core.jit import jit
from ...core.kernel import Space
from ...core.learned import SUFFIX, Values
from .board import PRINTED, Board, Table
from .search import CERTAIN, chance_to_win
from .sheet import OVER, Position, Side, empty_squares, number_of, row_of, side_of, squares_with, with_dice

ICONS = 6
STAGES = 8
RUN = 3
"""So far along a line an icon's chances are looked at."""
TEMPO_BITS = 5
"""Whose turn it is, who began the round, and the phase."""

LAYOUT = "duel 1"
"""Names these tables and the rules they are for: another name for each change of either."""

# ---- where the tables begin

LOW_BITS, SUM_BITS, ICON_BITS, SIDE_BITS, TWICE_BITS, WAIT_BITS, DIE_BITS, SPREAD_BITS = (
    20,
    14,
    16,
    13,
    20,
    13,
    13,
    20,
)
FIRST_LOW = 0
FIRST_SUM = FIRST_LOW + (STAGES << LOW_BITS)
FIRST_ICON = FIRST_SUM + (STAGES << (SUM_BITS + TEMPO_BITS))
FIRST_SIDE = FIRST_ICON + 2 * (STAGES << ICON_BITS)
FIRST_TWICE = FIRST_SIDE + 2 * (STAGES << SIDE_BITS)
FIRST_WAIT = FIRST_TWICE + (STAGES << TWICE_BITS)
FIRST_DIE = FIRST_WAIT + (STAGES << WAIT_BITS)
FIRST_SPREAD = FIRST_DIE + 3 * (1 << (DIE_BITS + TEMPO_BITS))
N_WEIGHTS = FIRST_SPREAD + 2 * (STAGES << SPREAD_BITS)
N_PLACES = 21
"""About so many entries a position looks up."""
NOTES = 16


@cache
def values_for(gives: int) -> Values:
    """Return what was learned for rows that hold those things: for the printed ones alone."""
    path = Path(__file__).parent / "learned" / f"duel{SUFFIX}" if gives == PRINTED else None
    return Values(path, LAYOUT, N_WEIGHTS)


@jit
def low_rows(rows: int) -> int:
    """Return the rows sorted from the lowest, five bits each, the lowest in the highest bits."""
    found = 0
    for marks in range(19):
        for value in range(1, ICONS + 1):
            if row_of(rows, value) == marks:
                found = found << 5 | marks
    return found


@jit
def tempo_of(at: Position, seat: int) -> int:
    """Return whose turn it is, who began the round, and the phase."""
    return (at.phase << 1 | int(at.turn == seat)) << 1 | int(at.first == seat)


@jit(inline=False)
def offer_for(same: Bits, free: Bits, grid: Grid) -> int:
    """Return the most marks that one more of these icons would give on a free square, 7 for more."""
    ones, twos, fours = NONE, NONE, NONE
    for way in range(4):
        line = same
        for _ in range(RUN):
            if way == 0:
                line = below(line, grid)
            elif way == 1:
                line = above(line, grid)
            elif way == 2:
                line = right(line, grid)
            else:
                line = left(line, grid)
            here = line & free
            carry = ones & here
            ones = ones ^ here
            more = twos & carry
            twos = twos ^ carry
            fours = fours | more
            line = line & same
    if is_any(fours):
        return 4 + 2 * int(is_any(fours & twos)) + int(is_any(fours & ones))
    if is_any(twos):
        return 2 + int(is_any(twos & ones))
    return int(is_any(ones))


@jit
def note_offers(board: Board, at: Position, notes: Any) -> None:
    """Note for each icon what the board offers."""
    free = empty_squares(at.land, board.grid)
    for value in range(1, ICONS + 1):
        notes[value] = offer_for(squares_with(at.land, value) & board.grid.full, free, board.grid)


@jit
def sum_of(rows: int) -> int:
    """Return all marks together."""
    total = 0
    for value in range(1, ICONS + 1):
        total += row_of(rows, value)
    return total


@jit(inline=False)
def list_dice(side: Side, first: int, tempo: int, notes: Any, places: Any, n: int) -> int:
    """Write an entry for each icon a side's dice show, with the row and the board's offer for it."""
    for value in range(1, ICONS + 1):
        dice = number_of(side.dice, value)
        if dice > 0:
            found = (row_of(side.rows, value) << 3 | notes[value]) << 2 | min(3, dice)
            places[n] = first + (tempo << DIE_BITS) + found
            n += 1
    return n


# ---- what the kernel promises


@values.base_at.of(Table, "board")
@jit(inline=False)
def base_at(board: Board, at: Position, seat: int, space: Space) -> int:
    return chance_to_win(at, seat)


@values.seen_by.of(Table, "board")
@jit
def seen_by(board: Board, value: Any, seat: int, other: int) -> Any:
    return value if seat == other else CERTAIN - value


@values.places_at.of(Table, "board")
@jit(inline=False)
def places_at(board: Board, at: Position, seat: int, space: Space, places: Any) -> int:
    if at.phase == OVER:
        return 0
    mine, yours, notes, n = side_of(at, seat), side_of(at, 1 - seat), space.notes, 0
    tempo, squares = tempo_of(at, seat), board.grid.width * board.grid.height
    stage = min(STAGES - 1, (squares - count(empty_squares(at.land, board.grid))) * STAGES // squares)
    note_offers(board, at, notes)
    my_low, your_low = low_rows(mine.rows), low_rows(yours.rows)
    places[0] = FIRST_LOW + (stage << LOW_BITS) + (my_low >> 20 << 10 | your_low >> 20)
    places[1] = (
        FIRST_SUM
        + ((stage << TEMPO_BITS | tempo) << SUM_BITS)
        + (sum_of(mine.rows) << 7 | sum_of(yours.rows))
    )
    places[2] = FIRST_SPREAD + (stage << SPREAD_BITS) + (my_low >> 10 & 0xFFFFF)
    places[3] = FIRST_SPREAD + ((STAGES + stage) << SPREAD_BITS) + (your_low >> 10 & 0xFFFFF)
    places[4] = (
        FIRST_TWICE
        + (stage << TWICE_BITS)
        + ((my_low >> 20 & 31) << 15 | (your_low >> 20 & 31) << 10 | tempo << 5 | my_low >> 25)
    )
    places[5] = FIRST_SIDE + (stage << SIDE_BITS) + (mine.used << 5 | mine.owns)
    places[6] = FIRST_SIDE + ((STAGES + stage) << SIDE_BITS) + (yours.used << 5 | yours.owns)
    places[7] = FIRST_WAIT + (stage << WAIT_BITS) + ((at.queue.things & 63) << 6 | tempo)
    n = 8
    for value in range(1, ICONS + 1):
        found = ((row_of(mine.rows, value) << 5 | row_of(yours.rows, value)) << 3 | notes[value]) << 2
        found |= int(at.turn == seat) << 1
        places[n] = FIRST_ICON + (stage << ICON_BITS) + found
        n += 1
    n = list_dice(mine, FIRST_DIE, tempo, notes, places, n)
    n = list_dice(yours, FIRST_DIE + (1 << (DIE_BITS + TEMPO_BITS)), tempo, notes, places, n)
    middle = with_dice(mine, at.left)
    return list_dice(middle, FIRST_DIE + (2 << (DIE_BITS + TEMPO_BITS)), tempo, notes, places, n)
