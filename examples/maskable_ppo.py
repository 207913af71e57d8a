"""MaskablePPO of sb3-contrib on solo games: the baseline of a policy that chooses step by step.

python examples/maskable_ppo.py --seconds 7200 --seed 1 -o result.json

It needs `pip install sb3-contrib` besides Rollwright. It prints the mean points of the games it learned from,
then evaluates its best choices by the game's task, and writes the result file.
"""

from __future__ import annotations

import json
from collections import deque
from pathlib import Path
from time import process_time
from typing import Any

import click
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from rollwright.envs.sb3 import LanesVecEnv, lanes_for_sb3

LANES, STEPS, BATCH, EPOCHS = 256, 64, 2048, 3
UNIT = 20.0
"""Points that are one reward: a game makes about 150."""
SHOWN = 30.0
"""Seconds of processor time between two lines of the curve."""


class ScaledLanes(LanesVecEnv):
    """Lanes whose rewards are about as large as a value net likes them."""

    def step_wait(self) -> Any:
        """Make the choices of a step."""
        planes, rewards, over, infos = super().step_wait()
        return planes, rewards / UNIT, over, infos


class Curve(BaseCallback):
    """Prints the mean of the last thousand games, and stops the training when its processor time is spent."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.began, self.seconds, self.shown = process_time(), seconds, 0.0
        self.points: deque[int] = deque(maxlen=1000)

    def _on_step(self) -> bool:
        self.points.extend(info["score"] for info in self.locals["infos"] if info)
        spent = process_time() - self.began
        if spent - self.shown >= SHOWN and self.points:
            self.shown = spent
            mean = np.mean(self.points)
            click.echo(f"{spent:7.0f} s {self.num_timesteps:>11,} steps {mean:7.1f} points")
        return spent < self.seconds


def train(game: str, seconds: float, seed: int) -> MaskablePPO:
    """Train for some seconds of processor time and return the model."""
    lanes = ScaledLanes(
        lanes_for_sb3(game, lanes=LANES, seeds=range(seed << 20, (seed << 20) + LANES), skip_forced=True).env
    )
    model = MaskablePPO(
        "MlpPolicy", lanes, seed=seed, gamma=1.0, gae_lambda=0.95, learning_rate=3e-4, ent_coef=0.01,
        n_steps=STEPS, batch_size=BATCH, n_epochs=EPOCHS, device="cpu",
        policy_kwargs={"net_arch": [256, 256], "normalize_images": False},
    )  # fmt: skip
    return model.learn(1 << 40, callback=Curve(seconds))


def play_by(model: MaskablePPO) -> Any:
    """Return the policy of a model's best choices."""

    def choose(planes: np.ndarray, mask: np.ndarray) -> int:
        return int(model.predict(planes, deterministic=True, action_masks=mask)[0])

    return choose


@click.command()
@click.option("--game", default="chiefdom-2", show_default=True, help="Whose task `solo` to learn.")
@click.option("--seconds", default=3600.0, show_default=True, help="Processor time to train for.")
@click.option("--threads", default=1, show_default=True, help="Threads of PyTorch.")
@click.option("--seed", default=1, show_default=True, help="Of the first weights and the dice of training.")
@click.option("--save", type=click.Path(path_type=Path), help="Write the model, too (.zip).")
@click.option("--games", type=int, help="A trial: fewer games of the task.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), required=True, help="The result file (.json)."
)
def main(
    game: str, seconds: float, threads: int, seed: int, save: Path | None, games: int | None, output: Path
) -> None:
    """Train, print the learning curve, and evaluate what was learned by the game's task `solo`."""
    import rollwright
    from rollwright.envs import EnvPolicy

    output.touch()  # a place that cannot be written fails here, not after the training
    torch.set_num_threads(threads)
    began = process_time()
    model = train(game, seconds, seed)
    compute = f"{process_time() - began:,.0f} s of one core"
    if save is not None:
        model.save(save)
    torch.set_num_threads(1)
    bot = EnvPolicy(play_by(model), f"MaskablePPO, seed {seed}")
    result = rollwright.evaluate(
        f"{game}/solo", bot, games=games, steps=model.num_timesteps, compute=compute, jobs=1
    )
    output.write_text(json.dumps(result, indent=1) + "\n")
    score = result["score"]["mean"]
    click.echo(f"evaluated: {score:.1f} points, normalised {result['normalised']['mean']:.3f}")


if __name__ == "__main__":
    main()
