"""Studies of a game for its designer: choices and their weight, the score turn by turn, luck.

Games are played step by step. At every decision the legal moves are counted, and some are evaluated by
playouts; at the end of every turn all seats are scored. The kernels report none of this, so a study takes
some seconds a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import NamedTuple, TypeVar

import numpy as np

from rollwright.bots import Bot, PolicyBot, make_trial
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import Game
from rollwright.core.record import replay
from rollwright.core.rng import draw_below, make_rng
from rollwright.core.types import Move, MoveStep, Seat
from rollwright.results import LeadStudy, LuckStudy, MeanInterval, SpreadInterval, StudiedTurn, StudySummary

from .analysis import analyze
from .bot_games import record_game
from .executors import LOCAL, run_tasks
from .intervals import mean_interval, rate_interval
from .setup import Setup
from .tally import count_shares

LOOKED_AT = 16
"""Moves evaluated at a decision: this many of the most promising, and as many drawn from all."""
MOST_PLAYOUTS = 10_000
SEED_STEP = 1_000_003
S = TypeVar("S")
Lead = Callable[["Choices"], float | None]


class Choices(NamedTuple):
    """One decision: the number of legal moves, and the best one's lead over the second and the median."""

    turn: int
    seat: Seat
    moves: int
    over_second: float | None
    over_median: float | None


@dataclass(frozen=True)
class StudiedGame:
    """One game: its decisions, and the totals and leaders at the end of every turn."""

    decisions: tuple[Choices, ...]
    totals: tuple[tuple[int, ...], ...]
    """By turn and seat."""
    leaders: tuple[tuple[Seat, ...], ...]
    """By turn; several where they are equal."""
    winners: tuple[Seat, ...]
    luck: tuple[float, ...] = ()
    """By seat, the points from the dice; only in games that the coach has judged."""
    play: tuple[float, ...] = ()

    @property
    def lead_changes(self) -> int:
        """How often the lead changed hands."""
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
        """Whether the leader at half-time won; None if nobody led alone."""
        leaders = self.leaders[len(self.leaders) // 2 - 1] if len(self.leaders) > 1 else ()
        return leaders[0] in self.winners if len(leaders) == 1 else None


# ---- one game


def study_game(setup: Setup, playouts: int, coached: int, number: int) -> StudiedGame:
    """Play and study one game; the coach judges it, too, if its number is below `coached`."""
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
    studied = StudiedGame(
        tuple(decisions),
        tuple(tuple(game.score(state, seat).total for seat in seats) for state in ends),
        (*(game.leaders(state) for state in ends[:-1]), outcome.winners),
        outcome.winners,
    )
    if number >= coached:
        return studied
    judged = analyze(game, record, max(2, playouts))
    return replace(studied, luck=tuple(one.luck for one in judged), play=tuple(one.play for one in judged))


def _compile(bot: Bot) -> Bot:
    return replace(bot, fast=True) if isinstance(bot, PolicyBot) else bot


def find_ends(game: Game[S], states: Sequence[S]) -> list[S]:
    """Return the states after each turn, the last of the game included."""
    over = [after for before, after in pairwise(states) if game.turn_of(after) > game.turn_of(before)]
    return over if over and over[-1] is states[-1] else [*over, states[-1]]


def weigh(game: Game[S], state: S, seat: Seat, playouts: int, seed: int) -> Choices:
    """Count the moves of a decision, and measure the lead of the best.

    The first half of the playouts selects the best move and the second, the other half evaluates them: the
    best of many estimates is biased upward.
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
    """Return a sample of the moves, the same for a seed."""
    rng, left = make_rng(seed, 0, 0), list(moves)
    drawn: list[Move] = []
    while left and len(drawn) < LOOKED_AT:
        rng, place = draw_below(rng, len(left))
        drawn.append(left.pop(place))
    return drawn


# ---- many games


def check_study(setup: Setup, playouts: int, coach: int) -> None:
    """Raise InvalidSetup for numbers that no study has."""
    if not 0 <= playouts <= MOST_PLAYOUTS:
        raise InvalidSetup(f"a study takes 0 to {MOST_PLAYOUTS} playouts of a move, not {playouts}")
    if not 0 <= coach <= setup.games:
        raise InvalidSetup(f"the coach can judge 0 to {setup.games} of the games, not {coach}")


def run_study(
    setup: Setup,
    playouts: int,
    coached: int = 0,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[StudiedGame]:
    """Study every game of a setup; InvalidSetup for numbers that no study has."""
    check_study(setup, playouts, coached)
    found = []
    for studied in run_tasks(partial(study_game, setup, playouts, coached), range(setup.games), LOCAL, jobs):
        found.append(studied)
        if progress is not None:
            progress(len(found))
    return found


def sum_up_study(setup: Setup, games: Sequence[StudiedGame]) -> StudySummary:
    """Return a study as `--json` prints it; intervals are 95% over games."""
    decisions = [decision for studied in games for decision in studied.decisions]
    counts = np.array([decision.moves for decision in decisions])
    found: StudySummary = {
        "game": setup.game.id,
        "options": dict(setup.options),
        "bots": list(setup.bots),
        "games": len(games),
        "seed": setup.seed,
        "confidence": 0.95,
        "unit": "win" if setup.game.engine(fast=False).wants_victory else "points",
        "decisions": {"by_game": len(decisions) / len(games), "forced": float((counts == 1).mean())},
        "choices": {
            "mean": float(counts.mean()),
            "median": float(np.median(counts)),
            "max": int(counts.max()),
        },
        "over_second": _measure(games, _over_second),
        "over_median": _measure(games, _over_median),
        "turns": [_sum_up_turn(games, turn) for turn in range(1, max(len(c.totals) for c in games) + 1)],
    }
    if len(setup.bots) > 1:
        found["lead"] = _sum_up_lead(games)
    if judged := [studied for studied in games if studied.luck]:
        found["luck"] = _sum_up_luck(judged)
    return found


def _over_second(decision: Choices) -> float | None:
    return decision.over_second


def _over_median(decision: Choices) -> float | None:
    return decision.over_median


def _measure(games: Sequence[StudiedGame], lead: Lead) -> MeanInterval | None:
    """Return the mean lead of a decision's best move, with an interval over games."""
    known = [_known(lead, studied.decisions) for studied in games]
    means = [sum(values) / len(values) for values in known if values]
    return mean_interval(means).as_json() if means else None


def _known(lead: Lead, decisions: Sequence[Choices]) -> list[float]:
    return [value for decision in decisions if (value := lead(decision)) is not None]


def _mean(values: Sequence[float]) -> float | None:
    return float(np.mean(values)) if values else None


def _sum_up_turn(games: Sequence[StudiedGame], turn: int) -> StudiedTurn:
    """Summarize a turn over the games that last as long."""
    here = [decision for studied in games for decision in studied.decisions if decision.turn == turn]
    lasting = [studied for studied in games if len(studied.totals) >= turn]
    moves = [decision.moves for decision in here]
    settled = [studied.settled * len(studied.leaders) <= turn for studied in games]
    return {
        "turn": turn,
        "games": len(lasting),
        "choices": _mean(moves),
        "forced": _mean([number == 1 for number in moves]),
        "over_second": _mean(_known(_over_second, here)),
        "over_median": _mean(_known(_over_median, here)),
        "score": _mean([total for studied in lasting for total in studied.totals[turn - 1]]),
        "settled": float(np.mean(settled)),
    }


def _sum_up_lead(games: Sequence[StudiedGame]) -> LeadStudy:
    half = [float(led) for studied in games if (led := studied.is_led_at_half_time) is not None]
    return {
        "changes": mean_interval([studied.lead_changes for studied in games]).as_json(),
        "settled": mean_interval([studied.settled for studied in games]).as_json(),
        "half_time": rate_interval(count_shares(np.array(half))).as_json() if half else None,
    }


def _sum_up_luck(games: Sequence[StudiedGame]) -> LuckStudy:
    """Return the effects of dice and of play on a seat's result, as the coach judges them."""
    luck, play = [studied.luck for studied in games], [studied.play for studied in games]
    return {"games": len(games), "luck": _spread_of(luck), "play": _spread_of(play)}


def _spread_of(by_game: Sequence[Sequence[float]]) -> SpreadInterval:
    values = np.array(by_game)
    mean = mean_interval(values.mean(axis=1)).as_json()
    return {**mean, "sd": float(values.std(ddof=1)) if values.size > 1 else 0.0}
