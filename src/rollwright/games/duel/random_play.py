"""The policy `random`: any ability, any place, in time that does not grow with the number of moves.

Kinds of one-time abilities are equally likely, then their places; a pair and each use of a permanent
ability are equally likely; where the order of scoring matters a coin decides it.
"""

from __future__ import annotations

from ...core.bits import count, nth
from ...core.jit import jit
from ...core.rng import Rng, draw_below
from .board import ROW_LENGTH, Board
from .moves import find_spots, is_order_open, list_permanents, settle_order, takes_two, turn_round
from .sheet import (
    ADDING,
    AGAIN,
    DRAFT,
    DRAW,
    LIFTING,
    Position,
    dice_of,
    empty_squares,
    lowest_die,
    lowest_row,
    number_of,
    other_die,
    row_of,
    side_of,
)
from .turn import (
    AGAIN_NOW,
    ALL_PERMANENTS,
    DO_LIFT,
    DRAW_PAIR,
    LEFTOVER,
    MARK,
    SPLIT,
    TAKE,
    TAKE_STAR,
    WILD,
    code,
    usable_abilities,
)


@jit(inline=False)
def choose_random(board: Board, at: Position, rng: Rng) -> tuple[Rng, int]:
    """Return a legal move of the deciding player."""
    if at.phase == DRAFT:
        return pick_take(at, rng)
    if at.phase == DRAW or at.phase == AGAIN:
        return pick_drawing(board, at, rng)
    side = side_of(at, at.turn)
    if at.phase == LIFTING:
        rng, value = pick_bit(rows_at_most(side.rows, lowest_row(side.rows)), rng)
        return rng, code(DO_LIFT, value + 1, 0, 0, 0)
    if at.phase == ADDING:
        return pick_ability(board, at, rng)
    rng, permanent = pick_bit(ALL_PERMANENTS & ~side.owns, rng)
    return rng, code(TAKE_STAR, permanent, 0, 0, 0)


@jit(inline=False)
def pick_bit(mask: int, rng: Rng) -> tuple[Rng, int]:
    """0b1010 -> 1 or 3, equally likely (of fewer than 8 bits, not all 0)"""
    bits = 0
    for bit in range(8):
        bits += (mask >> bit) & 1
    rng, ahead = draw_below(rng, bits)
    for bit in range(8):
        if (mask >> bit) & 1 != 0:
            if ahead == 0:
                return rng, bit
            ahead -= 1
    return rng, 0


@jit
def rows_at_most(rows: int, marks: int) -> int:
    """Return the rows with no more marks than that, one bit for each."""
    found = 0
    for value in range(1, 7):
        if row_of(rows, value) <= marks:
            found |= 1 << (value - 1)
    return found


@jit
def pick_die(dice: int, rng: Rng) -> tuple[Rng, int]:
    """Return a value of the handful, each distinct one equally likely."""
    values = 0
    for value in range(1, 7):
        if number_of(dice, value) > 0:
            values |= 1 << (value - 1)
    rng, picked = pick_bit(values, rng)
    return rng, picked + 1


@jit
def pick_take(at: Position, rng: Rng) -> tuple[Rng, int]:
    rng, value = pick_die(at.left, rng)
    if not takes_two(at):
        return rng, code(TAKE, value, 0, 0, 0)
    rng, second = pick_die(at.left - dice_of(value, 1), rng)
    return rng, code(TAKE, min(value, second), max(value, second), 0, 0)


@jit(inline=False)
def pick_drawing(board: Board, at: Position, rng: Rng) -> tuple[Rng, int]:
    spots = find_spots(board, at)
    across = count(spots.across)
    ways = 2 * (across + count(spots.upright))
    side = side_of(at, at.turn)
    if at.phase == DRAW and side.owns & ~side.spent != 0:
        uses = [0 for _ in range(0)]
        list_permanents(at, uses)
        rng, ticket = draw_below(rng, ways + len(uses))
        if ticket >= ways:
            return rng, uses[ticket - ways]
    else:
        rng, ticket = draw_below(rng, ways)
    place = ticket >> 1
    if place < across:
        square = nth(spots.across, place)
        then = square + 1
    else:
        square = nth(spots.upright, place - across)
        then = square + board.grid.width
    return pick_order(board, at, DRAW_PAIR, square, then, ticket & 1, rng)


@jit(inline=False)
def pick_order(
    board: Board, at: Position, kind: int, square: int, then: int, way: int, rng: Rng
) -> tuple[Rng, int]:
    """Return a drawing on two squares, one of two ways round, in either order."""
    dice = side_of(at, at.turn).dice
    low, high = lowest_die(dice), other_die(dice)
    move = code(kind, low, high, square, then) if way == 0 else code(kind, high, low, square, then)
    if not is_order_open(board, at, move):
        return rng, settle_order(board, at, move)
    rng, coin = draw_below(rng, 2)
    return rng, move if coin == 0 else turn_round(move)


@jit(inline=False)
def pick_ability(board: Board, at: Position, rng: Rng) -> tuple[Rng, int]:
    rng, ability = pick_bit(usable_abilities(board, at), rng)
    kind = SPLIT + ability
    if kind == AGAIN_NOW:
        return rng, code(kind, 0, 0, 0, 0)
    if kind == MARK:
        open_rows = rows_at_most(side_of(at, at.turn).rows, ROW_LENGTH - 1)
        rng, row = pick_bit(open_rows, rng)
        return rng, code(kind, row + 1, 0, 0, 0)
    free = empty_squares(at.land, board.grid)
    number = count(free)
    rng, place = draw_below(rng, number)
    square = nth(free, place)
    if kind == SPLIT:
        rng, further = draw_below(rng, number - 1)
        then = nth(free, (place + 1 + further) % number)
        way = int(square > then)
        return pick_order(board, at, kind, min(square, then), max(square, then), way, rng)
    value = 0
    if kind == LEFTOVER:
        value = lowest_die(at.left)
    elif kind == WILD:
        rng, value = draw_below(rng, 6)
        value += 1
    return rng, code(kind, value, 0, square, 0)
