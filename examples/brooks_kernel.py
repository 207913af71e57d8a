"""Four Brooks over a kernel: the rules of `brooks.py` over numbers, so that they compile.

A position holds the whole table; `check_game` compares it with the rules step by step.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from brooks import (
    BANK,
    BROOKS,
    CLOSED,
    LAST,
    NAMES,
    SPLASH,
    SPLASHES,
    STEPS_TO_LAST,
    Brooks,
    State,
    Walker,
    throw_of,
)
from rollwright.compiler.jit import jit, lookup_table, stack_array
from rollwright.core.options import Options
from rollwright.core.rng import Rng
from rollwright.core.types import Roll, Seat
from rollwright.kernel import interface as kernel
from rollwright.kernel import step_kernel as stepped
from rollwright.kernel.bits import popcount
from rollwright.kernel.interface import Workspace
from rollwright.kernel.packing import putter
from rollwright.kernel.planes import Plane, Planes, PlaneSet, each, show, show_number, show_word
from rollwright.kernel.shared import serve_shared
from rollwright.kernel.speeds import Speed
from rollwright.kernel.throws import face_at, make_roller, pack_faces, unpack_faces
from rollwright.kernel.types import Array, Numbers
from rollwright.values import ntuple
from rollwright.values.files import NTupleSpec, TupleTable
from rollwright.values.scratch import ValueWorkspace
from rollwright.values.shared import POINT, SharedValueEngine, serve_values


class Sheets(NamedTuple):
    """Each seat's sheet: twelve bits for every brook, then the splashes."""

    first: int = 0
    second: int = 0
    third: int = 0
    fourth: int = 0
    fifth: int = 0


class Table(NamedTuple):
    """The sheets now and before the roll, the dice, what all seats share, and the seats that decide."""

    seats: int
    now: Sheets
    before: Sheets
    dice: int
    pending: int
    """A bit for each seat that still decides on the white dice."""
    closed: int
    """A bit for each closed brook."""
    phase: int
    seat: int
    turn: int


class Rules(NamedTuple):
    """What never changes at a table: learned values, if there are any."""

    values: Numbers


ROLL, WHITE, COLOURED, OVER = range(4)
ROW, STONES, N_BROOKS, N_UP = BANK + 1, BANK, len(BROOKS), 2
"""Bits of a brook, its stones; the first two brooks count upwards."""
SPLASH_BIT = ROW * N_BROOKS
STAY_CODE = 1 + N_BROOKS * STONES
THROW = throw_of("")
MOST_MOVES = 2 * N_BROOKS + 1
WIDTH = serve_shared(Rules, Table)
serve_values(Rules)
put = putter(Sheets)
roll_dice = make_roller(THROW)
few_codes = stack_array(MOST_MOVES)


# ---- rules


@jit
def row_of(sheet: int, brook: int) -> int:
    """Return the stones of a brook and its bank that a seat has stepped on."""
    return sheet >> ROW * brook & (1 << ROW) - 1


@jit
def active_seat(at: Table) -> int:
    """Return the seat whose turn it is."""
    return (at.turn - 1) % at.seats


@jit(inline=False)
def list_stones(at: Table, seat: int, codes: Array) -> int:
    """List the stones that the dice let a seat step on and return how many there are."""
    found, one, other = 0, face_at(at.dice, 0), face_at(at.dice, 1)
    for brook in range(N_BROOKS):
        if at.closed >> brook & 1:
            continue
        row, die = row_of(at.now[seat], brook), face_at(at.dice, 2 + brook)
        least, most = min(one, other) + die, max(one, other) + die
        if at.phase == WHITE:
            least = most = one + other
        for number in (least, most):
            stone = number - 2 if brook < N_UP else 12 - number
            is_open = row >> stone == 0 and (stone < LAST or popcount(row) >= STEPS_TO_LAST)
            if is_open:
                codes[found] = 1 + brook * STONES + stone
                found += 1
            if least == most:
                break
    return found


@jit(inline=False)
def closed_brooks(at: Table) -> int:
    """Return the closed brooks with those at whose bank somebody is now."""
    closed = at.closed
    for seat in range(at.seats):
        for brook in range(N_BROOKS):
            closed |= (row_of(at.now[seat], brook) >> BANK) << brook
    return closed


@jit(inline=False)
def end_first(at: Table) -> Table:
    """Go on when all have used the white dice."""
    seat, closed = active_seat(at), closed_brooks(at)
    then = Table(at.seats, at.now, at.before, at.dice, 0, closed, COLOURED, seat, at.turn)
    can_step = popcount(closed) < CLOSED and list_stones(then, seat, few_codes()) > 0
    return then if can_step else end_turn(then)


@jit(inline=False)
def end_turn(at: Table) -> Table:
    """Give the active seat a splash if it made no step, and the turn to the next."""
    seat, closed = active_seat(at), closed_brooks(at)
    sheet = at.now[seat]
    if sheet == at.before[seat]:
        sheet += 1 << SPLASH_BIT
    now = put(at.now, seat, sheet)
    if popcount(closed) >= CLOSED or sheet >> SPLASH_BIT == SPLASHES:
        return Table(at.seats, now, now, 0, 0, closed, OVER, 0, at.turn)
    return Table(at.seats, now, now, 0, 0, closed, ROLL, 0, at.turn + 1)


@jit
def ask_next(at: Table, now: Sheets, pending: int) -> Table:
    """Let the next of the seats decide that still use the white dice, if there is one."""
    seat = 0
    while pending >> seat & 1 == 0 and seat < at.seats:
        seat += 1
    then = Table(at.seats, now, at.before, at.dice, pending, at.closed, WHITE, seat, at.turn)
    return then if pending else end_first(then)


@kernel.dice_at.implement(Rules)
@jit
def dice_at(rules: Rules, at: Table) -> int:
    """The dice of closed brooks are not thrown."""
    return 1 + at.closed if at.phase == ROLL else 0


@kernel.roll_at.implement(Rules)
@jit
def roll_at(rules: Rules, at: Table, dice: Rng) -> tuple[Rng, Table]:
    dice, roll = roll_dice(at.closed << 1, dice)
    return dice, land_at(rules, at, roll)


@kernel.land_at.implement(Rules)
@jit(inline=False)
def land_at(rules: Rules, at: Table, roll: int) -> Table:
    rolled = Table(at.seats, at.now, at.now, roll, 0, at.closed, WHITE, 0, at.turn)
    pending = 0
    for seat in range(at.seats):
        pending |= int(list_stones(rolled, seat, few_codes()) > 0) << seat
    return ask_next(rolled, rolled.now, pending)


@kernel.list_codes.implement(Rules)
@jit(inline=False)
def list_codes(rules: Rules, at: Table, codes: Array) -> int:
    if at.phase != WHITE and at.phase != COLOURED:
        return 0
    found = list_stones(at, at.seat, codes)
    codes[found] = STAY_CODE
    return found + 1


@kernel.move_at.implement(Rules)
@jit(inline=False)
def move_at(rules: Rules, at: Table, code: int) -> Table:
    now = at.now
    if code != STAY_CODE:
        brook, stone = (code - 1) // STONES, (code - 1) % STONES
        steps = 1 << stone | int(stone == LAST) << BANK
        now = put(now, at.seat, now[at.seat] | steps << ROW * brook)
    if at.phase == WHITE:
        return ask_next(at, now, at.pending & ~(1 << at.seat))
    return end_turn(Table(at.seats, now, at.before, at.dice, 0, at.closed, COLOURED, at.seat, at.turn))


@kernel.terms_at.implement(Rules)
@jit(inline=False)
def terms_at(rules: Rules, at: Table, seat: int, terms: Array, start: int) -> int:
    total = SPLASH * (at.now[seat] >> SPLASH_BIT)
    terms[start + N_BROOKS] = total
    for brook in range(N_BROOKS):
        steps = popcount(row_of(at.now[seat], brook))
        terms[start + brook] = steps * (steps + 1) // 2
        total += steps * (steps + 1) // 2
    return total


# ---- what moves promise: for bots

STEP_WORTH, SKIP_COST = 300, 150
"""What a step promises `greedy`, and what each stone costs that it leaves out."""
LENGTH = lookup_table([row.bit_length() for row in range(1 << ROW)])


@kernel.rank_codes.implement(Rules)
@jit(inline=False)
def rank_codes(rules: Rules, at: Table, workspace: Workspace, moves: int) -> None:
    """The fewer stones a step leaves out, the better; staying may cost a splash."""
    sheet = at.now[at.seat]
    for n in range(moves):
        code = workspace.codes[n]
        if code == STAY_CODE:
            is_splash = at.phase == COLOURED and sheet == at.before[at.seat]
            workspace.values[n] = POINT * SPLASH if is_splash else 0
        else:
            row = row_of(sheet, (code - 1) // STONES)
            skipped = (code - 1) % STONES - LENGTH(row)
            workspace.values[n] = STEP_WORTH - SKIP_COST * skipped


# ---- what learners see

PLANES = PlaneSet(
    sheet=(*map(Plane, NAMES.values()), Plane("splashes", SPLASHES)),
    rest=(
        *each("die", ("white", "white 2", *NAMES.values()), 6),
        *each("closed", NAMES.values()),
        Plane("coloured dice"),
        Plane("my turn"),
    ),
    size=lambda options: (1, ROW),
)


@stepped.show_at.implement(Rules)
@jit(inline=False)
def show_at(
    rules: Rules, at: Table, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    """Others' steps on the white dice are hidden until all have decided."""
    place = 0
    for n in range(at.seats):
        other = (seat + n) % at.seats
        sheet = at.before[other] if n > 0 and at.phase == WHITE else at.now[other]
        for bit in range(SPLASH_BIT):
            show(planes, place + bit, sheet >> bit & 1)
        show_number(planes, place + SPLASH_BIT, ROW, sheet >> SPLASH_BIT)
        place += SPLASH_BIT + ROW
    for die in range(2 + N_BROOKS):
        show_number(planes, place, ROW, face_at(at.dice, die))
        place += ROW
    flags = int(at.phase == COLOURED) | int(active_seat(at) == seat) << 1
    show_word(planes, place, ROW, at.closed | flags << N_BROOKS, N_BROOKS + 2)


# ---- learned values: tables by the seat's splashes and whether a brook is closed

STAGES, FAR, MOMENTS = 2 * SPLASHES, ROW + 2, 16
BROOK_SIZE, ALL_SIZE, MOMENT_SIZE = N_BROOKS * FAR * (ROW + 1), FAR**N_BROOKS, MOMENTS * (SPLASHES + 1)
BROOK_AT, ALL_AT, MOMENT_AT, N_WEIGHTS = accumulate(
    (0, STAGES * BROOK_SIZE, STAGES * ALL_SIZE, STAGES * MOMENT_SIZE)
)
TABLES = (
    TupleTable("brook", BROOK_AT, STAGES),
    TupleTable("all", ALL_AT, STAGES),
    TupleTable("moment", MOMENT_AT, STAGES),
)


@ntuple.indices_at.implement(Rules)
@jit(inline=False)
def indices_at(rules: Rules, at: Table, seat: int, workspace: ValueWorkspace, indices: Array) -> int:
    """How far the seat is in each brook and in all of them; the moment, and others' splashes."""
    if at.phase == OVER:
        return 0
    sheet, all_far, wettest = at.now[seat], 0, 0
    stage = 2 * min(sheet >> SPLASH_BIT, SPLASHES - 1) + int(at.closed > 0)
    for brook in range(N_BROOKS):
        row = row_of(sheet, brook)
        far = LENGTH(row) if row >> BANK or at.closed >> brook & 1 == 0 else FAR - 1
        all_far = all_far * FAR + far
        indices[brook] = BROOK_AT + stage * BROOK_SIZE + (brook * FAR + far) * (ROW + 1) + popcount(row)
    for other in range(at.seats):
        wettest = max(wettest, at.now[other] >> SPLASH_BIT if other != seat else 0)
    moment = at.phase << 2 | int(active_seat(at) == seat) << 1 | int(sheet != at.before[seat])
    indices[N_BROOKS] = ALL_AT + stage * ALL_SIZE + all_far
    indices[N_BROOKS + 1] = MOMENT_AT + stage * MOMENT_SIZE + moment * (SPLASHES + 1) + wettest
    return N_BROOKS + 2


# ---- the engine


@dataclass(frozen=True)
class BrooksEngine(SharedValueEngine[State]):
    """Plays Four Brooks by the kernel, plain or compiled."""

    most_moves = MOST_MOVES
    position = WIDTH
    planes = PLANES
    allocates = False
    ntuples = NTupleSpec("brooks 1", N_WEIGHTS, N_BROOKS + 2, 60.0 * POINT, 20, tables=TABLES)

    def params(self, options: Options, speed: Speed) -> Rules:
        return Rules(self.learned_weights(speed))

    def roll_number(self, roll: Roll) -> int:
        return pack_faces(THROW, roll.faces)

    def encode(self, state: State, seat: Seat) -> Table:
        phase = COLOURED if state.is_second else WHITE if state.pending else OVER if state.is_over else ROLL
        return Table(
            len(state.walkers),
            Sheets(*map(encode_walker, state.walkers)),
            Sheets(*map(encode_walker, state.before)),
            pack_faces(THROW, state.dice),
            sum(1 << waiting for waiting in state.pending),
            sum(1 << brook for brook, tag in enumerate(BROOKS) if tag in state.closed),
            phase,
            seat if self.is_waiting(state, seat) else 0,
            state.turn,
        )

    def decode(self, options: Options, at: object) -> State:
        assert isinstance(at, Table)
        return State(
            tuple(map(decode_walker, at.now[: at.seats])),
            tuple(map(decode_walker, at.before[: at.seats])),
            unpack_faces(THROW, at.dice),
            tuple(seat for seat in range(at.seats) if at.pending >> seat & 1),
            at.phase == COLOURED,
            "".join(tag for brook, tag in enumerate(BROOKS) if at.closed >> brook & 1),
            at.turn,
        )


def encode_walker(walker: Walker) -> int:
    """Return a seat's sheet as a number."""
    steps = [step for brook in walker.brooks for step in brook]
    return sum(1 << bit for bit, step in enumerate(steps) if step) | walker.splashes << SPLASH_BIT


def decode_walker(sheet: int) -> Walker:
    """Return the sheet of a number."""
    rows = [row_of(sheet, brook) for brook in range(N_BROOKS)]
    brooks = tuple(tuple(row >> stone & 1 == 1 for stone in range(ROW)) for row in rows)
    return Walker(brooks, sheet >> SPLASH_BIT)


class QuickBrooks(Brooks):
    """Four Brooks with its kernel."""

    def engine(self, fast: bool | None) -> BrooksEngine:
        return BrooksEngine(fast, self)


QUICK_BROOKS = QuickBrooks()
