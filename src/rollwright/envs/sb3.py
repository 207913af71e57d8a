"""Lanes for stable-baselines3, and for sb3-contrib's MaskablePPO.

from sb3_contrib import MaskablePPO
from rollwright.envs.sb3 import lanes_for_sb3
MaskablePPO("MlpPolicy", lanes_for_sb3("chiefdom-2", lanes=64)).learn(100_000)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Unpack

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from rollwright.games.catalogue import DEFAULT

from .lanes import VectorEnv
from .step_options import Info, LanesKeywords

Indices = int | Iterable[int] | None


class LanesVecEnv(VecEnv):  # type: ignore[misc]
    """A vector environment as stable-baselines3 steps it; a finished game is followed by the next at once."""

    def __init__(self, env: VectorEnv) -> None:
        self.env = env  # before the next line, which asks it for its render mode
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)
        self._masks: NDArray[np.int8] = np.zeros((env.num_envs, len(env.vocabulary)), np.int8)
        self._actions: NDArray[np.int64] = np.zeros(env.num_envs, np.int64)

    def reset(self) -> NDArray[np.uint8]:
        """Start a game in every lane: of the seed given before, or the next ones."""
        seeds = None if self._seeds[0] is None else [int(seed) for seed in self._seeds if seed is not None]
        planes, info = self.env.reset(seed=seeds)
        self._masks = info["action_mask"]
        self._reset_seeds()
        return planes

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the choices of the next step."""
        self._actions = np.asarray(actions)

    def step_wait(
        self,
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], list[Info]]:
        """Make them."""
        planes, rewards, over, _, info = self.env.step(self._actions)
        self._masks = info["action_mask"]
        infos: list[Info] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(over):
            infos[lane] = {
                "terminal_observation": info["final_obs"][lane],
                "TimeLimit.truncated": False,
                "score": int(info["final_score"][lane]),
            }
        return planes, rewards.astype(np.float32), over, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal choices of every lane."""
        return self._masks.astype(bool)

    def close(self) -> None:
        """Leave nothing open."""
        self.env.close()

    # ---- what stable-baselines3 asks of each lane by name

    def env_method(
        self, method_name: str, *args: object, indices: Indices = None, **kwargs: object
    ) -> list[NDArray[np.bool_]]:
        """Answer `action_masks`; lanes have no other methods of their own."""
        if method_name != "action_masks":
            raise AttributeError(f"lanes have no method {method_name!r} of their own")
        masks = self.action_masks()
        return [masks[lane] for lane in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[object]:
        """Return what is the same for all lanes."""
        value = getattr(self if attr_name == "action_masks" else self.env, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: object, indices: Indices = None) -> None:
        """Refuse: lanes share everything but their games."""
        raise AttributeError("lanes share everything but their games; set it when they are made")

    def env_is_wrapped(self, wrapper_class: type, indices: Indices = None) -> list[bool]:
        """Say that no lane is wrapped."""
        return [False for _ in self._get_indices(indices)]


def lanes_for_sb3(
    game: str = DEFAULT, lanes: int = 64, seeds: Sequence[int] | None = None, **asked: Unpack[LanesKeywords]
) -> LanesVecEnv:
    """Return that many lanes of a solo game for stable-baselines3."""
    found = LanesVecEnv(VectorEnv(game, lanes, **asked))
    if seeds is not None:
        found._seeds = list(seeds)
    return found
