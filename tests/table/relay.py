"""Relay: two seats mark in turn, each seeing the other's mark; a die says how many marks a leg has.
With `hand=keep` a seat makes two marks before the other has its turn.

Toy's seats decide at the same time; Relay's one after the other. Together they try both kinds of undo.
It implements only what a table needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rollwright.core.base import BaseGame
from rollwright.core.errors import IllegalMove, InvalidMove
from rollwright.core.options import Option, Options
from rollwright.core.rng import Rng
from rollwright.core.rules_engine import RulesEngine
from rollwright.core.types import Choice, Ghost, Move, Outcome, Roll, Score, Seat, Step, WeightedRoll
from rollwright.core.vocabulary import Vocabulary

LEGS = 3
ROLLS = (WeightedRoll(Roll(("1",)), 1), WeightedRoll(Roll(("2",)), 2))


@dataclass(frozen=True)
class RelayState:
    """The marks so far; `left` marks are to be made in this leg, by `seat` first."""

    marks: tuple[str, ...] = ()
    leg: int = 0
    left: int = 0
    seat: Seat = 0
    keeps: bool = False


@dataclass(frozen=True)
class Relay(BaseGame[RelayState]):
    """The game as a value."""

    id: str = "relay"
    name: str = "Relay"
    seats: range = range(2, 3)
    options: tuple[Option, ...] = (Option("hand", "pass", ("pass", "keep"), "Who marks next."),)
    terms: tuple[str, ...] = ("marks",)
    vocabulary = Vocabulary([Choice("letter", letter) for letter in "abc"], longest=1)

    def start(self, seats: int, options: Options) -> RelayState:
        return RelayState(keeps=options["hand"] == "keep")

    def waiting(self, state: RelayState) -> tuple[Seat, ...]:
        return (state.seat,) if state.left else ()

    def rolls(self, state: RelayState) -> tuple[WeightedRoll, ...]:
        return () if state.left or state.leg == LEGS else ROLLS

    def moves(self, state: RelayState, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.waiting(state):
            return ()
        return tuple((Choice("letter", letter),) for letter in "abc" if letter not in state.marks[-1:])

    def apply(self, state: RelayState, step: Step) -> RelayState:
        if isinstance(step, Roll):
            return replace(state, leg=state.leg + 1, left=2 * int(step.faces[0]))
        if step.move not in self.moves(state, step.seat):
            raise IllegalMove("not that letter now")
        marks, left = (*state.marks, step.move[0].value), state.left - 1
        stays = state.keeps and left % 2 == 1
        return replace(state, marks=marks, left=left, seat=state.seat if stays else 1 - state.seat)

    def outcome(self, state: RelayState) -> Outcome | None:
        if state.leg < LEGS or state.left:
            return None
        return Outcome("all turns played", (0, 1), (self.score(state, 0), self.score(state, 1)))

    def score(self, state: RelayState, seat: Seat) -> Score:
        return Score(len(state.marks), {"marks": len(state.marks)})

    def seats_of(self, state: RelayState) -> int:
        return 2

    def options_of(self, state: RelayState) -> Options:
        return {"hand": "keep" if state.keeps else "pass"}

    def turn_of(self, state: RelayState) -> int:
        return max(1, state.leg)

    def parse_roll(self, state: RelayState, text: str) -> Roll:
        return Roll((text,))

    def parse_move(self, text: str) -> Move:
        if text not in ("a", "b", "c"):
            raise InvalidMove("a move is a, b or c")
        return (Choice("letter", text),)

    def format_move(self, move: Move) -> str:
        return move[0].value

    def parse_sheet(self, text: str, checked: bool = True) -> RelayState:
        return RelayState(tuple(text.strip()))

    def format_sheet(self, state: RelayState, seat: Seat) -> str:
        return "".join(state.marks) + "\n"

    def ghosts(self, state: RelayState, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        return ()

    def engine(self, fast: bool | None) -> RelayEngine:
        return RelayEngine(self)


@dataclass(frozen=True)
class RelayEngine(RulesEngine[RelayState]):
    """Its bots play the first or the last letter."""

    def choose(self, state: RelayState, seat: Seat, policy: str, rng: Rng) -> Move:
        return self.game.moves(state, seat)[-self.policies.index(policy)]


RELAY = Relay()
