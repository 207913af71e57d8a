"""Chiefdom, in both editions, as a game of one to a hundred seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from itertools import combinations

from ...core.base import BaseGame
from ...core.errors import IllegalMove, InvalidSetup, RollwrightError
from ...core.game import Game
from ...core.manifest import Manifest
from ...core.notation import Notation
from ...core.options import Option, Options
from ...core.types import Choice, Ghost, Move, MoveStep, Outcome, Roll, Score, Seat, Step, WeightedRoll
from ...core.vocabulary import Vocabulary
from .board import SQUARES
from .dice import ROLL_NUMBERS, ROLLS, WEIGHTED_ROLLS
from .edition import (
    CARDS_DEALT,
    DECK,
    FIRST,
    IS_RANKED,
    OWN_SHEET_CARDS,
    SECOND,
    Edition,
    mask_cards,
    named_cards,
)
from .engine import ChiefdomEngine
from .legality import find_code
from .manifest import MANIFESTS
from .moves import can_move, make_move
from .params import NO_ROLL
from .paths import VOCABULARY
from .reach import check_reachable
from .refusals import say_why
from .scoring import merit_of
from .sheet import BLANK
from .state import State
from .terms import TERMS
from .text import sheet_text as text
from .text.cards import CARDS_BY_TEXT
from .text.notation import NOTATION, deal_of, parse_deal, parse_dice
from .text.words import ICON_MARKS, label_choice, label_readings, rank_of

MOST_SEATS = 100
WORDED = VOCABULARY.with_labels(label_choice)
NOBODY_COULD_DRAW = "nobody could draw"


@dataclass(frozen=True, repr=False)
class Chiefdom(BaseGame[State]):
    """One edition of Chiefdom."""

    edition: Edition
    terms: tuple[str, ...] = TERMS
    seats: range = range(1, MOST_SEATS + 1)
    vocabulary: Vocabulary = WORDED
    notation: Notation = NOTATION

    def __hash__(self) -> int:
        return hash(self.edition.id)

    @property
    def id(self) -> str:
        return self.edition.id

    @property
    def name(self) -> str:
        return self.edition.name

    @cached_property
    def manifest(self) -> Manifest[Game[State], State]:
        return MANIFESTS[self.edition.base]

    @property
    def options(self) -> tuple[Option, ...]:
        return _list_options(self.edition)

    # ---- the course of a game

    def start(self, seats: int, options: Options) -> State:
        """Return blank sheets, with the cards named or yet to be dealt."""
        cards = None if options["cards"] == "random" else named_cards(options)
        _check_cards(cards or (), seats)
        rules = self.edition.rules_for(options)
        return State(rules, tuple(options.items()), cards, (BLANK,) * seats, (None,) * seats)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return state.pending

    def rolls(self, state: State) -> tuple[WeightedRoll, ...]:
        if state.over or state.pending:
            return ()
        return self._deals(state) if state.cards is None else WEIGHTED_ROLLS

    def _deals(self, state: State) -> tuple[WeightedRoll, ...]:
        deck = DECK if len(state.sheets) > 1 else OWN_SHEET_CARDS
        hands = combinations(deck, CARDS_DEALT)
        return tuple(WeightedRoll(deal_of(hand), 1) for hand in hands)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return self.engine(fast=None).moves(state, seat)

    def apply(self, state: State, step: Step) -> State:
        if isinstance(step, MoveStep):
            return self._draw(state, step)
        if not self.rolls(state):
            raise IllegalMove(say_why("refused-over" if state.over else "refused-roll-early"))
        return self._deal(state, step) if state.cards is None else self._roll(state, step)

    def _deal(self, state: State, roll: Roll) -> State:
        if roll not in {weighted.roll for weighted in self._deals(state)}:
            raise IllegalMove(say_why("refused-deal", roll=str(roll)))
        cards = tuple(map(int, roll.faces[1:]))
        return replace(state, rules=state.rules._replace(cards=mask_cards(cards)), cards=cards)

    def _roll(self, state: State, roll: Roll) -> State:
        number = ROLL_NUMBERS.get(roll)
        if number is None:
            raise IllegalMove(say_why("refused-roll", roll=str(roll)))
        able = [can_move(sheet, state.rules, number) for sheet in state.sheets]
        pending = tuple(seat for seat, can in enumerate(able) if can)
        return replace(state, roll=number, pending=pending, over=not pending)

    def _draw(self, state: State, step: MoveStep) -> State:
        if step.seat not in state.pending:
            raise IllegalMove(say_why("refused-not-waiting", seat=step.seat + 1))
        sheet = state.sheet(step.seat)
        after = make_move(sheet, find_code(sheet, state.rules, state.roll, NOTATION.path_of(step.move)))
        drawn = tuple(after if seat == step.seat else old for seat, old in enumerate(state.drawn))
        pending = tuple(seat for seat in state.pending if seat != step.seat)
        state = replace(state, drawn=drawn, pending=pending)
        return state if pending else self._close_turn(state)

    def _close_turn(self, state: State) -> State:
        """Go on to the next turn; the game is over if nobody drew, though some could with a bonus."""
        nobody = (None,) * len(state.sheets)
        if state.current == state.sheets:
            return replace(state, drawn=nobody, roll=NO_ROLL, over=True)
        return replace(state, sheets=state.current, drawn=nobody, roll=NO_ROLL, turn=state.turn + 1)

    # ---- scores

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        scores = tuple(self.score(state, seat) for seat in range(len(state.sheets)))
        return Outcome(NOBODY_COULD_DRAW, self.winners(state, scores), scores)

    def score(self, state: State, seat: Seat) -> Score:
        is_ranked = IS_RANKED and len(state.sheets) == 1
        return _name_points(tuple(self.engine(fast=None).score(state, seat)), is_ranked)

    def rank_of(self, total: int) -> str | None:
        return rank_of(total) if IS_RANKED else None

    def winners(self, state: State, scores: Sequence[Score]) -> tuple[Seat, ...]:
        """Return the seats with most points, by fish left where the edition breaks ties so."""
        merits = [merit_of(state.sheet(n), score.total, state.rules) for n, score in enumerate(scores)]
        return tuple(seat for seat, merit in enumerate(merits) if merit == max(merits))

    # ---- what is shown

    def view(self, state: State, seat: Seat | None) -> State:
        """Hide what the others drew this turn until the last of them has."""
        mine = tuple([sheet if other == seat else None for other, sheet in enumerate(state.drawn)])
        return state if mine == state.drawn else replace(state, drawn=mine)

    def seats_of(self, state: State) -> int:
        return len(state.sheets)

    def options_of(self, state: State) -> Options:
        return dict(state.options)

    def turn_of(self, state: State) -> int:
        return state.turn

    def ghosts(self, state: State, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        """Return what the path draws; of a whole move every square that it changes, men hired included."""
        words = {choice.kind: choice.value for choice in path}
        if "squares" not in words:
            return ()
        try:
            after = self.apply(state, MoveStep(seat, tuple(path)))
        except RollwrightError:
            jobs = dict(choice.value.split("=") for choice in path if choice.kind == "job")
            drawn, mark = words["squares"].split(","), ICON_MARKS[words["icon"]]
            return tuple(Ghost(square, jobs.get(square, mark)) for square in drawn)
        marks = zip(SQUARES, text.marks_on(state.sheet(seat)), text.marks_on(after.sheet(seat)), strict=True)
        return tuple(Ghost(square, new) for square, old, new in marks if new != old)

    def labels(self, state: State, seat: Seat) -> Mapping[int, str]:
        if state.roll == NO_ROLL:
            return {}
        said = label_readings(ROLLS[state.roll])
        return {VOCABULARY.number_of(Choice("die", die)): label for die, label in said.items()}

    # ---- text

    def parse_roll(self, state: State, text: str) -> Roll:
        return parse_deal(text) if state.cards is None else parse_dice(text)

    def parse_sheet(self, text_: str, checked: bool = True) -> State:
        sheet, options = text.parse_text(self.edition, text_)
        rules = self.edition.rules_for(options)
        if checked:
            check_reachable(sheet, rules)
        return State(rules, tuple(options.items()), named_cards(options), (sheet,), (None,))

    def format_sheet(self, state: State, seat: Seat) -> str:
        options = dict(state.options)
        if state.cards:
            options["cards"] = ",".join(map(str, state.cards))
        elif options["cards"] == "random":
            options["cards"] = "off"
        sheet = state.sheet(seat)
        rows = text.format_rows(sheet)
        return "\n".join([text.format_header(self.edition, options, sheet), *rows]) + "\n"

    def join(self, states: Sequence[State], turn: int | None) -> State:
        """A sheet does not tell its turn: without one it is the first."""
        first = states[0]
        for seat, state in enumerate(states, 1):
            if state.options != first.options:
                raise InvalidSetup(say_why("sheet-other-options", number=seat))
        _check_cards(first.cards or (), len(states))
        sheets = tuple(state.sheet(0) for state in states)
        return replace(first, sheets=sheets, drawn=(None,) * len(sheets), turn=turn or 1)

    def engine(self, fast: bool | None) -> ChiefdomEngine:
        return self._engines[fast]

    @cached_property
    def _engines(self) -> dict[bool | None, ChiefdomEngine]:
        return {fast: ChiefdomEngine(fast, self.edition) for fast in (None, False, True)}


@cache
def _list_options(edition: Edition) -> tuple[Option, ...]:
    """Return the options of an edition, those of its cards with what each card says."""
    return tuple(replace(o, listed=CARDS_BY_TEXT) if o.name == "cards" else o for o in edition.options)


@lru_cache(maxsize=4096)
def _name_points(points: tuple[int, ...], is_ranked: bool) -> Score:
    """Return points as a score; a sheet is asked for several times before it changes."""
    total = sum(points)
    return Score(total, dict(zip(TERMS, points)), rank_of(total) if is_ranked else None)


def _check_cards(cards: Sequence[int], seats: int) -> None:
    alone = [card for card in cards if card not in OWN_SHEET_CARDS]
    if seats == 1 and alone:
        raise InvalidSetup(say_why("sheet-card-alone", card=alone[0]))


CHIEFDOM_1 = Chiefdom(FIRST)
CHIEFDOM_2 = Chiefdom(SECOND)
