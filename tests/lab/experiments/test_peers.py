from __future__ import annotations

import random

import pytest

from rollwright.envs.bench import bytes_of_a_step, measure_copying, measure_lanes, measure_single
from rollwright.games.catalogue import find_game
from rollwright.lab.experiments import peers
from rollwright.lab.experiments.peers import find_peers, make_spiel, measure_play, missing_peers


def test_peers_are_played_to_the_end() -> None:
    assert make_spiel("tic_tac_toe")(random.Random(1)) in range(5, 10)


@pytest.mark.soak  # all of them with rollwright[peers]
@pytest.mark.parametrize("peer", [name for name, _ in find_peers()])
def test_every_peer_that_is_installed_can_be_measured(peer: str) -> None:
    assert measure_play(dict(find_peers())[peer](), seconds=0.05) > 1


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None if name in ("chess", "pygame") else name)
    assert missing_peers() == ["PettingZoo tictactoe", "python-chess"]
    names = [name for name, _ in find_peers()]
    assert [name for name in names if name.startswith("OpenSpiel")] == names[:4]
    assert "python-chess" not in names


def test_a_measurement_counts_decisions() -> None:
    assert measure_play(lambda hand: 5, seconds=0.01) > 5


def test_lanes_can_be_measured_beside_what_copying_takes() -> None:
    game = find_game("chiefdom-2")
    assert bytes_of_a_step(game) == 56 * 72 + 2088
    for measured in (measure_lanes(game, 0.02, 4), measure_lanes(game, 0.02, 4, copy=False)):
        assert measured > 1
    assert measure_copying(game, 0.02) > 1


def test_a_single_environment_can_be_measured() -> None:
    assert measure_single(find_game("chiefdom-2"), seconds=0.05) > 1
