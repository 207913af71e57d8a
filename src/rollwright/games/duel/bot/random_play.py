"""The policy `random`: any ability, any place, in time that does not grow with the number of moves.

Kinds of one-time abilities are equally likely, then their places; a pair and each use of a permanent
ability are equally likely; where the order of scoring matters a coin decides it. Moves that are few are
listed.
"""

from __future__ import annotations

from ....compiler.jit import jit
from ....core.rng import Rng, draw_below
from ....kernel.bits import count, nth, popcount, trailing_zeros
from ....kernel.interface import Workspace
from ....kernel.types import Array
from ..board import ROW_LENGTH, Board
from ..moves import (
    find_spots,
    icons_of,
    is_order_open,
    list_moves,
    list_permanents,
    list_rows,
    pair_code,
    takes_two,
    turn_round,
)
from ..sheet import (
    ADDING,
    AGAIN,
    DRAFT,
    DRAW,
    Position,
    dice_of,
    empty_squares,
    number_of,
    side_of,
)
from ..turn import AGAIN_NOW, DRAW_PAIR, MARK, SPLIT, TAKE, code, usable_abilities


@jit
def choose_random(board: Board, at: Position, workspace: Workspace, rng: Rng) -> tuple[Rng, int]:
    """Return a legal move of the deciding player; -1 after the end."""
    codes = workspace.codes
    if at.phase == DRAFT:
        return pick_take(at, rng)
    if at.phase == DRAW or at.phase == AGAIN:
        return pick_drawing(board, at, codes, rng)
    if at.phase == ADDING:
        return pick_ability(board, at, codes, rng)
    return pick_listed(codes, list_moves(board, at, codes), rng)


@jit(inline=False)
def pick_listed(codes: Array, moves: int, rng: Rng) -> tuple[Rng, int]:
    """Return one of the first `moves` codes, equally likely; -1 of none."""
    if moves == 0:
        return rng, -1
    rng, which = draw_below(rng, moves)
    return rng, codes[which]


@jit(inline=False)
def pick_bit(mask: int, rng: Rng) -> tuple[Rng, int]:
    """0b1010 -> 1 or 3, equally likely (of a mask that is not 0)"""
    rng, ahead = draw_below(rng, popcount(mask))
    for _ in range(ahead):
        mask &= mask - 1
    return rng, trailing_zeros(mask)


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
def pick_drawing(board: Board, at: Position, codes: Array, rng: Rng) -> tuple[Rng, int]:
    spots = find_spots(board, at)
    across = count(spots.across)
    ways = 2 * (across + count(spots.upright))
    rng, ticket = draw_below(rng, ways + list_permanents(at, codes))
    if ticket >= ways:
        return rng, codes[ticket - ways]
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
    """Return a drawing on two squares in reading order, one of two ways round; a coin may turn the order."""
    move = pair_code(at, kind, square, then, way)
    if not is_order_open(board, at, move):
        return rng, move
    rng, coin = draw_below(rng, 2)
    return rng, move if coin == 0 else turn_round(move)


@jit(inline=False)
def pick_ability(board: Board, at: Position, codes: Array, rng: Rng) -> tuple[Rng, int]:
    rng, ability = pick_bit(usable_abilities(board, at), rng)
    kind = SPLIT + ability
    if kind == AGAIN_NOW:
        return rng, code(kind, 0, 0, 0, 0)
    if kind == MARK:
        return pick_listed(codes, list_rows(MARK, side_of(at, at.turn).rows, ROW_LENGTH - 1, codes, 0), rng)
    free = empty_squares(at.land, board.grid)
    number = count(free)
    rng, place = draw_below(rng, number)
    square = nth(free, place)
    if kind == SPLIT:
        rng, further = draw_below(rng, number - 1)
        then = nth(free, (place + 1 + further) % number)
        way = int(square > then)
        return pick_order(board, at, kind, min(square, then), max(square, then), way, rng)
    least, most = icons_of(at, kind)
    if most > least:
        rng, more = draw_below(rng, most - least + 1)
        least += more
    return rng, code(kind, least, 0, square, 0)
