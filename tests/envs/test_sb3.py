"""Lanes for stable-baselines3; its own classes are there in the long tests alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

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
def test_the_example_learns_saves_and_tests(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    saved = tmp_path / "ppo.zip"
    asked = [sys.executable, str(EXAMPLE), "--seconds", "5", "-o", str(saved)]
    told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    assert "chiefdom-2 seed 1: " in told
    assert "points in 1000 games" in told
    assert saved.exists()
