"""Many games at once, straight on the compiled kernel: a vector environment for Gymnasium.

A finished game is followed by the next of the same lane in the same step; what it came to is told in
`info`. Lanes never touch each other: each has its own seed, and game n of a lane is game n of that seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.jit import compiled
from rollwright.core.options import fill_options
from rollwright.games import catalogue

from .encoding import MOST, Planes
from .kernels import find_kernel
from .lane_planes import BEGIN, SEED
from .registry import find_encoding

Told = dict[str, Any]
MOST_LANES = 1_000_000
LARGEST_SEED = 2**62 - 1


class VectorEnv(GymnasiumVectorEnv[Planes, NDArray[np.int64], NDArray[Any]]):
    """Lanes of one game.

    `step` returns planes, rewards, terminations, truncations (never) and what else there is to tell:
    `action_mask` of the next choice, `seat` that makes it, `illegal` choices, and `final_score` of games
    that ended. In Chiefdom and Fiefdoms the reward is what a move adds to the score; in Duel it is the
    victory (1, 0 or -1) for the seat that made the last choice.
    """

    def __init__(
        self,
        game: str = "chiefdom-2",
        lanes: int = 64,
        options: Mapping[str, str] | None = None,
        illegal_reward: float = -100.0,
        fast: bool = True,
    ) -> None:
        if not 1 <= lanes <= MOST_LANES:
            raise InvalidSetup(f"there are 1 to {MOST_LANES} lanes, not {lanes}")
        found, encoding = catalogue.find_game(game), find_encoding(catalogue.find_game(game))
        filled = fill_options(found.options, options or {})
        start_game(found, found.seats[0], filled)
        self._kernel = find_kernel(found)
        self._setup = self._kernel.prepare(found, filled)
        self._fast = fast
        self._illegal_reward = float(illegal_reward)
        self.game, self.num_envs = found, lanes
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.vocabulary = found.vocabulary
        shape = (len(encoding.names(found.seats[0])), *encoding.size(filled))
        self.single_observation_space = spaces.Box(0, MOST, shape, np.uint8)
        self.single_action_space = spaces.Discrete(len(found.vocabulary))
        self.observation_space = batch_space(self.single_observation_space, lanes)
        self.action_space = batch_space(self.single_action_space, lanes)
        self._lanes = np.zeros((lanes, self._kernel.lane), np.int64)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Told | None = None
    ) -> tuple[Planes, Told]:
        """Start game 0 of every lane; lane n has seed `seed + n`, or the seed given for it."""
        if seed is None:
            seed = int(np.random.default_rng().integers(2**60))
        seeds = seed + np.arange(self.num_envs) if isinstance(seed, int) else np.array(seed, np.int64)
        if seeds.shape != (self.num_envs,) or seeds.min() < 0 or seeds.max() > LARGEST_SEED:
            raise InvalidSetup(f"seeds are one number from 0 to {LARGEST_SEED}, or one for each lane")
        self._lanes[:] = 0
        self._lanes[:, SEED] = seeds
        planes, _, _, _, told = self.step(np.full(self.num_envs, BEGIN))
        return planes, told

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Planes, NDArray[Any], NDArray[Any], NDArray[Any], Told]:
        """Make every lane's choice; the arrays returned are new ones."""
        shape = self.single_observation_space.shape
        assert shape is not None
        n = self.num_envs
        planes = np.empty((n, shape[0], shape[1] * shape[2]), np.uint8)
        masks = np.empty((n, len(self.vocabulary)), np.int8)
        rewards, told = np.zeros(n, np.float64), np.zeros((n, 4), np.int64)
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (n,):
            raise InvalidSetup(f"there is one choice for each of {n} lanes, not {chosen.shape}")
        self._run(chosen, planes, masks, rewards, told)
        over = told[:, 0] == 1
        info = {
            "action_mask": masks,
            "illegal": told[:, 1] == 1,
            "final_score": told[:, 2],
            "seat": told[:, 3],
        }
        return planes.reshape(n, *shape), rewards, over, np.zeros(n, bool), info

    def _run(self, actions: NDArray[np.int64], *answers: NDArray[Any]) -> None:
        """Step all lanes; the plain kernel wants Python's own integers."""
        step = self._kernel.step_lanes
        if self._fast:
            compiled(step)(*self._setup, self._lanes, actions, *answers, self._illegal_reward)
            return
        rows = self._lanes.tolist()
        step(*self._setup, rows, actions.tolist(), *answers, self._illegal_reward)
        self._lanes[:] = rows

    def close_extras(self, **kwargs: Any) -> None:
        """Leave nothing open."""


def vector_env(game: str = "chiefdom-2", lanes: int = 64, **wishes: Any) -> VectorEnv:
    """Return that many lanes of a game."""
    return VectorEnv(game, lanes, **wishes)
