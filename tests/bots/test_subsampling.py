from __future__ import annotations

import pytest

from rollwright import api
from rollwright.bots import find_bot
from rollwright.core.errors import InvalidSetup
from rollwright.games.catalogue import find_game
from tests.toy import Toy


def test_who_sees_more_plays_better() -> None:
    means = [api.simulate("chiefdom-2", f"greedy@{sight}", games=12, seed=3)["mean"] for sight in (1, 4, 40)]
    assert means[0] + 20 < means[1] < means[2] - 10


def test_sight_is_a_number_of_moves() -> None:
    game = find_game("chiefdom-2")
    assert find_bot(game, "sage@8").name == "sage@8"
    for name in ("sage@", "sage@0", "sage@x"):
        with pytest.raises(InvalidSetup, match=r"^a bot sees a number of moves such as sage@8, not"):
            find_bot(game, name)
    with pytest.raises(InvalidSetup, match=r"^there is no bot 'random@3' for chiefdom-2"):
        find_bot(game, "random@3")


def test_any_game_has_bots_that_overlook_moves(toy: Toy) -> None:
    assert api.simulate("toy", "greedy@2", games=3, seed=1)["games"] == 3
