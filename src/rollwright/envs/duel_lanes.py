"""Many games of Chiefdom Duel side by side, inside the compiled kernel; the deciding seat sees."""

from __future__ import annotations

from typing import Any

from rollwright.core.jit import jit, table
from rollwright.core.options import Options
from rollwright.core.rng import DICE as DICE_STREAM
from rollwright.core.rng import make_rng
from rollwright.games.duel.board import ABILITIES, BOARDS, PERMANENTS, Board, Land
from rollwright.games.duel.engine import start_with
from rollwright.games.duel.game import Duel
from rollwright.games.duel.moves import list_moves
from rollwright.games.duel.playout import roll_dice
from rollwright.games.duel.sheet import (
    BLOCKED,
    DRAFT,
    OVER,
    PHASES,
    Position,
    Queue,
    Side,
    compare_rows,
    flying_dice,
    number_of,
    row_of,
    side_of,
    squares_with,
)
from rollwright.games.duel.turn import (
    AGAIN_NOW,
    CROSS,
    DO_LIFT,
    DRAW_PAIR,
    MARK,
    SPLIT,
    TAKE,
    TAKE_STAR,
    apply_move,
    apply_roll,
    kind_in,
    second_in,
    square_in,
    then_in,
    value_in,
)
from rollwright.games.duel.vocabulary import HANDFULS, VOCABULARY, WIDEST

from .duel import QUEUED
from .lane_planes import (
    BEGIN,
    NO_CHOICE,
    NUMBER,
    PATH,
    SEED,
    STATE,
    STEP,
    load_bits,
    load_rng,
    save_bits,
    save_rng,
    show_bits,
    show_number,
    show_word,
)

FIRST_TAKE, FIRST_PERMANENT = VOCABULARY.first_of("take"), VOCABULARY.first_of("permanent")
FIRST_DICE, FIRST_ABILITY = VOCABULARY.first_of("dice"), VOCABULARY.first_of("ability")
FIRST_ROW, FIRST_LIFT = VOCABULARY.first_of("row"), VOCABULARY.first_of("lift")
FIRST_STAR, FIRST_SQUARE = VOCABULARY.first_of("star"), VOCABULARY.first_of("square")
FIRST_ICON, FIRST_DRAW = VOCABULARY.first_of("icon"), VOCABULARY.first_of("draw")
FIRST_THEN = VOCABULARY.first_of("then")
N_ABILITIES, N_PERMANENTS, N_PHASES = len(ABILITIES), len(PERMANENTS), len(PHASES) - 1


def _number_handfuls() -> list[int]:
    """Return the place of every handful by 7 * one die + the other (0 for none)."""
    places = [0] * 49
    for place, text in enumerate(HANDFULS):
        dice = (*map(int, text.split(",")), 0)
        places[7 * dice[0] + dice[1]] = places[7 * dice[1] + dice[0]] = place
    return places


HANDFUL = table(_number_handfuls())

# ---- a lane's integers: ten, then the land, then the sides

LANE = STATE + 26


def prepare(game: Duel, options: Options) -> tuple[Any, ...]:
    """Return what all lanes share: the board and the position before the first roll."""
    start = start_with(options)
    return BOARDS[start.size], start


@jit
def load_side(lane: Any, at: int) -> Side:
    """Return a side kept in a lane."""
    return Side(lane[at], lane[at + 1], lane[at + 2], lane[at + 3], lane[at + 4])


@jit
def save_side(lane: Any, at: int, side: Side) -> None:
    """Keep a side in a lane."""
    lane[at], lane[at + 1], lane[at + 2] = side.rows, side.used, side.owns
    lane[at + 3], lane[at + 4] = side.spent, side.dice


@jit(inline=False)
def load_position(lane: Any) -> Position:
    """Return the position in a lane."""
    s, land = STATE, STATE + 8
    drawn = Land(
        load_bits(lane, land), load_bits(lane, land + 2), load_bits(lane, land + 4), load_bits(lane, land + 6)
    )
    queue, a, b = Queue(lane[s + 5], lane[s + 6]), load_side(lane, s + 16), load_side(lane, s + 21)
    return Position(
        lane[s], lane[s + 1], lane[s + 2], lane[s + 3], lane[s + 4], drawn, queue, a, b, lane[s + 7]
    )


@jit(inline=False)
def save_position(lane: Any, at: Position) -> None:
    """Keep a position in a lane."""
    s, land = STATE, STATE + 8
    lane[s], lane[s + 1], lane[s + 2], lane[s + 3] = at.size, at.round, at.first, at.turn
    lane[s + 4], lane[s + 5], lane[s + 6], lane[s + 7] = at.phase, at.queue.things, at.queue.length, at.left
    save_bits(lane, land, at.land.ones)
    save_bits(lane, land + 2, at.land.twos)
    save_bits(lane, land + 4, at.land.fours)
    save_bits(lane, land + 6, at.land.crosses)
    save_side(lane, s + 16, at.a)
    save_side(lane, s + 21, at.b)
    lane[STEP] = 0


@jit(inline=False)
def roll_lane(lane: Any, at: Position) -> Position:
    """Let a lane's dice fall, as long as any are in the air."""
    rng = load_rng(lane)
    while at.phase != OVER and flying_dice(at) > 0:
        rng, roll = roll_dice(flying_dice(at), rng)
        at = apply_roll(at, roll)
    save_rng(lane, rng)
    return at


@jit(inline=False)
def begin_game(lane: Any, start: Position, number: int) -> None:
    """Start that game of the lane's seed."""
    lane[NUMBER] = number
    save_rng(lane, make_rng(lane[SEED], number, DICE_STREAM))
    save_position(lane, roll_lane(lane, start))


# ---- moves as choices


@jit
def mark_number(first: int, square: int, value: int, width: int) -> int:
    """Return the number of drawing a value on a square; squares are numbered as on the widest board."""
    wide = (square // width) * WIDEST + square % width
    return first + 6 * wide + value - 1


@jit(inline=False)
def choice_at(move: int, width: int, step: int) -> int:
    """Return the number of a move's choice at a step; NO_CHOICE after its last."""
    kind, value, second = kind_in(move), value_in(move), second_in(move)
    if kind == TAKE:
        return FIRST_TAKE + HANDFUL(7 * value + second) if step == 0 else NO_CHOICE
    if kind == DO_LIFT:
        return FIRST_LIFT + value - 1 if step == 0 else NO_CHOICE
    if kind == TAKE_STAR:
        return FIRST_STAR + value if step == 0 else NO_CHOICE
    if kind < SPLIT:
        if step > 1:
            return NO_CHOICE
        return FIRST_PERMANENT + kind - 1 if step == 0 else FIRST_DICE + HANDFUL(7 * value + second)
    if kind == DRAW_PAIR:
        if step > 1:
            return NO_CHOICE
        if step == 0:
            return mark_number(FIRST_DRAW, square_in(move), value, width)
        return mark_number(FIRST_THEN, then_in(move), second, width)
    return ability_choice(move, kind, width, step)


@jit(inline=False)
def ability_choice(move: int, kind: int, width: int, step: int) -> int:
    """Return the number of a choice of a move that uses a one-time ability."""
    if step == 0:
        return FIRST_ABILITY + kind - SPLIT
    if kind == AGAIN_NOW or step > 2 or (step == 2 and kind != SPLIT):
        return NO_CHOICE
    if kind == CROSS:
        return FIRST_SQUARE + (square_in(move) // width) * WIDEST + square_in(move) % width
    if kind == MARK:
        return FIRST_ROW + value_in(move) - 1
    if step == 1:
        return mark_number(FIRST_ICON, square_in(move), value_in(move), width)
    return mark_number(FIRST_THEN, then_in(move), second_in(move), width)


@jit(inline=False)
def has_begun(lane: Any, move: int, width: int) -> bool:
    """Say whether a move begins with the choices made so far."""
    for step in range(lane[STEP]):  # noqa: SIM110 (kernels compile no generators)
        if choice_at(move, width, step) != lane[PATH + step]:
            return False
    return True


@jit(inline=False)
def find_code(lane: Any, codes: list[int], width: int, action: int) -> int:
    """Return a move that goes on with that choice; -1 if none does."""
    step = lane[STEP]
    for move in codes:
        if choice_at(move, width, step) == action and has_begun(lane, move, width):
            return move
    return -1


@jit(inline=False)
def mark_legal(lane: Any, codes: list[int], width: int, mask: Any) -> None:
    """Mark the legal choices."""
    mask[:] = 0
    step = lane[STEP]
    for move in codes:
        if has_begun(lane, move, width):
            mask[choice_at(move, width, step)] = 1


# ---- what the deciding seat sees


@jit(inline=False)
def show_side(planes: Any, first: int, side: Side) -> int:
    """Fill the planes of a side and return the number of the next."""
    for face in range(1, 7):
        show_number(planes[first + face - 1], row_of(side.rows, face))
    first += 6
    show_word(planes, first, side.used, N_ABILITIES)
    first += N_ABILITIES
    show_word(planes, first, side.owns, N_PERMANENTS)
    show_word(planes, first + N_PERMANENTS, side.spent, N_PERMANENTS)
    first += 2 * N_PERMANENTS
    for face in range(1, 7):
        show_number(planes[first + face - 1], number_of(side.dice, face))
    return first + 6


@jit(inline=False)
def show_land(planes: Any, board: Board, land: Land) -> int:
    """Fill the planes of the board and return the number of the next."""
    for face in range(1, 7):
        show_bits(planes[face - 1], squares_with(land, face))
    blocked = squares_with(land, BLOCKED) & board.grid.full
    show_bits(planes[6], blocked & ~land.crosses)
    show_bits(planes[7], land.crosses)
    show_bits(planes[8], board.predrawn)
    return 9


@jit(inline=False)
def show_turn(planes: Any, at: Position, first: int) -> int:
    """Fill the planes of the course of the game and return the number of the next."""
    for face in range(1, 7):
        show_number(planes[first + face - 1], number_of(at.left, face))
    first += 6
    show_number(planes[first + at.phase - DRAFT], 1)
    first += N_PHASES
    show_number(planes[first], 1)
    show_number(planes[first + 1], int(at.turn == 0))
    show_number(planes[first + 2], int(at.first == at.turn))
    show_number(planes[first + 3], at.round)
    show_number(planes[first + 4], at.queue.length)
    for place in range(QUEUED):
        show_number(planes[first + 5 + place], (at.queue.things >> (2 * place)) & 3)
    return first + 5 + QUEUED


@jit(inline=False)
def show_begun(planes: Any, lane: Any, width: int, first: int) -> None:
    """Fill the planes of the choices made so far."""
    for step in range(lane[STEP]):
        choice = lane[PATH + step]
        if FIRST_PERMANENT <= choice < FIRST_DICE:
            show_number(planes[first + choice - FIRST_PERMANENT], 1)
        elif FIRST_ABILITY <= choice < FIRST_ROW:
            show_number(planes[first + N_PERMANENTS + choice - FIRST_ABILITY], 1)
        elif FIRST_ICON <= choice < FIRST_THEN:
            mark = choice - (FIRST_ICON if choice < FIRST_DRAW else FIRST_DRAW)
            square = (mark // 6 // WIDEST) * width + mark // 6 % WIDEST
            planes[first + N_PERMANENTS + N_ABILITIES][square] = mark % 6 + 1


@jit(inline=False)
def show_lane(planes: Any, lane: Any, board: Board, at: Position) -> None:
    """Fill all planes of a lane."""
    planes[:] = 0
    first = show_land(planes, board, at.land)
    first = show_side(planes, first, side_of(at, at.turn))
    first = show_side(planes, first, side_of(at, 1 - at.turn))
    first = show_turn(planes, at, first)
    show_begun(planes, lane, at.size, first)


# ---- steps


@jit(inline=False)
def step_lane(
    board: Board, start: Position, lane: Any, action: int, planes: Any, mask: Any, told: Any, paid: float
) -> float:
    """Make a lane's choice and return its seat's reward; `told` is over, illegal, rows' balance, next seat.

    A game that is over is followed by the next at once.
    """
    told[0], told[1], told[2] = 0, 0, 0
    reward = 0.0
    if action == BEGIN:
        begin_game(lane, start, lane[NUMBER])
    else:
        at = load_position(lane)
        move = find_code(lane, list_moves(board, at), at.size, action)
        if move < 0:
            told[0], told[1] = 1, 1
            reward = paid
            begin_game(lane, start, lane[NUMBER] + 1)
        else:
            lane[PATH + lane[STEP]] = action
            lane[STEP] += 1
            if choice_at(move, at.size, lane[STEP]) == NO_CHOICE:
                after = roll_lane(lane, apply_move(board, at, move))
                save_position(lane, after)
                if after.phase == OVER:
                    balance = compare_rows(after.a.rows, after.b.rows)
                    told[0], told[2] = 1, balance
                    reward = float(balance if at.turn == 0 else -balance)
                    begin_game(lane, start, lane[NUMBER] + 1)
    now = load_position(lane)
    told[3] = now.turn
    mark_legal(lane, list_moves(board, now), now.size, mask)
    show_lane(planes, lane, board, now)
    return reward


@jit
def step_lanes(
    board: Board,
    start: Position,
    lanes: Any,
    actions: Any,
    planes: Any,
    masks: Any,
    rewards: Any,
    told: Any,
    paid: float,
) -> None:
    """Make every lane's choice."""
    for n in range(len(lanes)):
        rewards[n] = step_lane(board, start, lanes[n], actions[n], planes[n], masks[n], told[n], paid)
