"""Every legal move, each position it leads to listed once."""

from __future__ import annotations

from typing import NamedTuple

from ...core.bits import Bits, above, count, drop_lowest, has, is_any, left, lowest, near
from ...core.jit import jit
from .board import ROW_LENGTH, Board
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
    CROSS,
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
    kind_in,
    second_in,
    square_in,
    then_in,
    usable_abilities,
    value_in,
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
    """Return where the deciding player's pair may be drawn."""
    free = empty_squares(at.land, board.grid)
    if at.round == 1 and at.phase == DRAW:
        spots = first_round_spots(board, at, free)
        if is_any(spots.across | spots.upright):
            return spots
    return spots_in(free, free, board)


@jit
def first_round_spots(board: Board, at: Position, free: Bits) -> Spots:
    """Touch a pre-drawn icon, and, as the second player, not the first player's pair."""
    if at.turn != at.first:
        free = free & ~near(icon_squares(at.land) & ~board.predrawn, board.grid)
    return spots_in(free, near(board.predrawn, board.grid), board)


# ---- the order of scoring


@jit(inline=False)
def is_order_open(board: Board, at: Position, move: int) -> bool:
    """Say whether drawing the same two icons, scored the other way round, leads elsewhere."""
    value, second = value_in(move), second_in(move)
    if value == second:
        return False
    rows = side_of(at, at.turn).rows
    grid = board.grid
    track = Track(rows, EMPTY_QUEUE, board.gives)
    one_way = mark(track, value, count_lines(at.land, grid, square_in(move), value)).queue
    if one_way.length == 0:
        return False
    other = mark(track, second, count_lines(at.land, grid, then_in(move), second)).queue
    if join(one_way, other).things == join(other, one_way).things:
        return False
    here, there = apply_move(board, at, move), apply_move(board, at, turn_round(move))
    return here.phase != there.phase or here.queue.things != there.queue.things


@jit
def turn_round(move: int) -> int:
    """draw c3=2 c4=5 -> draw c4=5 c3=2"""
    return code(kind_in(move), second_in(move), value_in(move), then_in(move), square_in(move))


@jit
def settle_order(board: Board, at: Position, move: int) -> int:
    """Return the listed one of two ways to write a drawing: reading order, where order means nothing."""
    if kind_in(move) not in (DRAW_PAIR, SPLIT) or square_in(move) < then_in(move):
        return move
    return move if is_order_open(board, at, move) else turn_round(move)


# ---- the lists


@jit(inline=False)
def list_moves(board: Board, at: Position) -> list[int]:
    """Return the deciding player's legal moves in a fixed order; none while dice are in the air."""
    moves = [0 for _ in range(0)]
    if at.phase == OVER or flying_dice(at) > 0:
        return moves
    if at.phase == DRAFT:
        list_takes(at, moves)
    elif at.phase == DRAW or at.phase == AGAIN:
        list_permanents(at, moves)
        list_pairs(board, at, moves)
    elif at.phase == LIFTING:
        list_lifts(at, moves)
    elif at.phase == ADDING:
        list_abilities(board, at, moves)
    else:
        list_stars(at, moves)
    return moves


@jit
def takes_two(at: Position) -> bool:
    """Say whether the draft is at the opponent's two dice."""
    return at.turn != at.first


@jit
def list_takes(at: Position, moves: list[int]) -> None:
    for value in range(1, 7):
        if number_of(at.left, value) > 0:
            if not takes_two(at):
                moves.append(code(TAKE, value, 0, 0, 0))
                continue
            for second in range(value, 7):
                if number_of(at.left, second) > int(second == value):
                    moves.append(code(TAKE, value, second, 0, 0))


@jit(inline=False)
def list_permanents(at: Position, moves: list[int]) -> None:
    """Each owned one once a turn, and none when drawing again."""
    side = side_of(at, at.turn)
    if at.phase != DRAW or side.owns == 0:
        return
    ready = side.owns & ~side.spent
    low, high = lowest_die(side.dice), other_die(side.dice)
    for kind in range(ADD_ONE, TWIN + 1):
        if (ready >> (kind - ADD_ONE)) & 1 != 0:
            list_uses(kind, low, high, moves)


@jit
def list_uses(kind: int, low: int, high: int, moves: list[int]) -> None:
    """List a permanent ability's uses on two dice, equal dice once."""
    if kind == TWIN:
        for value in range(1, 7):
            if low == high and value != low:
                moves.append(code(TWIN, value, 0, 0, 0))
        return
    if can_change(kind, low):
        moves.append(code(kind, low, 0, 0, 0))
    if high != low and can_change(kind, high):
        moves.append(code(kind, high, 0, 0, 0))
    if kind == REROLL:
        moves.append(code(kind, low, high, 0, 0))


@jit
def can_change(kind: int, value: int) -> bool:
    """No die goes above 6 or below 1."""
    return kind in (FLIP, REROLL) or (kind == ADD_ONE and value < 6) or (kind == TAKE_ONE and value > 1)


@jit(inline=False)
def list_pairs(board: Board, at: Position, moves: list[int]) -> None:
    """List every drawing of the pair, in reading order of its first square."""
    dice = side_of(at, at.turn).dice
    spots = find_spots(board, at)
    either = spots.across | spots.upright
    while is_any(either):
        square = lowest(either)
        if has(spots.across, square):
            list_ways(board, at, DRAW_PAIR, dice, square, square + 1, moves)
        if has(spots.upright, square):
            list_ways(board, at, DRAW_PAIR, dice, square, square + board.grid.width, moves)
        either = drop_lowest(either)


@jit(inline=False)
def list_ways(
    board: Board, at: Position, kind: int, dice: int, square: int, then: int, moves: list[int]
) -> None:
    """List both ways round of two icons on two squares, and both orders where they matter."""
    low, high = lowest_die(dice), other_die(dice)
    list_orders(board, at, code(kind, low, high, square, then), moves)
    if low != high:
        list_orders(board, at, code(kind, high, low, square, then), moves)


@jit
def list_orders(board: Board, at: Position, move: int, moves: list[int]) -> None:
    moves.append(move)
    if is_order_open(board, at, move):
        moves.append(turn_round(move))


@jit
def list_lifts(at: Position, moves: list[int]) -> None:
    rows = side_of(at, at.turn).rows
    low = lowest_row(rows)
    for value in range(1, 7):
        if row_of(rows, value) == low:
            moves.append(code(DO_LIFT, value, 0, 0, 0))


@jit
def list_stars(at: Position, moves: list[int]) -> None:
    owns = side_of(at, at.turn).owns
    for permanent in range(TWIN):
        if (owns >> permanent) & 1 == 0:
            moves.append(code(TAKE_STAR, permanent, 0, 0, 0))


@jit
def list_abilities(board: Board, at: Position, moves: list[int]) -> None:
    usable = usable_abilities(board, at)
    for kind in range(SPLIT, MARK + 1):
        if (usable >> (kind - SPLIT)) & 1 == 0:
            continue
        if kind == SPLIT:
            list_splits(board, at, moves)
        elif kind == AGAIN_NOW:
            moves.append(code(AGAIN_NOW, 0, 0, 0, 0))
        elif kind == MARK:
            list_marks(at, moves)
        else:
            list_single_drawings(board, at, kind, moves)


@jit(inline=False)
def list_splits(board: Board, at: Position, moves: list[int]) -> None:
    dice = side_of(at, at.turn).dice
    free = empty_squares(at.land, board.grid)
    while count(free) > 1:
        square = lowest(free)
        free = drop_lowest(free)
        others = free
        while is_any(others):
            list_ways(board, at, SPLIT, dice, square, lowest(others), moves)
            others = drop_lowest(others)


@jit
def list_marks(at: Position, moves: list[int]) -> None:
    rows = side_of(at, at.turn).rows
    for value in range(1, 7):
        if row_of(rows, value) < ROW_LENGTH:
            moves.append(code(MARK, value, 0, 0, 0))


@jit(inline=False)
def list_single_drawings(board: Board, at: Position, kind: int, moves: list[int]) -> None:
    """List wild, leftover and cross: every empty square, with every icon it may get."""
    free = empty_squares(at.land, board.grid)
    while is_any(free):
        square = lowest(free)
        free = drop_lowest(free)
        if kind == WILD:
            for value in range(1, 7):
                moves.append(code(WILD, value, 0, square, 0))
        elif kind == LEFTOVER:
            moves.append(code(LEFTOVER, lowest_die(at.left), 0, square, 0))
        else:
            moves.append(code(CROSS, 0, 0, square, 0))
