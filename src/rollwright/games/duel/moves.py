"""Every legal move, each position it leads to listed once, into an array that the caller owns.

Functions that list fill `codes` from place `n` on and return the place after their last move.
"""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit
from ...kernel.bits import Bits, above, drop_lowest, has, is_any, left, lowest, near
from ...kernel.types import Array
from .board import PERMANENTS, ROW_LENGTH, SIZES, Board
from .scoring import Track, count_lines, join, mark
from .sheet import (
    ADDING,
    AGAIN,
    DRAFT,
    DRAW,
    EMPTY_QUEUE,
    LIFTING,
    OVER,
    Position,
    empty_squares,
    flying_dice,
    icon_squares,
    lowest_die,
    lowest_row,
    number_of,
    other_die,
    row_of,
    side_of,
)
from .turn import (
    ADD_ONE,
    AGAIN_NOW,
    DO_LIFT,
    DRAW_PAIR,
    FLIP,
    LEFTOVER,
    MARK,
    REROLL,
    SPLIT,
    TAKE,
    TAKE_ONE,
    TAKE_STAR,
    TWIN,
    WILD,
    apply_move,
    code,
    read_code,
    usable_abilities,
)


class Spots(NamedTuple):
    """Where a pair fits: the left squares of those lying across, the upper ones of those upright."""

    across: Bits
    upright: Bits


@jit
def spots_in(free: Bits, touching: Bits, board: Board) -> Spots:
    """Return the pairs of squares in `free` with at least one in `touching`."""
    grid = board.grid
    across = free & left(free, grid) & (touching | left(touching, grid))
    return Spots(across, free & above(free, grid) & (touching | above(touching, grid)))


@jit(inline=False)
def find_spots(board: Board, at: Position) -> Spots:
    """Return where the deciding player's pair may be drawn.

    In the first round it touches a pre-drawn icon and, as the second player's, not the first player's pair.
    """
    free = empty_squares(at.land, board.grid)
    if at.round == 1 and at.phase == DRAW:
        allowed = free
        if at.turn != at.first:
            allowed = free & ~near(icon_squares(at.land) & ~board.predrawn, board.grid)
        spots = spots_in(allowed, near(board.predrawn, board.grid), board)
        if is_any(spots.across | spots.upright):
            return spots
    return spots_in(free, free, board)


# ---- the order of scoring


@jit(inline=False)
def is_order_open(board: Board, at: Position, move: int) -> bool:
    """Say whether drawing the same two icons, scored the other way round, leads elsewhere."""
    _, value, second, square, then = read_code(move)
    if value == second:
        return False
    track = Track(side_of(at, at.turn).rows, EMPTY_QUEUE, board.gives)
    one_way = mark(track, value, count_lines(at.land, board.grid, square, value)).queue
    if one_way.length == 0:
        return False
    other = mark(track, second, count_lines(at.land, board.grid, then, second)).queue
    if join(one_way, other).things == join(other, one_way).things:
        return False
    here, there = apply_move(board, at, move), apply_move(board, at, turn_round(move))
    return here.phase != there.phase or here.queue.things != there.queue.things


@jit
def turn_round(move: int) -> int:
    """draw c3=2 c4=5 -> draw c4=5 c3=2"""
    kind, value, second, square, then = read_code(move)
    return code(kind, second, value, then, square)


@jit
def settle_order(board: Board, at: Position, move: int) -> int:
    """Return the listed one of two ways to write a drawing: reading order, where order means nothing."""
    action = read_code(move)
    if action.kind not in (DRAW_PAIR, SPLIT) or action.square < action.then:
        return move
    return move if is_order_open(board, at, move) else turn_round(move)


# ---- the lists


@jit(inline=False)
def list_moves(board: Board, at: Position, codes: Array) -> int:
    """Fill `codes` with the deciding player's moves in a fixed order; none while dice are in the air."""
    if at.phase == OVER or flying_dice(at) > 0:
        return 0
    if at.phase == DRAFT:
        return list_takes(at, codes)
    if at.phase == DRAW or at.phase == AGAIN:
        return list_pairs(board, at, codes, list_permanents(at, codes))
    if at.phase == LIFTING:
        rows = side_of(at, at.turn).rows
        return list_rows(DO_LIFT, rows, lowest_row(rows), codes, 0)
    if at.phase == ADDING:
        return list_abilities(board, at, usable_abilities(board, at), codes)
    return list_stars(at, codes)


@jit
def takes_two(at: Position) -> bool:
    """The round's first player drafts one die at a time, the other two at once."""
    return at.turn != at.first


@jit
def list_takes(at: Position, codes: Array) -> int:
    n = 0
    for value in range(1, 7):
        if number_of(at.left, value) > 0:
            if not takes_two(at):
                codes[n] = code(TAKE, value, 0, 0, 0)
                n += 1
                continue
            for second in range(value, 7):
                if number_of(at.left, second) > int(second == value):
                    codes[n] = code(TAKE, value, second, 0, 0)
                    n += 1
    return n


@jit(inline=False)
def list_permanents(at: Position, codes: Array) -> int:
    """Each owned one once a turn, and none when drawing again."""
    side = side_of(at, at.turn)
    if at.phase != DRAW or side.owns == 0:
        return 0
    ready, n = side.owns & ~side.spent, 0
    low, high = lowest_die(side.dice), other_die(side.dice)
    for kind in range(ADD_ONE, TWIN + 1):
        if (ready >> (kind - ADD_ONE)) & 1 != 0:
            n = list_uses(kind, low, high, codes, n)
    return n


@jit(inline=False)
def list_uses(kind: int, low: int, high: int, codes: Array, n: int) -> int:
    """List a permanent ability's uses on two dice, equal dice once."""
    if kind == TWIN:
        for value in range(1, 7):
            if low == high and value != low:
                codes[n] = code(TWIN, value, 0, 0, 0)
                n += 1
        return n
    if can_change(kind, low):
        codes[n] = code(kind, low, 0, 0, 0)
        n += 1
    if high != low and can_change(kind, high):
        codes[n] = code(kind, high, 0, 0, 0)
        n += 1
    if kind == REROLL:
        codes[n] = code(kind, low, high, 0, 0)
        n += 1
    return n


@jit
def can_change(kind: int, value: int) -> bool:
    """No die goes above 6 or below 1."""
    return kind in (FLIP, REROLL) or (kind == ADD_ONE and value < 6) or (kind == TAKE_ONE and value > 1)


@jit(inline=False)
def list_pairs(board: Board, at: Position, codes: Array, n: int) -> int:
    """List every drawing of the pair, in reading order of its first square."""
    spots = find_spots(board, at)
    either = spots.across | spots.upright
    while is_any(either):
        square = lowest(either)
        if has(spots.across, square):
            n = list_ways(board, at, DRAW_PAIR, square, square + 1, codes, n)
        if has(spots.upright, square):
            n = list_ways(board, at, DRAW_PAIR, square, square + board.grid.width, codes, n)
        either = drop_lowest(either)
    return n


@jit(inline=False)
def list_ways(board: Board, at: Position, kind: int, square: int, then: int, codes: Array, n: int) -> int:
    """List both ways round of two icons on two squares, and both orders where they matter."""
    move, other = pair_code(at, kind, square, then, 0), pair_code(at, kind, square, then, 1)
    n = list_orders(board, at, move, codes, n)
    if other != move:
        n = list_orders(board, at, other, codes, n)
    return n


@jit
def pair_code(at: Position, kind: int, square: int, then: int, way: int) -> int:
    """Return the drawing of the deciding player's dice on two squares, one of two ways round."""
    dice = side_of(at, at.turn).dice
    low, high = lowest_die(dice), other_die(dice)
    return code(kind, low, high, square, then) if way == 0 else code(kind, high, low, square, then)


@jit
def list_orders(board: Board, at: Position, move: int, codes: Array, n: int) -> int:
    codes[n] = move
    if is_order_open(board, at, move):
        codes[n + 1] = turn_round(move)
        return n + 2
    return n + 1


@jit(inline=False)
def list_rows(kind: int, rows: int, marks: int, codes: Array, n: int) -> int:
    """List a mark for every row that has at most `marks` marks."""
    for value in range(1, 7):
        if row_of(rows, value) <= marks:
            codes[n] = code(kind, value, 0, 0, 0)
            n += 1
    return n


@jit
def list_stars(at: Position, codes: Array) -> int:
    owns, n = side_of(at, at.turn).owns, 0
    for kind in range(ADD_ONE, TWIN + 1):
        if (owns >> (kind - ADD_ONE)) & 1 == 0:
            codes[n] = code(TAKE_STAR, kind, 0, 0, 0)
            n += 1
    return n


@jit(inline=False)
def list_abilities(board: Board, at: Position, usable: int, codes: Array) -> int:
    """List the uses of those one-time abilities, one bit for each."""
    n = 0
    for kind in range(SPLIT, MARK + 1):
        if (usable >> (kind - SPLIT)) & 1 == 0:
            continue
        if kind == SPLIT:
            n = list_splits(board, at, codes, n)
        elif kind == AGAIN_NOW:
            codes[n] = code(AGAIN_NOW, 0, 0, 0, 0)
            n += 1
        elif kind == MARK:
            n = list_rows(MARK, side_of(at, at.turn).rows, ROW_LENGTH - 1, codes, n)
        else:
            n = list_single_drawings(board, at, kind, codes, n)
    return n


@jit(inline=False)
def list_splits(board: Board, at: Position, codes: Array, n: int) -> int:
    free = empty_squares(at.land, board.grid)
    while is_any(free):
        square = lowest(free)
        free = drop_lowest(free)
        others = free
        while is_any(others):
            n = list_ways(board, at, SPLIT, square, lowest(others), codes, n)
            others = drop_lowest(others)
    return n


@jit(inline=False)
def list_single_drawings(board: Board, at: Position, kind: int, codes: Array, n: int) -> int:
    """List wild, leftover and cross: every empty square, with every icon it may get."""
    least, most = icons_of(at, kind)
    free = empty_squares(at.land, board.grid)
    while is_any(free):
        for value in range(least, most + 1):
            codes[n] = code(kind, value, 0, lowest(free), 0)
            n += 1
        free = drop_lowest(free)
    return n


@jit
def icons_of(at: Position, kind: int) -> tuple[int, int]:
    """Return the least and the greatest icon that wild, leftover or cross draws; a cross is none."""
    if kind == WILD:
        return 1, 6
    value = lowest_die(at.left) if kind == LEFTOVER else 0
    return value, value


# ---- how many there can be


def _count_most_moves(size: int) -> int:
    """Return a number that no list of moves exceeds on a board of that size, whatever is drawn on it.

    Two icons on two squares are four moves: either way round, in either order. Splits and all else that a
    plus allows are listed together. While a draft or the uses of permanent abilities are weighed, the pairs
    that may follow are listed behind them.
    """
    squares = size * size
    pairs = 4 * 2 * size * (size - 1)
    splits = 4 * (squares * (squares - 1) // 2)
    added = splits + (6 + 1 + 1) * squares + 1 + 6
    takes, uses = 6 * 7 // 2, 3 * (len(PERMANENTS) - 1) + 5
    return max(added, takes + pairs, uses + 2 * pairs)


MOST_MOVES = max(_count_most_moves(size) for size in SIZES)
