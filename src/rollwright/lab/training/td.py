"""Learning values: games played by what has been learned so far, each move taught by the one after it.

On the processor threads share the arrays and write without locks; on a card all lanes move at once and every
weight moves by the mean of its errors. What is learned is kept in a file, with its curve, and can be gone on
from.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from rollwright.compiler.jit import compiled
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.core.options import Options
from rollwright.kernel.engine import COMPILED
from rollwright.kernel.interface import Workspace
from rollwright.lab.training import td_kernel as learning
from rollwright.lab.training.td_kernel import Lesson
from rollwright.values.engine import ValueEngine
from rollwright.values.files import FileHeader, NTupleSpec, read_tables_to_extend, write_values
from rollwright.values.scratch import LENGTHS, Scratch

ARRAYS = ("weights", "errors", "sizes", "visits")
BATCH = 64
"""Games a thread plays between two looks at the clock."""
STEPS = 40
"""The same for a card: moves of every lane."""
LANES = 16_896
STEADY = 0.4
"""For so much of the time errors are put right as far as they agree; then less and less, down to:"""
LAST_RATE = 0.05
MANY, AGREED = 1000, 0.02
"""Entries that come from a file begin as if they had met so many of the largest errors, and so agreed."""
NEVER = 1e30
"""Sizes of errors so large that an entry does not move."""


class Point(NamedTuple):
    """A point of a learning curve: seconds and games so far, mean points of the first seat since the last."""

    seconds: float
    games: int
    mean: float


@dataclass
class Course:
    """What has been learned of a game: weights, their errors' sums and sizes, and how often each was met."""

    game: AnyGame
    options: Options
    seed: int
    weights: Any
    errors: Any
    sizes: Any
    visits: Any
    stages: int = 0
    """How many stages of a game are told apart at most; 0 for all that the tables can."""
    curve: list[Point] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games were learned from."""
        return self.curve[-1].games if self.curve else 0

    @property
    def seconds(self) -> float:
        """How long they took."""
        return self.curve[-1].seconds if self.curve else 0.0

    def save(self, path: Path) -> None:
        """Keep it, to go on from it; the file is whole at any time."""
        import numpy as np

        head = {
            "game": self.game.id,
            "options": dict(self.options),
            "seed": self.seed,
            "number of stages": self.stages,
            "curve": self.curve,
        }
        _, tables = tables_of(self.game)
        part = path.with_name(f"{path.name}.part")
        with part.open("wb") as file:
            np.savez(
                file,
                head=np.frombuffer(json.dumps({**head, "layout": tables.layout}).encode(), np.uint8),
                **{name: getattr(self, name) for name in ARRAYS},
            )
        part.replace(path)

    def publish(self, path: Path, keep: int, made: str) -> int:
        """Write the weights that were met most as a file of values, and return its size."""
        import numpy as np

        _, tables = tables_of(self.game)
        met = np.flatnonzero(self.visits)
        if len(met) > keep:
            met = met[np.argpartition(-self.visits[met], keep)[:keep]]
        entries = np.zeros(tables.size, np.float32)
        entries[met] = self.weights[met]
        about = FileHeader(self.game.id, tables.layout, tables.size, tables.unit, made)
        return write_values(path, about, entries)

    def ties(self) -> Any:
        """Return which stages are learned together, as a kernel wants to know it."""
        import numpy as np

        _, tables = tables_of(self.game)
        ends = [*(part.offset for part in tables.tables[1:]), tables.size]
        found: list[int] = []
        for part, end in zip(tables.tables, ends):
            together = -(-part.stages // self.stages) if self.stages else 1
            if together > 1:
                found += [part.offset, end, (end - part.offset) // part.stages, together]
        return np.array([*found, 0, 0, 1, 1], np.int64)  # never empty, which not every card likes

    def tie(self) -> None:
        """Let entries that are learned together begin alike: by the mean of those that were met."""
        import numpy as np

        for begins, ends, size, together in self.ties().reshape(-1, 4).tolist():
            for first in range(begins, ends, together * size):
                last = min(ends, first + together * size)
                met = np.maximum(1, (self.visits[first:last].reshape(-1, size) > 0).sum(axis=0))
                for name in ARRAYS:
                    stages = getattr(self, name)[first:last].reshape(-1, size)
                    stages[:] = stages.sum(axis=0) / met


def tables_of(game: AnyGame) -> tuple[ValueEngine[Any], NTupleSpec]:
    """Return the game's engine and tables; InvalidSetup if it has none."""
    engine = game.engine(fast=True)
    tables = getattr(engine, "ntuples", None)
    if tables is None or not isinstance(engine, ValueEngine):
        raise InvalidSetup(f"{game.id} has no tables to learn values in")
    return engine, tables


def begin(game: AnyGame, options: Options, seed: int, source: Path | None = None, stages: int = 0) -> Course:
    """Return a course before its first game: from nothing, or from a file of values.

    Entries of the file move slowly, as if their errors had hardly agreed so far. The file that is made has
    all stages in any case: those learned together hold the same values.
    """
    import numpy as np

    _, tables = tables_of(game)
    weights, errors, sizes, visits = (np.zeros(tables.size, np.float32) for _ in ARRAYS)
    if source is not None:
        entries = read_tables_to_extend(source, tables)
        weights[: len(entries)] = entries
        met = np.flatnonzero(entries)
        visits[met], sizes[met] = 1, MANY * tables.error_clip
        errors[met] = AGREED * sizes[met]
    course = Course(game, options, seed, weights, errors, sizes, visits, stages)
    course.tie()
    return course


def freeze_others(course: Course, names: Sequence[str]) -> None:
    """Let only the tables of these names learn; InvalidSetup if there is no such table."""
    _, tables = tables_of(course.game)
    known = [part.name for part in tables.tables]
    for name in names:
        if name not in known:
            raise InvalidSetup(f"{course.game.id} has no table {name[:20]!r} (tables: {', '.join(known)})")
    ends = [*(part.offset for part in tables.tables[1:]), tables.size]
    for part, end in zip(tables.tables, ends):
        if part.name not in names:
            course.sizes[part.offset : end], course.errors[part.offset : end] = NEVER, 0


def load(game: AnyGame, options: Options, seed: int, path: Path, stages: int = 0) -> Course:
    """Return the course kept in a file; InvalidSetup if it is another's."""
    import numpy as np

    _, tables = tables_of(game)
    try:
        with np.load(path) as kept:
            head = json.loads(kept["head"].tobytes())
            weights, errors, sizes, visits = (kept[name] for name in ARRAYS)
    except (OSError, ValueError, KeyError) as wrong:
        raise InvalidSetup(f"{path.name} does not keep what was learned") from wrong
    wanted = {"game": game.id, "options": dict(options), "seed": seed, "layout": tables.layout}
    wanted["number of stages"] = stages
    head.setdefault("number of stages", 0)  # older files know nothing of it
    for name, value in wanted.items():
        if head.get(name) != value:
            raise InvalidSetup(f"{path.name} keeps what was learned with another {name}: {head.get(name)!r}")
    curve = [Point(*point) for point in head["curve"]]
    return Course(game, options, seed, weights, errors, sizes, visits, stages, curve)


def rate_at(share: float) -> float:
    """0.4 -> 1.0, 1.0 -> 0.05: how much of an error is put right after that share of the time"""
    return 1.0 if share < STEADY else max(LAST_RATE, 1 - (share - STEADY) / (1 - STEADY))


# ---- on the processor


def make_space(engine: ValueEngine[Any]) -> Workspace:
    """Return room for a kernel that works with floating values."""
    import numpy as np

    most, row = engine.most_moves, engine.alone * engine.row
    codes, rows = np.empty(most, np.int64), np.empty(row, np.int64)
    notes, places, inputs = (np.empty(LENGTHS[name], np.int64) for name in ("words", "indices", "inputs"))
    values, sums = np.empty(most, np.float64), np.empty(LENGTHS["sums"], np.float64)
    units, cells = np.empty(LENGTHS["accumulators"], np.int32), np.empty(engine.activations, np.float32)
    return Workspace(codes, values, rows, Scratch(notes, places, sums, inputs, units, cells))


def learn_here(
    course: Course, seconds: float, threads: int, rate: Callable[[float], float]
) -> Iterator[Point]:
    """Learn on so many threads, and yield a point after every round of batches."""
    import numpy as np

    engine, tables = tables_of(course.game)
    params, start = engine.setup(course.options, engine.alone, COMPILED)
    learning_at, home = learning.learn_games, type(engine).__module__
    run = compiled(learning_at, home, engine.allocates_in(learning_at))
    ties = course.ties()
    spaces = [(make_space(engine), np.empty(LENGTHS["indices"], np.int64)) for _ in range(threads)]
    points = np.zeros((threads, BATCH), np.int64)

    def learn(thread: int, first: int, pace: float, games: int) -> None:
        lesson = Lesson(
            course.weights,
            course.errors,
            course.sizes,
            course.visits,
            pace * tables.rate,
            tables.error_clip,
            ties,
        )
        workspace, places = spaces[thread]
        run(params, start, lesson, course.seed, first, games, workspace, places, points[thread])

    learn(0, course.games, rate(0.0), 0)  # compiles
    began, before = time.monotonic(), course.seconds
    with ThreadPoolExecutor(threads) as pool:
        while (spent := time.monotonic() - began) < seconds:
            first, pace = course.games, rate(spent / seconds)
            jobs = [pool.submit(learn, n, first + n * BATCH, pace, BATCH) for n in range(threads)]
            for job in jobs:
                job.result()
            done = Point(before + time.monotonic() - began, first + threads * BATCH, float(points.mean()))
            _note(course, done)
            yield done


def _note(course: Course, point: Point) -> None:
    """Add a point to the curve; those less than a second apart are one."""
    curve = course.curve
    if len(curve) > 1 and point.seconds - curve[-2].seconds < 1:
        last, games = curve[-2].games, point.games - curve[-2].games
        mean = (
            curve[-1].mean * (curve[-1].games - last) + point.mean * (point.games - curve[-1].games)
        ) / games
        curve[-1] = Point(point.seconds, point.games, mean)
    else:
        curve.append(point)


# ---- on a card


def learn_on_card(
    course: Course, seconds: float, lanes: int, rate: Callable[[float], float]
) -> Iterator[Point]:
    """Learn on a card, and yield a point after some moves of every lane."""
    from ..cuda_games import CardCourse

    arrays = [getattr(course, name) for name in ARRAYS]
    seed = course.seed + len(course.curve)
    there = CardCourse(course.game, course.options, arrays, course.ties(), seed, lanes)
    there.advance(1, 1.0)  # compiles
    began, before = time.monotonic(), course.seconds
    while (spent := time.monotonic() - began) < seconds:
        games, points = there.advance(STEPS, rate(spent / seconds))
        if games > 0:
            done = Point(before + time.monotonic() - began, course.games + games, points / games)
            _note(course, done)
            yield done
    for name, array in zip(ARRAYS, there.arrays()):
        setattr(course, name, array)


# ---- what is shipped


def write_curve(curve: Sequence[Point], path: Path) -> None:
    """Write a learning curve as a table of comma-separated values."""
    lines = [f"{point.seconds:.1f},{point.games},{point.mean:.2f}" for point in curve]
    path.write_text("\n".join(["seconds,games,mean", *lines, ""]), encoding="utf-8")
