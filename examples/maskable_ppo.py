"""MaskablePPO of sb3-contrib on solo Chiefdom: the baseline of a policy that chooses step by step.

python examples/maskable_ppo.py --seconds 1440 --threads 5 --seed 1 -o ppo-1.zip

It needs `pip install sb3-contrib` besides Rollwright. It prints the mean points of the games it learned from,
then of 1,000 games by its best choices on dice that it never saw.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from time import perf_counter
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from rollwright.envs.sb3 import LanesVecEnv, lanes_for_sb3

LANES, STEPS, BATCH, EPOCHS = 256, 64, 2048, 3
UNIT = 20.0
"""Points that are one reward: a game makes about 150."""
UNSEEN, TESTED = 1 << 40, 1000
SHOWN = 30.0
"""Seconds between two lines of the curve."""


class ScaledLanes(LanesVecEnv):
    """Lanes whose rewards are about as large as a value net likes them."""

    def step_wait(self) -> Any:
        """Make the choices of a step."""
        planes, rewards, over, infos = super().step_wait()
        return planes, rewards / UNIT, over, infos


class Curve(BaseCallback):
    """Prints the mean of the last thousand games, and stops the training in time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.began, self.seconds, self.shown = perf_counter(), seconds, 0.0
        self.points: deque[int] = deque(maxlen=1000)

    def _on_step(self) -> bool:
        self.points.extend(info["score"] for info in self.locals["infos"] if info)
        spent = perf_counter() - self.began
        if spent - self.shown >= SHOWN and self.points:
            self.shown = spent
            mean = np.mean(self.points)
            sys.stdout.write(f"{spent:7.0f} s {self.num_timesteps:>11,} steps {mean:7.1f} points\n")
            sys.stdout.flush()
        return spent < self.seconds


def train(game: str, seconds: float, seed: int) -> MaskablePPO:
    """Train for some seconds and return the model."""
    lanes = ScaledLanes(
        lanes_for_sb3(game, lanes=LANES, seeds=range(seed << 20, (seed << 20) + LANES), skip_forced=True).env
    )
    model = MaskablePPO(
        "MlpPolicy", lanes, seed=seed, gamma=1.0, gae_lambda=0.95, learning_rate=3e-4, ent_coef=0.01,
        n_steps=STEPS, batch_size=BATCH, n_epochs=EPOCHS, device="cpu",
        policy_kwargs={"net_arch": [256, 256], "normalize_images": False},
    )  # fmt: skip
    return model.learn(1 << 40, callback=Curve(seconds))


def test(model: MaskablePPO, game: str) -> list[int]:
    """Return the points of games by the best choices, on dice of their own."""
    lanes = lanes_for_sb3(game, lanes=TESTED, seeds=range(UNSEEN, UNSEEN + TESTED), skip_forced=True)
    planes, points = lanes.reset(), dict[int, int]()
    while len(points) < TESTED:
        chosen, _ = model.predict(planes, deterministic=True, action_masks=lanes.action_masks())
        planes, _, _, infos = lanes.step(chosen)
        for lane, info in enumerate(infos):
            if info:
                points.setdefault(lane, info["score"])
    return list(points.values())


def main() -> None:
    """Read the arguments, train, save and test."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="chiefdom-2")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", default="ppo.zip")
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    model = train(asked.game, asked.seconds, asked.seed)
    model.save(asked.output)
    points = test(model, asked.game)
    margin = 1.96 * np.std(points, ddof=1) / len(points) ** 0.5
    told = f"{np.mean(points):.1f} ± {margin:.1f} points in {len(points)} games"
    sys.stdout.write(f"{asked.game} seed {asked.seed}: {told}\n")


if __name__ == "__main__":
    main()
