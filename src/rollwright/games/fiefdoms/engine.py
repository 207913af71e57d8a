"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from ...compiler.target import Function
from ...core.errors import InvalidSetup
from ...core.options import Options
from ...core.types import Move, Roll, Seat
from ...kernel import interface as kernel
from ...kernel.speeds import PLAIN, Speed
from ...kernel.types import Numbers
from ...values.engine import ValueEngine, weights_at
from ...values.files import NO_VALUES, NTupleSpec
from . import paths, playout
from .activation import best_active
from .bot import policy, search  # noqa: F401 (these too)
from .bot.greedy import ONE
from .bot.values import LAYOUT, N_INDICES, N_WEIGHTS, TABLES, values_for
from .challenges import OFF
from .dice import NO_ROLL, ROLLS
from .messages import say_why
from .moves import task_on
from .offers import ROOM
from .params import BAR, BUILD, BUILT, DEPTH, PAIR, POINT_WIDTH, SETUP, WHOLE, Params, Point
from .planes import PLANES
from .scoring import TERMS, all_terms
from .sheet import Sheet, blank_sheet, places_of
from .state import State
from .text.names import format_faces
from .text.vocabulary import VOCABULARY
from .variant import CHANGES

_ROLL_NUMBERS = {format_faces(roll): roll for roll, _ in ROLLS}


def challenge_of(options: Options) -> int:
    """{"challenge": "3"} -> 3"""
    value = options.get("challenge", "off")
    return OFF if value == "off" else int(value)


def check_seats(challenge: int, seats: int) -> None:
    """Raise InvalidSetup if there are too many for a challenge."""
    if challenge != OFF and seats != 1:
        raise InvalidSetup(say_why("challenge-seats", seats=seats))


def waiting_in(state: State) -> tuple[Seat, ...]:
    """Return the seats that may move."""
    phase = state.phase
    if phase in (SETUP, BAR):
        return (0,)
    if phase == PAIR:
        return (state.regent,)
    if phase == BUILD:
        return tuple(seat for seat in range(len(state.sheets)) if seat not in state.ready)
    return ()


@dataclass(frozen=True)
class FiefdomsEngine(ValueEngine[State]):
    """Plays Rolling Fiefdoms by the kernel, plain or compiled."""

    depth: int = DEPTH
    policies = policy.POLICIES
    terms = len(TERMS)
    most_moves = ROOM
    row = playout.SEATS + playout.SEAT_WIDTH
    position = POINT_WIDTH
    vocabulary = VOCABULARY
    planes = PLANES
    ntuples = NTupleSpec(LAYOUT, N_WEIGHTS, N_INDICES, 60.0 * ONE, 2, tables=TABLES)
    scale = ONE
    is_quick = False
    decides_together = True

    def allocates_in(self, function: Function) -> bool:
        """Scores and bots do; random games need neither."""
        return function is not kernel.run_playouts

    @property
    def full_playouts(self) -> FiefdomsEngine:
        """The engine whose playouts run to the end: a learned value compares moves, but is no score."""
        return replace(self, depth=WHOLE)

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[Params, Point]:
        challenge, sheet = challenge_of(options), blank_sheet()
        check_seats(challenge, seats)
        params = Params(challenge, seats, 0, self.depth, self._weights(challenge, speed))
        return params, Point(sheet, task=task_on(sheet, challenge))

    def point(self, state: State, seat: Seat, speed: Speed) -> tuple[Params, Point]:
        """A seat that has built waits for the others with the dice still on the table."""
        values = self._weights(state.challenge, speed)
        params = Params(state.challenge, len(state.sheets), seat, self.depth, values)
        task = BUILT if seat in state.ready else state.phase
        return params, Point(state.sheet(seat), state.roll, state.pairing, task)

    def _weights(self, challenge: int, speed: Speed) -> Numbers:
        return weights_at(speed, self.learned or (NO_VALUES if CHANGES.id else values_for(challenge)))

    def is_waiting(self, state: State, seat: Seat) -> bool:
        return seat in waiting_in(state)

    def state_of(self, options: Options, at: object) -> tuple[State, str]:
        assert isinstance(at, Point)
        state = State(challenge_of(options), (at.sheet,), at.roll, at.pairing)
        return state, "" if at.roll == NO_ROLL else " ".join(format_faces(at.roll))

    def state_of_seats(
        self,
        options: Options,
        seen: Sequence[object],
        now: Sequence[object],
        done: Sequence[bool],
        waiting: tuple[Seat, ...],
    ) -> tuple[State, str]:
        first, roll = self.state_of(options, now[0])
        points = [cast(Point, at) for at in now]
        ready = tuple(seat for seat, at in enumerate(points) if at.task == BUILT)
        built = tuple(at.sheet if at.task == BUILT else None for at in points) if ready else ()
        sheets = tuple(cast(Point, at).sheet for at in seen)
        return replace(first, sheets=sheets, built=built, ready=ready), roll

    def roll_number(self, roll: Roll) -> int:
        return _ROLL_NUMBERS[roll.faces]

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        path = VOCABULARY.path_of(move)
        return paths.code_at(*self.point(state, seat, PLAIN), path, len(path), ())

    def score(self, state: State, seat: Seat) -> list[int]:
        """Return the terms of the seat's score; the activation alone is worth compiling."""
        sheet = state.sheet(seat)
        return all_terms(sheet, places_of(sheet), self.active(sheet, state.challenge))

    def active(self, sheet: Sheet, challenge: int) -> int:
        """Return the active buildings of the best activation."""
        solving, _ = self.at_speed(best_active)
        return solving(sheet, challenge)
