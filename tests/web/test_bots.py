"""The bots at the browser table: the terminal's levels, and tables of earlier days."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.any_game import AnyGame
from rollwright.bots import LEVELS, Planner
from rollwright.core.game import start_game
from rollwright.core.rng import make_rng
from rollwright.core.types import Move
from rollwright.games.catalogue import find_game
from rollwright.table.rules.setup import NewTable, make_settings
from rollwright.web.door.person import Me
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.table.forms import FormValues, new_page

from ..toy import TOY

CHIEFDOM = find_game("chiefdom-2")


def _after_a_roll(game: AnyGame) -> Any:
    state = start_game(game, game.seats[0])
    return game.apply(state, game.rolls(state)[0].roll)


def _choose(chooser: LevelChooser, level: str, game: AnyGame = TOY) -> Move:
    state = _after_a_roll(game)
    return chooser.choose(game, state, game.waiting(state)[0], level, make_rng(3, 1, 1))


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_plays_and_decides_the_same_again(level: str) -> None:
    state = _after_a_roll(TOY)
    chosen = _choose(LevelChooser(), level)
    assert chosen in TOY.moves(state, TOY.waiting(state)[0])
    assert _choose(LevelChooser(), level) == chosen


@pytest.mark.parametrize(("old", "now"), [("random", "random"), ("greedy", "apprentice")])
def test_tables_of_earlier_days_keep_their_bots(old: str, now: str) -> None:
    """Policies go on under their own names, whatever level they play today."""
    assert old in CHIEFDOM.engine(fast=False).policies
    assert _choose(LevelChooser(), old, CHIEFDOM) == _choose(LevelChooser(), now, CHIEFDOM)


def test_who_plans_waits_for_its_kernel_and_the_others_do_not() -> None:
    chooser = LevelChooser()
    _choose(chooser, "apprentice")
    assert not chooser.is_warm(TOY)
    _choose(chooser, "elder")
    assert chooser.is_warm(TOY)


def test_absent_people_are_played_for_by_a_bot_that_decides_at_once() -> None:
    settings = make_settings(NewTable("chiefdom-2", ["person", "elder"]), CHIEFDOM, LevelChooser())
    assert settings.stand_in == "hunter"
    assert settings.seats[1].bot == "elder"


def test_the_form_offers_every_level_with_a_sentence() -> None:
    levels = {
        name: LevelChooser().levels(CHIEFDOM) for name in ("chiefdom-1", "chiefdom-2", "duel", "fiefdoms")
    }
    page = new_page(Me(), FormValues(CHIEFDOM, {}), levels)
    for level in LEVELS:
        assert f'<option value="{level.name}"' in page
        assert level.help in page


def test_planners_spend_playouts_and_not_seconds_so_that_a_crash_changes_no_decision() -> None:
    from rollwright.bots import find_bot

    planners = [bot for level in LEVELS if isinstance(bot := find_bot(CHIEFDOM, level.name), Planner)]
    assert planners
    assert all(bot.budget.seconds is None for bot in planners)
