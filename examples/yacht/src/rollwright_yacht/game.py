"""Yacht as a game of one to four seats that take turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rich.text import Text

from rollwright.core.base import BaseGame
from rollwright.core.drawing.form import Form, Row, draw_form
from rollwright.core.engine import KernelEngine, Speed
from rollwright.core.errors import IllegalMove, InvalidSetup, InvalidSheet
from rollwright.core.kernel import RNG_SIZE
from rollwright.core.manifest import DiceStrip, Manifest
from rollwright.core.options import Options
from rollwright.core.terminal.painter import Painter
from rollwright.core.types import Choice, Move, Outcome, Roll, Score, Seat, Step, WeightedRoll

from . import kernel
from .kernel import (
    ALL_USED,
    BOXES,
    DICE,
    FACES,
    FINE,
    FRESH,
    KEEP,
    N_BOXES,
    PLANES,
    VOCABULARY,
    WIDTH,
    Rules,
    Turn,
)

MOST_SEATS = 4
NAMES = tuple(box.replace("_", " ") for box in BOXES)


@dataclass(frozen=True)
class Table:
    """Everybody's boxes, and whose turn it is; dice lie before that seat only."""

    turns: tuple[Turn, ...]
    seat: Seat = 0


@cache
def rolls_of(number: int) -> dict[Roll, tuple[int, int]]:
    """Return the rolls of so many dice, each with its handful and its weight."""
    found = kernel.distinct_rolls(number).items()
    return {Roll(tuple(map(str, dice))): (kernel.hold(dice), weight) for dice, weight in found}


def faces_of(dice: int) -> tuple[str, ...]:
    """Return the faces of a handful, ascending."""
    return tuple(str(face + 1) for face in range(FACES) for _ in range(kernel.count_of(dice, face)))


# ---- how it shows itself


def fill(view: Table, seat: Seat) -> dict[str, str]:
    """Return the points in every box, and a cross in those that are used."""
    at = view.turns[seat]
    used = [n for n in range(N_BOXES) if (at.used >> n) & 1]
    points = {f"points-{BOXES[n]}": str(kernel.written(at, n)) for n in used}
    return {**{BOXES[n]: "x" for n in used}, **points}


def lying(view: Table) -> tuple[str, ...]:
    """Return the dice that lie on the table."""
    return faces_of(view.turns[view.seat].dice)


def describe_dice(game: Any, view: Table, seat: Seat) -> list[Text]:
    """Return the dice in a line."""
    return [Text(f"dice {' '.join(lying(view))}  rolls left {view.turns[view.seat].left}")]


def locate(place: str) -> tuple[int, int] | None:
    """Return the row of a box, for the arrow keys."""
    return (BOXES.index(place) + 1, 1) if place in BOXES else None


def trace(choice: Choice) -> str:
    """Only a box is drawn on the sheet."""
    return "x" if choice.kind == "score" else ""


def draw() -> Any:
    """Return the drawing: a row for each box."""
    rows = [Row(name, (box,), f"points-{box}") for name, box in zip(NAMES, BOXES)]
    form = Form(rows, fill, DICE, lying, dict(zip(BOXES, NAMES)), trace=trace)
    return draw_form(form)


def paint() -> Painter:
    """Return the painter: the sheet's text, with the dice beside it."""
    return Painter(describe_dice=describe_dice, locate=locate)


def describe_move(move: Move) -> str:
    """keep:1,2 -> "keeps 1 2 and rolls the others again"; score:ones -> "takes ones" """
    (choice,) = move
    said = kernel.say_choice(choice)
    if choice.kind == "score":
        return f"takes {said}"
    again = "all dice" if choice.value == "none" else "the others"
    return f"{said.replace('keep', 'keeps')} and rolls {again} again"


MANIFEST = Manifest(
    blurb="Five dice, three rolls, twelve boxes: the dice game all others come from.",
    summary="Five dice, three rolls a turn, twelve boxes to fill.",
    minutes=10,
    order=5,
    credit="Yacht is an old dice game in the public domain.",
    words={f"term.{box}": name for box, name in zip(BOXES, NAMES)},
    rules=Path(__file__).with_name("rules.md"),
    drawing=cache(draw),
    painter=cache(paint),
    describe_move=describe_move,
    strip=DiceStrip(turns=N_BOXES, is_exact=True, spare=20, notes=("Spare dice are for rolling again.",)),
)


# ---- the game


class Yacht(BaseGame[Table]):
    """Yacht by the rules of OpenSpiel's."""

    id = "yacht"
    name = "Yacht"
    seats = range(1, MOST_SEATS + 1)
    terms = BOXES
    vocabulary = VOCABULARY
    manifest = MANIFEST

    def start(self, seats: int, options: Options) -> Table:
        return Table((FRESH,) * seats)

    def waiting(self, state: Table) -> tuple[Seat, ...]:
        at = state.turns[state.seat]
        return () if at.air or at.used == ALL_USED else (state.seat,)

    def rolls(self, state: Table) -> tuple[WeightedRoll, ...]:
        at = state.turns[state.seat]
        if not at.air or at.used == ALL_USED:
            return ()
        return tuple(WeightedRoll(roll, weight) for roll, (_, weight) in rolls_of(at.air).items())

    def moves(self, state: Table, seat: Seat) -> tuple[Move, ...]:
        return self.engine(False).moves(state, seat)

    def apply(self, state: Table, step: Step) -> Table:
        at = state.turns[state.seat]
        if isinstance(step, Roll):
            if not self.rolls(state) or step not in rolls_of(at.air):
                raise IllegalMove(f"{step} cannot be rolled now")
            rolled = at._replace(dice=at.dice + rolls_of(at.air)[step][0], air=0, left=at.left - 1)
            return self._put(state, rolled, state.seat)
        code = self.engine(False).code_of(state, step.seat, step.move)
        after = kernel.move_at(Rules(len(state.turns)), at, code)
        return self._put(state, after, state.seat if code >= KEEP else (state.seat + 1) % len(state.turns))

    def _put(self, state: Table, turn: Turn, then: Seat) -> Table:
        turns = tuple(turn if seat == state.seat else old for seat, old in enumerate(state.turns))
        return Table(turns, then)

    def outcome(self, state: Table) -> Outcome | None:
        is_over = all(turn.used == ALL_USED for turn in state.turns)
        return self.end_by_points(state, "all boxes are filled") if is_over else None

    def score(self, state: Table, seat: Seat) -> Score:
        points = [kernel.written(state.turns[seat], box) for box in range(N_BOXES)]
        return Score(sum(points), dict(zip(BOXES, points)))

    def seats_of(self, state: Table) -> int:
        return len(state.turns)

    def turn_of(self, state: Table) -> int:
        return min(N_BOXES, 1 + min(kernel.count_bits(turn.used) for turn in state.turns))

    def parse_sheet(self, text: str, checked: bool = True) -> Table:
        lines = text.split()
        if lines[:1] != [self.id] or lines[1::2] != list(BOXES) or len(lines) != 2 * N_BOXES + 1:
            raise InvalidSheet(f"a sheet is '{self.id}' and a line with each box: 'ones 3', or 'twos .'", 1)
        at = FRESH
        for box, points in enumerate(lines[2::2]):
            if points != ".":
                at = _fill_box(at, box, points)
        return Table((at,))

    def format_sheet(self, state: Table, seat: Seat) -> str:
        at = state.turns[seat]
        points = [str(kernel.written(at, n)) if (at.used >> n) & 1 else "." for n in range(N_BOXES)]
        return "\n".join([self.id, *(f"{box} {each}" for box, each in zip(BOXES, points))]) + "\n"

    def join(self, states: Sequence[Table], turn: int | None) -> Table:
        """The seat with the fewest boxes filled goes on."""
        turns = tuple(state.turns[0] for state in states)
        filled = [kernel.count_bits(each.used) for each in turns]
        if sorted(filled, reverse=True) != filled or filled[0] - filled[-1] > 1:
            raise InvalidSetup("the first players have as many boxes filled as the last, or one more")
        return Table(turns, filled.index(min(filled)))

    def engine(self, fast: bool | None) -> YachtEngine:
        return YachtEngine(fast)


@cache
def possible_points(box: int) -> frozenset[int]:
    """Return what five dice can bring in a box."""
    return frozenset(kernel.points_of(dice, box) for dice, _ in rolls_of(DICE).values())


def _fill_box(at: Turn, box: int, points: str) -> Turn:
    if not points.isdecimal() or int(points) not in possible_points(box):
        raise InvalidSheet(f"no dice bring {points[:10]!r} in {BOXES[box]}", box + 2)
    number = int(points)
    upper = at.upper + (number << (6 * box) if box < 6 else 0)
    lower = at.lower + (number << (6 * (box - 6)) if box >= 6 else 0)
    return at._replace(used=at.used | 1 << box, upper=upper, lower=lower)


@dataclass(frozen=True)
class YachtEngine(KernelEngine[Table]):
    """Plays Yacht by the kernel, plain or compiled."""

    policies = ("random", "greedy")
    terms = N_BOXES
    most_moves = N_BOXES + 2**DICE
    row = WIDTH + RNG_SIZE
    position = WIDTH
    vocabulary = VOCABULARY
    planes = PLANES
    scale = FINE

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[Rules, Turn]:
        return Rules(seats), FRESH

    def point(self, state: Table, seat: Seat, speed: Speed) -> tuple[Rules, Turn]:
        return Rules(len(state.turns)), state.turns[seat]

    def is_waiting(self, state: Table, seat: Seat) -> bool:
        return seat in YACHT.waiting(state)

    def state_of(self, options: Options, at: Turn) -> tuple[Table, str]:
        return Table((at,)), " ".join(faces_of(at.dice))


YACHT = Yacht()
