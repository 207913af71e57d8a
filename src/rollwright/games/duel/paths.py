"""Duel's moves as numbers of its vocabulary, and the legal choices after those made so far."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ...compiler.jit import jit, lookup_table
from ...core.types import Choice
from ...core.vocabulary import NO_CHOICE, Vocabulary
from ...kernel.bitmask import Mask, is_marked, mark
from ...kernel.bits import (
    NONE,
    Bits,
    above,
    before,
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
from ...kernel.dice_multisets import join_dice
from ...kernel.types import Array, Numbers
from .board import ABILITIES, PERMANENTS, ROW_LENGTH, SIZES, SMALLEST, Board, format_square
from .moves import find_spots, icons_of, is_order_open, list_moves, list_permanents, list_rows
from .sheet import (
    ADDING,
    AGAIN,
    DRAW,
    Position,
    die_beside,
    empty_squares,
    flying_dice,
    lowest_die,
    other_die,
    side_of,
    squares_with,
)
from .turn import CROSS, DRAW_PAIR, MARK, SPLIT, code, read_code, usable_abilities

FACES = range(1, 7)
WIDEST = max(SIZES)
HANDFULS = [",".join(map(str, dice)) for n in (1, 2) for dice in combinations_with_replacement(FACES, n)]
SQUARES = [format_square(square, WIDEST) for square in range(WIDEST**2)]
MARKS = [f"{square}={face}" for square in SQUARES for face in FACES]

STEPS = {
    "take": ("take",),
    **dict.fromkeys(PERMANENTS, ("permanent", "dice")),
    "split": ("ability", "icon", "then"),
    "wild": ("ability", "icon"),
    "leftover": ("ability", "icon"),
    "again": ("ability",),
    "cross": ("ability", "square"),
    "mark": ("ability", "row"),
    "draw": ("draw", "then"),
    "lift": ("lift",),
    "star": ("star",),
}
"""What is chosen for a move, by its verb."""
VERBS = tuple(STEPS)
"""By the number of the move's kind in the kernel."""
USES = ("permanent", "ability")
"""Choices that are written as the verb itself."""


def places_of(choice: Choice) -> tuple[str, ...]:
    """draw:c3=2 -> ("c3",)"""
    if choice.kind in ("draw", "icon", "then", "square"):
        return (choice.value.partition("=")[0],)
    return ()


VOCABULARY = Vocabulary(
    [
        *(Choice("take", dice) for dice in HANDFULS),
        *(Choice("permanent", name) for name in PERMANENTS),
        *(Choice("dice", dice) for dice in HANDFULS),
        *(Choice("ability", name) for name in ABILITIES),
        *(Choice("row", str(face)) for face in FACES),
        *(Choice("lift", str(face)) for face in FACES),
        *(Choice("star", name) for name in PERMANENTS),
        *(Choice("square", square) for square in SQUARES),
        *(Choice("icon", mark) for mark in MARKS),
        *(Choice("draw", mark) for mark in MARKS),
        *(Choice("then", mark) for mark in MARKS),
    ],
    longest=3,
    places=places_of,
)


FIRST_TAKE, FIRST_PERMANENT = VOCABULARY.first_of("take"), VOCABULARY.first_of("permanent")
FIRST_DICE, FIRST_ABILITY = VOCABULARY.first_of("dice"), VOCABULARY.first_of("ability")
FIRST_ROW, FIRST_SQUARE = VOCABULARY.first_of("row"), VOCABULARY.first_of("square")
FIRST_ICON, FIRST_DRAW = VOCABULARY.first_of("icon"), VOCABULARY.first_of("draw")
FIRST_THEN = VOCABULARY.first_of("then")
N_ABILITIES, N_CHOICES, N_FACES = len(ABILITIES), len(VOCABULARY), len(FACES)
LINE = 128
"""More squares than a board has."""
WIDE = lookup_table([square // size * WIDEST + square % size for size in SIZES for square in range(LINE)])
"""The number of a square on the widest board, by board and square."""


def _part_of(choice: Choice, squares: dict[str, int]) -> int:
    """Return what a choice says of a move, as a part of the move's number: draw:c3=2 -> draw, 2, c3"""
    kind, value = choice
    if kind in USES:
        return VERBS.index(value)
    verb = VERBS.index(kind) if kind in VERBS else 0
    if kind == "star":
        return code(verb, PERMANENTS.index(value) + 1, 0, 0, 0)
    if kind in ("take", "dice"):
        dice = [*map(int, value.split(",")), 0]
        return code(verb, dice[0], dice[1], 0, 0)
    name, _, face = (f"{value}=" if kind == "square" else value).rpartition("=")
    icon, square = int(face or 0), squares.get(name, 0)
    return code(verb, 0, icon, 0, square) if kind == "then" else code(verb, icon, 0, square, 0)


def _list_parts(size: int) -> list[int]:
    """Return the same of every choice, on a board of that size."""
    squares = {format_square(square, size): square for square in range(size * size)}
    return [_part_of(choice, squares) for choice in VOCABULARY.choices]


PART = lookup_table([part for size in SIZES for part in _list_parts(size)])
LONGEST = VOCABULARY.longest + 1


def _first_at(verb: str, step: int) -> int:
    """Return the number of a move's choice, or the first of its kind; NO_CHOICE behind the last."""
    kinds = STEPS[verb][step:]
    if not kinds:
        return NO_CHOICE
    return VOCABULARY.number_of(Choice(kinds[0], verb)) if kinds[0] in USES else VOCABULARY.first_of(kinds[0])


FIRST_AT = lookup_table([_first_at(verb, step) for verb in VERBS for step in range(LONGEST)])

# ---- from moves to numbers and back


@jit
def board_of(size: int) -> int:
    """Return the place of a board among those of all sizes."""
    return (size - SMALLEST) // 2


@jit
def wide(size: int, square: int) -> int:
    """9, 11 -> 13: the number of a square on the widest board"""
    return WIDE(board_of(size) * LINE + square)


@jit(inline=False)
def choice_at(board: Board, at: Position, move: int, step: int) -> int:
    """Most moves are one choice or two, a split is three."""
    kind, value, second, square, then = read_code(move)
    first = FIRST_AT(kind * LONGEST + step)
    if first >= FIRST_THEN:
        return first + N_FACES * wide(at.size, then) + second - 1
    if first >= FIRST_ICON:
        return first + N_FACES * wide(at.size, square) + value - 1
    if first >= FIRST_SQUARE:
        return first + wide(at.size, square)
    if first >= FIRST_ROW:
        return first + value - 1
    if first in (FIRST_TAKE, FIRST_DICE):
        return first + join_dice(value, second) - 1
    return first


@jit
def part_of(choice: int, size: int) -> int:
    """Return what a choice says of a move, as a part of the move's number."""
    return PART(board_of(size) * N_CHOICES + choice)


@jit(inline=False)
def code_at(board: Board, at: Position, path: Numbers, steps: int, codes: Numbers) -> int:
    move = 0
    for step in range(steps):
        move += part_of(path[step], at.size)
    return move if choice_at(board, at, move, steps) == NO_CHOICE else -1


# ---- choice by choice


@jit(inline=False)
def mark_at(board: Board, at: Position, path: Numbers, step: int, mask: Mask, codes: Array) -> int:
    if flying_dice(at) > 0:
        return 0
    if at.phase == DRAW or at.phase == AGAIN:
        if step == 1 and path[0] >= FIRST_DRAW:
            return mark_seconds(board, at, DRAW_PAIR, path[0], mask)
        uses = mark_listed(board, at, path, step, mask, codes, list_permanents(at, codes))
        return uses + mark_pairs(board, at, mask) if step == 0 else uses
    if at.phase == ADDING:
        return mark_ability(board, at, path, step, mask, codes)
    return mark_listed(board, at, path, step, mask, codes, list_moves(board, at, codes))


@jit(inline=False)
def mark_listed(
    board: Board, at: Position, path: Numbers, step: int, mask: Mask, codes: Array, moves: int
) -> int:
    """Mark how the first `moves` of `codes`, of one or two choices, go on; return in how many ways."""
    found = 0
    for n in range(moves):
        if step == 0 or choice_at(board, at, codes[n], 0) == path[0]:
            number = choice_at(board, at, codes[n], step)
            found += 0 if is_marked(mask, number) else 1
            mark(mask, number)
    return found


@jit(inline=False)
def mark_squares(first: int, each: int, squares: Bits, size: int, mask: Mask) -> int:
    """Mark a choice on every one of some squares, of so many each has; return how many squares there are."""
    rest = squares
    while is_any(rest):
        mark(mask, first + each * wide(size, lowest(rest)))
        rest = drop_lowest(rest)
    return count(squares)


@jit(inline=False)
def mark_pairs(board: Board, at: Position, mask: Mask) -> int:
    """Mark where one icon of a pair can be drawn first."""
    grid, spots, dice = board.grid, find_spots(board, at), side_of(at, at.turn).dice
    firsts = spots.across | spots.upright
    beside = near(squares_with(at.land, lowest_die(dice)) | squares_with(at.land, other_die(dice)), grid)
    lasts = (right(spots.across, grid) | below(spots.upright, grid)) & ~firsts & beside
    return mark_firsts(board, at, DRAW_PAIR, FIRST_DRAW, firsts, lasts, mask)


@jit(inline=False)
def mark_firsts(
    board: Board, at: Position, kind: int, first: int, firsts: Bits, lasts: Bits, mask: Mask
) -> int:
    """Mark either icon on every square that may be the first of two, in reading order, and on one that is
    nowhere the first only if the order of scoring matters there."""
    dice = side_of(at, at.turn).dice
    low, high = lowest_die(dice), other_die(dice)
    found = mark_squares(first + low - 1, N_FACES, firsts, at.size, mask)
    if low == high:
        return found
    found += mark_squares(first + high - 1, N_FACES, firsts, at.size, mask)
    while is_any(lasts):
        square = lowest(lasts)
        earlier, _ = partners_of(board, at, kind, square)
        for value in (low, high):
            if is_any(open_partners(board, at, kind, square, value, earlier)):
                mark(mask, first + N_FACES * wide(at.size, square) + value - 1)
                found += 1
        lasts = drop_lowest(lasts)
    return found


@jit(inline=False)
def mark_seconds(board: Board, at: Position, kind: int, begun: int, mask: Mask) -> int:
    """Mark the other icon on later squares, and on earlier ones where the order of scoring matters."""
    first = read_code(part_of(begun, at.size))
    earlier, later = partners_of(board, at, kind, first.square)
    squares = later | open_partners(board, at, kind, first.square, first.value, earlier)
    second = die_beside(side_of(at, at.turn).dice, first.value)
    return mark_squares(FIRST_THEN + second - 1, N_FACES, squares, at.size, mask)


@jit
def partners_of(board: Board, at: Position, kind: int, square: int) -> tuple[Bits, Bits]:
    """Return where the other icon of a pair or a split may be: on squares before this one, and after it."""
    here, grid = one(square), board.grid
    if kind == SPLIT:
        free = empty_squares(at.land, grid)
        return free & before(square), free & ~before(square) & ~here
    spots = find_spots(board, at)
    earlier = (left(here, grid) & spots.across) | (above(here, grid) & spots.upright)
    return earlier, right(here & spots.across, grid) | below(here & spots.upright, grid)


@jit(inline=False)
def open_partners(board: Board, at: Position, kind: int, square: int, value: int, earlier: Bits) -> Bits:
    """Return those of some earlier squares before which a square can be scored, to another effect."""
    second, found = die_beside(side_of(at, at.turn).dice, value), NONE
    if value == second:
        return found
    rest = earlier & near(squares_with(at.land, second), board.grid)
    while is_any(rest):
        if is_order_open(board, at, code(kind, value, second, square, lowest(rest))):
            found = found | one(lowest(rest))
        rest = drop_lowest(rest)
    return found


@jit(inline=False)
def mark_ability(board: Board, at: Position, path: Numbers, step: int, mask: Mask, codes: Array) -> int:
    """Mark the usable one-time abilities, or how the one begun goes on."""
    if step == 0:
        usable = usable_abilities(board, at)
        for ability in range(N_ABILITIES):
            if (usable >> ability) & 1 != 0:
                mark(mask, FIRST_ABILITY + ability)
        return popcount(usable)
    kind, free = path[0] - FIRST_ABILITY + SPLIT, empty_squares(at.land, board.grid)
    if kind == SPLIT:
        if step == 2:
            return mark_seconds(board, at, SPLIT, path[1], mask)
        last = one(nth(free, count(free) - 1))
        return mark_firsts(board, at, SPLIT, FIRST_ICON, free & ~last, last, mask)
    if kind == MARK:
        rows = list_rows(MARK, side_of(at, at.turn).rows, ROW_LENGTH - 1, codes, 0)
        return mark_listed(board, at, path, step, mask, codes, rows)
    if kind == CROSS:
        return mark_squares(FIRST_SQUARE, 1, free, at.size, mask)
    least, most = icons_of(at, kind)
    found = 0
    for value in range(least, most + 1):
        found += mark_squares(FIRST_ICON + value - 1, N_FACES, free, at.size, mask)
    return found
