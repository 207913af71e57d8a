"""The course of a game: what every move and roll leads to, and who decides next."""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit
from ...kernel.bits import count, one
from .board import DICE, LIFT, PERMANENTS, PLUS, ROW_LENGTH, Board, Land
from .scoring import Drawn, Track, count_lines, mark, pop, raise_mountains
from .sheet import (
    AGAIN,
    BLOCKED,
    DRAFT,
    DRAW,
    EMPTY_QUEUE,
    IN_THE_AIR,
    NO_DICE,
    OVER,
    Position,
    Side,
    change_die,
    dice_of,
    empty_squares,
    has_room,
    is_lot_due,
    lowest_die,
    lowest_row,
    put,
    settle,
    side_of,
    with_dice,
    with_land,
    with_left,
    with_owns,
    with_phase,
    with_queue,
    with_rows,
    with_side,
    with_sides,
    with_spent,
)

# ---- a move as one number: its kind, two values, two squares

TAKE = 0
ADD_ONE, TAKE_ONE, FLIP, REROLL, TWIN = range(1, 6)
SPLIT, WILD, LEFTOVER, AGAIN_NOW, CROSS, MARK = range(6, 12)
DRAW_PAIR, DO_LIFT, TAKE_STAR = 12, 13, 14
ALL_PERMANENTS = (1 << len(PERMANENTS)) - 1


class Action(NamedTuple):
    """A move taken apart: its kind, up to two dice or icons, and up to two squares."""

    kind: int
    value: int
    second: int
    square: int
    then: int


@jit
def code(kind: int, value: int, second: int, square: int, then: int) -> int:
    """Return the number of a move; `read_code` undoes it."""
    return kind | (value << 4) | (second << 8) | (square << 12) | (then << 20)


@jit
def read_code(move: int) -> Action:
    """Return what a move's number says."""
    return Action(move & 15, (move >> 4) & 15, (move >> 8) & 15, (move >> 12) & 255, move >> 20)


# ---- what can be used


@jit(inline=False)
def usable_abilities(board: Board, at: Position) -> int:
    """Return the one-time abilities the deciding player can use now, one bit for each."""
    side = side_of(at, at.turn)
    free = count(empty_squares(at.land, board.grid))
    usable = 0
    if free >= 2:
        usable |= 1 << (SPLIT - SPLIT)
    if free >= 1:
        usable |= (1 << (WILD - SPLIT)) | (1 << (LEFTOVER - SPLIT)) | (1 << (CROSS - SPLIT))
    if free >= 2 and has_room(board, at):
        usable |= 1 << (AGAIN_NOW - SPLIT)
    if lowest_row(side.rows) < ROW_LENGTH:
        usable |= 1 << (MARK - SPLIT)
    return usable & ~side.used


@jit
def can_use(board: Board, at: Position, thing: int) -> bool:
    """Say whether the next thing in the queue does anything; else it is lost."""
    side = side_of(at, at.turn)
    if thing == LIFT:
        return lowest_row(side.rows) < ROW_LENGTH
    if thing == PLUS:
        return usable_abilities(board, at) != 0
    return side.owns != ALL_PERMANENTS


# ---- who decides next


@jit(inline=False)
def go_on(board: Board, at: Position) -> Position:
    """Turn to the next thing in the queue that can be used, or end the turn."""
    queue = at.queue
    while queue.length > 0:
        thing = queue.things & 3
        queue = pop(queue)
        if can_use(board, at, thing):
            return with_phase(with_queue(at, queue), AGAIN + thing, at.turn)
    return end_turn(board, with_queue(at, EMPTY_QUEUE))


@jit
def end_turn(board: Board, at: Position) -> Position:
    """Pass to the opponent, to the next round, or to the end of the game."""
    rested = with_side(at, at.turn, with_spent(side_of(at, at.turn), 0))
    if at.turn != at.first:
        return start_round(board, rested)
    return with_phase(rested, DRAW if has_room(board, at) else OVER, 1 - at.turn)


@jit
def start_round(board: Board, at: Position) -> Position:
    """Swap the first player and pick up the dice; without room for a pair the game is over."""
    first = 1 - at.first
    a, b = with_dice(at.a, NO_DICE), with_dice(at.b, NO_DICE)
    phase, middle = OVER, NO_DICE
    if has_room(board, at):
        phase, middle = DRAFT, dice_of(IN_THE_AIR, DICE)
    return Position(at.size, at.round + 1, first, first, phase, at.land, EMPTY_QUEUE, a, b, middle, at.gives)


# ---- steps


@jit
def apply_roll(at: Position, roll: int) -> Position:
    """Let the dice in the air fall; the lot says whose round begins."""
    if is_lot_due(at):
        first = (lowest_die(roll) - 1) % 2
        left = dice_of(IN_THE_AIR, DICE)
        return Position(at.size, at.round, first, first, DRAFT, at.land, at.queue, at.a, at.b, left, at.gives)
    a, b = with_dice(at.a, settle(at.a.dice, roll)), with_dice(at.b, settle(at.b.dice, roll))
    return with_sides(with_left(at, settle(at.left, roll)), a, b)


@jit(inline=False)
def apply_move(board: Board, at: Position, move: int) -> Position:
    """Return the position after a legal move of the deciding player."""
    action = read_code(move)
    if action.kind == TAKE:
        return take(at, action.value, action.second)
    if action.kind <= TWIN:
        return use_permanent(at, action)
    if action.kind == DRAW_PAIR:
        return draw(board, at, action)
    if action.kind == DO_LIFT:
        return mark_row(board, at, action.value)
    if action.kind == TAKE_STAR:
        side = side_of(at, at.turn)
        owns = side.owns | (1 << (action.value - ADD_ONE))
        return go_on(board, with_side(at, at.turn, with_owns(side, owns)))
    return use_ability(board, at, action)


@jit
def take(at: Position, value: int, second: int) -> Position:
    """Draft one die, or two; the last one to draft begins to draw."""
    dice = dice_of(value, 1)
    if second != 0:
        dice += dice_of(second, 1)
    side = side_of(at, at.turn)
    at = with_side(at, at.turn, with_dice(side, side.dice + dice))
    at = with_left(at, at.left - dice)
    if at.turn == at.first and side.dice != NO_DICE:
        return with_phase(at, DRAW, at.first)
    return with_phase(at, DRAFT, 1 - at.turn)


@jit
def use_permanent(at: Position, action: Action) -> Position:
    """Change the deciding player's dice before drawing."""
    side, kind, value = side_of(at, at.turn), action.kind, action.value
    dice = side.dice
    if kind == ADD_ONE:
        dice = change_die(dice, value, value + 1)
    elif kind == TAKE_ONE:
        dice = change_die(dice, value, value - 1)
    elif kind == FLIP:
        dice = change_die(dice, value, 7 - value)
    elif kind == TWIN:
        dice = change_die(dice, lowest_die(dice), value)
    else:
        dice = change_die(dice, value, IN_THE_AIR)
        if action.second != 0:
            dice = change_die(dice, action.second, IN_THE_AIR)
    spent = side.spent | (1 << (kind - ADD_ONE))
    return with_side(at, at.turn, Side(side.rows, side.used, side.owns, spent, dice))


@jit
def track_of(board: Board, at: Position) -> Track:
    """Return the deciding player's rows and the queue."""
    return Track(side_of(at, at.turn).rows, at.queue, board.gives)


@jit
def after_drawing(board: Board, at: Position, drawn: Drawn) -> Position:
    """Keep what was drawn and marked, and go on."""
    side = with_rows(side_of(at, at.turn), drawn.track.rows)
    at = with_queue(with_side(with_land(at, drawn.land), at.turn, side), drawn.track.queue)
    return go_on(board, at)


@jit(inline=False)
def draw(board: Board, at: Position, action: Action) -> Position:
    """Draw two icons, the pair of a turn or a split: both score against the board before."""
    _, value, second, square, then = action
    track = mark(track_of(board, at), value, count_lines(at.land, board.grid, square, value))
    track = mark(track, second, count_lines(at.land, board.grid, then, second))
    land = put(put(at.land, square, value), then, second)
    return after_drawing(board, at, raise_mountains(land, board.grid, track))


@jit
def mark_row(board: Board, at: Position, value: int) -> Position:
    """Mark one square of a row."""
    return after_drawing(board, at, Drawn(at.land, mark(track_of(board, at), value, 1)))


@jit(inline=False)
def use_ability(board: Board, at: Position, action: Action) -> Position:
    """Use one of the six one-time abilities."""
    side, kind = side_of(at, at.turn), action.kind
    used = side.used | (1 << (kind - SPLIT))
    dice = dice_of(IN_THE_AIR, 2) if kind == AGAIN_NOW else side.dice
    at = with_side(at, at.turn, Side(side.rows, used, side.owns, side.spent, dice))
    if kind == AGAIN_NOW:
        return with_phase(at, AGAIN, at.turn)
    if kind == MARK:
        return mark_row(board, at, action.value)
    if kind == SPLIT:
        return draw(board, at, action)
    track = track_of(board, at)
    land = put(at.land, action.square, BLOCKED if kind == CROSS else action.value)
    if kind == CROSS:
        land = Land(land.ones, land.twos, land.fours, land.crosses | one(action.square))
    else:
        marks = count_lines(at.land, board.grid, action.square, action.value)
        track = mark(track, action.value, marks)
    return after_drawing(board, at, raise_mountains(land, board.grid, track))
