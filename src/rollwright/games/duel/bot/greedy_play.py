"""The policy `greedy`: one step ahead, for rows that are all high rather than some very high."""

from __future__ import annotations

from typing import NamedTuple

from ....compiler.jit import jit, lookup_table
from ....core.rng import Rng, draw_below
from ....kernel.bits import drop_lowest, is_any, lowest
from ....kernel.interface import first_best
from ....kernel.types import Array
from ....values.evaluation import rank_by_value
from ....values.scratch import ValueWorkspace
from ..board import LIFT, PLUS, ROW_LENGTH, Board, Params
from ..moves import list_abilities, list_moves, list_pairs, list_permanents, settle_order
from ..scoring import count_lines
from ..sheet import (
    ADDING,
    AGAIN,
    DRAFT,
    DRAW,
    NO_DICE,
    Position,
    die_beside,
    empty_squares,
    lowest_die,
    lowest_row,
    other_die,
    row_of,
    side_of,
    with_phase,
)
from ..turn import AGAIN_NOW, REROLL, SPLIT, TAKE, TWIN, apply_move, code, read_code, usable_abilities

DECAY = 0.7
"""What a mark is worth next to one in a row a square lower."""
WORTH = lookup_table([round(100_000 * (1 - DECAY**marks)) for marks in range(ROW_LENGTH + 2)])
ANY_START = Rng(0, 0, 0, 1)
"""Where only the worth of the best move is wanted, it does not matter which of them is found."""
SPLIT_BIT, AGAIN_BIT = 1, 1 << (AGAIN_NOW - SPLIT)


class Best(NamedTuple):
    """The best move or square found and what it is worth."""

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
def best_square(board: Board, at: Position, value: int, taken: int) -> Best:
    """Return the free square where an icon scores most in its lines, and how many marks."""
    free = empty_squares(at.land, board.grid)
    best = Best(-1, -1)
    while is_any(free):
        square = lowest(free)
        marks = count_lines(at.land, board.grid, square, value)
        if square != taken and marks > best.worth:
            best = Best(square, marks)
        free = drop_lowest(free)
    return best


@jit(inline=False)
def worth_of_die(board: Board, at: Position, value: int) -> int:
    """Return what the best single drawing of an icon adds for the deciding player."""
    now = row_of(side_of(at, at.turn).rows, value)
    most = max(0, best_square(board, at, value, -1).worth)
    return WORTH(min(ROW_LENGTH, now + most)) - WORTH(now)


@jit(inline=False)
def worth_of_a_roll(board: Board, at: Position) -> int:
    """Return about what one die thrown now adds."""
    total = 0
    for value in range(1, 7):
        total += worth_of_die(board, at, value)
    return total // 6


@jit(inline=False)
def best_of(board: Board, at: Position, codes: Array, begin: int, end: int, rng: Rng) -> Best:
    """Return the move that leads to the best position; equal ones are told apart by a random start."""
    rng, start = draw_below(rng, end - begin)
    best = Best(-1, -1)
    for n in range(begin + start, end + start):
        move = codes[n if n < end else n - end + begin]
        worth = worth_of(apply_move(board, at, move), at.turn)
        if worth > best.worth:
            best = Best(move, worth)
    return best


@jit(inline=False)
def best_pair(board: Board, at: Position, codes: Array, n: int, rng: Rng) -> Best:
    """Return the best way to draw the pair; pairs are listed from place `n` on."""
    return best_of(board, at, codes, n, list_pairs(board, at, codes, n), rng)


@jit(inline=False)
def worth_of_take(board: Board, at: Position, move: int, codes: Array, n: int) -> int:
    """Return what taking a die or two is worth; before the last one is known, that die alone."""
    action, held = read_code(move), side_of(at, at.turn).dice
    if action.second == 0 and held == NO_DICE:
        return worth_of_die(board, at, action.value)
    then = with_phase(apply_move(board, at, move), DRAW, at.turn)
    return best_pair(board, then, codes, n, ANY_START).worth


@jit(inline=False)
def worth_of_permanent(board: Board, at: Position, move: int, codes: Array, n: int) -> int:
    """Return what the pair is worth after changing the dice."""
    action, side = read_code(move), side_of(at, at.turn)
    if action.kind != REROLL:
        return best_pair(board, apply_move(board, at, move), codes, n, ANY_START).worth
    worth = worth_of_rows(side.rows) + worth_of_a_roll(board, at)
    if action.second != 0:
        return worth + worth_of_a_roll(board, at)
    return worth + worth_of_die(board, at, die_beside(side.dice, action.value))


@jit
def worth_of_again(board: Board, at: Position) -> int:
    """Return about what drawing another pair is worth."""
    return worth_of_rows(side_of(at, at.turn).rows) + 2 * worth_of_a_roll(board, at)


# ---- moves ranked, and the policy


@jit(inline=False)
def worth_of_move(board: Board, at: Position, move: int, codes: Array, n: int) -> int:
    """Return what a move promises the deciding player, at a quick look."""
    kind = read_code(move).kind
    if kind == TAKE:
        return worth_of_take(board, at, move, codes, n)
    if kind <= TWIN:
        return worth_of_permanent(board, at, move, codes, n)
    if kind == AGAIN_NOW:
        return worth_of_again(board, at)
    return worth_of(apply_move(board, at, move), at.turn)


@jit(inline=False)
def rank_codes(params: Params, at: Position, workspace: ValueWorkspace, moves: int) -> None:
    """By learned values if there are any."""
    if len(params.values) > 0:
        rank_by_value(params, at, params.values, workspace, moves)
    else:
        rank_by_worth(params.board, at, workspace, moves)


@jit(inline=False)
def rank_by_worth(board: Board, at: Position, workspace: ValueWorkspace, moves: int) -> None:
    """Write what moves promise at a quick look; pairs that may follow are listed behind them."""
    for n in range(moves):
        workspace.values[n] = worth_of_move(board, at, workspace.codes[n], workspace.codes, moves)


@jit(inline=False)
def best_split(board: Board, at: Position) -> Best:
    """Return a good split: the lower die where it is best, then the other one."""
    dice = side_of(at, at.turn).dice
    low, high = lowest_die(dice), other_die(dice)
    square = best_square(board, at, low, -1).move
    then = best_square(board, at, high, square).move
    move = settle_order(board, at, code(SPLIT, low, high, square, then))
    return Best(move, worth_of(apply_move(board, at, move), at.turn))


@jit(inline=False)
def best_ability(board: Board, at: Position, codes: Array, rng: Rng) -> Best:
    """Return the best one-time ability; drawing again is guessed at, and one split is tried, not all."""
    usable = usable_abilities(board, at)
    best = best_of(board, at, codes, 0, list_abilities(board, at, usable & ~SPLIT_BIT, codes), rng)
    if usable & SPLIT_BIT != 0:
        split = best_split(board, at)
        if split.worth > best.worth:
            best = split
    if usable & AGAIN_BIT != 0:
        again = worth_of_again(board, at)
        if again > best.worth:
            best = Best(code(AGAIN_NOW, 0, 0, 0, 0), again)
    return best


@jit(inline=False)
def best_drawing(board: Board, at: Position, workspace: ValueWorkspace, rng: Rng) -> Best:
    """Return the best pair, or the permanent ability that promises a better one."""
    uses = list_permanents(at, workspace.codes)
    best = best_pair(board, at, workspace.codes, uses, rng)
    rank_by_worth(board, at, workspace, uses)
    use = first_best(workspace.values, uses)
    if use >= 0 and workspace.values[use] > best.worth:
        return Best(workspace.codes[use], workspace.values[use])
    return best


@jit(inline=False)
def choose_greedy(board: Board, at: Position, workspace: ValueWorkspace, rng: Rng) -> tuple[Rng, int]:
    """Return the move that looks best one step ahead; -1 after the end."""
    rng, word = draw_below(rng, 1 << 30)
    inner = Rng(word, word, word, 1)
    if at.phase == DRAW or at.phase == AGAIN:
        return rng, best_drawing(board, at, workspace, inner).move
    if at.phase == ADDING:
        return rng, best_ability(board, at, workspace.codes, inner).move
    moves = list_moves(board, at, workspace.codes)
    if at.phase != DRAFT:
        return rng, best_of(board, at, workspace.codes, 0, moves, inner).move
    rank_by_worth(board, at, workspace, moves)
    return rng, workspace.codes[first_best(workspace.values, moves)]
