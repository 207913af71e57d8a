"""Lanes for stable-baselines3; its own classes are there in the long tests alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from rollwright.lab.benchmark.result_types import TaskResult

EXAMPLE = Path(__file__).parents[2] / "examples" / "maskable_ppo.py"


@pytest.mark.soak  # it needs rollwright[learning], and with it PyTorch
@pytest.mark.parametrize("game", ["chiefdom-2", "fiefdoms"])
def test_maskable_ppo_learns_on_lanes(game: str) -> None:
    contrib = pytest.importorskip("sb3_contrib")
    masks = pytest.importorskip("sb3_contrib.common.maskable.utils")
    from rollwright.envs.sb3 import lanes_for_sb3

    env = lanes_for_sb3(game, lanes=4, seeds=[1, 2, 3, 4])
    assert masks.is_masking_supported(env)
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32)
    assert model.observation_space == env.env.single_observation_space
    model.learn(128)
    assert masks.get_action_masks(env).shape == (4, len(env.env.vocabulary))
    chosen, _ = model.predict(env.reset(), action_masks=masks.get_action_masks(env))
    assert env.action_masks()[np.arange(4), chosen].all()


@pytest.mark.soak
def test_the_example_learns_saves_and_writes_a_result(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    saved, written = tmp_path / "ppo.zip", tmp_path / "result.json"
    asked = ["--seconds", "5", "--save", str(saved), "--games", "5", "-o", str(written)]
    told = subprocess.run([sys.executable, str(EXAMPLE), *asked], check=True, capture_output=True, text=True)
    assert "evaluated: " in told.stdout
    assert saved.exists()
    result = msgspec.json.decode(written.read_bytes(), type=TaskResult)
    assert (result["task"], result["bot"]) == ("chiefdom-2/solo", "MaskablePPO, seed 1")
    assert result["dice"] == 5
    assert result["training"]["is_within"]
    assert result["training"]["steps"]
