"""Duel's moves as numbers of its vocabulary, and the legal choices after those made so far."""

from __future__ import annotations

from typing import Any

from ...core import kernel, stepped
from ...core.bits import (
    HALF,
    MASK,
    NONE,
    Bits,
    above,
    below,
    count,
    drop_lowest,
    is_any,
    left,
    lowest,
    near,
    nth,
    one,
    popcount,
    right,
)
from ...core.jit import jit, table
from ...core.vocabulary import NO_CHOICE
from .board import ABILITIES, ROW_LENGTH, SIZES, Board, Table
from .moves import find_spots, icons_of, is_order_open, list_moves, list_permanents, list_rows
from .sheet import (
    ADDING,
    AGAIN,
    DRAW,
    Position,
    empty_squares,
    flying_dice,
    lowest_die,
    other_die,
    side_of,
    squares_with,
)
from .turn import (
    AGAIN_NOW,
    CROSS,
    DO_LIFT,
    DRAW_PAIR,
    MARK,
    SPLIT,
    TAKE,
    TAKE_STAR,
    code,
    kind_in,
    second_in,
    square_in,
    then_in,
    usable_abilities,
    value_in,
)
from .vocabulary import HANDFULS, VOCABULARY, WIDEST

FIRST_TAKE, FIRST_PERMANENT = VOCABULARY.first_of("take"), VOCABULARY.first_of("permanent")
FIRST_DICE, FIRST_ABILITY = VOCABULARY.first_of("dice"), VOCABULARY.first_of("ability")
FIRST_ROW, FIRST_LIFT = VOCABULARY.first_of("row"), VOCABULARY.first_of("lift")
FIRST_STAR, FIRST_SQUARE = VOCABULARY.first_of("star"), VOCABULARY.first_of("square")
FIRST_ICON, FIRST_DRAW = VOCABULARY.first_of("icon"), VOCABULARY.first_of("draw")
FIRST_THEN = VOCABULARY.first_of("then")
_DICE = [(*map(int, text.split(",")), 0)[:2] for text in HANDFULS]
FIRST_DIE, SECOND_DIE = table([dice[0] for dice in _DICE]), table([dice[1] for dice in _DICE])
"""The dice of a handful of the vocabulary; 0 for none."""
HANDFUL = table([_DICE.index(pair) if (pair := divmod(n, 7)) in _DICE else 0 for n in range(49)])
"""The place of a handful among those of the vocabulary, by 7 * the lower die + the other (0 for none)."""
N_ABILITIES = len(ABILITIES)
LINE = 128
"""More squares than a board has."""


def _widen(width: int, square: int) -> int:
    """9, 11 -> 13: the number of a square on the widest board"""
    return square // width * WIDEST + square % width if width in SIZES and square < width**2 else 0


WIDE = table([_widen(n // LINE, n % LINE) for n in range((WIDEST + 1) * LINE)])

# ---- from moves to numbers


@jit
def mark_number(first: int, square: int, value: int, width: int) -> int:
    """Return the number of drawing a value on a square; squares are numbered as on the widest board."""
    return first + 6 * WIDE(width * LINE + square) + value - 1


@kernel.choice_at.of(Table, "board")
@jit(inline=False)
def choice_at(board: Board, at: Position, move: int, step: int) -> int:
    """Most moves are one choice or two, a split is three."""
    kind, value, second = kind_in(move), value_in(move), second_in(move)
    if kind == DRAW_PAIR:
        if step == 0:
            return mark_number(FIRST_DRAW, square_in(move), value, at.size)
        return mark_number(FIRST_THEN, then_in(move), second, at.size) if step == 1 else NO_CHOICE
    if kind >= SPLIT and kind <= MARK:
        return ability_choice(move, at.size, step)
    if kind > TAKE and kind < SPLIT:
        if step == 0:
            return FIRST_PERMANENT + kind - 1
        return FIRST_DICE + HANDFUL(7 * value + second) if step == 1 else NO_CHOICE
    if step > 0:
        return NO_CHOICE
    if kind == TAKE:
        return FIRST_TAKE + HANDFUL(7 * value + second)
    return FIRST_LIFT + value - 1 if kind == DO_LIFT else FIRST_STAR + value


@jit(inline=False)
def ability_choice(move: int, width: int, step: int) -> int:
    """Return the number of a choice of a move that uses a one-time ability."""
    kind = kind_in(move)
    if step == 0:
        return FIRST_ABILITY + kind - SPLIT
    if kind == AGAIN_NOW or step > 2 or (step == 2 and kind != SPLIT):
        return NO_CHOICE
    if kind == CROSS:
        return FIRST_SQUARE + WIDE(width * LINE + square_in(move))
    if kind == MARK:
        return FIRST_ROW + value_in(move) - 1
    if step == 1:
        return mark_number(FIRST_ICON, square_in(move), value_in(move), width)
    return mark_number(FIRST_THEN, then_in(move), second_in(move), width)


# ---- from numbers to moves


@jit
def square_of(wide: int, width: int) -> int:
    """Return the square that has that number on the widest board."""
    return wide // WIDEST * width + wide % WIDEST


@jit
def join_marks(kind: int, mark: int, then: int, width: int) -> int:
    """Return the drawing of two marks, counted as those of the vocabulary are."""
    squares = square_of(mark // 6, width), square_of(then // 6, width)
    return code(kind, mark % 6 + 1, then % 6 + 1, squares[0], squares[1])


@stepped.code_at.of(Table, "board")
@jit(inline=False)
def code_at(board: Board, at: Position, path: Any, steps: int, codes: Any) -> int:
    first = path[0] if steps > 0 else NO_CHOICE
    if first >= FIRST_DRAW:
        return join_marks(DRAW_PAIR, first - FIRST_DRAW, path[1] - FIRST_THEN, at.size) if steps > 1 else -1
    if first >= FIRST_STAR:
        return code(TAKE_STAR, first - FIRST_STAR, 0, 0, 0)
    if first >= FIRST_LIFT:
        return code(DO_LIFT, first - FIRST_LIFT + 1, 0, 0, 0)
    if first >= FIRST_ABILITY:
        return ability_code(path, steps, at.size)
    kind = TAKE if first < FIRST_PERMANENT else first - FIRST_PERMANENT + 1
    if steps < (1 if kind == TAKE else 2):
        return -1
    dice = first - FIRST_TAKE if kind == TAKE else path[1] - FIRST_DICE
    return code(kind, FIRST_DIE(dice), SECOND_DIE(dice), 0, 0)


@jit(inline=False)
def ability_code(path: Any, steps: int, width: int) -> int:
    """Return the use of a one-time ability that the choices make up; -1 if there are more to come."""
    kind = path[0] - FIRST_ABILITY + SPLIT
    if kind == AGAIN_NOW:
        return code(kind, 0, 0, 0, 0)
    if steps < (3 if kind == SPLIT else 2):
        return -1
    if kind == CROSS:
        return code(kind, 0, 0, square_of(path[1] - FIRST_SQUARE, width), 0)
    if kind == MARK:
        return code(kind, path[1] - FIRST_ROW + 1, 0, 0, 0)
    mark = path[1] - FIRST_ICON
    if kind == SPLIT:
        return join_marks(kind, mark, path[2] - FIRST_THEN, width)
    return code(kind, mark % 6 + 1, 0, square_of(mark // 6, width), 0)


# ---- choice by choice


@stepped.mark_at.of(Table, "board")
@jit(inline=False)
def mark_at(board: Board, at: Position, path: Any, step: int, mask: Any, codes: Any) -> int:
    if flying_dice(at) > 0:
        return 0
    if at.phase == DRAW or at.phase == AGAIN:
        if step == 1 and path[0] >= FIRST_DRAW:
            return mark_partners(board, at, path[0] - FIRST_DRAW, mask)
        uses = mark_listed(board, at, path, step, mask, codes, list_permanents(at, codes))
        return uses + mark_firsts(board, at, mask) if step == 0 else uses
    if at.phase == ADDING:
        return mark_ability(board, at, path, step, mask, codes)
    return mark_listed(board, at, path, step, mask, codes, list_moves(board, at, codes))


@jit(inline=False)
def mark_listed(board: Board, at: Position, path: Any, step: int, mask: Any, codes: Any, moves: int) -> int:
    """Mark how the first so many moves in `codes`, of one or two choices, go on; return in how many ways."""
    found = 0
    for n in range(moves):
        if step == 0 or choice_at(board, at, codes[n], 0) == path[0]:
            number = choice_at(board, at, codes[n], step)
            found += 1 - mask[number]
            mask[number] = 1
    return found


@jit(inline=False)
def mark_icons(first: int, squares: Bits, low: int, high: int, width: int, mask: Any) -> int:
    """Mark two icons, or twice the same, on each of some squares; return how many choices that is."""
    rest = squares
    while is_any(rest):
        number = mark_number(first, lowest(rest), 1, width) - 1
        mask[number + low] = 1
        mask[number + high] = 1
        rest = drop_lowest(rest)
    return count(squares) * (1 + int(low != high))


@jit(inline=False)
def mark_firsts(board: Board, at: Position, mask: Any) -> int:
    """Mark where one icon of a pair can be drawn first: either on the first of two squares, in reading
    order, and on one that is nowhere the first only if the order of scoring matters there."""
    grid, spots = board.grid, find_spots(board, at)
    dice = side_of(at, at.turn).dice
    low, high = lowest_die(dice), other_die(dice)
    firsts = spots.across | spots.upright
    found = mark_icons(FIRST_DRAW, firsts, low, high, at.size, mask)
    if low == high:
        return found
    beside = near(squares_with(at.land, low) | squares_with(at.land, high), grid)
    seconds = (right(spots.across, grid) | below(spots.upright, grid)) & ~firsts & beside
    while is_any(seconds):
        here = one(lowest(seconds))
        partners = (left(here, grid) & spots.across) | (above(here, grid) & spots.upright)
        found += mark_open(board, at, DRAW_PAIR, FIRST_DRAW, lowest(seconds), partners, mask)
        seconds = drop_lowest(seconds)
    return found


@jit(inline=False)
def mark_open(
    board: Board, at: Position, kind: int, first: int, square: int, earlier: Bits, mask: Any
) -> int:
    """Mark each icon on a square that may be scored before the other on one of some earlier squares."""
    dice, found = side_of(at, at.turn).dice, 0
    for value in (lowest_die(dice), other_die(dice)):
        if is_any(open_partners(board, at, kind, square, value, earlier)):
            mask[mark_number(first, square, value, at.size)] = 1
            found += 1
    return found


@jit(inline=False)
def open_partners(board: Board, at: Position, kind: int, square: int, value: int, earlier: Bits) -> Bits:
    """Return those of some earlier squares before which a square can be scored, to another effect."""
    second, found = partner_of(at, value), NONE
    if value == second:
        return found
    rest = earlier & near(squares_with(at.land, second), board.grid)
    while is_any(rest):
        if is_order_open(board, at, code(kind, value, second, square, lowest(rest))):
            found = found | one(lowest(rest))
        rest = drop_lowest(rest)
    return found


@jit
def partner_of(at: Position, value: int) -> int:
    """Return the deciding player's other die."""
    dice = side_of(at, at.turn).dice
    return other_die(dice) if value == lowest_die(dice) else lowest_die(dice)


@jit(inline=False)
def mark_partners(board: Board, at: Position, mark: int, mask: Any) -> int:
    """Mark where the other icon of a pair can be drawn after that one."""
    grid, spots = board.grid, find_spots(board, at)
    square, value = square_of(mark // 6, at.size), mark % 6 + 1
    here = one(square)
    later = right(here & spots.across, grid) | below(here & spots.upright, grid)
    earlier = (left(here, grid) & spots.across) | (above(here, grid) & spots.upright)
    return mark_then(board, at, DRAW_PAIR, square, value, earlier, later, mask)


@jit
def mark_then(
    board: Board, at: Position, kind: int, square: int, value: int, earlier: Bits, later: Bits, mask: Any
) -> int:
    """Mark the other icon on later squares, and on earlier ones where the order of scoring matters."""
    second = partner_of(at, value)
    squares = later | open_partners(board, at, kind, square, value, earlier)
    return mark_icons(FIRST_THEN, squares, second, second, at.size, mask)


@jit(inline=False)
def mark_ability(board: Board, at: Position, path: Any, step: int, mask: Any, codes: Any) -> int:
    """Mark the usable one-time abilities, or how the one begun goes on."""
    if step == 0:
        usable = usable_abilities(board, at)
        for ability in range(N_ABILITIES):
            mask[FIRST_ABILITY + ability] = (usable >> ability) & 1
        return popcount(usable)
    kind, free = path[0] - FIRST_ABILITY + SPLIT, empty_squares(at.land, board.grid)
    if kind == SPLIT:
        return mark_split(board, at, path, step, free, mask)
    if kind == MARK:
        rows = list_rows(MARK, side_of(at, at.turn).rows, ROW_LENGTH - 1, codes, 0)
        return mark_listed(board, at, path, step, mask, codes, rows)
    if kind == CROSS:
        return mark_crosses(free, at.size, mask)
    least, most = icons_of(at, kind)
    found = 0
    for value in range(least, most + 1):
        found += mark_icons(FIRST_ICON, free, value, value, at.size, mask)
    return found


@jit(inline=False)
def mark_crosses(free: Bits, width: int, mask: Any) -> int:
    """Mark every empty square."""
    rest = free
    while is_any(rest):
        mask[FIRST_SQUARE + WIDE(width * LINE + lowest(rest))] = 1
        rest = drop_lowest(rest)
    return count(free)


@jit
def before(square: int) -> Bits:
    """2 -> {0, 1}"""
    if square < HALF:
        return Bits((1 << square) - 1, 0)
    return Bits(MASK, (1 << (square - HALF)) - 1)


@jit(inline=False)
def mark_split(board: Board, at: Position, path: Any, step: int, free: Bits, mask: Any) -> int:
    """Mark where one icon of a split can be drawn, or the other after it."""
    if step == 2:
        mark = path[1] - FIRST_ICON
        square = square_of(mark // 6, at.size)
        earlier, later = free & before(square), free & ~before(square) & ~one(square)
        return mark_then(board, at, SPLIT, square, mark % 6 + 1, earlier, later, mask)
    dice = side_of(at, at.turn).dice
    last = nth(free, count(free) - 1)
    firsts = free & ~one(last)
    found = mark_icons(FIRST_ICON, firsts, lowest_die(dice), other_die(dice), at.size, mask)
    return found + mark_open(board, at, SPLIT, FIRST_ICON, last, firsts, mask)
