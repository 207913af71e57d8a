"""Learning a net by exact looks: few games, each move of which is taught without any luck of the dice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from rollwright.compiler.jit import compiled
from rollwright.core.errors import InvalidSetup
from rollwright.kernel.engine import COMPILED, KernelEngine
from rollwright.kernel.interface import Workspace
from rollwright.lab.training.expectimax_kernel import study_game
from rollwright.values.expectimax import ExpectimaxEngine

from .net_td import NetCourse

GAMES = 32
"""Games between two changes of the net that plays them."""
TRIED, NEAR = 3, 2.5
"""Moves looked after at a decision: so many, and none that is so many points behind the best."""
FOLLOWS = 0.8
"""How much of what later looks put right a move is taught, for each step further."""
REMEMBERED = 100_000
"""Moves that are learned from again; the oldest go."""
TIMES, BATCH = 2, 512
"""How often a move is learned from on average, and how many are at once."""
LONGEST, STEPS = 4096, 512
"""Room for a game's moves and steps."""


YOUNG = 1
"""There are few steps, so the mean net forgets as one that has hardly learned: it spans the last tenth."""


class Studied(NamedTuple):
    """A game's moves: the net's inputs after each, what it should say of them; and the game's points."""

    inputs: Any
    targets: Any
    points: int


class Desk:
    """What one thread works with."""

    def __init__(self, engine: KernelEngine[Any], slots: int) -> None:
        import numpy as np

        self.space: Workspace = engine.workspace(COMPILED)
        self.tried = np.zeros(TRIED, np.int64)
        self.inputs = np.zeros(LONGEST * slots, np.int32)
        self.sure, self.worth = np.zeros(LONGEST), np.zeros(LONGEST)
        self.steps, self.drift = np.zeros(LONGEST, np.int64), np.zeros(STEPS)

    @property
    def arrays(self) -> tuple[Any, ...]:
        """What a game is written to."""
        return self.tried, self.inputs, self.sure, self.worth, self.steps, self.drift


class LookCourse(NetCourse):
    """A net that goes on learning from games that look a roll ahead exactly."""

    _begun = 0

    def _prepare(self, engine: KernelEngine[Any]) -> None:
        import numpy as np

        if not isinstance(engine, ExpectimaxEngine):
            raise InvalidSetup(f"{self.game.id} does not look ahead exactly: learn its net without looks")
        self._whole, self._start = engine.setup(self.options, engine.alone, COMPILED)
        if len(self._whole.values) == 0:
            raise InvalidSetup(f"{self.game.id} has no tables with these options: learn these first")
        self._study = compiled(study_game, type(engine).__module__, engine.allocates)
        self._inputs = np.zeros((0, self.plan.slots), np.int32)
        self._targets = np.zeros(0, np.float32)
        self._lot = np.random.default_rng(self.seed)
        self._desks: list[Desk] = []

    def step(self, rate: float) -> tuple[int, int]:
        """Play some games by looks and learn from them; return how many ended and their points."""
        import numpy as np

        if self.net.age == 0:
            raise InvalidSetup("looks go on from a net: name a file of values that has one by --from")
        self._take_along(self.net.whole())
        if self._step == 0:
            self._begun, self.net.age = self.games, YOUNG
        first = self._begun + self._step * GAMES
        self._desks = self._desks or [Desk(self._engine, self.plan.slots) for _ in range(self.threads)]
        with ThreadPoolExecutor(self.threads) as pool:
            parts = pool.map(lambda n: self._play(self._desks[n], n, first), range(self.threads))
        found = [game for part in parts for game in part]
        self._step += 1
        self._inputs = np.concatenate([*(game.inputs for game in found), self._inputs])[:REMEMBERED]
        self._targets = np.concatenate([*(game.targets for game in found), self._targets])[:REMEMBERED]
        for _ in range(TIMES * sum(len(game.targets) for game in found) // BATCH):
            mine = self._lot.integers(len(self._targets), size=BATCH)
            most = self.plan.error_clip / self.plan.unit
            self.net.learn(self._inputs[mine], self._targets[mine], most, rate)
        return len(found), sum(game.points for game in found)

    def _take_along(self, numbers: Any) -> None:
        """Have games played by a net of whole numbers."""
        import numpy as np

        values = np.concatenate([self._whole.values[: self.plan.offset], numbers])
        values.setflags(write=False)
        layers = values[self.plan.trunk_offset :].astype(np.float32)
        layers.setflags(write=self._whole.layers.flags.writeable)
        self._whole = self._whole._replace(values=values, layers=layers)

    def _play(self, desk: Desk, thread: int, first: int) -> list[Studied]:
        """Play one thread's share of the games that begin with the first."""
        found, plan = [], self.plan
        near = round(NEAR * self._engine.scale)
        for game in range(first + thread, first + GAMES, self.threads):
            how = (self.seed, game, TRIED, near, FOLLOWS, plan.slots)
            made, points = self._study(self._whole, self._start, desk.space, *how, *desk.arrays)
            inputs = desk.inputs[: made * plan.slots].reshape(made, plan.slots).copy()
            targets = ((desk.worth[:made] - desk.sure[:made]) / plan.unit).astype("float32")
            found.append(Studied(inputs, targets, points))
        return found
