"""What a seat sees of Chiefdom Duel as planes of the board's size."""

from __future__ import annotations

from ....compiler.jit import jit
from ....kernel.planes import Plane, Planes, PlaneSet, each, show, show_bits, show_number, show_word
from ....kernel.types import Numbers
from ..board import ABILITIES, DICE, ICONS, PERMANENTS, ROW_LENGTH, THINGS, Board
from ..paths import (
    FACES,
    FIRST_ABILITY,
    FIRST_DICE,
    FIRST_ICON,
    FIRST_PERMANENT,
    FIRST_ROW,
    FIRST_THEN,
    part_of,
)
from ..sheet import (
    BLOCKED,
    LONGEST_QUEUE,
    MOST_ROUNDS,
    PHASES,
    Position,
    Side,
    number_of,
    row_of,
    side_of,
    squares_with,
)
from ..turn import read_code

QUEUED = 8
"""How many things waiting in the queue are shown, the next one first."""
DECISIONS = PHASES[:-1]
N_ABILITIES, N_PERMANENTS, N_DECISIONS = len(ABILITIES), len(PERMANENTS), len(DECISIONS)
DRAWN = 2
"""So many dice each player takes."""


def _side(owner: str) -> list[Plane]:
    """Return the planes of one player's side."""
    return [
        *each(f"{owner} row", ICONS, ROW_LENGTH),
        *each(f"{owner} used", ABILITIES),
        *each(f"{owner} owns", PERMANENTS),
        *each(f"{owner} spent", PERMANENTS),
        *each(f"{owner} dice", FACES, DRAWN),
    ]


PLANES = PlaneSet(
    sheet=(),
    rest=(
        *(Plane(name) for name in (*ICONS, "mountain", "cross", "predrawn")),
        *_side("my"),
        *_side("your"),
        *each("dice left", FACES, DICE),
        *each("phase", DECISIONS),
        *(Plane(name) for name in ("I decide", "I am seat 1", "I begin this round")),
        Plane("round", MOST_ROUNDS),
        Plane("things in the queue", LONGEST_QUEUE),
        *each("queue", range(1, QUEUED + 1), len(THINGS)),
        *each("begun permanent", PERMANENTS),
        *each("begun ability", ABILITIES),
        Plane("begun icon", len(ICONS)),
    ),
    size=lambda options: (int(options["board"]), int(options["board"])),
)
FIRST_BEGUN = PLANES.first_of("begun")
"""The place of the first plane of a begun move."""


@jit(inline=False)
def show_at(
    board: Board, at: Position, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    """Each part returns where the next begins."""
    start = show_land(board, at, planes)
    start = show_side(planes, start, at.size**2, side_of(at, seat))
    start = show_side(planes, start, at.size**2, side_of(at, 1 - seat))
    show_turn(planes, start, at.size**2, at, seat)
    show_begun(board, at, seat, path, steps, planes, others)


@jit(inline=False)
def show_land(board: Board, at: Position, planes: Planes) -> int:
    """Fill the planes of the board."""
    size, start = at.size**2, 0
    for value in range(1, 7):
        show_bits(planes, start, squares_with(at.land, value))
        start += size
    blocked = squares_with(at.land, BLOCKED) & board.grid.full
    show_bits(planes, start, blocked & ~at.land.crosses)
    show_bits(planes, start + size, at.land.crosses)
    show_bits(planes, start + 2 * size, board.predrawn)
    return start + 3 * size


@jit(inline=False)
def show_side(planes: Planes, start: int, size: int, side: Side) -> int:
    """Fill the planes of a side."""
    for value in range(1, 7):
        show_number(planes, start, size, row_of(side.rows, value))
        start += size
    show_word(planes, start, size, side.used, N_ABILITIES)
    start += N_ABILITIES * size
    show_word(planes, start, size, side.owns, N_PERMANENTS)
    start += N_PERMANENTS * size
    show_word(planes, start, size, side.spent, N_PERMANENTS)
    return show_dice(planes, start + N_PERMANENTS * size, size, side.dice)


@jit(inline=False)
def show_dice(planes: Planes, start: int, size: int, dice: int) -> int:
    """Fill the planes of a handful; dice in the air are not shown."""
    for value in range(1, 7):
        show_number(planes, start, size, number_of(dice, value))
        start += size
    return start


@jit(inline=False)
def show_turn(planes: Planes, start: int, size: int, at: Position, seat: int) -> None:
    """Fill the planes of the course of the game."""
    start = show_dice(planes, start, size, at.left)
    show_word(planes, start, size, 1 << at.phase, N_DECISIONS)
    start += N_DECISIONS * size
    mine = int(at.turn == seat) | int(seat == 0) << 1 | int(at.first == seat) << 2
    show_word(planes, start, size, mine, 3)
    show_number(planes, start + 3 * size, size, at.round)
    show_number(planes, start + 4 * size, size, at.queue.length)
    start += 5 * size
    for place in range(QUEUED):
        show_number(planes, start, size, (at.queue.things >> (2 * place)) & 3)
        start += size


@jit(inline=False)
def show_begun(
    board: Board, at: Position, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    size = at.size**2
    start = FIRST_BEGUN * size
    for step in range(steps):
        choice = path[step]
        if FIRST_PERMANENT <= choice < FIRST_DICE:
            show_number(planes, start + (choice - FIRST_PERMANENT) * size, size, 1)
        elif FIRST_ABILITY <= choice < FIRST_ROW:
            show_number(planes, start + (N_PERMANENTS + choice - FIRST_ABILITY) * size, size, 1)
        elif FIRST_ICON <= choice < FIRST_THEN:
            first = read_code(part_of(choice, at.size))
            show(planes, start + (N_PERMANENTS + N_ABILITIES) * size + first.square, first.value)
