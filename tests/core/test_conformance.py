"""Every law is tested by a Toy that breaks it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from rollwright.conformance import BrokenLaw, check_game, check_record
from rollwright.core.errors import InvalidSheet
from rollwright.core.options import Options
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Choice, Ghost, Move, MoveStep, Roll, Score, Seat, Step, WeightedRoll
from rollwright.core.vocabulary import Vocabulary
from tests.toy import TOY, VOCABULARY, Toy, ToyEngine, ToyState, resolve

CIRCLES = {"circles": "on", "turns": "3"}
ticks = itertools.count()


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("options", [{}, {"circles": "on", "turns": "9"}])
def test_toy_keeps_every_law(seats: int, options: dict[str, str]) -> None:
    check_game(TOY, options, seats)


@pytest.mark.parametrize("seats", [1, 3])
def test_random_play_repeats_itself_and_ends(seats: int) -> None:
    first = list(play_randomly(TOY, CIRCLES, seats, seed=5))
    assert first == list(play_randomly(TOY, CIRCLES, seats, seed=5))
    assert first != list(play_randomly(TOY, CIRCLES, seats, seed=6))
    assert TOY.outcome(TOY.apply(*first[-1])) is not None


class Stuck(Toy):
    def moves(self, state: ToyState, seat: Seat) -> tuple[Move, ...]:
        return () if state.turn > 1 else super().moves(state, seat)


class BothMove(Toy):
    def rolls(self, state: ToyState) -> tuple[WeightedRoll, ...]:
        return super().rolls(replace(state, pair=-1))


class Weightless(Toy):
    def rolls(self, state: ToyState) -> tuple[WeightedRoll, ...]:
        return tuple(WeightedRoll(roll, weight - 1) for roll, weight in super().rolls(state))


class Repeating(Toy):
    def rolls(self, state: ToyState) -> tuple[WeightedRoll, ...]:
        return super().rolls(state) * 2


class MisreadsRolls(Toy):
    def parse_roll(self, state: ToyState, text: str) -> Roll:
        return Roll(tuple(reversed(super().parse_roll(state, text).faces)))


class ListsTwice(Toy):
    def moves(self, state: ToyState, seat: Seat) -> tuple[Move, ...]:
        return super().moves(state, seat) * 2


class MisreadsMoves(Toy):
    def parse_move(self, text: str) -> Move:
        return super().parse_move(text.replace("o", "x"))


class Speechless(Toy):
    vocabulary = Vocabulary([Choice("square", str(square)) for square in range(1, 7)], longest=2)


class Shortsighted(Toy):
    vocabulary = Vocabulary(VOCABULARY.choices[1:], longest=1)


class Confused(Vocabulary):
    def move_of(self, path: Sequence[int]) -> Move:
        return tuple(reversed(super().move_of(path)))


class Misunderstood(Toy):
    vocabulary = Confused(VOCABULARY.choices[1:], longest=2)


class Careless(Vocabulary):
    def path_of(self, move: Move) -> tuple[int, ...]:
        return (1, 2)

    def move_of(self, path: Sequence[int]) -> Move:
        return next(self.asked)

    asked: Iterator[Move] = iter(())


class Ambiguous(Toy):
    vocabulary = Careless(VOCABULARY.choices[1:], longest=2)

    def moves(self, state: ToyState, seat: Seat) -> tuple[Move, ...]:
        moves = super().moves(state, seat)
        Careless.asked = iter(moves)
        return moves


class Shouting(Toy):
    def labels(self, state: ToyState, seat: Seat) -> dict[int, str]:
        return {99: "nobody's"}


class ForgetfulEngine(ToyEngine):
    def moves(self, state: ToyState, seat: Seat) -> tuple[Move, ...]:
        return super().moves(state, seat)[1:]


class PlainForgets(Toy):
    def engine(self, fast: bool | None) -> ToyEngine:
        return ToyEngine(fast) if fast else ForgetfulEngine(fast)


class CompiledForgets(Toy):
    def engine(self, fast: bool | None) -> ToyEngine:
        return ForgetfulEngine(fast) if fast else ToyEngine(fast)


class OtherTerms(Toy):
    def score(self, state: ToyState, seat: Seat) -> Score:
        score = super().score(state, seat)
        return replace(score, breakdown=dict(reversed(list(score.breakdown.items()))))


class AddsWrong(Toy):
    def score(self, state: ToyState, seat: Seat) -> Score:
        score = super().score(state, seat)
        return replace(score, total=score.total + 1)


class ForgetsCircles(Toy):
    def format_sheet(self, state: ToyState, seat: Seat) -> str:
        return super().format_sheet(state, seat).replace("circles=on", "circles=off")


class RefusesReached(Toy):
    def parse_sheet(self, text: str, checked: bool = True) -> ToyState:
        if "x" in text.split():
            raise InvalidSheet("crosses are refused")
        return super().parse_sheet(text, checked)


class ViewCounts(Toy):
    def view(self, state: ToyState, seat: Seat | None) -> ToyState:
        return replace(state, turn=state.turn + 1)


class ShowsAll(Toy):
    def view(self, state: ToyState, seat: Seat | None) -> ToyState:
        return state


class Restless(Toy):
    def apply(self, state: ToyState, step: Step) -> ToyState:
        return replace(super().apply(state, step), turns=50 + next(ticks))


@dataclass(frozen=True)
class Touched(ToyState):
    """A state whose hash tells how often it was used, as a mutable one's would."""

    def __hash__(self) -> int:
        return next(ticks)


class Mutating(Toy):
    def start(self, seats: int, options: Options) -> ToyState:
        return Touched(int(options["turns"]), 0, super().start(seats, options).rows)

    def apply(self, state: ToyState, step: Step) -> ToyState:
        after = super().apply(state, step)
        return ToyState(after.turns, after.circles, after.rows, after.turn, after.pair, after.decided)


class MovesForOthers(Toy):
    def apply(self, state: ToyState, step: Step) -> ToyState:
        if isinstance(step, MoveStep) and step.seat not in self.waiting(state):
            return state
        return super().apply(state, step)


class SpacedOut(Toy):
    def format_move(self, move: Move) -> str:
        return super().format_move(move) + " "

    def parse_move(self, text: str) -> Move:
        return super().parse_move(text.strip())


class StartsDifferently(Toy):
    def start(self, seats: int, options: Options) -> ToyState:
        return replace(super().start(seats, options), turn=next(ticks) % 2)


class SlowEngine(ToyEngine):
    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        return super().trace(options, seed, game + bool(self.fast))


class SpeedsDiffer(Toy):
    def engine(self, fast: bool | None) -> ToyEngine:
        return SlowEngine(fast)


class FakeEngine(ToyEngine):
    """An engine that fakes one thing."""


class ShortensTwice(FakeEngine):
    def shortlist(self, state: ToyState, seat: Seat, most: int) -> tuple[Move, ...]:
        return super().shortlist(state, seat, 1) * most


class KnowsNoDice(FakeEngine):
    def evaluate(
        self, state: ToyState, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        return [[7] * playouts for _ in moves or (None,)]


class TracesNothing(FakeEngine):
    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        return [0] * 4


def faked(engine: type[FakeEngine]) -> type[Toy]:
    """Return Toy with an engine that fakes something."""
    return type(engine.__name__, (Toy,), {"engine": lambda self, fast: engine(fast)})


class DrawsNowhere(Toy):
    def ghosts(self, state: ToyState, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        return (Ghost("attic", "x"),)


BROKEN: tuple[tuple[type[Toy], str], ...] = (
    (Stuck, "a waiting seat has a legal move"),
    (faked(ShortensTwice), "a shortlist holds the most promising legal moves, each once"),
    (faked(KnowsNoDice), "values follow the dice"),
    (faked(TracesNothing), "trace passes through different states"),
    (DrawsNowhere, "previews name places and marks"),
    (BothMove, "either chance or a seat moves, never both"),
    (Weightless, "weights are positive"),
    (Repeating, "rolls are distinct"),
    (MisreadsRolls, "rolls round-trip"),
    (ListsTwice, "no two legal moves have the same result"),
    (MisreadsMoves, "round-trips"),
    (Speechless, "every choice has a number"),
    (Shortsighted, "fits the vocabulary's size and longest path"),
    (Misunderstood, "leads back to its move"),
    (Ambiguous, "paths are unique"),
    (Shouting, "labels belong to numbers of the vocabulary"),
    (PlainForgets, "the plain kernel lists every legal move"),
    (CompiledForgets, "the compiled kernel lists every legal move"),
    (OtherTerms, "scores have the game's terms"),
    (AddsWrong, "scores add up"),
    (ForgetsCircles, "sheet texts round-trip and reached sheets are accepted"),
    (RefusesReached, "sheet texts round-trip and reached sheets are accepted"),
    (ViewCounts, "a view shows itself"),
    (ShowsAll, "the view hides what seat"),
    (Restless, "apply gives the same twice"),
    (Mutating, "apply leaves the old state alone"),
    (MovesForOthers, "a seat that is not waiting cannot move"),
    (SpacedOut, "records round-trip"),
    (SpeedsDiffer, "plain and compiled agree"),
)


@pytest.mark.parametrize(("broken", "law"), BROKEN, ids=[broken.__name__ for broken, _ in BROKEN])
def test_a_broken_law_is_named(broken: type[Toy], law: str) -> None:
    with pytest.raises(BrokenLaw, match=law) as found:
        check_game(broken(), CIRCLES, seats=2)
    assert str(found.value).startswith("toy: ")


def test_a_broken_law_says_where_and_shows_the_sheet() -> None:
    with pytest.raises(BrokenLaw, match=r"not in turn 1, seat 1:\ntoy turns=3 circles=on\n\. \. \."):
        check_game(AddsWrong(), CIRCLES, seats=2)


def random_steps() -> list[Step]:
    return [step for _, step in play_randomly(TOY, CIRCLES, 1, seed=1)]


def test_a_game_that_starts_differently_each_time_is_named() -> None:
    with pytest.raises(BrokenLaw, match="replay of a record gives the same state"):
        check_record(StartsDifferently(), CIRCLES, 1, random_steps())


def test_a_game_that_does_not_end_is_named() -> None:
    with pytest.raises(BrokenLaw, match="random play comes to an end"):
        check_record(TOY, CIRCLES, 1, random_steps()[:2])


class Wordy(Toy):
    """Takes moves with a third choice that means nothing and is not written."""

    def format_move(self, move: Move) -> str:
        return super().format_move(move[:2])

    def apply(self, state: ToyState, step: Step) -> ToyState:
        return super().apply(state, step if isinstance(step, Roll) else MoveStep(step.seat, step.move[:2]))


def make_wordy(steps: Sequence[Step]) -> list[Step]:
    extra = Choice("flourish", "yes")
    return [step if isinstance(step, Roll) else MoveStep(step.seat, (*step.move, extra)) for step in steps]


def test_a_move_that_comes_back_otherwise_from_the_record_is_named() -> None:
    with pytest.raises(BrokenLaw, match="replay of a record gives the same steps"):
        check_record(Wordy(), CIRCLES, 1, make_wordy(random_steps()))


def test_a_turn_ends_when_the_last_seat_has_decided() -> None:
    state = ToyState(3, 0, TOY.start(2, {"turns": "3", "circles": "off"}).rows, pair=0, decided=(0, -1))
    assert resolve(state) == state
    assert resolve(replace(state, decided=(0, 0))).turn == 2


def test_a_game_that_never_ends_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.conformance.MOST_STEPS", 3)
    with pytest.raises(BrokenLaw, match="random play comes to an end within 3 steps"):
        check_game(TOY, compiled=False)


def test_progress_is_reported_after_every_game() -> None:
    lines: list[str] = []
    check_game(TOY, games=2, compiled=False, progress=lines.append)
    assert [line.split(",")[0] for line in lines] == ["toy: game 1 of 2", "toy: game 2 of 2"]
