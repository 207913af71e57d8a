from __future__ import annotations

import numpy as np
import pytest

from rollwright.core.options import fill_options
from rollwright.envs.observation import engine_of
from rollwright.games.catalogue import find_game
from rollwright.kernel.course import Results, play_games
from rollwright.kernel.interface import AllRandom, seats_of
from rollwright.kernel.speeds import PLAIN


@pytest.mark.parametrize(
    ("game", "seats"), [("chiefdom-2", 2), ("duel", 2), ("fiefdoms", 1), ("fiefdoms", 2)]
)
def test_seats_that_are_all_random_play_as_seats_that_are_each_random(game: str, seats: int) -> None:
    found = find_game(game)
    engine, options = engine_of(found), fill_options(found.options, {})
    winners = [0] * (2 * seats)
    results = Results([0] * 2, [0] * (2 * seats * engine.terms), winners, engine.terms)
    table, start = engine.setup(options, seats, PLAIN)
    play_games(table, start, (0,) * seats, 5, 3, 2, engine.workspace(PLAIN, seats), results)
    played = engine.play(options, ["random"] * seats, 5, 3, 2)
    assert played.list_turns() == results.turns
    assert np.ravel(played.list_terms()).tolist() == results.terms
    assert np.flatnonzero(np.asarray(played.winners)).tolist() == np.flatnonzero(winners).tolist()


def test_policies_say_how_many_seats_they_play() -> None:
    assert seats_of((0, 2, 1)) == seats_of(AllRandom(3)) == 3
