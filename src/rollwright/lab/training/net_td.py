"""Learning a net: by temporal differences, over many games side by side."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rollwright.compiler.jit import compiled
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.core.options import Options
from rollwright.kernel.engine import COMPILED
from rollwright.kernel.interface import RNG_SIZE
from rollwright.lab.training import net_kernel as net_learning
from rollwright.lab.training.net_kernel import BEGINS, EXTRA, OFFERS, SEAT, TOTAL
from rollwright.values.engine import ValueEngine
from rollwright.values.files import FileHeader, read_values, write_values
from rollwright.values.ntuple import value_for

from .net import Net, here, net_class
from .td import Point

SPREAD = 40
"""Games begin so many steps apart, so that all stages of a game are learned at any time."""
FIRST_RATE, LAST_RATE = 1e-3, 1e-5
PARTS, LEAST = 12, 1024
"""The moves of a step are learned from in so many parts, of no fewer than that."""
STEADY = 0.35
"""For so much of the time the rate stays as it is."""
TAUGHT = 0.03
"""For so much of the time a net that follows tables is taught by games that these play."""
EVERY = 2.0
"""Seconds between points of the curve."""
MOST_HERE = 256
"""Games side by side on the processor."""


# ---- where the games are played


class Here:
    """Games side by side on the processor, and arrays of NumPy's."""

    def __init__(self, engine: ValueEngine[Any]) -> None:
        import numpy

        self.xp = numpy
        self._engine, self._space = engine, engine.workspace(COMPILED)

    def array(self, shape: tuple[int, ...], kind: str) -> tuple[Any, Any]:
        """Return zeros as kernels take them, and as what is written with arrays does."""
        made = self.xp.zeros(shape, kind)
        return made, made

    def take(self, params: Any) -> Any:
        """Return a table as kernels take it."""
        return params

    def run(self, part: str, lanes: int, *args: Any) -> None:
        """Run a part of a step; all but the last work in a space."""
        function = getattr(net_learning, f"{part}_all")
        at = {"list": 2, "weigh": 2, "describe": 1}.get(part)
        given = args if at is None else (*args[:at], self._space, *args[at:])
        compiled(function, type(self._engine).__module__, self._engine.allocates)(*given)

    def highest(self, lanes: Any, base: Any, length: int) -> Any:
        """Return the highest value of each lane."""
        found = self.xp.full(length, -self.xp.inf, self.xp.float32)
        self.xp.maximum.at(found, lanes, base)
        return found


class OnCard:
    """The same on a CUDA card, with arrays of CuPy's over the same memory."""

    def __init__(self, engine: ValueEngine[Any]) -> None:
        try:
            import cupy
            import cupyx
        except ImportError as missing:
            raise InvalidSetup("learning a net on a card needs CuPy (pip install cupy-cuda12x)") from missing
        self.xp, self._scatter = cupy, cupyx.scatter_max

    def array(self, shape: tuple[int, ...], kind: str) -> tuple[Any, Any]:
        """Return zeros as kernels take them, and as what is written with arrays does."""
        from rollwright.compiler.cuda import card

        made = card().device_array(shape, kind)
        view = self.xp.asarray(made)
        view[...] = 0
        return made, view

    def take(self, params: Any) -> Any:
        """Return a table as kernels take it."""
        from rollwright.compiler.cuda import take_along

        return take_along(params)

    def run(self, part: str, lanes: int, *args: Any) -> None:
        """Run a part of a step."""
        from rollwright.compiler.cuda import launch

        from ..cuda_games import kernel_of
        from . import net_card

        launch(kernel_of(getattr(net_card, f"{part}_lanes")), lanes, *args)

    def highest(self, lanes: Any, base: Any, length: int) -> Any:
        """Return the highest value of each lane."""
        found = self.xp.full(length, -self.xp.inf, self.xp.float32)
        self._scatter(found, lanes, base)
        return found


class NetCourse:
    """What has been learned of a game's net, and the games it is being learned from."""

    threads = 1
    """How many threads play, where games are not side by side."""

    def __init__(self, game: AnyGame, options: Options, seed: int, lanes: int, on_card: bool) -> None:
        engine = game.engine(fast=True)
        plan = getattr(engine, "net", None)
        if not isinstance(engine, ValueEngine) or plan is None:
            raise InvalidSetup(f"{game.id} has no net to learn")
        self.game, self.options, self.seed, self.plan = game, options, seed, plan
        self._engine = engine
        self.place = OnCard(engine) if on_card else Here(engine)
        self.lanes = lanes
        self.xp = xp = self.place.xp
        self.net: Net = net_class()(xp, plan, seed)
        self.curve: list[Point] = []
        self.by_tables = False
        self._step = 0
        self._prepare(engine)

    def _prepare(self, engine: ValueEngine[Any]) -> None:
        import numpy as np

        params, self._start = engine.setup(self.options, engine.alone, COMPILED)
        tables = np.array(params.values[: self.plan.offset], np.int16)
        self._weights, view = self.place.array((max(1, len(tables)),), "int16")
        view[: len(tables)] = self.xp.asarray(tables)
        self._table = self.place.take(params._replace(values=np.zeros(1, np.int16)))
        make, lanes, self._width = self.place.array, self.lanes, engine.position
        self._codes, _ = make((engine.most_moves, lanes), "int32")
        self._extra = engine.position + RNG_SIZE
        self._rows, self._row_view = make((self._extra + EXTRA, lanes), "int64")
        self._row_view[self._extra + BEGINS] = self.xp.arange(lanes) // 64 % SPREAD
        self._ended, self._end_view = make((lanes,), "int64")
        self._ends, self._ends_view = make((lanes,), "int64")
        self._chosen, self._chosen_view = make((lanes,), "int64")
        self._promised, self._promised_view = make((lanes,), "float32")
        xp, later = self.xp, self.plan.n_steps
        self._inputs = xp.zeros((later, lanes, self.plan.slots), "int32")
        self._base = xp.zeros((later, lanes), "float32")
        self._seats = xp.zeros((later, lanes), "int64")
        self._had = xp.zeros((later, lanes), "bool")
        self._certain = float(value_for(params, 0, 0, 1))
        self._size = self._room = 0

    def _make_room(self, offers: int, asked: int) -> None:
        """Make room for so many moves, and so many that the net is asked about."""
        make = self.place.array
        if offers > self._size:
            self._size = 2 * offers
            self._lanes, self._lanes_view = make((self._size,), "int64")
            self._table_worth, self._table_view = make((self._size,), "float32")
            self._worth, self._worth_view = make((self._size,), "float32")
            self._asked, self._asked_view = make((self._size,), "int64")
        if asked > self._room:
            self._room = 2 * asked
            self._seen, self._seen_view = make((self._room * self.plan.slots,), "int32")
            self._live, self._live_view = make((self._room,), "int32")
            self._sure, self._sure_view = make((self._room,), "float32")

    @property
    def games(self) -> int:
        """How many games were learned from."""
        return self.curve[-1].games if self.curve else 0

    @property
    def seconds(self) -> float:
        """How long they took."""
        return self.curve[-1].seconds if self.curve else 0.0

    def step(self, rate: float) -> tuple[int, int]:
        """Make a move in every game and learn from it (at a rate of 0 not); return games ended and points.

        The mean net plays and says what moves promise: it plays better than the last, and stays better while
        that one learns fast.
        """
        xp, run, params, codes, rows = self.xp, self.place.run, self._table, self._codes, self._rows
        begun = (self._width, self.seed, self._step, self._ended)
        run("list", self.lanes, params, self._start, codes, rows, *begun)
        counts = self._row_view[self._extra + OFFERS]
        self._ends_view[:] = xp.cumsum(counts)
        inputs, live, sure, which = self._ask(int(self._ends_view[-1]))
        seats = self._row_view[self._extra + SEAT].copy()
        decided = (self._worth, self._chosen, self._promised)
        run("decide", self.lanes, params, codes, rows, self._width, self._ends, *decided)
        over = (counts == 0) & (self._row_view[self._extra + BEGINS] <= self._step)
        oldest = self._step % self.plan.n_steps
        if rate > 0:
            self._learn(oldest, counts > 0, over, seats, rate)
        self._had &= ~over
        chosen = xp.maximum(self._chosen_view, 0)
        at = xp.minimum(xp.searchsorted(which, chosen), max(0, len(which) - 1))
        self._inputs[oldest], self._base[oldest] = inputs[at], sure[at]
        self._seats[oldest] = self._row_view[self._extra + SEAT]
        self._had[oldest] = (counts > 0) & (live[at] > 0)
        self._step += 1
        return int(over.sum()), int((over * self._row_view[self._extra + TOTAL]).sum())

    def _ask(self, total: int) -> tuple[Any, Any, Any, Any]:
        """Weigh all moves by the tables and those that are close by the net; return what it was asked."""
        xp, plan, run, params, codes, rows = (
            self.xp, self.plan, self.place.run, self._table, self._codes, self._rows
        )  # fmt: skip
        self._make_room(total, 0)
        whose = (rows, self._ends, self._lanes)
        run("weigh", total, params, self._weights, codes, *whose, self._table_worth, total)
        lanes, base, worth = self._lanes_view[:total], self._table_view[:total], self._worth_view[:total]
        close = base >= self.place.highest(lanes, base, self.lanes)[lanes] - plan.margin
        if plan.candidates:
            close &= self._ranks(lanes, base) < plan.candidates
        which = xp.flatnonzero(close)
        asked = len(which)
        self._make_room(total, asked)
        self._asked_view[:asked] = which
        seen = (self._asked, self._seen, self._live, self._sure)
        run("describe", asked, params, codes, *whose, plan.slots, *seen, asked)
        inputs = self._seen_view[: asked * plan.slots].reshape(asked, plan.slots)
        live = self._live_view[:asked]
        worth[:] = -xp.inf
        sure = self._sure_view[:asked]
        worth[which] = base[which] if self.by_tables else sure + self.net.ask(inputs, True) * plan.unit * live
        return inputs, live, sure, which

    def _ranks(self, lanes: Any, base: Any) -> Any:
        """Return each move's place among its lane's, the best by tables first and of equals the first."""
        xp = self.xp
        order = xp.lexsort(xp.stack((-base.astype("float64"), lanes.astype("float64"))))
        first = self._ends_view - self._row_view[self._extra + OFFERS]
        ranks = xp.empty(len(lanes), "int64")
        ranks[order] = xp.arange(len(lanes)) - first[lanes[order]]
        return ranks

    def _learn(self, oldest: int, moves: Any, over: Any, seats: Any, rate: float) -> None:
        """Teach the moves of some decisions ago what those now promise, in a few parts; at the end all."""
        xp, plan = self.xp, self.plan
        due = self._had & over
        due[oldest] |= self._had[oldest] & moves
        turns, lanes = xp.nonzero(due)
        found = xp.where(over, self._end_view, self._promised_view)[lanes]
        found = xp.where(self._seats[turns, lanes] == seats[lanes], found, self._certain - found)
        targets = ((found - self._base[turns, lanes]) / plan.unit).astype(xp.float32)
        parts = max(1, min(PARTS, len(lanes) // LEAST))
        for part in range(parts if len(lanes) else 0):
            mine = slice(part, None, parts)
            inputs = self._inputs[turns[mine], lanes[mine]]
            self.net.learn(inputs, targets[mine], plan.error_clip / plan.unit, rate)

    def go_on_from(self, path: Path) -> None:
        """Begin from the net of a file of values; InvalidSetup if it has none, or is for other rules."""
        numbers = read_values(path, self.plan.layout)[self.plan.offset :]
        if len(numbers) == 0:
            raise InvalidSetup(f"{path.name} has no net to begin from")
        self.net.take(numbers)

    def save(self, path: Path) -> None:
        """Keep what was learned, to go on from it."""
        import numpy as np

        kinds = {"parts": self.net.parts, "mean": self.net.mean}
        parts = {f"{kind} {name}": here(part) for kind, net in kinds.items() for name, part in net.items()}
        head = {"game": self.game.id, "options": dict(self.options), "layout": self.plan.layout}
        text = json.dumps({**head, "curve": self.curve}).encode()
        part = path.with_name(f"{path.name}.part")
        with part.open("wb") as file:
            np.savez_compressed(file, head=np.frombuffer(text, np.uint8), **parts)
        part.replace(path)

    def publish(self, path: Path, keep: int, made: str) -> int:
        """Write the net behind the tables it was learned with as a file of values, and return its size."""
        engine = self._engine
        params, _ = engine.setup(self.options, engine.alone, COMPILED)
        unit = engine.ntuples.unit if engine.ntuples is not None else 1
        about = FileHeader(self.game.id, self.plan.layout, self.plan.offset, unit, made)
        return write_values(path, about, params.values[: self.plan.offset], self.net.whole())


def begin(
    game: AnyGame,
    options: Options,
    seed: int,
    lanes: int,
    on_card: bool,
    kept: Path | None = None,
    source: Path | None = None,
    way: type[NetCourse] = NetCourse,
) -> NetCourse:
    """Return a course before its first game, or as it was kept in a file; InvalidSetup if it is another's.

    Where nothing is kept, the net of a file of values may be its beginning.
    """
    import numpy as np

    course = way(game, options, seed, lanes if on_card else min(lanes, MOST_HERE), on_card)
    if kept is None or not kept.exists():
        if source is not None:
            course.go_on_from(source)
        return course
    try:
        with np.load(kept) as found:
            head = json.loads(found["head"].tobytes())
            parts = {name: found[name] for name in found.files}
    except (OSError, ValueError, KeyError) as wrong:
        raise InvalidSetup(f"{kept.name} does not keep what was learned") from wrong
    wanted = {"game": game.id, "options": dict(options), "layout": course.plan.layout}
    for name, value in wanted.items():
        if head.get(name) != value:
            raise InvalidSetup(f"{kept.name} keeps what was learned with another {name}: {head.get(name)!r}")
    for kind, net in (("parts", course.net.parts), ("mean", course.net.mean)):
        for name, part in net.items():
            part[...] = course.xp.asarray(parts[f"{kind} {name}"])
    course.net.grow_up()
    course.curve = [Point(*point) for point in head["curve"]]
    return course


def rate_at(share: float) -> float:
    """0.0 -> 0.001, 1.0 -> 0.00001: how fast a net learns after that share of the time"""
    return float(FIRST_RATE * (LAST_RATE / FIRST_RATE) ** max(0.0, (share - STEADY) / (1 - STEADY)))


def learn_net(course: NetCourse, seconds: float, pace: float = 1.0, falling: bool = True) -> Iterator[Point]:
    """Learn for some time, and yield a point of the curve every few seconds."""
    is_new = course.net.age == 0
    course.step(pace * FIRST_RATE)  # compiles
    began, before = time.monotonic(), course.seconds
    games, points, noted = 0, 0, began
    while (spent := time.monotonic() - began) < seconds:
        course.by_tables = is_new and course.plan.offset > 0 and spent < TAUGHT * seconds
        ended, made = course.step(pace * (rate_at(spent / seconds) if falling else FIRST_RATE))
        games, points, now = games + ended, points + made, time.monotonic()
        if games > 0 and (now - noted > EVERY or now - began >= seconds):
            course.curve.append(Point(before + now - began, course.games + games, points / games))
            games, points, noted = 0, 0, now
            yield course.curve[-1]
