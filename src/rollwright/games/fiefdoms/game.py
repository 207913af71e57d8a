"""Rolling Fiefdoms as a game of one to six seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ...core.arrangement import Arrangement
from ...core.base import BaseGame
from ...core.errors import IllegalMove, InvalidSetup, InvalidSheet
from ...core.options import Option, Options, number_of_rules
from ...core.types import Choice, Ghost, Move, Outcome, Roll, Score, Seat, Step, WeightedRoll
from .activation.workers import Worker, active_with, format_workers, parse_workers, workers_for
from .challenges import (
    CHALLENGES,
    COUNT,
    FIRST,
    LOT_NAME,
    NUMBER_OF,
    OFF,
    PRINTED,
    RULES,
    challenge_of,
    parse_challenge,
)
from .dice import NO_ROLL, ROLLS, UNPAIRED, find_pairing, format_faces, is_pestilence, parse_die, same_pairing
from .edition import EDITION
from .engine import ENGINES, FiefdomsEngine, check_seats, find_best, first_of
from .legality import find_code, parse_faces
from .manifest import MANIFEST
from .moves import PAIR_MOVE, apply_alone, end_turn, solo_pairing
from .params import BAR, LOT, OVER, PAIR, ROLL, SETUP
from .paths import VOCABULARY
from .refusals import say_why
from .scoring import all_terms, merit_of
from .sheet import Sheet, blank_sheet, places_of, turn_on
from .state import State
from .terms import TERMS
from .text import sheet_text
from .text.arrangement import list_edits, list_parts
from .text.notation import NOTATION
from .text.verdict import describe_campaign, describe_result, what_is_missing
from .text.words import label_choice, list_active, list_workers, marks_of, rank_of

WEIGHTED_ROLLS = tuple(WeightedRoll(Roll(format_faces(roll)), weight) for roll, weight in ROLLS)
_ROLL_NUMBERS = {format_faces(roll): roll for roll, _ in ROLLS}
CHALLENGE = Option(
    "challenge",
    "off",
    ("off", *(str(number) for number in range(1, COUNT + 1))),
    "a solo challenge, by number or name: "
    + ", ".join(f"{n} {rules.name}" for n, rules in enumerate(PRINTED) if n),
    parse_challenge,
)


ALL_TURNS_PLAYED = "all turns played"


@dataclass(frozen=True)
class Fiefdoms(BaseGame[State]):
    """Rolling Fiefdoms, with its solo game and eight challenges."""

    id = EDITION.id
    name = EDITION.name
    seats = range(1, 7)
    options = (FIRST, RULES) if EDITION.is_variant else (CHALLENGE, FIRST, RULES)
    terms = TERMS
    vocabulary = VOCABULARY.with_labels(label_choice)
    notation = NOTATION
    manifest = MANIFEST

    # ---- the course of a game

    def start(self, seats: int, options: Options) -> State:
        """Return blank sheets; challenges are for one seat."""
        challenge = challenge_of(options)
        check_seats(challenge, seats)
        number, first = number_of_rules(self.options, options), first_of(options, seats)
        return State(challenge, (blank_sheet(),) * seats, number, first)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return state.waiting

    def rolls(self, state: State) -> tuple[WeightedRoll, ...]:
        if state.is_lot_due:
            return tuple(WeightedRoll(_lot_of(seat), 1) for seat in range(len(state.sheets)))
        return WEIGHTED_ROLLS if state.phase == ROLL else ()

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return self.engine(fast=None).moves(state, seat)

    def apply(self, state: State, step: Step) -> State:
        if isinstance(step, Roll):
            return self._roll(state, step)
        if step.seat not in state.waiting:
            raise IllegalMove(say_why("nothing-to-decide", seat=step.seat + 1))
        code = find_code(state, step.seat, step.move, NOTATION.path_of(step.move))
        if state.phase == PAIR:
            return replace(state, pairing=code - PAIR_MOVE)
        if state.phase in (BAR, SETUP):
            return replace(state, sheets=(apply_alone(state.sheets[0], code),))
        return self._build(state, step.seat, code)

    def _roll(self, state: State, roll: Roll) -> State:
        """Put a roll on the table; on a one-seat table it may come paired, like another Regent's."""
        if state.phase != ROLL:
            raise IllegalMove(say_why("game-is-over" if state.phase == OVER else "no-roll-due"))
        if state.is_lot_due:
            return replace(state, first=_read_lot(state, roll))
        number, pairing = _read_faces(roll)
        if pairing != UNPAIRED and not state.is_solo:
            raise IllegalMove(say_why("regent-pairs"))
        if state.is_solo and pairing == UNPAIRED and not is_pestilence(number):
            pairing = solo_pairing(state.sheets[0], state.challenge)
        return replace(state, roll=number, pairing=pairing)

    def _build(self, state: State, seat: Seat, code: int) -> State:
        after = end_turn(state.sheets[seat], state.challenge, code)
        before = state.built or (None,) * len(state.sheets)
        built = tuple(after if other == seat else sheet for other, sheet in enumerate(before))
        if len(state.ready) + 1 == len(state.sheets):
            # a view does not know what the others built: there their sheets stay as they were
            known = (old if new is None else new for old, new in zip(state.sheets, built))
            return State(state.challenge, tuple(known), state.rules, state.first)
        return replace(state, built=built, ready=tuple(sorted((*state.ready, seat))))

    # ---- scores

    def outcome(self, state: State) -> Outcome | None:
        """Return the result by everybody's best activation; a failed challenge has no winner."""
        if state.phase != OVER:
            return None
        scores = tuple(self.score(state, seat) for seat in range(len(state.sheets)))
        remarks: tuple[str, ...] = ()
        merits = [merit_of(score.total, sheet) for score, sheet in zip(scores, state.sheets)]
        winners = tuple(seat for seat, merit in enumerate(merits) if merit == max(merits))
        if state.challenge != OFF:
            sheet = state.sheets[0]
            missing = what_is_missing(sheet, state.challenge, find_best(sheet, state.challenge))
            result = describe_result(state.challenge, missing)
            remarks = (result,) if missing else (result, describe_campaign(state.challenge))
            winners = () if missing else winners
        return Outcome(ALL_TURNS_PLAYED, winners, scores, remarks)

    def score(self, state: State, seat: Seat) -> Score:
        """Return the score by the best activation."""
        sheet = state.sheet(seat)
        return score_with(sheet, state.challenge, find_best(sheet, state.challenge))

    def score_by_hand(self, state: State, seat: Seat, workers: Iterable[Worker]) -> Score:
        """Return the score by an activation of the player's own; IllegalMove if it is not one."""
        sheet = state.sheet(seat)
        return score_with(sheet, state.challenge, active_with(sheet, workers))

    def arrange(self, state: State, seat: Seat, text: str | None = None) -> Arrangement:
        """Return who works where, by default so that it is best; the game counts the best all the same."""
        sheet = state.sheet(seat)
        best = workers_for(sheet, find_best(sheet, state.challenge))
        workers = best if text is None else parse_workers(text)
        score, most = self.score_by_hand(state, seat, workers), self.score(state, seat)
        is_best = score.total == most.total and score.details.get("challenge") == most.details.get(
            "challenge"
        )
        parts, edits = list_parts(sheet, workers), list_edits(sheet, workers)
        return Arrangement(format_workers(workers), score, is_best, parts, edits)

    rank_of = staticmethod(rank_of)

    # ---- what is shown

    def view(self, state: State, seat: Seat | None) -> State:
        """Hide what the others built this turn until the last of them has."""
        mine = tuple([sheet if other == seat else None for other, sheet in enumerate(state.built)])
        return state if mine == state.built else replace(state, built=mine)

    def seats_of(self, state: State) -> int:
        return len(state.sheets)

    def options_of(self, state: State) -> Options:
        number = str(NUMBER_OF(state.challenge)) if state.challenge != OFF else "off"
        rules = {
            FIRST.name: LOT_NAME if state.first == LOT else str(state.first + 1),
            RULES.name: str(state.rules),
        }
        return rules if EDITION.is_variant else {CHALLENGE.name: number, **rules}

    def turn_of(self, state: State) -> int:
        return state.turn

    def ghosts(self, state: State, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        return marks_of(state.sheet(seat), path)

    # ---- text

    def parse_roll(self, state: State, text: str) -> Roll:
        return Roll((text.strip(),)) if state.is_lot_due else parse_faces(text)

    def parse_sheet(self, text: str, checked: bool = True) -> State:
        read = sheet_text.read_sheet(text)
        if checked:
            sheet_text.check_sheet(read)
        first = first_of({RULES.name: str(read.rules)}, 1)
        return State(read.challenge, (read.sheet,), read.rules, first)

    def format_sheet(self, state: State, seat: Seat) -> str:
        return sheet_text.format_sheet(state.sheet(seat), state.challenge, state.rules)

    def parse_position(
        self, text: str, roll: str | None, checked: bool = True
    ) -> tuple[State, tuple[Seat, ...]]:
        """Return a one-seat state that waits for the decision on this roll; without one, for the roll.

        Unpaired dice are a solo Regent's, whatever the turn; paired ones are what everybody else sees.
        """
        state = self.parse_sheet(text, checked)
        if roll is None:
            return state, (0,)
        if state.phase == OVER:
            raise InvalidSheet(say_why("sheet-full"))
        if state.phase == SETUP:
            raise IllegalMove(say_why("setup-first"))
        number, pairing = _read_faces(parse_faces(roll))
        return replace(state, roll=number, pairing=pairing), (0,)

    def join(self, states: Sequence[State], turn: int | None) -> State:
        """The filled plots tell the turn, the same on every sheet."""
        first = states[0]
        for seat, state in enumerate(states, 1):
            if (state.challenge, state.rules) != (first.challenge, first.rules):
                raise InvalidSetup(say_why("other-challenge", sheet=seat))
            if turn_on(state.sheets[0], state.challenge) != turn_on(first.sheets[0], first.challenge):
                raise InvalidSetup(say_why("other-turn", sheet=seat, turn=state.turn, first=first.turn))
        if turn not in (None, first.turn):
            raise InvalidSetup(say_why("not-that-turn", turn=first.turn, wanted=str(turn)))
        check_seats(first.challenge, len(states))
        begun = first.first if len(states) == 1 else 0
        return replace(first, sheets=tuple(state.sheets[0] for state in states), first=begun)

    def engine(self, fast: bool | None) -> FiefdomsEngine:
        return ENGINES[fast]


@lru_cache(maxsize=4096)
def score_with(sheet: Sheet, challenge: int, active: int) -> Score:
    """Return the score by an activation; a sheet is asked for several times before it changes."""
    points = dict(zip(TERMS, all_terms(sheet, places_of(sheet), active)))
    total = sum(points.values())
    details: dict[str, object] = {
        "active": list_active(sheet, active),
        "workers": list_workers(sheet, active),
    }
    if challenge != OFF:
        missing = what_is_missing(sheet, challenge, active)
        name = CHALLENGES[challenge].name
        result = {
            "number": NUMBER_OF(challenge),
            "name": name,
            "passed": not missing,
            "reasons": [*map(str, missing)],
        }
        details["challenge"] = result
    return Score(total, points, rank_of(total), details)


def _lot_of(seat: Seat) -> Roll:
    """Return the lot that makes a seat the first Regent: its number, as a die shows it."""
    return Roll((str(seat + 1),))


def _read_lot(state: State, roll: Roll) -> Seat:
    for seat in range(len(state.sheets)):
        if roll == _lot_of(seat):
            return seat
    raise IllegalMove(say_why("lot-due", seats=len(state.sheets), roll=repr(str(roll)[:20])))


def _read_faces(roll: Roll) -> tuple[int, int]:
    """Return the number of a roll and its pairing, UNPAIRED if it says none."""
    faces = parse_faces(str(roll)).faces
    pairing = UNPAIRED
    dice = tuple(face for face in faces if face != "|")
    number = _ROLL_NUMBERS[tuple(sorted(dice, key=parse_die))]
    if "|" in faces and not is_pestilence(number):
        pairing = find_pairing(number, f"{dice[0]}+{dice[1]}|{dice[2]}+{dice[3]}")
        pairing = same_pairing(number, pairing)
    return number, pairing


FIEFDOMS = Fiefdoms()
assert NO_ROLL not in _ROLL_NUMBERS.values()
