from __future__ import annotations

import random

import numpy as np
import pytest

from rollwright.envs.bench import draw_legal, measure_single
from rollwright.games.catalogue import find_game
from rollwright.lab import peers
from rollwright.lab.peers import find_peers, make_spiel, measure_play, missing_peers


def test_peers_are_played_to_the_end() -> None:
    assert make_spiel("tic_tac_toe")(random.Random(1)) in range(5, 10)


@pytest.mark.soak  # they need rollwright[peers]
@pytest.mark.parametrize("peer", [name for name, _ in find_peers()])
def test_every_peer_can_be_measured(peer: str) -> None:
    assert missing_peers() == []
    assert measure_play(dict(find_peers())[peer](), seconds=0.05) > 1


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None if name in ("chess", "pygame") else name)
    assert missing_peers() == ["PettingZoo tictactoe", "python-chess"]
    names = [name for name, _ in find_peers()]
    assert [name for name in names if name.startswith("OpenSpiel")] == names[:4]
    assert "python-chess" not in names


def test_a_measurement_counts_decisions() -> None:
    assert measure_play(lambda hand: 5, seconds=0.01) > 5


def test_random_choices_are_legal() -> None:
    masks = np.array([[0, 1, 0], [1, 0, 1]], np.int8)
    for seed in range(20):
        chosen = draw_legal(masks, np.random.default_rng(seed))
        assert masks[[0, 1], chosen].all()


def test_a_single_environment_can_be_measured() -> None:
    assert measure_single(find_game("chiefdom-2"), seconds=0.05) > 1
