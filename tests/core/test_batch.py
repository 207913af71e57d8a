from __future__ import annotations

import numpy as np
import pytest

from rollwright.core.batch import Results, play_games
from rollwright.core.engine import PLAIN
from rollwright.core.kernel import AllRandom, seats_of
from rollwright.core.options import fill_options
from rollwright.envs.sight import engine_of
from rollwright.games.catalogue import find_game


@pytest.mark.parametrize(
    ("game", "seats"), [("chiefdom-2", 2), ("duel", 2), ("fiefdoms", 1), ("fiefdoms", 2)]
)
def test_seats_that_are_all_random_play_as_seats_that_are_each_random(game: str, seats: int) -> None:
    found = find_game(game)
    engine, options = engine_of(found), fill_options(found.options, {})
    results = Results([0] * 2, [0] * (2 * seats * engine.terms), [0] * (2 * seats), engine.terms)
    table, start = engine.setup(options, seats, PLAIN)
    play_games(table, start, (0,) * seats, 5, 3, 2, engine.space(PLAIN, seats), results)
    played = engine.play(options, ["random"] * seats, 5, 3, 2)
    assert played.turns.tolist() == results.turns
    assert played.terms.ravel().tolist() == results.terms
    assert np.flatnonzero(played.winners).tolist() == np.flatnonzero(results.winners).tolist()


def test_policies_say_how_many_seats_they_play() -> None:
    assert seats_of((0, 2, 1)) == seats_of(AllRandom(3)) == 3
