"""Ladder, the smallest whole game: one die, ten rungs, eight turns. The guide for designers builds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rollwright.core.base import BaseGame
from rollwright.core.dice import Die, Throw
from rollwright.core.errors import IllegalMove, InvalidSheet
from rollwright.core.manifest import Manifest
from rollwright.core.options import Options
from rollwright.core.types import Choice, Move, Outcome, Roll, Score, Seat, Step, WeightedRoll
from rollwright.core.vocabulary import Vocabulary

RUNGS, TURNS, FACES = 10, 8, 6
THROW = Throw(Die(faces=FACES))
SKIP = (Choice("skip", "turn"),)


@dataclass(frozen=True)
class State:
    """Each seat's rungs (0 where nothing is written), the die, who is still to write, the turn."""

    ladders: tuple[tuple[int, ...], ...]
    die: int = 0
    pending: tuple[Seat, ...] = ()
    turn: int = 1


class Ladder(BaseGame[State]):
    """Write the die on a rung; numbers never fall from bottom to top. A point for each rung and pip."""

    id = "ladder"
    name = "Ladder"
    seats = range(1, 5)
    terms = ("rungs", "pips")
    vocabulary = Vocabulary(
        [*(Choice("rung", str(rung)) for rung in range(1, RUNGS + 1)), *SKIP],
        longest=1,
        label=lambda choice: f"rung {choice.value}" if choice.kind == "rung" else "skip the turn",
        places=lambda choice: (choice.value,) if choice.kind == "rung" else (),
    )
    manifest = Manifest(
        blurb="Climb ten rungs with one die. What you write may never be lower than what stands below it.",
        summary="One die, ten rungs, eight turns.",
        minutes=5,
        rules="Roll a die. Everybody writes it on a free rung; numbers never fall on the way up.",
    )

    # ---- the course of a game

    def start(self, seats: int, options: Options) -> State:
        return State(((0,) * RUNGS,) * seats)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return state.pending[:1]

    def rolls(self, state: State) -> Sequence[WeightedRoll]:
        return () if state.pending or state.turn > TURNS else THROW

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.waiting(state):
            return ()
        fits = [rung for rung in range(RUNGS) if is_free(state.ladders[seat], rung, state.die)]
        return (*((Choice("rung", str(rung + 1)),) for rung in fits), SKIP)

    def apply(self, state: State, step: Step) -> State:
        if isinstance(step, Roll):
            self.check_roll(state, step)
            return replace(state, die=int(step.faces[0]), pending=tuple(range(len(state.ladders))))
        if step.move not in self.moves(state, step.seat):
            raise IllegalMove(f"seat {step.seat + 1} cannot do that now: {self.format_move(step.move)}")
        ladders = list(state.ladders)
        if step.move != SKIP:
            rung = int(step.move[0].value) - 1
            before = ladders[step.seat]
            ladders[step.seat] = (*before[:rung], state.die, *before[rung + 1 :])
        pending = tuple(seat for seat in state.pending if seat != step.seat)
        after = replace(state, ladders=tuple(ladders), pending=pending)
        return after if pending else replace(after, die=0, turn=state.turn + 1)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.turn <= TURNS else self.end_by_points(state, "eight turns are over")

    def score(self, state: State, seat: Seat) -> Score:
        ladder = state.ladders[seat]
        points = {"rungs": sum(value > 0 for value in ladder), "pips": sum(ladder)}
        return Score(sum(points.values()), points)

    # ---- what is shown

    def seats_of(self, state: State) -> int:
        return len(state.ladders)

    def turn_of(self, state: State) -> int:
        return min(state.turn, TURNS)

    def parse_sheet(self, text: str, checked: bool = True) -> State:
        words = text.split()
        if words[:1] != [self.id] or len(words) != RUNGS + 2 or not words[1].startswith("turn="):
            raise InvalidSheet(f"a sheet is '{self.id} turn=1' and a line of {RUNGS} rungs: 1 . 3 ...", 1)
        if not all(word in (".", "1", "2", "3", "4", "5", "6") for word in words[2:]):
            raise InvalidSheet("a rung is . or a number from 1 to 6", 2)
        ladder = tuple(0 if word == "." else int(word) for word in words[2:])
        written = [value for value in ladder if value]
        turn = words[1].removeprefix("turn=")
        if not turn.isdecimal() or not 1 <= int(turn) <= TURNS + 1:
            raise InvalidSheet(f"a turn is a number from 1 to {TURNS + 1}", 1)
        if checked and (written != sorted(written) or len(written) >= int(turn)):
            raise InvalidSheet("numbers never fall from rung to rung, and each took a turn", 2)
        return State((ladder,), turn=int(turn))

    def format_sheet(self, state: State, seat: Seat) -> str:
        rungs = " ".join(str(value) if value else "." for value in state.ladders[seat])
        has_written = bool(state.pending) and seat not in state.pending
        return f"{self.id} turn={state.turn + has_written}\n{rungs}\n"

    def marks(self, state: State, seat: Seat) -> Mapping[str, str]:
        return {str(rung): str(value) for rung, value in enumerate(state.ladders[seat], 1) if value}

    def join(self, states: Sequence[State], turn: int | None) -> State:
        ladders = tuple(state.ladders[0] for state in states)
        return State(ladders, turn=max(state.turn for state in states))


def is_free(ladder: tuple[int, ...], rung: int, die: int) -> bool:
    """Say whether a number fits on a free rung: none below it is higher, and none above it is lower."""
    below, above = ladder[:rung], [value for value in ladder[rung + 1 :] if value]
    return ladder[rung] == 0 and max(below, default=0) <= die <= min(above, default=FACES)


LADDER = Ladder()
