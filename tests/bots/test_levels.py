from __future__ import annotations

from itertools import pairwise

import pytest

from rollwright import api
from rollwright.any_game import AnyGame
from rollwright.bots import LEVELS, Budget, Planner, SubsamplingBot, find_bot, find_level, planner_in
from rollwright.core.errors import InvalidSetup
from rollwright.games.catalogue import GAMES, find_game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_is_a_bot_of_every_game(game: AnyGame) -> None:
    """How far they are apart is in docs/results.md."""
    bots = [find_bot(game, level.name) for level in LEVELS]
    assert len({bot.name for bot in bots}) == len(LEVELS)
    assert [planner_in(bot) is not None for bot in bots] == [False, False, False, True, True]


def test_each_level_of_chiefdom_plays_better_than_the_one_before_it() -> None:
    means = [api.simulate("chiefdom-2", level.name, games=6, seed=5)["mean"] for level in LEVELS[:4]]
    assert all(later > earlier + 5 for earlier, later in pairwise(means)), means


def test_a_game_may_have_other_bots_play_a_level() -> None:
    """So that its levels lie evenly apart; all others are those of every game."""
    duel, fiefdoms = find_game("duel"), find_game("fiefdoms")
    assert find_bot(duel, "apprentice").name == find_bot(fiefdoms, "apprentice").name == "greedy@12"
    assert find_bot(fiefdoms, "hunter").name == "sage@10"
    assert find_bot(duel, "hunter").name == find_bot(GAMES[0], "hunter").name == "sage@20"
    assert find_bot(duel, "chief") == find_bot(fiefdoms, "chief") == find_bot(GAMES[0], "chief")


@pytest.mark.soak  # compiles both games
def test_the_quick_levels_of_duel_and_fiefdoms_beat_those_below_them() -> None:
    for better, worse in (("apprentice", "wanderer"), ("hunter", "apprentice")):
        assert api.simulate("duel", [better, worse], games=20, seed=5)["bots"][0]["wins"] > 12
    means = [api.simulate("fiefdoms", level.name, games=40, seed=5)["mean"] for level in LEVELS[:3]]
    assert all(later > earlier + 3 for earlier, later in pairwise(means)), means


def test_levels_have_plain_names_and_a_sentence_for_people() -> None:
    names = [level.name for level in LEVELS]
    assert len(set(names)) == len(names) == 5
    assert all(name.isalpha() and name.islower() for name in names)
    assert all(level.help.endswith(".") for level in LEVELS)
    assert find_level("elder") == LEVELS[-1]
    assert find_level("emperor") is None


def test_a_planners_budget_is_written_behind_its_name() -> None:
    game = GAMES[0]
    assert find_bot(game, "planner:500") == Planner(Budget(500))
    assert find_bot(game, "planner:0.5s") == Planner(Budget(seconds=0.5))
    assert find_bot(game, "planner") == find_bot(game, "planner:2000") == find_bot(game, "elder")
    for name in ("planner", "planner:500", "planner:0.5s"):
        assert find_bot(game, name).name == name
    assert isinstance(find_bot(game, "hunter"), SubsamplingBot)


@pytest.mark.parametrize("amount", ["", "0", "x", "-5", "1e3", "2.s5", "99999999999", "0s", "4000s", "1s2s"])
def test_a_budget_that_makes_no_sense_is_refused(amount: str) -> None:
    with pytest.raises(InvalidSetup, match="budget is playouts such as 500, or seconds such as 2s"):
        find_bot(GAMES[0], f"planner:{amount}")
