"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import cast

from ...compiler.dispatch import implement
from ...compiler.target import Function
from ...core.errors import InvalidSetup, InvalidSheet
from ...core.options import Options, fill_options, number_of_rules
from ...core.types import Move, Roll, Seat
from ...kernel import course, interface, step_kernel
from ...kernel.speeds import PLAIN, Speed
from ...kernel.types import Numbers
from ...values import ntuple
from ...values.engine import ValueEngine, weights_at
from ...values.files import NO_VALUES, NTupleSpec
from . import kernel, paths
from .activation import TOO_HARD, best_active
from .bot import planes, policies, search, values
from .bot.greedy import ONE
from .bot.policies import POLICIES
from .bot.values import LAYOUT, N_INDICES, N_WEIGHTS, TABLES, values_for
from .challenges import FIRST, LOT_NAME, OFF, RULES, challenge_of
from .dice import NO_ROLL, ROLLS, format_faces
from .edition import EDITION
from .moves import task_on
from .offers import ROOM
from .params import BUILT, DEPTH, LOT, POINT_WIDTH, WHOLE, Params, Point
from .paths import VOCABULARY
from .refusals import say_why
from .scoring import all_terms
from .sheet import Sheet, blank_sheet, places_of
from .state import State
from .terms import TERMS
from .text.sheet_text import check_sheet, format_sheet, read_sheet

_ROLL_NUMBERS = {format_faces(roll): roll for roll, _ in ROLLS}


def first_of(options: Options, seats: int) -> int:
    """{"first": "2"} -> 1: the first Regent, LOT where a lot says who it is"""
    value = fill_options(
        (FIRST, RULES), {name: options[name] for name in (FIRST.name, RULES.name) if name in options}
    )[FIRST.name]
    if value != LOT_NAME and int(value) > seats:
        raise InvalidSetup(say_why("first-seat", seat=value, seats=seats))
    return LOT if value == LOT_NAME else int(value) - 1


def check_seats(challenge: int, seats: int) -> None:
    """Raise InvalidSetup if there are too many for a challenge."""
    if challenge != OFF and seats != 1:
        raise InvalidSetup(say_why("challenge-seats", seats=seats))


implement(
    Params,
    {
        interface.dice_at: kernel.dice_at,
        interface.is_rolling: kernel.is_rolling,
        interface.roll_at: kernel.roll_at,
        interface.land_at: kernel.land_at,
        interface.seat_at: kernel.seat_at,
        interface.list_codes: kernel.list_codes,
        interface.choice_at: paths.choice_at,
        interface.move_at: kernel.move_at,
        interface.terms_at: kernel.terms_at,
        interface.total_at: kernel.total_at,
        interface.standing_at: kernel.standing_at,
        interface.turn_at: kernel.turn_at,
        course.order_of: course.play_together,
        course.follow_at: kernel.follow_at,
        course.rest_at: kernel.rest_at,
        course.close_at: kernel.close_at,
        course.decides_at: kernel.decides_at,
        course.is_open_at: kernel.is_open_at,
        step_kernel.mark_at: paths.mark_at,
        step_kernel.code_at: paths.code_at,
        step_kernel.show_at: planes.show_at,
        step_kernel.show_begun: planes.show_begun,
        step_kernel.show_other: planes.show_other,
        interface.random_at: policies.random_at,
        interface.choose_at: policies.choose_at,
        interface.rank_codes: policies.rank_codes,
        interface.play_on: search.play_on,
        ntuple.base_at: values.base_at,
        ntuple.indices_at: values.indices_at,
        ntuple.value_after: values.value_after,
    },
)
"""All that Fiefdoms implements: its rules, its choices as numbers, what is seen, bots, learned values."""


@dataclass(frozen=True)
class FiefdomsEngine(ValueEngine[State]):
    """Plays Rolling Fiefdoms by the kernel, plain or compiled."""

    depth: int = DEPTH
    policies = POLICIES
    terms = len(TERMS)
    most_moves = ROOM
    position = POINT_WIDTH
    vocabulary = VOCABULARY
    planes = planes.PLANES
    ntuples = NTupleSpec(LAYOUT, N_WEIGHTS, N_INDICES, 60.0 * ONE, 2, tables=TABLES)
    scale = ONE
    is_quick = False
    decides_together = True

    def allocates_in(self, function: Function) -> bool:
        """Scores and bots do; random games need neither."""
        return function is not interface.run_playouts

    @property
    def full_playouts(self) -> FiefdomsEngine:
        """The engine whose playouts run to the end: a learned value compares moves, but is no score."""
        return replace(self, depth=WHOLE)

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[Params, Point]:
        challenge, sheet = challenge_of(options), blank_sheet()
        check_seats(challenge, seats)
        params = Params(challenge, seats, 0, self.depth, self._weights(challenge, speed))
        first = 0 if seats == 1 else first_of(options, seats)
        return params, Point(sheet, task=task_on(sheet, challenge), first=first)

    def point(self, state: State, seat: Seat, speed: Speed) -> tuple[Params, Point]:
        weights = self._weights(state.challenge, speed)
        return Params(state.challenge, len(state.sheets), seat, self.depth, weights), state.point(seat)

    def _weights(self, challenge: int, speed: Speed) -> Numbers:
        return weights_at(speed, self.learned or (NO_VALUES if EDITION.is_variant else values_for(challenge)))

    def is_waiting(self, state: State, seat: Seat) -> bool:
        return seat in state.waiting

    def state_of(self, options: Options, at: object) -> tuple[State, str]:
        assert isinstance(at, Point)
        rules = number_of_rules((RULES,), options)
        state = State(challenge_of(options), (at.sheet,), rules, at.first, at.roll, at.pairing)
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
        alone = first_of(options, 1)
        begun = alone if len(sheets) == 1 else first.first
        return replace(first, first=begun, sheets=sheets, built=built, ready=ready), roll

    def roll_number(self, roll: Roll) -> int:
        return int(roll.faces[0]) - 1 if len(roll.faces) == 1 else _ROLL_NUMBERS[roll.faces]

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


ENGINES = {fast: FiefdomsEngine(fast) for fast in (None, False, True)}


# ---- the best activation as the game counts it


@lru_cache(maxsize=4096)
def _remembered(sheet: Sheet, challenge: int) -> int:
    """Return the active buildings, found by the compiled kernel once it is warm."""
    return ENGINES[None].active(sheet, challenge)


def find_best(sheet: Sheet, challenge: int) -> int:
    """Return the active buildings of the best activation.

    Raise InvalidSheet if no game can have the sheet and it takes more steps than such a sheet is given.
    """
    active = _remembered(sheet, challenge)
    if active == TOO_HARD:
        raise InvalidSheet(say_why("too-hard", reason=_why_not(sheet, challenge)))
    return active


def _why_not(sheet: Sheet, challenge: int) -> str:
    try:
        check_sheet(read_sheet(format_sheet(sheet, challenge)))
    except InvalidSheet as wrong:
        return wrong.reason
    return say_why("limits-broken")
