"""Chiefdom Duel as a game of two seats on one board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.base import BaseGame
from ...core.dice import weigh_rolls
from ...core.errors import IllegalMove, InvalidMove, InvalidSetup
from ...core.options import RULES, SUM, TOTAL, Option, Options, newest_rules, rules_option
from ...core.types import Choice, Ghost, Move, MoveStep, Outcome, Roll, Score, Seat, Step, WeightedRoll
from ...kernel.bits import squares_of
from ...language.reasons import Reason
from .board import (
    ICONS,
    LOT,
    PRINTED,
    SEATS,
    SIDES,
    SIZES,
    boards_with,
    format_square,
    format_track,
    spell_track,
)
from .engine import ENGINES, DuelEngine, find_code, leaders, start_with, who_decides
from .kernel import hold
from .legality import object_to_move
from .manifest import MANIFEST
from .paths import VOCABULARY
from .reach import check_dice, check_position, check_queue
from .refusals import say_why
from .sheet import CROSS, OVER, Position, flying_dice, is_lot_due, row_of, side_of
from .text import sheet_text as text
from .text.notation import NOTATION
from .text.words import describe_task, label_choice
from .turn import apply_move, apply_roll

OPTIONS = (
    Option("board", str(SIZES[0]), tuple(map(str, SIZES)), "9 x 9, or 11 x 11 with a mountain ring"),
    Option("first", LOT, (LOT, *SIDES), "who begins round 1: by lot, or seat 1, A, or seat 2, B"),
    Option("track", format_track(PRINTED), (), "what a row's squares hold", spell_track, is_house=True),
    rules_option({2: {"first": "A", TOTAL: SUM}}),
)
NO_ROOM_FOR_A_PAIR = "no room for a pair"


@dataclass(frozen=True)
class Duel(BaseGame[Position]):
    """Chiefdom Duel."""

    id = "duel"
    name = "Chiefdom Duel"
    seats = range(SEATS, SEATS + 1)
    options = OPTIONS
    terms = ICONS
    vocabulary = VOCABULARY.with_labels(label_choice)
    notation = NOTATION
    manifest = MANIFEST

    # ---- the course of a game

    def start(self, seats: int, options: Options) -> Position:
        return start_with(options)

    waiting = staticmethod(who_decides)

    def rolls(self, state: Position) -> tuple[WeightedRoll, ...]:
        return tuple(weigh_rolls(flying_dice(state)).values())

    def moves(self, state: Position, seat: Seat) -> tuple[Move, ...]:
        return self.engine(fast=None).moves(state, seat)

    def apply(self, state: Position, step: Step) -> Position:
        return self._move(state, step) if isinstance(step, MoveStep) else self._roll(state, step)

    def _roll(self, state: Position, roll: Roll) -> Position:
        flying = flying_dice(state)
        if not flying:
            raise IllegalMove(say_why("no-roll-due", due=describe_task(state)))
        if roll not in weigh_rolls(flying):
            raise IllegalMove(_want_dice(flying, str(roll)))
        return apply_roll(state, hold(map(int, roll.faces)))

    def _move(self, state: Position, step: MoveStep) -> Position:
        if step.seat not in who_decides(state):
            side = SIDES[step.seat] if step.seat in range(SEATS) else f"seat {step.seat + 1}"
            raise IllegalMove(say_why("not-in-turn", side=side, due=describe_task(state)))
        board = boards_with(state.gives)[state.size]
        code = find_code(board, state, step.move)
        if code < 0:
            why = object_to_move(board, state, step.move)
            due = describe_task(state)
            raise IllegalMove(why or say_why("not-legal", move=self.format_move(step.move), due=due))
        return apply_move(board, state, code)

    def outcome(self, state: Position) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = tuple(self.score(state, seat) for seat in range(SEATS))
        return Outcome(NO_ROOM_FOR_A_PAIR, leaders(state), scores)

    def score(self, state: Position, seat: Seat) -> Score:
        marks = self.engine(fast=False).score(state, seat)
        rows = dict(zip(ICONS, marks))
        details = {"marks": sum(marks), "rows": rows, "sorted": sorted(marks)}
        return Score(min(marks), rows, details=details)

    def leaders(self, state: Position) -> tuple[Seat, ...]:
        """Rows decide, not the sum of marks."""
        return leaders(state)

    def report(self, state: Position) -> dict[str, object]:
        """Report both players; the total is A's."""
        scores = [self.score(state, seat) for seat in range(SEATS)]
        ahead = leaders(state)
        players = {name: {"total": score.total, **score.details} for name, score in zip(SIDES, scores)}
        return {
            "game": self.id,
            "total": scores[0].total,
            "marks": scores[0].points,
            "breakdown": dict(scores[0].breakdown),
            "rank": None,
            "players": players,
            "leader": SIDES[ahead[0]] if len(ahead) == 1 else None,
            "over": state.phase == OVER,
        }

    # ---- what is shown

    def seats_of(self, state: Position) -> int:
        return SEATS

    def options_of(self, state: Position) -> Options:
        """Once the lot is drawn, a game is one that A or B began, the same under all rules so far."""
        began = state.first if state.round % 2 else 1 - state.first
        first = {"first": SIDES[began], RULES: "1"}
        if is_lot_due(state):
            first = {"first": LOT, **newest_rules(OPTIONS)}
        house = {} if state.gives == PRINTED else {"track": format_track(state.gives)}
        return {"board": str(state.size), **first, **house}

    def turn_of(self, state: Position) -> int:
        return state.round

    def ghosts(self, state: Position, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        """Return what the path draws; of a whole move the mountains and track squares (`A2-7`) too."""
        try:
            after = self.apply(state, MoveStep(seat, tuple(path)))
        except IllegalMove:
            return tuple(_ghost(choice) for choice in path if VOCABULARY.places_of(choice))
        changed = squares_of(text.changed_squares(state.land, after.land))
        drawn = [
            Ghost(format_square(square, state.size), text.mark_at(after.land, square)) for square in changed
        ]
        return (*drawn, *_marked(state, after, seat))

    # ---- text

    def parse_roll(self, state: Position, text: str) -> Roll:
        flying, words = flying_dice(state), text.split()
        for word in words:
            if word not in ("1", "2", "3", "4", "5", "6"):
                face, said = f"{word[:12]!r}", f"{text[:20]!r}"
                raise InvalidMove(say_why("no-such-face", face=face, roll=said))
        if not flying:
            raise IllegalMove(say_why("no-roll-due", due=describe_task(state)))
        if len(words) != flying:
            raise InvalidMove(_want_dice(flying, f"{text[:20]!r}"))
        return Roll(tuple(sorted(words)))

    def parse_sheet(self, text_: str, checked: bool = True) -> Position:
        position = text.parse_text(text_)
        check_dice(position)
        check_queue(position)
        if checked:
            check_position(position)
        return position

    def format_sheet(self, state: Position, seat: Seat) -> str:
        return text.format_position(state)

    def join(self, states: Sequence[Position], turn: int | None) -> Position:
        """Both players share one position, given once or twice."""
        position = states[0]
        if any(other != position for other in states):
            raise InvalidSetup(say_why("positions-differ"))
        if turn not in (None, position.round):
            raise InvalidSetup(say_why("other-round", round=position.round, turn=turn))
        return position

    def engine(self, fast: bool | None) -> DuelEngine:
        return ENGINES[fast]


def _want_dice(number: int, roll: str) -> Reason:
    return say_why("roll-due-one" if number == 1 else "roll-due-more", number=number, roll=roll)


def _ghost(choice: Choice) -> Ghost:
    square, _, value = choice.value.partition("=")
    return Ghost(square, value or CROSS)


def _marked(before: Position, after: Position, seat: Seat) -> list[Ghost]:
    """Return the track squares a move marks: `A2-7` is square 7 of A's row 2."""
    old, new = side_of(before, seat).rows, side_of(after, seat).rows
    return [
        Ghost(f"{SIDES[seat]}{value}-{square}", "x")
        for value in range(1, len(ICONS) + 1)
        for square in range(row_of(old, value) + 1, row_of(new, value) + 1)
    ]


DUEL = Duel()
