"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from ...core import kernel, values
from ...core.engine import PLAIN, Ints, KernelEngine, Speed
from ...core.errors import InvalidSetup
from ...core.kernel import RNG_SIZE, Space
from ...core.learned import NO_VALUES, NetPlan, ValueTables
from ...core.options import Options
from ...core.types import Move, Seat
from . import ahead, inputs, paths, playout  # noqa: F401 (they keep the kernel's promises)
from .cards import PLACES
from .contest import ALONE, Contest, make_contest
from .dice import ROLLS
from .edition import Edition, Rules, named_cards
from .features import SCALE
from .legality import find_code
from .moves import MOST_MOVES
from .planes import PLANES
from .playout import FIRST_COMPARED, NO_DECK, OWN_DECK, WHOLE_DECK
from .scoring import TERMS
from .sheet import Sheet
from .state import State
from .table import NO_ROLL, SHEET_WIDTH, START, TURN_WIDTH, Table, Turn
from .values import LAYOUT, N_PLACES, N_WEIGHTS, PARTS, values_for
from .vocabulary import VOCABULARY
from .weights import weights_for


def _contest(state: State, seat: Seat) -> Contest:
    return make_contest(state.cards or (), lambda: state.current, len(state.sheets), seat)


@lru_cache(maxsize=4096)
def _score_sheet(engine: ChiefdomEngine, sheet: Sheet, rules: Rules, contest: Contest) -> tuple[int, ...]:
    """Return the terms; weights, decks and turns have no part in them."""
    scoring, speed = engine.at_speed(kernel.score_now)
    terms = speed.ints("terms", engine.terms)
    table = Table(rules, speed.array((0,)), int(engine.edition.fish_break_ties), 0, NO_DECK, contest)
    scoring(table, Turn(sheet, NO_ROLL, 1), 0, terms)
    return tuple(terms[: engine.terms] if isinstance(terms, list) else terms.tolist())


@cache
def _weights(game: str, shapes: str, speed: Speed) -> Ints:
    return speed.array(weights_for(game, shapes))


@dataclass(frozen=True)
class ChiefdomEngine(KernelEngine[State]):
    """Plays Chiefdom by the kernel, plain or compiled."""

    edition: Edition
    policies = playout.POLICIES
    terms = len(TERMS)
    most_moves = MOST_MOVES
    most_listed = 1  # choices are marked without a list
    row = SHEET_WIDTH + RNG_SIZE
    position = TURN_WIDTH
    vocabulary = VOCABULARY
    planes = PLANES
    allocates = False
    tables = ValueTables(LAYOUT, N_WEIGHTS, N_PLACES, 60.0 * SCALE, 4, parts=PARTS)
    net = NetPlan(
        LAYOUT,
        N_WEIGHTS,
        inputs.SHAPE,
        inputs.SLOTS,
        inputs.UNIT,
        60.0 * SCALE,
        inputs.CLOSE,
        board=inputs.BOARD,
    )
    cells = inputs.ROOM
    scale = SCALE

    def __hash__(self) -> int:
        return hash((self.fast, self.edition.id))

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[Table, Turn]:
        """Return the table before the first roll; cards yet to be dealt are dealt by each game."""
        cards, deck = named_cards(options), NO_DECK
        if options["cards"] == "random":
            deck = OWN_DECK if seats == 1 else WHOLE_DECK
        rules = self._rules(options)
        return self._table(rules, options, speed, cards, deck, ALONE), START

    def point(self, state: State, seat: Seat, speed: Speed) -> tuple[Table, Turn]:
        roll = state.roll if seat in state.pending else NO_ROLL
        return self.seen(replace(state, roll=roll), seat, speed)

    def seen(self, state: State, seat: Seat, speed: Speed) -> tuple[Table, Turn]:
        options, cards = dict(state.options), state.cards or ()
        table = self._table(state.rules, options, speed, cards, NO_DECK, _contest(state, seat))
        return table, Turn(state.sheet(seat), state.roll, state.turn)

    def score(self, state: State, seat: Seat) -> list[int]:
        """Return the terms of the seat's score; a sheet is asked for several times before it changes."""
        return [*_score_sheet(self, state.sheet(seat), state.rules, _contest(state, seat))]

    def _table(
        self, rules: Rules, options: Options, speed: Speed, cards: Sequence[int], deck: int, contest: Contest
    ) -> Table:
        weights = _weights(self.edition.id, options["shapes"], speed)
        compared = sum(1 << card - FIRST_COMPARED for card in cards if card in PLACES)
        breaks_ties = self.edition.changed(options).fish_break_ties
        as_printed = self.edition.changed(options) == self.edition
        learned = values_for(self.edition.id, options["shapes"]) if as_printed else NO_VALUES
        found, layers = speed.values(learned), speed.layers(learned, inputs.LAYERS)
        return Table(rules, weights, int(breaks_ties), compared, deck, contest, found, layers)

    def _rules(self, options: Options) -> Rules:
        """Return the kernel's numbers for these options, with the cards named in them."""
        edition = self.edition.changed(options)
        return edition.rules(options["shapes"], options.get("bonus") == "on", named_cards(options))

    def check_alone(self, options: Options) -> None:
        if options["cards"] == "random":
            raise InvalidSetup(
                "lanes play with cards=off or named cards; random cards are dealt in other tables"
            )

    def is_waiting(self, state: State, seat: Seat) -> bool:
        return seat in state.pending

    def state_of(self, options: Options, at: Turn) -> tuple[State, str]:
        state = State(
            self._rules(options), tuple(options.items()), named_cards(options), (at.sheet,), (None,)
        )
        roll = "" if at.roll == NO_ROLL else " ".join(map(str, ROLLS[at.roll]))
        return replace(state, roll=at.roll, turn=at.turn), roll

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        return find_code(state.sheet(seat), state.rules, state.roll, move)

    def can_foresee(self, state: State, seat: Seat) -> bool:
        return len(self.point(state, seat, PLAIN)[0].values) > 0

    def foresee(self, state: State, seat: Seat, moves: Sequence[Move], rolls: int) -> list[int]:
        looking, speed = self.at_speed(values.foresee_moves)
        codes, worth = speed.ints("tried", len(moves)), speed.ints("worth", len(moves))
        for n, move in enumerate(moves):
            codes[n] = self.code_of(state, seat, move)
        table, at = self.point(state, seat, speed)
        looking(table, at, seat, codes, len(moves), rolls, self.space(speed), worth)
        return [int(value) for value in worth[: len(moves)]]

    def rank(self, state: State, seat: Seat) -> tuple[int, tuple[Any, Any], Space]:
        """Rank by the entry point that a search goes on with, where it looks ahead."""
        if not self.can_foresee(state, seat):
            return super().rank(state, seat)
        looking, speed = self.at_speed(values.foresee_moves)
        point, space = self.point(state, seat, speed), self.space(speed)
        return looking(*point, seat, space.codes, 0, 0, space, space.values), point, space

    def luck(self, before: State, after: State, seat: Seat) -> int:
        weighing, speed = self.at_speed(values.luck_of_roll)
        table, at = self.seen(before, seat, speed)
        _, then = self.seen(after, seat, speed)
        return int(weighing(table, at, then, seat, self.space(speed)))

    def evaluate(
        self, state: State, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Try moves, or the state itself, in playouts of a few shrewd turns."""
        if state.over:
            return [[sum(self.score(state, seat)) * SCALE] * playouts]
        return super().evaluate(state, seat, moves, seed, first, playouts)
