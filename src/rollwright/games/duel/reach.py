"""Which positions make sense: the parts must fit the phase, and the board what is printed on it.

How a position came about is not traced back: people set up positions to study them.
"""

from __future__ import annotations

from ...core.errors import InvalidSheet
from ...kernel.bits import has, squares_of
from .board import BOARDS, DICE, ICONS, PERMANENTS, ROW_LENGTH, SIDES, Board, format_square, things_on
from .refusals import say_why
from .sheet import (
    ADDING,
    AGAIN,
    DRAFT,
    DRAW,
    IN_THE_AIR,
    LIFTING,
    LONGEST_QUEUE,
    OVER,
    PHASES,
    SQUARES,
    STARRING,
    Position,
    has_room,
    is_lot_due,
    lowest_row,
    number_of,
    row_of,
    side_of,
    size_of,
    squares_with,
    value_at,
)
from .turn import ALL_PERMANENTS, usable_abilities

AGAIN_BIT, REROLL_BIT = 1 << 3, 1 << 3
"""The places of `again` among the abilities and `reroll` among the permanents."""


def check_dice(at: Position) -> None:
    """Refuse dice that do not fit the phase."""
    if is_lot_due(at):
        _check_lot(at)
        return
    first, second = side_of(at, at.first), side_of(at, 1 - at.first)
    lie = (size_of(first.dice), size_of(second.dice), size_of(at.left), at.turn == at.first)
    if lie not in _fitting(at.phase):
        name = {DRAFT: "reach-dice-draft", OVER: "reach-dice-over"}.get(at.phase, "reach-dice")
        raise InvalidSheet(say_why(name, phase=PHASES[at.phase], side=SIDES[at.turn]), at.size + 2)
    if not _is_flight_fitting(at):
        raise InvalidSheet(say_why("reach-air", phase=PHASES[at.phase]), at.size + 2)


def _check_lot(at: Position) -> None:
    """The lot is drawn before anything else."""
    if at.round > 1 or at.turn != at.first or size_of(at.left) > 1 or at.a.dice or at.b.dice:
        raise InvalidSheet(say_why("reach-lot"), at.size + 2)


def _fitting(phase: int) -> tuple[tuple[int, int, int, bool], ...]:
    """Return how many dice the first player, the second and the middle may have, and if the first acts."""
    if phase == DRAFT:
        return ((0, 0, DICE, True), (1, 0, DICE - 1, False), (1, 2, DICE - 3, True))
    if phase == OVER:
        return ((0, 0, 0, True), (2, 2, 1, False))
    return ((2, 2, 1, True), (2, 2, 1, False))


def _is_flight_fitting(at: Position) -> bool:
    mine = number_of(side_of(at, at.turn).dice, IN_THE_AIR)
    yours = number_of(side_of(at, 1 - at.turn).dice, IN_THE_AIR)
    middle = number_of(at.left, IN_THE_AIR)
    if at.phase == DRAFT:
        return mine == yours == 0 and middle in (0, DICE)
    allowed = {DRAW: (0, 1, 2), AGAIN: (0, 2)}.get(at.phase, (0,))
    return yours == middle == 0 and mine in allowed


def check_queue(at: Position) -> None:
    """Refuse a queue that could outgrow its room together with the squares still to be marked."""
    side = side_of(at, at.turn)
    open_squares = sum(
        square > row_of(side.rows, value)
        for value in range(1, len(ICONS) + 1)
        for square in things_on(at.gives)
    )
    if at.queue.length + open_squares > LONGEST_QUEUE:
        most = LONGEST_QUEUE - open_squares
        raise InvalidSheet(say_why("reach-queue", most=most), at.size + 3)


def check_position(at: Position) -> None:
    """Refuse a position that no game can be in."""
    check_printed(at, BOARDS[at.size])
    check_phase(at, BOARDS[at.size])
    for seat in range(len(SIDES)):
        check_spent(at, seat)


def check_printed(at: Position, board: Board) -> None:
    """Every icon and mountain printed on the board is still there."""
    for value in range(1, 8):
        for square in squares_of(squares_with(board.land, value) & board.grid.full):
            if value_at(at.land, square) != value or has(at.land.crosses, square):
                row, column = divmod(square, at.size)
                name = format_square(square, at.size)
                reason = say_why("reach-printed", square=name, mark=SQUARES[value])
                raise InvalidSheet(reason, row + 2, 2 * column + 1)


def check_phase(at: Position, board: Board) -> None:
    """The phase has something to decide."""
    side = side_of(at, at.turn)
    room = has_room(board, at)
    if at.phase == OVER and room:
        raise InvalidSheet(say_why("reach-not-over"), 1)
    if at.phase in (DRAFT, DRAW, AGAIN) and not room:
        raise InvalidSheet(say_why("reach-no-room", phase=PHASES[at.phase]), 1)
    if at.phase in (DRAFT, OVER) and at.queue.length:
        raise InvalidSheet(say_why("reach-nothing-waits", phase=PHASES[at.phase]), at.size + 3)
    idle = {
        LIFTING: lowest_row(side.rows) == ROW_LENGTH,
        ADDING: at.phase == ADDING and usable_abilities(board, at) == 0,
        STARRING: side.owns == ALL_PERMANENTS,
        AGAIN: not side.used & AGAIN_BIT,
    }
    if idle.get(at.phase, False):
        name = "reach-again" if at.phase == AGAIN else "reach-useless"
        raise InvalidSheet(say_why(name, phase=PHASES[at.phase], side=SIDES[at.turn]), 1)


def check_spent(at: Position, seat: int) -> None:
    """Permanents are spent by who owns them, in their own turn."""
    side = side_of(at, seat)
    line = at.size + 4 + seat
    if side.spent & ~side.owns:
        raise InvalidSheet(say_why("reach-not-owned", side=SIDES[seat]), line)
    if side.spent and (seat != at.turn or at.phase in (DRAFT, OVER)):
        raise InvalidSheet(say_why("reach-not-in-turn", side=SIDES[seat]), line)
    if at.phase == DRAW and number_of(side.dice, IN_THE_AIR) and not side.spent & REROLL_BIT:
        raise InvalidSheet(say_why("reach-not-spent", side=SIDES[seat], ability=PERMANENTS[3]), line)
