"""The policy `greedy`: one step ahead, for rows that are all high rather than some very high."""

from __future__ import annotations

from typing import NamedTuple

from ...core.bits import drop_lowest, is_any, lowest
from ...core.jit import jit, table
from ...core.rng import Rng, draw_below
from .board import LIFT, PLUS, ROW_LENGTH, Board
from .moves import list_moves, list_pairs, settle_order
from .scoring import count_lines
from .sheet import (
    ADDING,
    AGAIN,
    DRAFT,
    DRAW,
    NO_DICE,
    Position,
    Side,
    dice_of,
    empty_squares,
    lowest_die,
    lowest_row,
    other_die,
    row_of,
    side_of,
    with_dice,
    with_phase,
    with_side,
)
from .turn import (
    AGAIN_NOW,
    DRAW_PAIR,
    REROLL,
    SPLIT,
    apply_move,
    code,
    kind_in,
    second_in,
    usable_abilities,
    value_in,
)

DECAY = 0.7
"""What a mark is worth next to one in a row a square lower."""
WORTH = table([round(100_000 * (1 - DECAY**marks)) for marks in range(ROW_LENGTH + 2)])


class Best(NamedTuple):
    """The best move found and what it is worth."""

    move: int
    worth: int


@jit
def worth_of_rows(rows: int) -> int:
    """Return what six rows are worth: low rows weigh most."""
    worth = 0
    for value in range(1, 7):
        worth += WORTH(row_of(rows, value))
    return worth


@jit
def worth_of_thing(thing: int, rows: int) -> int:
    """Return about what a lift, plus or star still to be used is worth."""
    low = lowest_row(rows)
    step = WORTH(low + 1) - WORTH(low)
    if thing == LIFT:
        return step
    return 2 * step if thing == PLUS else step // 2


@jit(inline=False)
def worth_of(at: Position, seat: int) -> int:
    """Return what a position is worth to a seat: its rows, and what it may still use this turn."""
    rows = side_of(at, seat).rows
    worth = worth_of_rows(rows)
    if at.turn != seat or at.phase <= AGAIN:
        return worth
    worth += worth_of_thing(at.phase - AGAIN, rows)
    things = at.queue.things
    while things > 0:
        worth += worth_of_thing(things & 3, rows)
        things >>= 2
    return worth


@jit(inline=False)
def worth_of_die(board: Board, at: Position, seat: int, value: int) -> int:
    """Return what the best single drawing of an icon adds."""
    rows = side_of(at, seat).rows
    now = row_of(rows, value)
    most = 0
    free = empty_squares(at.land, board.grid)
    while is_any(free):
        most = max(most, count_lines(at.land, board.grid, lowest(free), value))
        free = drop_lowest(free)
    return WORTH(min(ROW_LENGTH, now + most)) - WORTH(now)


@jit(inline=False)
def worth_of_a_roll(board: Board, at: Position) -> int:
    """Return about what one die thrown now adds."""
    total = 0
    for value in range(1, 7):
        total += worth_of_die(board, at, at.turn, value)
    return total // 6


@jit(inline=False)
def best_pair(board: Board, at: Position, rng: Rng) -> Best:
    """Return the best way to draw the pair; equal ones are told apart by chance."""
    moves = [0 for _ in range(0)]
    list_pairs(board, at, moves)
    return best_of(board, at, moves, rng)


@jit(inline=False)
def best_of(board: Board, at: Position, moves: list[int], rng: Rng) -> Best:
    """Return the move that leads to the best position, from a random start in the list."""
    rng, start = draw_below(rng, len(moves))
    best = Best(-1, -1)
    for step in range(len(moves)):
        move = moves[(start + step) % len(moves)]
        worth = worth_of(apply_move(board, at, move), at.turn)
        if worth > best.worth:
            best = Best(move, worth)
    return best


@jit
def imagine_dice(at: Position, seat: int, dice: int) -> Position:
    """Return the position as if that seat drew now, with those dice."""
    return with_phase(with_side(at, seat, with_dice(side_of(at, seat), dice)), DRAW, seat)


@jit(inline=False)
def worth_of_take(board: Board, at: Position, move: int, rng: Rng) -> int:
    """Return what taking a die or two is worth; before the last one is known, that die alone."""
    held = side_of(at, at.turn).dice
    if second_in(move) == 0 and held == NO_DICE:
        return worth_of_die(board, at, at.turn, value_in(move))
    dice = held + dice_of(value_in(move), 1)
    if second_in(move) != 0:
        dice += dice_of(second_in(move), 1)
    return best_pair(board, imagine_dice(at, at.turn, dice), rng).worth


@jit(inline=False)
def worth_of_permanent(board: Board, at: Position, move: int, rng: Rng) -> int:
    """Return what the pair is worth after changing the dice."""
    if kind_in(move) != REROLL:
        return best_pair(board, apply_move(board, at, move), rng).worth
    dice = side_of(at, at.turn).dice
    worth = worth_of_rows(side_of(at, at.turn).rows) + worth_of_a_roll(board, at)
    if second_in(move) != 0:
        return worth + worth_of_a_roll(board, at)
    kept = other_die(dice) if value_in(move) == lowest_die(dice) else lowest_die(dice)
    return worth + worth_of_die(board, at, at.turn, kept)


@jit(inline=False)
def best_split(board: Board, at: Position) -> Best:
    """Return a good split: the lower die where it is best, then the other one."""
    dice = side_of(at, at.turn).dice
    low, high = lowest_die(dice), other_die(dice)
    square = best_square(board, at, low, -1)
    then = best_square(board, at, high, square)
    move = settle_order(board, at, code(SPLIT, low, high, square, then))
    return Best(move, worth_of(apply_move(board, at, move), at.turn))


@jit(inline=False)
def best_square(board: Board, at: Position, value: int, taken: int) -> int:
    """Return the free square where an icon scores most in its lines."""
    free = empty_squares(at.land, board.grid)
    best, most = -1, -1
    while is_any(free):
        square = lowest(free)
        marks = count_lines(at.land, board.grid, square, value)
        if square != taken and marks > most:
            best, most = square, marks
        free = drop_lowest(free)
    return best


@jit(inline=False)
def best_ability(board: Board, at: Position, rng: Rng) -> Best:
    """Return the best one-time ability; drawing again is guessed at."""
    side = side_of(at, at.turn)
    without_split = Side(side.rows, side.used | 1, side.owns, side.spent, side.dice)
    moves = list_moves(board, with_side(at, at.turn, without_split))
    best = Best(-1, -1)
    if len(moves) > 0:
        best = best_of(board, at, moves, rng)
    if usable_abilities(board, at) & 1 != 0:
        split = best_split(board, at)
        if split.worth > best.worth:
            best = split
    if AGAIN_NOW in [kind_in(move) for move in moves]:
        again = worth_of_rows(side.rows) + 2 * worth_of_a_roll(board, at)
        if again > best.worth:
            best = Best(code(AGAIN_NOW, 0, 0, 0, 0), again)
    return best


@jit(inline=False)
def best_draft(board: Board, at: Position, moves: list[int], rng: Rng) -> Best:
    best = Best(-1, -1)
    for move in moves:
        worth = worth_of_take(board, at, move, rng)
        if worth > best.worth:
            best = Best(move, worth)
    return best


@jit(inline=False)
def best_drawing(board: Board, at: Position, moves: list[int], rng: Rng) -> Best:
    """Return the best pair, or the permanent ability that promises a better one."""
    best = best_pair(board, at, rng)
    for move in moves:
        if kind_in(move) == DRAW_PAIR:
            break
        worth = worth_of_permanent(board, at, move, rng)
        if worth > best.worth:
            best = Best(move, worth)
    return best


@jit(inline=False)
def choose_greedy(board: Board, at: Position, rng: Rng) -> tuple[Rng, int]:
    """Return the move that looks best one step ahead."""
    rng, word = draw_below(rng, 1 << 30)
    inner = Rng(word, word, word, 1)
    if at.phase == ADDING:
        return rng, best_ability(board, at, inner).move
    moves = list_moves(board, at)
    if at.phase == DRAFT:
        return rng, best_draft(board, at, moves, inner).move
    if at.phase == DRAW or at.phase == AGAIN:
        return rng, best_drawing(board, at, moves, inner).move
    return rng, best_of(board, at, moves, inner).move
