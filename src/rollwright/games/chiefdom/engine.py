"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import cast

from ...compiler.dispatch import implement
from ...core.errors import InvalidSetup
from ...core.options import Options, house_rules
from ...core.types import Move, Roll, Seat
from ...kernel import course, interface, step_kernel
from ...kernel.speeds import Speed
from ...kernel.types import Numbers
from ...values import evaluation, net, ntuple
from ...values.conv_trunk import implement_net
from ...values.engine import trunk_at, weights_at
from ...values.expectimax import ExpectimaxEngine
from ...values.files import NO_VALUES, NetSpec, NTupleSpec
from . import kernel, paths
from .bot import expectimax, inputs, planes, policies, values
from .bot.features import SCALE, weights_for
from .bot.values import LAYOUT, N_INDICES, N_WEIGHTS, TABLES, values_for
from .cards import ALONE, Contest, make_contest, mask_compared
from .dice import ROLL_NUMBERS, ROLLS
from .edition import Edition, Rules, named_cards
from .legality import find_code
from .moves import MOST_MOVES
from .params import NO_ROLL, RESTED, START, TURN_WIDTH, Params, Turn
from .paths import VOCABULARY
from .sheet import Sheet
from .state import State
from .terms import TERMS
from .text.notation import NOTATION

NET = NetSpec(
    LAYOUT,
    offset=N_WEIGHTS,
    shape=inputs.SHAPE,
    slots=inputs.SLOTS,
    unit=inputs.UNIT,
    error_clip=60.0 * SCALE,
    margin=inputs.MARGIN,
    board=inputs.BOARD,
)
implement_net(Params, NET)
implement(
    Params,
    {
        interface.is_rolling: kernel.is_rolling,
        interface.roll_at: kernel.roll_at,
        interface.land_at: kernel.land_at,
        interface.list_codes: kernel.list_codes,
        interface.choice_at: paths.choice_at,
        interface.move_at: kernel.move_at,
        interface.terms_at: kernel.terms_at,
        interface.total_at: kernel.total_at,
        interface.digest_at: kernel.digest_at,
        interface.standing_at: kernel.standing_at,
        interface.turn_at: kernel.turn_at,
        course.order_of: course.play_together,
        course.follow_at: kernel.follow_at,
        course.rest_at: kernel.rest_at,
        course.close_at: kernel.close_at,
        course.counts_at: kernel.counts_at,
        course.deal_at: kernel.deal_at,
        course.compare_at: kernel.compare_at,
        step_kernel.mark_at: paths.mark_at,
        step_kernel.code_at: paths.code_at,
        step_kernel.show_at: planes.show_at,
        step_kernel.show_begun: planes.show_begun,
        step_kernel.show_other: planes.show_other,
        interface.random_at: policies.random_at,
        interface.choose_at: policies.choose_at,
        interface.rank_codes: policies.rank_codes,
        interface.play_on: policies.play_on,
        ntuple.base_at: values.base_at,
        ntuple.indices_at: values.indices_at,
        ntuple.init_tables: values.init_tables,
        ntuple.table_value: values.table_value,
        ntuple.value_after: values.value_after,
        net.inputs_at: inputs.inputs_at,
        evaluation.rolled_value_at: expectimax.rolled_value_at,
        evaluation.expectimax_at: expectimax.expectimax_at,
    },
)
"""All that Chiefdom implements: its rules, its choices as numbers, what is seen, bots, learned values."""


def _contest(state: State, seat: Seat) -> Contest:
    return make_contest(state.cards or (), lambda: state.current, len(state.sheets), seat)


@lru_cache(maxsize=4096)
def _score_sheet(engine: ChiefdomEngine, sheet: Sheet, rules: Rules, contest: Contest) -> tuple[int, ...]:
    """Return the terms; weights, decks and turns have no part in them."""
    scoring, speed = engine.at_speed(interface.score_now)
    terms = speed.ints("terms", engine.terms)
    params = Params(rules, speed.array((0,)), 0, kernel.NO_DECK, contest)
    scoring(params, Turn(sheet, NO_ROLL, 1), 0, terms)
    return tuple(map(int, terms[: engine.terms]))


@cache
def _weights(game: str, shapes: str, speed: Speed) -> Numbers:
    return speed.array(weights_for(game, shapes))


@dataclass(frozen=True)
class ChiefdomEngine(ExpectimaxEngine[State]):
    """Plays Chiefdom by the kernel, plain or compiled."""

    edition: Edition
    policies = policies.POLICIES
    terms = len(TERMS)
    most_moves = MOST_MOVES
    most_listed = 1  # choices are marked without a list
    position = TURN_WIDTH
    vocabulary = VOCABULARY
    planes = planes.PLANES
    allocates = False
    ntuples = NTupleSpec(LAYOUT, N_WEIGHTS, N_INDICES, 60.0 * SCALE, 4, tables=TABLES)
    net = NET
    value_options = ("shapes",)
    activations = inputs.ACTIVATIONS
    scale = SCALE
    decides_together = True

    def __hash__(self) -> int:
        return hash((self.fast, self.edition.id))

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[Params, Turn]:
        """Return the table before the first roll; cards yet to be dealt are dealt by each game."""
        cards, deck = named_cards(options), kernel.NO_DECK
        if options["cards"] == "random":
            deck = kernel.OWN_DECK if seats == 1 else kernel.WHOLE_DECK
        rules = self.edition.rules_for(options)
        return self._table(rules, options, speed, cards, deck, ALONE), START

    def point(self, state: State, seat: Seat, speed: Speed) -> tuple[Params, Turn]:
        roll = state.roll if seat in state.pending else NO_ROLL
        return self.seen(replace(state, roll=roll), seat, speed)

    def seen(self, state: State, seat: Seat, speed: Speed) -> tuple[Params, Turn]:
        options, cards = dict(state.options), state.cards or ()
        params = self._table(state.rules, options, speed, cards, kernel.NO_DECK, _contest(state, seat))
        return params, Turn(state.sheet(seat), state.roll, state.turn)

    def score(self, state: State, seat: Seat) -> list[int]:
        """Return the terms of the seat's score; a sheet is asked for several times before it changes."""
        return [*_score_sheet(self, state.sheet(seat), state.rules, _contest(state, seat))]

    def _table(
        self, rules: Rules, options: Options, speed: Speed, cards: Sequence[int], deck: int, contest: Contest
    ) -> Params:
        weights = _weights(self.edition.base, options["shapes"], speed)
        compared = mask_compared(cards)
        as_printed = self.edition.changes.keeps_values and not house_rules(self.edition.options, options)
        shipped = values_for(self.edition.base, options["shapes"]) if as_printed else NO_VALUES
        learned = self.learned or shipped
        found, layers = weights_at(speed, learned), trunk_at(speed, learned, NET.trunk_offset)
        return Params(rules, weights, compared, deck, contest, found, layers)

    def check_alone(self, options: Options) -> None:
        if options["cards"] == "random":
            raise InvalidSetup(
                "lanes play with cards=off or named cards; random cards are dealt in other tables"
            )

    def is_waiting(self, state: State, seat: Seat) -> bool:
        return seat in state.pending

    def state_of(self, options: Options, at: object) -> tuple[State, str]:
        assert isinstance(at, Turn)
        rules, cards = self.edition.rules_for(options), named_cards(options)
        is_over, number = at.roll == RESTED, max(at.roll, NO_ROLL)
        chosen = tuple(options.items())
        state = State(rules, chosen, cards, (at.sheet,), (None,), (), number, at.turn, is_over)
        roll = "" if number == NO_ROLL else " ".join(map(str, ROLLS[number]))
        return state, roll

    def state_of_seats(
        self,
        options: Options,
        seen: Sequence[object],
        now: Sequence[object],
        done: Sequence[bool],
        waiting: tuple[Seat, ...],
    ) -> tuple[State, str]:
        first, roll = self.state_of(options, now[0])
        before, after = [cast(Turn, at).sheet for at in seen], [cast(Turn, at).sheet for at in now]
        drawn = tuple(mine if mine != old else None for old, mine in zip(before, after))
        is_over = first.roll != NO_ROLL and not waiting
        return replace(first, sheets=tuple(before), drawn=drawn, pending=waiting, over=is_over), roll

    def roll_number(self, roll: Roll) -> int:
        return ROLL_NUMBERS[roll]

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return find_code(state.sheet(seat), state.rules, state.roll, NOTATION.path_of(move))

    def evaluate(
        self, state: State, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Try moves, or the state itself, in playouts of a few shrewd turns."""
        if state.over:
            return [[sum(self.score(state, seat)) * SCALE] * playouts]
        return super().evaluate(state, seat, moves, seed, first, playouts)
