"""Training a net by expectimax targets: few games, whose moves are taught expectations without luck."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.compiler.jit import compiled
from rollwright.compiler.target import replace_fields
from rollwright.core.errors import InvalidSetup
from rollwright.kernel.speeds import COMPILED
from rollwright.values.expectimax import ExpectimaxEngine

from .config import TrainingConfig
from .expectimax_kernel import Samples, Sampling, sample_game
from .net_run import NetRun
from .run import StateDict

GAMES = 32
"""Games between two updates of the net that plays them."""
EXPANDED, NEAR = 3, 2.5
"""Moves expanded at a decision at most, all within this many points of the best."""
TRACE = 0.8
"""Weight of a later correction, for each step that it is later."""
REPLAY = 100_000
"""Size of the replay buffer."""
EPOCHS, BATCH = 2, 512
"""How often a sample is fitted on average, and the size of a batch."""
MAX_SAMPLES, MAX_STEPS = 4096, 512
"""Room for the samples and steps of a game."""
EMA_AGE = 1
"""There are few steps, so the moving average decays as that of a new net: it spans the last tenth."""


class SampledGame(NamedTuple):
    """A game's samples: the net's inputs after each expanded move, and its target; and the game's points."""

    inputs: torch.Tensor
    targets: torch.Tensor
    points: int


class ExpectimaxRun(NetRun):
    """Trains a net that exists towards expectations one roll ahead, computed with itself."""

    def __init__(self, game: AnyGame, config: TrainingConfig) -> None:
        super().__init__(game, config)
        if not isinstance(self.engine, ExpectimaxEngine):
            raise InvalidSetup(f"{game.id} has no expectimax: train its net with --targets td")
        self._params, self._start = self.engine.setup(config.options, self.engine.alone, COMPILED)
        self._tables = self.engine.weights(config.options)[: self.spec.offset]
        self.sample_game = compiled(sample_game, type(self.engine).__module__, self.engine.allocates)
        self._inputs = torch.zeros((0, self.spec.slots), dtype=torch.int32)
        self.targets = torch.zeros(0)
        self._workers = [
            (self.engine.workspace(COMPILED), make_samples(self.spec.slots)) for _ in range(config.threads)
        ]

    def step(self, rate: float) -> tuple[int, int]:
        """Play some games by expectimax and fit samples of the replay buffer."""
        if self.trainer.is_new:
            raise InvalidSetup("expectimax targets continue a net: name a values file that has one by --from")
        if self.steps == 0:
            self.trainer.set_ema_age(EMA_AGE)
        self._load_net(self.trainer.quantize())
        first, threads = self.games, range(len(self._workers))
        with ThreadPoolExecutor(len(threads)) as pool:
            parts = pool.map(lambda n: self._play(n, first), threads)
        played = [game for part in parts for game in part]
        self._inputs = torch.cat([*(game.inputs for game in played), self._inputs])[:REPLAY]
        self.targets = torch.cat([*(game.targets for game in played), self.targets])[:REPLAY]
        for _ in range(EPOCHS * sum(len(game.targets) for game in played) // BATCH):
            batch = torch.randint(len(self.targets), (BATCH,), generator=self.trainer.generator)
            self.trainer.fit(self._inputs[batch], self.targets[batch], rate)
        return len(played), sum(game.points for game in played)

    def _load_net(self, weights: NDArray[np.int16]) -> None:
        """Let games be played by a quantized net."""
        values = np.concatenate([self._tables, weights])
        values.setflags(write=False)
        layers = values[self.spec.trunk_offset :].astype(np.float32)
        self._params = replace_fields(self._params, {"values": values, "layers": layers})

    def _play(self, thread: int, first: int) -> list[SampledGame]:
        """Play one thread's share of the games that begin with the first."""
        (workspace, samples), unit, slots = self._workers[thread], self.spec.unit, self.spec.slots
        sampling = Sampling(EXPANDED, round(NEAR * self.engine.scale), TRACE, slots)
        played = []
        for game in range(first + thread, first + GAMES, len(self._workers)):
            n, points = self.sample_game(
                self._params, self._start, workspace, self.config.seed, game, sampling, samples
            )
            inputs = torch.from_numpy(samples.inputs[: n * slots].reshape(n, slots).copy())
            targets = ((samples.values[:n] - samples.base[:n]) / unit).astype("float32")
            played.append(SampledGame(inputs, torch.from_numpy(targets), points))
        return played

    def state_dict(self) -> StateDict:
        return {"trainer": self.trainer.state_dict(), "replay": (self._inputs, self.targets)}

    def load_state_dict(self, state: StateDict) -> None:
        self.trainer.load_state_dict(state["trainer"])
        self._inputs, self.targets = state["replay"]


def make_samples(slots: int) -> Samples:
    """Return arrays for the samples of a game."""
    return Samples(
        codes=np.zeros(EXPANDED, np.int64),
        inputs=np.zeros(MAX_SAMPLES * slots, np.int32),
        base=np.zeros(MAX_SAMPLES),
        values=np.zeros(MAX_SAMPLES),
        steps=np.zeros(MAX_SAMPLES, np.int64),
        corrections=np.zeros(MAX_STEPS),
    )
