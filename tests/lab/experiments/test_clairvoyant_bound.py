from __future__ import annotations

import pytest
from click.testing import CliRunner

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab.experiments.clairvoyant_bound import Beam, main, play_by_values

CHIEFDOM = find_game("chiefdom-2")
OPTIONS = fill_options(CHIEFDOM.options, {})


def test_one_position_at_a_time_is_a_sage() -> None:
    beam = Beam(CHIEFDOM, OPTIONS, 1)
    assert [beam.best(3, number) for number in range(3)] == play_by_values(CHIEFDOM, OPTIONS, 3, 3)


def test_who_knows_the_dice_gets_more_the_more_is_kept() -> None:
    few, many = Beam(CHIEFDOM, OPTIONS, 1), Beam(CHIEFDOM, OPTIONS, 8)
    had, found = ([beam.best(3, number) for number in range(3)] for beam in (few, many))
    assert sum(found) > sum(had) + 30
    assert found[0] == many.best(3, 0)


def test_games_without_values_are_refused() -> None:
    with pytest.raises(InvalidSetup, match=r"^duel has no learned values for games alone$"):
        Beam(find_game("duel"), {}, 5)
    house = fill_options(CHIEFDOM.options, {"feeds": "3"})
    with pytest.raises(InvalidSetup, match=r"^no values were learned for chiefdom-2 with these options$"):
        Beam(CHIEFDOM, house, 5)


def test_the_command_compares_a_sage_with_the_best_known() -> None:
    told = CliRunner().invoke(main, ["chiefdom-2", "--games", "2", "--width", "3"])
    assert told.exit_code == 0
    names = [line.split(":")[0] for line in told.stdout.splitlines()]
    assert names == ["best known", "sage", "missing"]
