"""The coach: the value of every move of a record, better moves, and the luck of the dice.

At each decision of a seat three moves are evaluated on the same dice: the best move found, the move played,
and the move of the quick policy. The last one is the baseline that stands for the position itself. So a
game's result is a sum of parts:

    final = start + luck + play + rivals

`start` is the mean result of the baseline, `play` the sum over the decisions of (played - baseline),
`rivals` what the opponent's decisions gave away in a game that is won or lost, and `luck` the rest: the
changes between one decision's expectation and the next position's, which are the dice. Apart from that sum,
`lost` is how much better the best moves found were than those played.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import erf, log1p, sqrt
from typing import TypeVar

from rollwright.any_game import AnyGame
from rollwright.bots import Budget, Candidate, Trial, make_trial, search
from rollwright.bots.hints import FRESH
from rollwright.bots.prospects import find_prospect
from rollwright.bots.reasons import compare_prospects
from rollwright.core.game import Game, draw_roll
from rollwright.core.record import Record, Replayed, replay
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import Move, MoveStep, Seat, WeightedRoll

S = TypeVar("S")
WORST = 3
MOST_ROLLS = 1000
"""The most rolls of which the mean is exact."""
SURE = 0.95
LEAST_CHANCE, LEAST_POINTS = 0.01, 0.1
"""Smaller losses are not reported: they would be shown as 0."""


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
    """The value of the baseline move."""
    after: float
    """The value of the move played."""
    best_value: float
    lost: float
    """The value of the best move less that of the move played; never below 0."""
    error: float
    """The standard error of `lost`, measured on the same dice."""
    luck: float = 0.0
    """The effect of the dice since the seat's previous decision."""
    rivals: float = 0.0
    playouts: int = 1000
    """The playouts that `error` is estimated from."""
    alternatives: int = 1
    """The other moves that these playouts evaluated, of which the best was taken."""

    @property
    def play(self) -> float:
        """The value of the move played less the baseline."""
        return self.after - self.before

    @property
    def confidence(self) -> float:
        """The probability that the best move is better: 0.5 (no evidence) to 1."""
        return confidence_of(self.lost, self.error, self.playouts, self.alternatives)


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
    """The result (with the bonus of a challenge passed), or the expectation of a game that goes on."""
    last_luck: float
    """The effect of the dice after the last decision."""
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
        """Return the moves that lost most, significantly and enough to report, worst first."""
        least = LEAST_CHANCE if self.is_won else LEAST_POINTS
        sure = [d for d in self.decisions if d.lost >= least and d.confidence >= SURE]
        return tuple(sorted(sure, key=lambda decision: -decision.lost)[:most])


def explain(game: AnyGame, record: Record, decision: JudgedMove) -> str:
    """Say in words why the best move of a decision is better than the one played."""
    state = replay(game, record).states[decision.step - 1]
    moves = [game.parse_move(text) for text in (decision.played, decision.best)]
    return compare_prospects(game, *(find_prospect(game, state, decision.seat, move) for move in moves))


def confidence_of(difference: float, error: float, playouts: int = 1000, alternatives: int = 1) -> float:
    """2.0, 1.0 -> 0.977...: the probability that a difference with that standard error is above zero.

    An error that few playouts estimate is uncertain itself: Student's distribution, by Wallace's formula. The
    best of several alternatives leads by chance more often than one does: Bonferroni's correction.
    """
    if difference <= 0:
        return 0.5
    if error == 0:
        return 1.0
    free, t = max(playouts - 1, 1), difference / error
    normal = sqrt(free * log1p(t * t / free)) * (8 * free + 1) / (8 * free + 3)
    return max(0.5, 1 - alternatives * 0.5 * (1 - erf(normal / sqrt(2))))


def compare(trial: Trial[S], moves: Sequence[Move], playouts: int) -> tuple[Candidate, ...]:
    """Evaluate the moves by full playouts, on dice that the search has not used."""
    found = trial.to_the_end().run(moves, FRESH, max(2, trial.afford(playouts)))
    return tuple(Candidate(move, values, trial.engine.scale) for move, values in zip(moves, found))


def judge(trial: Trial[S], move: Move, playouts: int) -> tuple[Candidate, Candidate, Candidate]:
    """Return the baseline move, the move played, and the move that a search finds, each with its values."""
    found = search(trial, Budget(playouts))[0].move
    quick = trial.engine.shortlist(trial.state, trial.seat, 1)[0]
    baseline, played, searched = compare(trial, (quick, move, found), playouts)
    return baseline, played, searched


def judge_step(game: Game[S], played: Replayed[S], index: int, playouts: int, seed: int) -> JudgedMove:
    """Judge the move that is step `index` of a replayed record."""
    step, state = played.steps[index], played.states[index]
    assert isinstance(step, MoveStep)
    trial = make_trial(game, state, step.seat, seed + index)
    baseline, after, searched = judge(trial, step.move, playouts)
    best = max((after, baseline, searched), key=lambda candidate: candidate.value)
    return JudgedMove(
        step=index + 1,
        turn=game.turn_of(state),
        seat=step.seat,
        played=game.format_move(step.move),
        best=game.format_move(best.move),
        before=baseline.value,
        after=after.value,
        best_value=best.value,
        lost=best.value - after.value,
        error=best.error_of_lead(after),
        playouts=len(after.values),
        alternatives=max(1, len({baseline.move, searched.move} - {step.move})),
    )


def iterate_analysis(
    game: AnyGame, record: Record, playouts: int = 1000, seats: Sequence[Seat] | None = None, seed: int = 1
) -> Generator[tuple[int, JudgedMove | None], None, tuple[Analysis, ...]]:
    """Judge the game of every seat (or of some), step by step; the same for a seed on any machine.

    Yields how many steps are done, with the move of those seats that was judged; returns the analyses.
    """
    played = replay(game, record)
    wanted = range(len(record.players)) if seats is None else seats
    is_won = game.engine(fast=True).wants_victory
    judged: list[JudgedMove] = []
    for index, step in enumerate(played.steps):
        found = None
        if isinstance(step, MoveStep) and (is_won or step.seat in wanted):
            judged.append(judge_step(game, played, index, playouts, seed))
            found = judged[-1] if step.seat in wanted else None
        yield index + 1, found
    return tuple(_sum_up(game, record, played, seat, judged, playouts, seed) for seat in wanted)


def analyze(
    game: AnyGame, record: Record, playouts: int = 1000, seats: Sequence[Seat] | None = None, seed: int = 1
) -> tuple[Analysis, ...]:
    """Judge the game of every seat (or of some); the same for a seed on any machine."""
    steps = iterate_analysis(game, record, playouts, seats, seed)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: tuple[Analysis, ...] = end.value
            return found


def _sum_up(
    game: Game[S],
    record: Record,
    played: Replayed[S],
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
    """Return the mean result of the baseline from a state; before a roll, the exact mean over all rolls,
    or the mean over drawn ones where there are too many.

    The value of a finished game is its result, in Fiefdoms with 25 for a challenge passed.
    """
    rolls = game.rolls(state)
    if not rolls:
        return _mean(make_trial(game, state, seat, seed), playouts)
    if len(rolls) > MOST_ROLLS:
        rolls = _draw_some(game, state, max(2, playouts // 2), seed)
    each = max(2, playouts // len(rolls))
    values = [_mean(make_trial(game, game.apply(state, roll), seat, seed), each) for roll, _ in rolls]
    weights = [weight for _, weight in rolls]
    return sum(value * weight for value, weight in zip(values, weights)) / sum(weights)


def _draw_some(game: Game[S], state: S, number: int, seed: int) -> list[WeightedRoll]:
    rng, drawn = make_rng(seed, 0, DICE), []
    for _ in range(number):
        rng, roll = draw_roll(game, state, rng)
        drawn.append(WeightedRoll(roll, 1))
    return drawn


def _mean(trial: Trial[S], playouts: int) -> float:
    [values] = trial.to_the_end().run((), FRESH, trial.afford(playouts))
    return sum(values) / (len(values) * trial.engine.scale)


def _final(game: Game[S], state: S, seat: Seat, playouts: int, seed: int) -> float:
    """Return the share of the victory, or the value of the state."""
    outcome = game.outcome(state)
    if outcome is None or not game.engine(fast=True).wants_victory:
        return value_of(game, state, seat, playouts, seed)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
