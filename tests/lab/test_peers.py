from __future__ import annotations

import random

import numpy as np
import pytest

from rollwright.envs.bench import draw_legal, measure_single
from rollwright.games.catalogue import find_game
from rollwright.lab.peers import measure_play, play_chess, play_spiel


def test_peers_are_played_to_the_end() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    assert play_spiel(pyspiel.load_game("tic_tac_toe"), random.Random(1)) in range(5, 10)


def test_chess_is_played_where_it_is_installed() -> None:
    pytest.importorskip("chess")
    assert 1 < play_chess(random.Random(1)) <= 200


def test_a_measurement_counts_decisions() -> None:
    assert measure_play(lambda hand: 5, seconds=0.01) > 5


def test_random_choices_are_legal() -> None:
    masks = np.array([[0, 1, 0], [1, 0, 1]], np.int8)
    for seed in range(20):
        chosen = draw_legal(masks, np.random.default_rng(seed))
        assert masks[[0, 1], chosen].all()


def test_a_single_environment_can_be_measured() -> None:
    assert measure_single(find_game("chiefdom-2"), seconds=0.05) > 1
