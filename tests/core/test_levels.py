"""What levels of bots make on average, which people compare themselves with."""

from __future__ import annotations

import pytest

from rollwright.any_game import AnyGame
from rollwright.bots.levels import find_level
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.games.catalogue import list_games

from ..toy import TOY


@pytest.mark.parametrize("game", list_games(), ids=lambda game: game.id)
def test_every_game_knows_the_mean_of_each_term_and_stronger_levels_make_more(game: AnyGame) -> None:
    levels = game.manifest.load_levels()
    assert all(find_level(level) is not None for level in levels)
    assert list(levels)[:2] == ["apprentice", "hunter"]
    assert "elder" in levels or is_decided_by_weakest(game), "where it plays too slowly for a mean"
    assert all(set(terms) == set(game.terms) for terms in levels.values())
    totals = [sum(terms.values()) for terms in levels.values()]
    assert totals == sorted(totals) or is_decided_by_weakest(game)


def test_a_game_made_elsewhere_need_not_know_them() -> None:
    assert TOY.manifest.load_levels() == {}
