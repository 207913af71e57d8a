"""Evaluation: a bot plays a task's games, is timed, and compared with the reference on the same dice."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import process_time
from typing import TypedDict, TypeVar, Unpack, cast

from rollwright.bots import Bot, at_speed, hash_weights
from rollwright.core.game import Game
from rollwright.core.options import fill_options
from rollwright.core.rng import Rng
from rollwright.core.types import Move, Seat

from ..bot_games import play_steps
from ..intervals import Interval, mean_interval
from ..result_files import Row
from ..setup import Setup, set_up
from ..simulation import run_simulation
from .result_types import DecisionTime, TaskResult, TaskScore, TrainingBudget
from .tasks import PROTOCOL, GameTask, Measure, find_task

TIMED_GAMES = 3
"""Games whose decisions are timed, one after the other on one thread."""
PACKAGES = ("rollwright", "numpy", "numba")
DIGITS = 6
S = TypeVar("S")
Progress = Callable[[int], None]


class TimedBot:
    """Plays as another bot does, and keeps the CPU time of each decision."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self.name = bot, bot.name
        self.spent: list[float] = []

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the other bot's move."""
        began = process_time()
        move = self._bot.choose(game, state, seat, rng)
        self.spent.append(process_time() - began)
        return move


class EvaluationSettings(TypedDict, total=False):
    """How the games of `evaluate` are run, and what is declared of a policy's training."""

    games: int | None
    """Play only this number of games with each of the test's rules: a trial, not a result."""
    jobs: int | None
    """Threads; by default one for each core."""
    progress: Progress | None
    """Called with the number of games played so far, those of the reference included."""
    steps: int | None
    """Steps of an environment that the policy was trained on."""
    compute: str
    """What its training took, in words: "five minutes of one core"."""


def evaluate(task: str, bot: str | Bot, **settings: Unpack[EvaluationSettings]) -> TaskResult:
    """Play the games of a task on their reserved dice, and compare a bot with the task's reference.

    A policy over the planes and choices of an environment plays as `rollwright.envs.EnvPolicy(policy)`.
    """
    found = find_task(task)
    each = _count_dice(found, settings.get("games"))
    setups = [set_up_test(found, bot, number, each) for number in range(len(found.task.test_rules))]
    jobs, name, progress = settings.get("jobs"), setups[0].bots[0], settings.get("progress")
    scores = _play_all(found, setups, jobs, progress)
    return {
        **_sum_up(found, scores, _play_reference(found, each, jobs, progress)),
        "protocol": PROTOCOL,
        "task": found.id,
        "rules": found.rules,
        "bot": name,
        "is_complete": each == found.games_each,
        "decision": time_decisions(found, setups[0]),
        "training": _check_training(found, settings.get("steps"), settings.get("compute", "")),
        "versions": list_versions(),
        "weights": _list_weights(setups),
        "file_sha256": hash_file(name),
        "scores_sha256": hash_scores(scores),
        "scores": scores,
    }


# ---- games


def count_games(task: GameTask, games: int | None = None) -> int:
    """Return how many games an evaluation plays: those of the reference, or from both seats, included."""
    return 2 * _count_dice(task, games) * len(task.task.test_rules)


def _count_dice(task: GameTask, games: int | None) -> int:
    """Return how many dice each of the test's rules has, in a trial of that number of games."""
    return task.games_each if games is None else max(1, min(games, task.games_each))


def set_up_test(task: GameTask, bot: str | Bot, number: int, games: int) -> Setup:
    """Return the games with the test's rules of that number, on their reserved dice.

    A task that says no number of the rules is of the first: its reference was measured by them.
    """
    facts, dice = task.task, games
    bots, games = ([bot, facts.reference], 2 * dice) if facts.measure == "wins" else ([bot], dice)
    setup = set_up(task.game, bots, games, 0, None, fill_options(task.game.options, facts.test_rules[number]))
    return replace(setup, seed=task.seed(number), keeps_rows=True)


def _play_all(
    task: GameTask, setups: Sequence[Setup], jobs: int | None, progress: Progress | None, done: int = 0
) -> list[float]:
    """Return the scores of the first bot by dice: points, or the share of victories."""
    scores = list[float]()
    for setup in setups:
        results = run_simulation(setup, jobs, _count_from(done, progress)).results
        scores += _list_scores(results.rows, setup.bots[0], task.task.measure)
        done += setup.games
    return scores


def _count_from(done: int, progress: Progress | None) -> Progress | None:
    """Return a progress report that counts games of earlier simulations too."""
    return None if progress is None else lambda played: progress(done + played)


def _list_scores(rows: Sequence[Row], bot: str, measure: Measure) -> list[float]:
    """Return a bot's mean score on each dice, which two bots play from both seats."""
    column, by_dice = "total" if measure == "points" else "won", dict[int, list[float]]()
    for row in rows:
        if row["bot"] == bot:
            by_dice.setdefault(cast(int, row["game"]), []).append(cast(float, row[column]))
    return [sum(found) / len(found) for _, found in sorted(by_dice.items())]


def _play_reference(
    task: GameTask, games: int, jobs: int | None, progress: Progress | None
) -> list[float] | None:
    """Return the reference's scores on the same dice; None at a table, where it is the rival."""
    facts = task.task
    if facts.measure == "wins":
        return None
    rules = range(len(facts.test_rules))
    setups = [set_up_test(task, facts.reference, number, games) for number in rules]
    return _play_all(task, setups, jobs, progress, done=games * len(rules))


def time_decisions(task: GameTask, setup: Setup) -> DecisionTime:
    """Return the CPU time of a bot's decisions in a few games; the first one, which compiles, is left out."""
    bot, *rivals = (at_speed(player, fast=True, threads=1) for player in setup.players)
    timed = TimedBot(bot)
    for number in range(TIMED_GAMES):
        play_steps(setup.game, setup.options, [timed, *rivals], setup.seed, number)
    spent, limit = timed.spent[1:], task.task.decision_seconds
    mean = sum(spent) / len(spent)
    return {"cpu_seconds": round(mean, DIGITS), "limit": limit, "is_within": mean <= limit}


# ---- the result


def _sum_up(task: GameTask, scores: Sequence[float], reference: Sequence[float] | None) -> TaskScore:
    """Return the mean, the lead over the reference, and the normalised score, each with its interval."""
    mean, facts = mean_interval(scores), task.task
    against = reference or [0.5] * len(scores)
    lead = mean_interval([own - other for own, other in zip(scores, against, strict=True)])
    return {
        "measure": facts.measure,
        "games": len(scores) * (1 if reference else 2),
        "dice": len(scores),
        "score": mean.as_json(),
        "reference": facts.reference,
        "lead": lead.as_json(),
        "normalised": normalise(task, mean).as_json(),
        "floor": facts.floor,
        "bound": facts.bound,
    }


def normalise(task: GameTask, found: Interval) -> Interval:
    """Return a score on the scale from the floor (0) to the bound (1)."""
    floor, span = task.task.floor, task.task.bound - task.task.floor
    low, high = (None if end is None else (end - floor) / span for end in (found.low, found.high))
    return Interval((found.mean - floor) / span, low, high)


def _check_training(task: GameTask, steps: int | None, compute: str) -> TrainingBudget:
    limit = task.task.steps
    within = None if steps is None else steps <= limit
    return {"steps": steps, "limit": limit, "is_within": within, "compute": compute}


def list_versions() -> dict[str, str]:
    """Return the versions of Python and of the packages that a result depends on."""
    found = {"python": platform.python_version(), "machine": platform.machine()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def _list_weights(setups: Sequence[Setup]) -> list[str]:
    """Return the hashes of the learned weights that our bots play by with the rules of the test."""
    found = (hash_weights(setup.game, setup.options) for setup in setups)
    return sorted({each for each in found if each is not None})


def hash_file(bot: str) -> str | None:
    """ "sage:mine.values", "mine.py:Bot" -> the SHA-256 of the file in a bot's name; None without one"""
    files = [Path(part) for part in bot.split(":") if Path(part).is_file()]
    return sha256(files[0].read_bytes()).hexdigest() if files else None


def hash_scores(scores: Sequence[float]) -> str:
    """Return the SHA-256 of the scores in order: the same command gives the same on any machine."""
    return sha256(" ".join(f"{score:g}" for score in scores).encode()).hexdigest()
