"""Toy: a small whole game, to test everything that is built around games.

Each seat has a row of six squares. A turn rolls two dice for everybody; each seat marks the square of
one of them with a cross, or with a circle if `circles=on`. Whoever has neither square free sits out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

from rollwright.compiler.jit import compiled
from rollwright.core.base import BaseGame
from rollwright.core.engine import Engine, PlayedGames
from rollwright.core.errors import IllegalMove, InvalidMove, InvalidSheet
from rollwright.core.game import Game
from rollwright.core.manifest import Manifest
from rollwright.core.notation import Notation, Spelling
from rollwright.core.options import Option, Options, changed_options, fill_options, parse_options
from rollwright.core.rng import DICE, Rng
from rollwright.core.types import (
    Choice,
    Ghost,
    Move,
    MoveStep,
    Outcome,
    Roll,
    Score,
    Seat,
    Step,
    WeightedRoll,
)
from rollwright.core.vocabulary import Vocabulary
from rollwright.kernel.bits import count, has

from .toy_kernel import (
    BLANK,
    PAIRS,
    SIGNS,
    SQUARES,
    TERMS,
    TICKETS,
    Row,
    count_terms,
    list_codes,
    mark,
    pick_code,
    play_row,
    run_rows,
    trace_row,
    try_row,
)


@dataclass(frozen=True)
class ToyState:
    """Everybody's rows; `pair` is the roll on the table, `decided` the codes of this turn."""

    turns: int
    circles: int
    rows: tuple[Row, ...]
    turn: int = 1
    pair: int = -1
    decided: tuple[int, ...] = ()


UNDECIDED, SITS_OUT, HIDDEN = -1, -2, -3


def parse_turns(value: str) -> str:
    """Accept 1 to 9 turns."""
    if value not in tuple("123456789"):
        raise ValueError("choose 1 to 9")
    return value


OPTIONS = (
    Option("turns", "4", (), "How many turns a game has.", parse_turns),
    Option("circles", "off", ("off", "on"), "Circles may be drawn too."),
)


def label_choice(choice: Choice) -> str:
    """Return a choice in words."""
    return {"x": "a cross", "o": "a circle"}.get(choice.value, f"square {choice.value}")


def places_of(choice: Choice) -> tuple[str, ...]:
    """square:3 -> ("3",)"""
    return (choice.value,) if choice.kind == "square" else ()


VOCABULARY = Vocabulary(
    [
        *(Choice("square", str(square)) for square in range(1, SQUARES + 1)),
        *(Choice("mark", sign) for sign in SIGNS),
    ],
    longest=2,
    label=label_choice,
    places=places_of,
)

MANIFEST: Manifest[Game[ToyState], ToyState] = Manifest(judgement="Nothing is easier to judge.")


NOTATION = Notation(
    VOCABULARY, dict.fromkeys(("square", "mark"), Spelling("{value}")), {"square mark": "3 x"}
)


@dataclass(frozen=True)
class Toy(BaseGame[ToyState]):
    """The game as a value."""

    id: str = "toy"
    name: str = "Toy"
    seats: range = range(1, 6)
    options: tuple[Option, ...] = OPTIONS
    terms: tuple[str, ...] = TERMS
    vocabulary = VOCABULARY
    notation = NOTATION
    manifest = MANIFEST

    def start(self, seats: int, options: Options) -> ToyState:
        return ToyState(int(options["turns"]), int(options["circles"] == "on"), (BLANK,) * seats)

    def waiting(self, state: ToyState) -> tuple[Seat, ...]:
        return tuple(seat for seat, code in enumerate(state.decided) if code == UNDECIDED)

    def rolls(self, state: ToyState) -> tuple[WeightedRoll, ...]:
        if state.pair >= 0 or state.turn > state.turns:
            return ()
        return tuple(WeightedRoll(face_pair(p), TICKETS.count(p)) for p in range(len(PAIRS)))

    def moves(self, state: ToyState, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.waiting(state):
            return ()
        return tuple(map(decode, list_codes(state.rows[seat], state.pair, state.circles)))

    def apply(self, state: ToyState, step: Step) -> ToyState:
        if isinstance(step, Roll):
            return self._roll(state, step)
        if step.move not in self.moves(state, step.seat):
            raise IllegalMove(f"seat {step.seat + 1} cannot mark {self.format_move(step.move)} now")
        decided = list(state.decided)
        decided[step.seat] = encode(step.move)
        return resolve(replace(state, decided=tuple(decided)))

    def _roll(self, state: ToyState, roll: Roll) -> ToyState:
        if roll not in [weighted.roll for weighted in self.rolls(state)]:
            raise IllegalMove(f"{roll} cannot be rolled now")
        pair = PAIRS.index((int(roll.faces[0]) - 1, int(roll.faces[1]) - 1))
        can = [bool(list_codes(row, pair, state.circles)) for row in state.rows]
        decided = tuple(UNDECIDED if c else SITS_OUT for c in can)
        return resolve(replace(state, pair=pair, decided=decided))

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.turn <= state.turns:
            return None
        scores = tuple(self.score(state, seat) for seat in range(len(state.rows)))
        best = max(score.total for score in scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score.total == best)
        return Outcome("all turns played", winners, scores, (f"The best row has {best} points.",))

    def score(self, state: ToyState, seat: Seat) -> Score:
        values = count_terms(state.rows[seat])
        rank = self.rank_of(sum(values)) if len(state.rows) == 1 else None
        details = {"circles": count(state.rows[seat].circles)}
        return Score(sum(values), dict(zip(TERMS, values)), rank, details)

    def rank_of(self, total: int) -> str:
        return "tidy" if total >= 4 else "scribbled"

    def view(self, state: ToyState, seat: Seat | None) -> ToyState:
        decided = tuple(c if s == seat or c < 0 else HIDDEN for s, c in enumerate(state.decided))
        return replace(state, decided=decided)

    def seats_of(self, state: ToyState) -> int:
        return len(state.rows)

    def options_of(self, state: ToyState) -> Options:
        return {"turns": str(state.turns), "circles": "on" if state.circles else "off"}

    def turn_of(self, state: ToyState) -> int:
        return min(state.turn, state.turns)

    def parse_roll(self, state: ToyState, text: str) -> Roll:
        faces = tuple(sorted(text.split()))
        if len(faces) != 2 or not set(faces) <= set("123456"):
            raise InvalidMove(f"a roll is two dice such as '2 5', not {text[:20]!r}")
        return Roll(faces)

    def parse_sheet(self, text: str, checked: bool = True) -> ToyState:
        lines = text.rstrip().split("\n")
        words = lines[0].split()
        if words[:1] != ["toy"] or len(lines) != 2:
            raise InvalidSheet("a sheet of toy is a line 'toy' and a row of six squares", 1)
        options = fill_options(self.options, parse_options(words[1:]))
        state = replace(self.start(1, options), rows=(parse_row(lines[1]),))
        marks = SQUARES - lines[1].split().count(".")
        if checked and marks > state.turns:
            raise InvalidSheet(f"{marks} marks cannot be made in {state.turns} turns", 2)
        return replace(state, turn=marks + 1)

    def format_sheet(self, state: ToyState, seat: Seat) -> str:
        row = state.rows[seat]
        signs = ["x" if has(row.crosses, s) else "o" if has(row.circles, s) else "." for s in range(SQUARES)]
        header = " ".join(["toy", *changed_options(self.options, self.options_of(state))])
        return f"{header}\n{' '.join(signs)}\n"

    def join(self, states: Sequence[ToyState], turn: int | None) -> ToyState:
        rows = tuple(state.rows[0] for state in states)
        return replace(states[0], rows=rows, turn=turn or states[0].turn)

    def ghosts(self, state: ToyState, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        return tuple(Ghost(choice.value, "x") for choice in path if choice.kind == "square")

    def engine(self, fast: bool | None) -> ToyEngine:
        return ToyEngine(fast)


def parse_row(line: str) -> Row:
    """Read ". x o . . ." """
    signs = line.split()
    for column, sign in enumerate(signs, 1):
        if sign not in (".", "x", "o"):
            raise InvalidSheet(f"a square is . or x or o, not {sign[:10]!r}", 2, column)
    if len(signs) != SQUARES:
        raise InvalidSheet(f"a row has {SQUARES} squares, not {len(signs)}", 2)
    row = BLANK
    for square, sign in enumerate(signs):
        if sign != ".":
            row = mark(row, 2 * square + (sign == "o"))
    return row


@cache
def face_pair(pair: int) -> Roll:
    """2 -> Roll(("1", "3"))"""
    return Roll(tuple(str(face + 1) for face in PAIRS[pair]))


def decode(code: int) -> Move:
    """5 -> square 3, circle"""
    return (Choice("square", str((code >> 1) + 1)), Choice("mark", "o" if code & 1 else "x"))


def encode(move: Move) -> int:
    """Undo `decode`."""
    return 2 * (int(move[0].value) - 1) + (move[1].value == "o")


def resolve(state: ToyState) -> ToyState:
    """End the turn once nobody is undecided."""
    if UNDECIDED in state.decided:
        return state
    rows = tuple(row if c < 0 else mark(row, c) for row, c in zip(state.rows, state.decided))
    return replace(state, rows=rows, turn=state.turn + 1, pair=-1, decided=())


@dataclass(frozen=True)
class ToyEngine(Engine[ToyState]):
    """Toy's kernel at one of its two speeds."""

    fast: bool | None

    @cached_property
    def _play_row(self) -> Callable[[int, int, int, int, int, int], tuple[int, int, int, int]]:
        return compiled(play_row) if self.fast else play_row

    def moves(self, state: ToyState, seat: Seat) -> tuple[Move, ...]:
        if seat not in Toy().waiting(state):
            return ()
        lister = compiled(list_codes) if self.fast else list_codes
        return tuple(map(decode, lister(state.rows[seat], state.pair, state.circles)))

    def paths(self, state: ToyState, seat: Seat) -> list[list[int]]:
        return [list(VOCABULARY.path_of(move)) for move in self.moves(state, seat)]

    def outlook(self, state: ToyState, seat: Seat) -> list[list[int]]:
        row, moves = state.rows[seat], self.moves(state, seat)
        return [list(count_terms(mark(row, encode(move)))) for move in moves]

    def score(self, state: ToyState, seat: Seat) -> list[int]:
        return list(count_terms(state.rows[seat]))

    def choose(self, state: ToyState, seat: Seat, policy: str, rng: Rng) -> Move:
        codes = list_codes(state.rows[seat], state.pair, state.circles)
        return decode(pick_code(state.rows[seat], codes, self.policies.index(policy), rng)[1])

    def shortlist(self, state: ToyState, seat: Seat, most: int) -> tuple[Move, ...]:
        row = state.rows[seat]
        codes = list_codes(row, state.pair, state.circles)
        return tuple(map(decode, sorted(codes, key=lambda code: -sum(count_terms(mark(row, code))))[:most]))

    def evaluate(
        self, state: ToyState, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        row, tries = state.rows[seat], compiled(try_row) if self.fast else try_row
        undecided = seat in Toy().waiting(state)
        if not moves and undecided:
            row = mark(row, encode(self.shortlist(state, seat, 1)[0]))
        if not undecided and state.decided and state.decided[seat] >= 0:
            row = mark(row, state.decided[seat])
        rows = [mark(row, encode(move)) for move in moves] or [row]
        left = state.turns - state.turn + (state.pair < 0)
        return [tries(r, left, state.circles, seed, first, playouts) for r in rows]

    def play(
        self, options: Options, policies: Sequence[str], seed: int, first: int, games: int
    ) -> PlayedGames:
        turns, circles = int(options["turns"]), int(options["circles"] == "on")
        codes = [self.policies.index(policy) for policy in policies]
        terms = [
            [self._play_row(seed, game, seat, code, turns, circles)[:3] for seat, code in enumerate(codes)]
            for game in range(first, first + games)
        ]
        best = [max(map(sum, seats)) for seats in terms]
        winners = [[s for s, row in enumerate(seats) if sum(row) == top] for seats, top in zip(terms, best)]
        return PlayedGames.of(terms, [turns] * games, winners)

    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        run = compiled(run_rows) if self.fast else run_rows
        return run(seed, games, int(options["turns"]), int(options["circles"] == "on"))

    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        trace = compiled(trace_row) if self.fast else trace_row
        return list(trace(seed, game, int(options["turns"]), int(options["circles"] == "on")))


TOY = Toy()

__all__ = ["DICE", "TOY", "MoveStep", "Toy", "ToyEngine", "ToyState"]
