"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from ...compiler.dispatch import implement
from ...compiler.jit import warm
from ...core.errors import IllegalMove
from ...core.options import Options
from ...core.types import Move, Roll, Seat
from ...kernel import course, interface, step_kernel
from ...kernel.dice_multisets import number_of
from ...kernel.speeds import COMPILED, PLAIN, Ints, Speed
from ...values import net, ntuple
from ...values.conv_trunk import activations_size, implement_net
from ...values.engine import ValueEngine, trunk_at, weights_at
from ...values.files import NetSpec, Values
from . import kernel, moves, paths, turn
from .board import ICONS, LOT, PRINTED, SIDES, Board, Params, boards_with, parse_square, parse_track
from .bot import greedy_play, inputs, planes, policies, random_play, values
from .bot.policies import CERTAIN
from .bot.values import LAYOUT, values_for
from .moves import MOST_MOVES, settle_order
from .paths import VOCABULARY, choice_at, code_at, mark_at
from .refusals import say_why
from .sheet import OVER, Position, compare_rows, flying_dice, rows_in, side_of, start_position
from .text.notation import NOTATION
from .text.sheet_text import format_dice

NET = NetSpec(
    LAYOUT,
    offset=0,
    shape=inputs.SHAPE,
    slots=inputs.SLOTS,
    unit=policies.CERTAIN // 10,
    error_clip=1.0 * policies.CERTAIN,
    margin=inputs.MARGIN,
    candidates=inputs.CANDIDATES,
    n_steps=inputs.N_STEPS,
    board=inputs.BOARD,
)
implement_net(Params, NET)
implement(
    Params,
    {
        interface.is_rolling: kernel.is_rolling,
        interface.dice_at: kernel.dice_at,
        interface.roll_at: kernel.roll_at,
        interface.land_at: kernel.land_at,
        interface.seat_at: kernel.seat_at,
        interface.turn_at: kernel.turn_at,
        interface.list_codes: moves.list_moves,
        interface.choice_at: paths.choice_at,
        interface.move_at: turn.apply_move,
        interface.terms_at: kernel.terms_at,
        interface.total_at: kernel.total_at,
        interface.standing_at: kernel.standing_at,
        step_kernel.mark_at: paths.mark_at,
        step_kernel.code_at: paths.code_at,
        step_kernel.show_at: planes.show_at,
        step_kernel.show_begun: planes.show_begun,
        interface.random_at: random_play.choose_random,
        ntuple.base_at: values.base_at,
        ntuple.value_for: values.value_for,
        net.inputs_at: inputs.inputs_at,
    },
    field="board",
)
implement(
    Params,
    {
        course.order_of: course.share_position,
        interface.choose_at: policies.choose_at,
        interface.rank_codes: greedy_play.rank_codes,
        interface.play_on: policies.play_on,
    },
)
"""All that Duel implements: its rules, its choices as numbers, what is seen, bots, learned values."""


def start_with(options: Options) -> Position:
    """{"board": "9", "first": "lot"} -> the position before the first roll"""
    gives = parse_track(options["track"]) if "track" in options else PRINTED
    first = None if options["first"] == LOT else SIDES.index(options["first"])
    return start_position(int(options["board"]), first, gives)


def who_decides(state: Position) -> tuple[Seat, ...]:
    """Return the seat that may move now; nobody while dice are in the air or when it is over."""
    return () if state.phase == OVER or flying_dice(state) > 0 else (state.turn,)


def leaders(at: Position) -> tuple[Seat, ...]:
    """Return who has the better rows: both when all are equal."""
    return {1: (0,), -1: (1,), 0: (0, 1)}[compare_rows(at.a.rows, at.b.rows)]


@lru_cache(maxsize=16)
def legal_choices(board: Board, at: Position, path: tuple[int, ...]) -> list[int]:
    """Return 1 for each choice of the vocabulary that is legal after those in the path, 0 for others."""
    mask = [0] * len(VOCABULARY)
    mark_at(board, at, path, len(path), mask, PLAIN.ints("codes", MOST_MOVES))
    return mask


def table_with(board: Board, learned: Values, speed: Speed) -> Params:
    """Return a board with what was learned of it."""
    return Params(board, weights_at(speed, learned), trunk_at(speed, learned, NET.trunk_offset))


def list_codes(listing: Callable[..., int], board: Board, at: Position) -> Ints:
    """Return the numbers of all legal moves, which takes the compiled kernel no time."""
    codes = COMPILED.ints("codes", MOST_MOVES)
    return codes[: listing(table_with(board, values_for(at.gives), COMPILED), at, codes)]


def find_code(board: Board, at: Position, move: Move) -> int:
    """Return the kernel's number of a legal move, -1 of another; IllegalMove if it is none on this board.

    Two icons may be written in either order where the order of scoring means nothing.
    """
    path = NOTATION.path_of(move)
    for place in (place for choice in move for place in VOCABULARY.places_of(choice)):
        if parse_square(place, at.size) is None:
            raise IllegalMove(say_why("no-such-square", square=place, size=at.size))
    code = settle_order(board, at, code_at(board, at, path, len(path), ()))
    listing = warm(interface.count_codes, __name__)
    if listing is not None:
        return code if code in list_codes(listing, board, at) else -1
    path = tuple(choice_at(board, at, code, step) for step in range(len(path)))
    is_legal = all(legal_choices(board, at, path[:step])[number] for step, number in enumerate(path))
    return code if is_legal else -1


@dataclass(frozen=True)
class DuelEngine(ValueEngine[Position]):
    """Plays Chiefdom Duel by the kernel, plain or compiled."""

    policies = policies.POLICIES
    terms = len(ICONS)
    most_moves = MOST_MOVES
    most_listed = 64  # takes, or uses of permanent abilities; icons are marked without a list
    shares_position = True
    position = kernel.POSITION_WIDTH
    vocabulary = VOCABULARY
    planes = planes.PLANES
    allocates = False
    net = NET
    activations = activations_size(inputs.CELLS, inputs.CELLS)
    scale = CERTAIN
    wants_victory = True
    alone = len(SIDES)

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[Params, Position]:
        start = start_with(options)
        return self.table_of(start, speed), start

    def point(self, state: Position, seat: Seat, speed: Speed) -> tuple[Params, Position]:
        return self.table_of(state, speed), state

    def is_waiting(self, state: Position, seat: Seat) -> bool:
        return seat in who_decides(state)

    def score(self, state: Position, seat: Seat) -> list[int]:
        return [*rows_in(side_of(state, seat).rows)]

    def state_of(self, options: Options, at: object) -> tuple[Position, str]:
        assert isinstance(at, Position)
        return at, format_dice(at.left)

    def roll_number(self, roll: Roll) -> int:
        return number_of(roll)

    def code_of(self, state: Position, seat: Seat, move: Move) -> int:
        code = find_code(self.board_of(state), state, move)
        if code < 0:
            raise IllegalMove(say_why("not-legal-now", move=NOTATION.format(move)))
        return code

    def table_of(self, at: Position, speed: Speed) -> Params:
        """Return the board that is played on, with what was learned of it."""
        return table_with(self.board_of(at), self.learned or values_for(at.gives), speed)

    def playout_cost(self, state: Position) -> int:
        return policies.PRICE if len(values_for(state.gives)) > 0 else 1

    def board_of(self, at: Position) -> Board:
        """Return the board that is played on."""
        return boards_with(at.gives)[at.size]


ENGINES = {fast: DuelEngine(fast) for fast in (None, False, True)}
