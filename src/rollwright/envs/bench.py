"""How many choices a second the environments make, on one core, with random legal choices."""

from __future__ import annotations

from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from rollwright.core.game import AnyGame

from .lanes import VectorEnv
from .playing import Playing

LANES = 256


def measure_lanes(game: AnyGame, seconds: float, lanes: int = LANES) -> float:
    """Step lanes with random legal choices; drawing them is not counted, compiling neither."""
    env, rng = VectorEnv(game.id, lanes), np.random.default_rng(1)
    _, told = env.reset(seed=1)
    taken, steps = 0.0, 0
    while taken < seconds:
        actions = draw_legal(told["action_mask"], rng)
        start = perf_counter()
        _, _, _, _, told = env.step(actions)
        taken += perf_counter() - start
        steps += 1
    return lanes * steps / taken


def draw_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random legal choice for each lane."""
    return np.asarray((rng.random(masks.shape, np.float32) * masks).argmax(axis=1), np.int64)


def measure_single(game: AnyGame, seconds: float) -> float:
    """Play one plain environment: see, draw a legal choice, choose."""
    playing, number, choices = Playing(game, game.seats[0]), 0, 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        if playing.outcome is not None:
            number += 1
            playing.begin(1, number)
        seat = playing.waiting[0]
        playing.see(seat)
        playing.mask(seat)
        playing.choose(seat, playing.draw_legal(seat))
        choices += 1
    return choices / (perf_counter() - start)
