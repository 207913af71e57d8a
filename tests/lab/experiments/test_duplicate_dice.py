from __future__ import annotations

from statistics import stdev

import pytest
from click.testing import CliRunner

from rollwright.bots import at_speed, find_bot
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab.experiments.duplicate_dice import main, play_even

CHIEFDOM = find_game("chiefdom-2")
OPTIONS = fill_options(CHIEFDOM.options, {})


def test_on_even_dice_games_differ_less() -> None:
    bot = at_speed(find_bot(CHIEFDOM, "sage"), fast=True, threads=1)
    played = [play_even(CHIEFDOM, OPTIONS, bot, 1, number) for number in range(12)]
    raw, even = [each.total for each in played], [each.total - each.luck for each in played]
    assert stdev(even) < stdev(raw) / 2
    engine = CHIEFDOM.engine(fast=True)
    games = engine.play(OPTIONS, ["sage"], 1, 0, 12).list_terms()
    assert raw == [sum(terms) for (terms,) in games]


def test_games_without_values_are_refused() -> None:
    bot = find_bot(CHIEFDOM, "greedy")
    with pytest.raises(InvalidSetup, match="has no values that weigh its dice"):
        play_even(CHIEFDOM, OPTIONS | {"feeds": "3"}, bot, 1, 0)


def test_the_command_tells_the_mean_and_what_a_decision_costs() -> None:
    told = CliRunner().invoke(main, ["chiefdom-2", "sage", "--games", "2"])
    assert told.exit_code == 0
    assert told.stdout.startswith("chiefdom-2 sage, 2 games of seed 1: 2")
    assert told.stdout.endswith(" ms a decision\n")
