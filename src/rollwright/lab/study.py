"""A study of a game as its designer looks at it: choices, their weight, the course of the score, luck.

Games are played step by step. At every decision the legal moves are counted, and some are tried in
playouts; at the end of every turn the score is looked at. The kernels tell none of this, so a study takes
some seconds a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from rollwright.bots import Bot, PolicyBot, make_trial
from rollwright.core.game import AnyGame
from rollwright.core.powers import Leading
from rollwright.core.record import replay
from rollwright.core.rng import draw_below, make_rng
from rollwright.core.types import Move, MoveStep, Seat

from .analysis import analyze
from .games import record_game
from .intervals import Interval, mean_interval, rate_interval
from .running import LOCAL, run_jobs
from .simulation import Setup
from .tally import count

LOOKED_AT = 16
"""Of the most promising moves, and of all moves, so many are tried at a decision."""
SEED_STEP = 1_000_003


class Choices(NamedTuple):
    """One decision: how many moves there were, and by how much the best beat the second and the middle."""

    turn: int
    seat: Seat
    moves: int
    over_second: float | None
    over_median: float | None


@dataclass(frozen=True)
class Course:
    """One game: its decisions, and who stood how at the end of every turn."""

    decisions: tuple[Choices, ...]
    totals: tuple[tuple[int, ...], ...]
    """By turn and seat."""
    leaders: tuple[tuple[Seat, ...], ...]
    """By turn; several where they are equal."""
    winners: tuple[Seat, ...]
    luck: tuple[float, ...] = ()
    """By seat, what the dice gave; only of games that the coach has judged."""
    play: tuple[float, ...] = ()

    @property
    def lead_changes(self) -> int:
        """How often somebody else took the lead."""
        alone = [leaders[0] for leaders in self.leaders if len(leaders) == 1]
        return sum(before != after for before, after in pairwise(alone))

    @property
    def settled(self) -> float:
        """The share of the turns after which the winners led to the end; 1 if only the last turn decided."""
        turn = len(self.leaders)
        while turn > 1 and self.leaders[turn - 2] == self.winners:
            turn -= 1
        return turn / len(self.leaders)

    @property
    def is_led_at_half_time(self) -> bool | None:
        """Say whether who led at half-time won; None where nobody led alone."""
        leaders = self.leaders[len(self.leaders) // 2 - 1] if len(self.leaders) > 1 else ()
        return leaders[0] in self.winners if len(leaders) == 1 else None


# ---- one game


def study_game(setup: Setup, playouts: int, coached: int, number: int) -> Course:
    """Play one game and look at it all along; those numbered below `coached` are judged by the coach too."""
    game, seats = setup.game, range(len(setup.bots))
    record = record_game(game, setup.options, [_compile(bot) for bot in setup.players], setup.seed, number)
    played = replay(game, record)
    decisions = [
        weigh(game, played.states[index], step.seat, playouts, setup.seed + SEED_STEP * number + index)
        for index, step in enumerate(played.steps)
        if isinstance(step, MoveStep)
    ]
    ends, outcome = find_ends(game, played.states), game.outcome(played.final)
    assert outcome is not None
    course = Course(
        tuple(decisions),
        tuple(tuple(game.score(state, seat).total for seat in seats) for state in ends),
        (*(find_leaders(game, state) for state in ends[:-1]), outcome.winners),
        outcome.winners,
    )
    if number >= coached:
        return course
    judged = analyze(game, record, max(2, playouts))
    return replace(course, luck=tuple(one.luck for one in judged), play=tuple(one.play for one in judged))


def _compile(bot: Bot) -> Bot:
    return replace(bot, fast=True) if isinstance(bot, PolicyBot) else bot


def find_ends(game: AnyGame, states: Sequence[Any]) -> list[Any]:
    """Return the states after each turn, the last of the game included."""
    over = [after for before, after in pairwise(states) if game.turn_of(after) > game.turn_of(before)]
    return over if over and over[-1] is states[-1] else [*over, states[-1]]


def find_leaders(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    """Return who is ahead: by the game's own rule where points do not decide it."""
    if isinstance(game, Leading):
        return game.ahead(state)
    totals = [game.score(state, seat).total for seat in range(game.seats_of(state))]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def weigh(game: AnyGame, state: Any, seat: Seat, playouts: int, seed: int) -> Choices:
    """Count the moves of a decision, and measure what choosing well is worth.

    The first half of the playouts finds the best move and the second best, the other half measures them:
    the best of many estimates is always too good to be true.
    """
    engine, turn = game.engine(fast=True), game.turn_of(state)
    moves = engine.moves(state, seat)
    if len(moves) < 2 or not playouts:
        return Choices(turn, seat, len(moves), None, None)
    promising = engine.shortlist(state, seat, LOOKED_AT)
    tried = [*promising, *_sample(moves, seed)]
    trial = make_trial(game, state, seat, seed, threads=1)
    half = trial.afford(playouts)
    values = np.asarray(trial.run(tried, 0, 2 * half), dtype=np.float64) / engine.scale
    found, measured = values[:, :half].mean(axis=1), values[:, half:].mean(axis=1)
    best, second = np.argsort(-found[: len(promising)], kind="stable")[:2]
    middle = float(np.median(measured[len(promising) :]))
    return Choices(
        turn, seat, len(moves), float(measured[best] - measured[second]), float(measured[best] - middle)
    )


def _sample(moves: Sequence[Move], seed: int) -> list[Move]:
    """Return some moves drawn from all; the same for a seed."""
    rng, left = make_rng(seed, 0, 0), list(moves)
    drawn: list[Move] = []
    while left and len(drawn) < LOOKED_AT:
        rng, place = draw_below(rng, len(left))
        drawn.append(left.pop(place))
    return drawn


# ---- many games


def run_study(
    setup: Setup,
    playouts: int,
    coached: int = 0,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Course]:
    """Study every game of a setup."""
    found = []
    for course in run_jobs(partial(study_game, setup, playouts, coached), range(setup.games), LOCAL, jobs):
        found.append(course)
        if progress is not None:
            progress(len(found))
    return found


def sum_up_study(setup: Setup, courses: Sequence[Course]) -> dict[str, Any]:
    """Return a study as `--json` prints it; intervals are 95% over games."""
    decisions = [decision for course in courses for decision in course.decisions]
    counts = np.array([decision.moves for decision in decisions])
    found: dict[str, Any] = {
        "game": setup.game.id,
        "options": dict(setup.options),
        "bots": list(setup.bots),
        "games": len(courses),
        "seed": setup.seed,
        "confidence": 0.95,
        "unit": "win" if setup.game.engine(fast=False).wants_victory else "points",
        "decisions": {"by_game": len(decisions) / len(courses), "forced": float((counts == 1).mean())},
        "choices": {
            "mean": float(counts.mean()),
            "median": float(np.median(counts)),
            "max": int(counts.max()),
        },
        "over_second": _measure(courses, "over_second"),
        "over_median": _measure(courses, "over_median"),
        "turns": [_sum_up_turn(courses, turn) for turn in range(1, max(len(c.totals) for c in courses) + 1)],
    }
    if len(setup.bots) > 1:
        found["lead"] = _sum_up_lead(courses)
    luck = [course for course in courses if course.luck]
    return found | ({"luck": _sum_up_luck(luck)} if luck else {})


def _measure(courses: Sequence[Course], name: str) -> dict[str, float | None] | None:
    """Return a mean over games of what a decision's best move is worth."""
    means = []
    for course in courses:
        values = [getattr(decision, name) for decision in course.decisions]
        known = [value for value in values if value is not None]
        if known:
            means.append(sum(known) / len(known))
    return mean_interval(means)._asdict() if means else None


def _sum_up_turn(courses: Sequence[Course], turn: int) -> dict[str, Any]:
    """Return what happens in a turn, in the games that last so long."""
    here = [decision for course in courses for decision in course.decisions if decision.turn == turn]
    lasting = [course for course in courses if len(course.totals) >= turn]
    moves = [decision.moves for decision in here]
    row: dict[str, Any] = {"turn": turn, "games": len(lasting)}
    row |= {"choices": float(np.mean(moves)) if moves else None}
    row |= {"forced": float(np.mean([number == 1 for number in moves])) if moves else None}
    for name in ("over_second", "over_median"):
        values = [value for decision in here if (value := getattr(decision, name)) is not None]
        row[name] = float(np.mean(values)) if values else None
    totals = [total for course in lasting for total in course.totals[turn - 1]]
    row |= {"score": float(np.mean(totals)) if totals else None}
    settled = [course.settled * len(course.leaders) <= turn for course in courses]
    return row | {"settled": float(np.mean(settled))}


def _sum_up_lead(courses: Sequence[Course]) -> dict[str, Any]:
    half = [float(led) for course in courses if (led := course.is_led_at_half_time) is not None]
    changes, settled = (
        mean_interval([c.lead_changes for c in courses]),
        mean_interval([c.settled for c in courses]),
    )
    return {
        "changes": changes._asdict(),
        "settled": settled._asdict(),
        "half_time": rate_interval(count(np.array(half)))._asdict() if half else None,
    }


def _sum_up_luck(courses: Sequence[Course]) -> dict[str, Any]:
    """Return what luck and play were worth to a seat, by the coach, and how they vary from game to game."""
    found: dict[str, Any] = {"games": len(courses)}
    for name in ("luck", "play"):
        values = np.array([getattr(course, name) for course in courses])
        mean: Interval = mean_interval(values.mean(axis=1))
        found[name] = mean._asdict() | {"sd": float(values.std(ddof=1)) if values.size > 1 else 0.0}
    return found
