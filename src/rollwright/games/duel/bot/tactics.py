"""What dice in hand and dice still to be taken promise: the best pairs that can be drawn with them now.

Both sides draw on one board, so that most of what it offers is there for both. What tells them apart is whose
dice fit, and that is seen here exactly as far as lines go: the marks of every square are counted for a
whole board at once, and a pair of dice is worth its best two adjacent squares.
"""

from __future__ import annotations

from typing import NamedTuple

from ....compiler.jit import jit
from ....kernel.bits import NONE, Bits, Grid, above, below, is_any, left, near, right
from ..board import ROW_LENGTH, Board
from ..sheet import (
    AGAIN,
    DRAFT,
    DRAW,
    IN_THE_AIR,
    Position,
    Side,
    dice_of,
    empty_squares,
    lowest_die,
    number_of,
    other_die,
    row_of,
    side_of,
    size_of,
    squares_with,
)
from .greedy_play import WORTH, worth_of_thing

RUN = 3
"""So far along a line an icon's chances are looked at."""
MOST = 7
"""More marks on a square than this are not told apart."""


class Offers(NamedTuple):
    """The free squares where one more icon gives marks, by the number's binary digits; the last stays."""

    ones: Bits
    twos: Bits
    fours: Bits


class Hopes(NamedTuple):
    """What the dice promise each side, in what rows are worth."""

    mine: int
    yours: int


@jit(inline=False)
def squares_offering(same: Bits, free: Bits, grid: Grid) -> Offers:
    """Return what squares offer an icon, given where it stands already."""
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
            fours = fours | (twos & carry)
            twos = twos ^ carry
            line = line & same
    return Offers(ones, twos, fours)


@jit
def offers_for(board: Board, at: Position, value: int) -> Offers:
    """Return what squares offer an icon."""
    same = squares_with(at.land, value) & board.grid.full
    return squares_offering(same, empty_squares(at.land, board.grid), board.grid)


@jit
def at_least(offers: Offers, marks: int) -> Bits:
    """Return the squares that give at least a number of marks, from 1 to MOST."""
    ones, twos, fours = offers
    rest = marks & 3
    low = ones | twos if rest == 1 else twos if rest == 2 else ones & twos
    if marks < 4:
        return fours | low
    return fours & low if rest > 0 else fours


@jit(inline=False)
def worth_of_marks(side: Side, gives: int, value: int, marks: int) -> int:
    """Return what more marks in a row are worth to a side, and the things on them."""
    now = row_of(side.rows, value)
    then = min(ROW_LENGTH, now + marks)
    worth = WORTH(then) - WORTH(now)
    for square in range(now + 1, then + 1):
        thing = (gives >> (2 * square)) & 3
        if thing != 0:
            worth += worth_of_thing(thing, side.rows)
    return worth


@jit
def worth_of_both(side: Side, gives: int, low: int, high: int, marks: int, more: int) -> int:
    """Return what marks of two icons are worth, which may be the same."""
    if low == high:
        return worth_of_marks(side, gives, low, marks + more)
    return worth_of_marks(side, gives, low, marks) + worth_of_marks(side, gives, high, more)


@jit(inline=False)
def worth_of_dice(board: Board, at: Position, side: Side, low: int, high: int) -> int:
    """Return what the best drawing of a pair adds to a side's rows; mountains are not thought of."""
    free = empty_squares(at.land, board.grid)
    first, second = offers_for(board, at, low), offers_for(board, at, high)
    best, more = 0, 0
    for marks in range(MOST, -1, -1):
        here = at_least(first, marks) if marks > 0 else free
        if is_any(here):
            beside = near(here, board.grid)
            while more < MOST and is_any(beside & at_least(second, more + 1)):
                more += 1
            if more > 0 or is_any(beside & free):
                best = max(best, worth_of_both(side, at.gives, low, high, marks, more))
    return best


@jit(inline=False)
def worth_of_one(board: Board, at: Position, side: Side, value: int) -> int:
    """Return what the best drawing of a single icon adds to a side's rows."""
    offers = offers_for(board, at, value)
    marks = 0
    while marks < MOST and is_any(at_least(offers, marks + 1)):
        marks += 1
    return worth_of_marks(side, at.gives, value, marks)


@jit(inline=False)
def worth_in_the_air(board: Board, at: Position, side: Side) -> int:
    """Return about what a side's dice promise before they have fallen."""
    total, kept = 0, 0
    for value in range(1, 7):
        worth = worth_of_one(board, at, side, value)
        total += worth
        kept += worth * number_of(side.dice, value)
    return kept + number_of(side.dice, IN_THE_AIR) * total // 6


@jit(inline=False)
def hope_of(board: Board, at: Position, seat: int) -> int:
    """Return what a seat's dice promise that has still to draw in this round, after the draft."""
    draws = at.phase == DRAW or at.phase == AGAIN if at.turn == seat else at.turn == at.first
    side = side_of(at, seat)
    if not draws or size_of(side.dice) != 2:
        return 0
    if number_of(side.dice, IN_THE_AIR) > 0:
        return worth_in_the_air(board, at, side)
    return worth_of_dice(board, at, side, lowest_die(side.dice), other_die(side.dice))


@jit
def with_one_of(board: Board, at: Position, held: int, middle: int) -> int:
    """Return what the first player has of the better of two dice, beside the one that is held."""
    side = side_of(at, at.first)
    low = worth_of_dice(board, at, side, held, lowest_die(middle))
    if lowest_die(middle) == other_die(middle):
        return low
    return max(low, worth_of_dice(board, at, side, held, other_die(middle)))


@jit(inline=False)
def hopes_in_draft(board: Board, at: Position) -> Hopes:
    """Return what the dice promise the first player and the other if both take what serves them best."""
    held, second = side_of(at, at.first).dice, side_of(at, 1 - at.first)
    if number_of(at.left, IN_THE_AIR) > 0 or size_of(held) != 1:
        return Hopes(0, 0)
    mine = lowest_die(held)
    if at.turn == at.first:
        yours = worth_of_dice(board, at, second, lowest_die(second.dice), other_die(second.dice))
        return Hopes(with_one_of(board, at, mine, at.left), yours)
    best, found = Hopes(0, 0), False
    for low in range(1, 7):
        for high in range(low, 7):
            taken = dice_of(low, 1) + dice_of(high, 1)
            if number_of(at.left, low) > 0 and number_of(at.left - dice_of(low, 1), high) > 0:
                first = with_one_of(board, at, mine, at.left - taken)
                other = worth_of_dice(board, at, second, low, high)
                if not found or other - first > best.yours - best.mine:
                    best, found = Hopes(first, other), True
    return best


@jit(inline=False)
def hopes_at(board: Board, at: Position, seat: int) -> Hopes:
    """Return what the dice of this round promise a seat and the other one."""
    if at.phase != DRAFT:
        return Hopes(hope_of(board, at, seat), hope_of(board, at, 1 - seat))
    hopes = hopes_in_draft(board, at)
    return hopes if seat == at.first else Hopes(hopes.yours, hopes.mine)
