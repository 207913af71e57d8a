"""Kernels on a card, here by Numba's simulator; `python -m tests.lab.card_check` asks a real one."""

from __future__ import annotations

import os
import subprocess
import sys

SAMPLE = """
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab import card

for name, policies in {games}:
    game = find_game(name)
    options, engine = fill_options(game.options, {{}}), game.engine(fast=False)
    there = card.play_on_card(game, options, policies, 7, 3, 2)
    assert there == engine.play(options, policies, 7, 3, 2), name
    totals, decisions, _ = card.run_playouts_on_card(game, options, 7, 2, 64)
    assert decisions == engine.run_playouts(options, 7, 2), name
print("equal")
"""
GAMES = [
    ("chiefdom-1", ["random"]),
    ("chiefdom-2", ["random", "random"]),
    ("duel", ["random", "random"]),
    ("fiefdoms", ["random"]),
]


def run_simulated(source: str) -> str:
    """Run a program under Numba's simulator of cards."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    ran = subprocess.run([sys.executable, "-c", source], env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout


def test_games_on_a_card_are_those_of_the_processor() -> None:
    assert run_simulated(SAMPLE.format(games=GAMES)) == "equal\n"


def test_weights_move_by_the_mean_of_their_errors() -> None:
    source = """
import numpy as np
from rollwright.lab import card

now = np.array([[6, 6, 3, 0], [0, 0, 0, 0], [-4, 8, 4, 0]], np.float32)
weights, errors, sizes, visits = (np.zeros(3, np.float32) for _ in range(4))
errors[2], sizes[2] = 1, 4
card.kernel_of(card.settle_lanes)[1, 1](card.Lessons(weights, now), errors, sizes, visits, 1.0, 0.5)
assert weights[0] == 1.0 and weights[1] == 0, weights
assert abs(weights[2] + 0.5 * (1 - 0.75**4)) < 1e-6, weights
assert visits.tolist() == [3, 0, 4] and not now.any(), now
"""
    run_simulated(source)


def test_a_machine_without_a_card_says_how_to_get_one() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "rollwright", "simulate", "duel", "--bot", "random", "--engine", "cuda"],
        capture_output=True, text=True, env={**os.environ, "CUDA_VISIBLE_DEVICES": "-1"},
    )  # fmt: skip
    assert ran.returncode == 2
    assert "there is no CUDA card here" in ran.stderr or "playing on a card needs numba-cuda" in ran.stderr
