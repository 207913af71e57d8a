"""The coach: what every move of a record was worth, what would have been better, and what the dice did.

For each decision of a seat three values are measured on the same chance: of the best move found, of the
move played, and of what the quick policy `shrewd` would have played. The last one stands for the position
itself. So a game's result falls into parts that add up exactly:

    final = start + luck + play + rivals

`start` is what shrewd play gets on average, `play` the sum over the decisions of (played - shrewd),
`rivals` what the opponent's decisions gave away in a game that is won or lost, and `luck` everything that
happened between one decision's expectation and the next position's: the dice. Apart from that sum, `lost`
tells how much better the best moves found were than those played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import erf, sqrt
from typing import Any, TypeVar

from rollwright.bots import Budget, Candidate, Trial, make_trial, search
from rollwright.bots.hints import FRESH
from rollwright.core.game import AnyGame, Game
from rollwright.core.record import Record, Replayed, replay
from rollwright.core.types import Move, MoveStep, Seat

S = TypeVar("S")
WORST = 3
SURE = 0.95
LEAST_CHANCE, LEAST_POINTS = 0.01, 0.1
"""Losses below these are not worth telling: they would be shown as nothing."""


@dataclass(frozen=True)
class JudgedMove:
    """One move of a record, judged; values are points at the end of the game, or chances to win."""

    step: int
    """The number of the step in the record, from 1."""
    turn: int
    seat: Seat
    played: str
    best: str
    before: float
    """What the position was worth, played on shrewdly."""
    after: float
    """What the move played leads to."""
    best_value: float
    lost: float
    """How much better the best move is; never below 0."""
    error: float
    """The standard error of `lost`, measured on the same dice."""
    luck: float = 0.0
    """What the dice gave or took since the seat's decision before this one."""
    rivals: float = 0.0

    @property
    def play(self) -> float:
        """What the move gained over shrewd play."""
        return self.after - self.before

    @property
    def confidence(self) -> float:
        """How sure it is that the best move is better: 0.5 (who knows) to 1."""
        return confidence_of(self.lost, self.error)


@dataclass(frozen=True)
class Analysis:
    """A seat's game, judged."""

    game: str
    seat: Seat
    player: str
    is_won: bool
    """Whether values are chances to win."""
    is_over: bool
    start: float
    final: float
    """The result (and what passing a challenge counts), or what to expect now where the game goes on."""
    last_luck: float
    """What the dice did after the last decision."""
    decisions: tuple[JudgedMove, ...]
    last_rivals: float = 0.0

    @property
    def luck(self) -> float:
        return self.last_luck + sum(decision.luck for decision in self.decisions)

    @property
    def play(self) -> float:
        return sum(decision.play for decision in self.decisions)

    @property
    def rivals(self) -> float:
        return self.last_rivals + sum(decision.rivals for decision in self.decisions)

    @property
    def lost(self) -> float:
        return sum(decision.lost for decision in self.decisions)

    def worst(self, most: int = WORST) -> tuple[JudgedMove, ...]:
        """Return the moves that lost most and surely lost something worth telling, worst first."""
        least = LEAST_CHANCE if self.is_won else LEAST_POINTS
        sure = [d for d in self.decisions if d.lost >= least and d.confidence >= SURE]
        return tuple(sorted(sure, key=lambda decision: -decision.lost)[:most])


def confidence_of(difference: float, error: float) -> float:
    """2.0, 1.0 -> 0.977...: the chance that a difference measured so is not below zero"""
    if difference <= 0:
        return 0.5
    return 1.0 if error == 0 else 0.5 * (1 + erf(difference / error / sqrt(2)))


def compare(trial: Trial, moves: Sequence[Move], playouts: int) -> tuple[Candidate, ...]:
    """Try the moves to the end of the game, in playouts that no search has met."""
    found = trial.to_the_end().run(moves, FRESH, max(2, trial.afford(playouts)))
    return tuple(Candidate(move, values, trial.engine.scale) for move, values in zip(moves, found))


def judge(trial: Trial, move: Move, playouts: int) -> tuple[Candidate, Candidate, Candidate]:
    """Return what the quick policy would have played, the move played, and the best move found."""
    found = search(trial, Budget(playouts))[0].move
    quick = trial.engine.shortlist(trial.state, trial.seat, 1)[0]
    shrewd, played, searched = compare(trial, (quick, move, found), playouts)
    best = max((played, shrewd, searched), key=lambda candidate: candidate.value)
    return shrewd, played, best


def decide(game: AnyGame, played: Replayed[Any], index: int, playouts: int, seed: int) -> JudgedMove:
    """Judge the move that is step `index` of a replayed record."""
    step, state = played.steps[index], played.states[index]
    assert isinstance(step, MoveStep)
    trial = make_trial(game, state, step.seat, seed + index)
    shrewd, after, best = judge(trial, step.move, playouts)
    return JudgedMove(
        step=index + 1,
        turn=game.turn_of(state),
        seat=step.seat,
        played=game.format_move(step.move),
        best=game.format_move(best.move),
        before=shrewd.value,
        after=after.value,
        best_value=best.value,
        lost=best.value - after.value,
        error=best.error_of_lead(after),
    )


def analyze(
    game: AnyGame,
    record: Record,
    playouts: int = 1000,
    seats: Sequence[Seat] | None = None,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> tuple[Analysis, ...]:
    """Judge the game of every seat (or of those asked for); the same for a seed on any machine."""
    played = replay(game, record)
    wanted = range(len(record.players)) if seats is None else seats
    is_won = game.engine(fast=True).wants_victory
    judged: list[JudgedMove] = []
    for index, step in enumerate(played.steps):
        if isinstance(step, MoveStep) and (is_won or step.seat in wanted):
            judged.append(decide(game, played, index, playouts, seed))
        if progress is not None:
            progress(index + 1)
    return tuple(_sum_up(game, record, played, seat, judged, playouts, seed) for seat in wanted)


def _sum_up(
    game: AnyGame,
    record: Record,
    played: Replayed[Any],
    seat: Seat,
    judged: Sequence[JudgedMove],
    playouts: int,
    seed: int,
) -> Analysis:
    """Attribute every change of a seat's expectation to the dice, its own moves or its rivals'."""
    is_won = game.engine(fast=True).wants_victory
    start = value_of(game, played.states[0], seat, playouts, seed)
    final = _final(game, played.final, seat, playouts, seed)
    now, rivals, own = start, 0.0, []
    for decision in judged:
        if decision.seat != seat:
            rivals -= decision.play if is_won else 0.0
            continue
        luck = decision.before - now - rivals
        own.append(replace(decision, luck=luck, rivals=rivals))
        now, rivals = decision.after, 0.0
    return Analysis(
        game=game.id,
        seat=seat,
        player=record.players[seat].name,
        is_won=is_won,
        is_over=game.outcome(played.final) is not None,
        start=start,
        final=final,
        last_luck=final - now - rivals,
        decisions=tuple(own),
        last_rivals=rivals,
    )


def value_of(game: Game[S], state: S, seat: Seat, playouts: int, seed: int) -> float:
    """Return what shrewd play of a state gets; before a roll, the exact average over all rolls.

    A game that is over is worth its result, and in Fiefdoms 25 more for a challenge passed.
    """
    rolls = game.rolls(state)
    if not rolls:
        return _mean(make_trial(game, state, seat, seed), playouts)
    each = max(2, playouts // len(rolls))
    values = [_mean(make_trial(game, game.apply(state, roll), seat, seed), each) for roll, _ in rolls]
    weights = [weight for _, weight in rolls]
    return sum(value * weight for value, weight in zip(values, weights)) / sum(weights)


def _mean(trial: Trial, playouts: int) -> float:
    [values] = trial.to_the_end().run((), FRESH, trial.afford(playouts))
    return sum(values) / (len(values) * trial.engine.scale)


def _final(game: Game[S], state: S, seat: Seat, playouts: int, seed: int) -> float:
    """Return the share of the victory, or what the state is worth by the measure of all other values."""
    outcome = game.outcome(state)
    if outcome is None or not game.engine(fast=True).wants_victory:
        return value_of(game, state, seat, playouts, seed)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
