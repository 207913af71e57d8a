"""Houses, water, trees, men and what they bring each other."""

from __future__ import annotations

import pytest

from rollwright.core.errors import IllegalMove

from .sheets import after, notations, sheet, terms_of

SIX_LOGS = "a1 3 L 3"
EDITIONS = pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])


def houses(text: str) -> set[str]:
    return {move.split()[2] for move in notations(text, "2 6 6") if "house" in move}


# ---- houses


@EDITIONS
def test_a_house_costs_five_logs(game: str) -> None:
    before = sheet(game, SIX_LOGS, "d5 O")
    assert terms_of(before)["logs"] == 6
    built = after(before, "2 6 6", "6 house d4")
    assert terms_of(built)["logs"] == 1
    assert houses(built) == set()
    with pytest.raises(IllegalMove, match="a house needs 5 logs: you have 1"):
        after(built, "2 6 6", "6 house d6")


@EDITIONS
def test_exactly_five_logs_are_enough_and_four_are_not(game: str) -> None:
    assert houses(sheet(game, "a1 3 L 2", "d5 O")) == {"d4", "c5", "e5", "d6"}
    assert houses(sheet(game, "a1 2 L 2", "d5 O")) == set()


@EDITIONS
def test_a_house_stands_beside_a_jobless_man_or_a_builder_and_nobody_else(game: str) -> None:
    text = sheet(game, "a1 3 L 3", "a2 3 L 3", "a12 F ~", "e5 O", "e9 B H")
    assert houses(text) == {"e4", "d5", "f5", "e6", "e8", "d9", "e10"}
    with pytest.raises(IllegalMove, match="would touch no jobless man and no builder"):
        after(text, "2 6 6", "6 house b4")


@EDITIONS
def test_every_jobless_man_a_house_touches_becomes_a_builder(game: str) -> None:
    before = sheet(game, SIX_LOGS, "d5 O", "c6 O . O", "d7 O", "f6 O")
    assert after(before, "2 6 6", "6 house d6") == sheet(game, SIX_LOGS, "d5 B", "c6 B H B", "d7 B", "f6 O")


@EDITIONS
def test_a_house_takes_one_square_whatever_the_third_die(game: str) -> None:
    text = sheet(game, SIX_LOGS, "d5 O")
    for roll in ("2 6 1", "3 5 6", "4 4 5"):
        places = [move.split()[2] for move in notations(text, roll) if "house" in move]
        assert sorted(places) == ["c5", "d4", "d6", "e5"]


@EDITIONS
def test_a_builder_may_get_as_many_houses_as_fit_around_him(game: str) -> None:
    text = sheet(game, "a1 3 L 3", "a2 3 L 3", "d5 B", "d4 H")
    assert {"c5", "e5", "d6"} <= houses(text)


# ---- water and trees


@EDITIONS
def test_water_makes_every_jobless_man_it_touches_a_fisherman(game: str) -> None:
    before = sheet(game, "c4 O", "b5 O", "d5 L", "d4 2", "e8 O")
    wanted = sheet(game, "c4 F", "b5 F ~ L", "d4 2", "e8 O")
    assert after(before, "1 2 3", "1 water c5") == wanted


@EDITIONS
@pytest.mark.parametrize(("roll", "move", "icon"), [("1 2 4", "1 two c5", "2"), ("1 3 4", "1 three c5", "3")])
def test_trees_make_every_jobless_man_they_touch_a_lumberjack(
    game: str, roll: str, move: str, icon: str
) -> None:
    before = sheet(game, "c4 O", "b5 O", "d5 F ~", "f8 O")
    wanted = sheet(game, "c4 L", f"b5 L {icon} F ~", "f8 O")
    assert after(before, roll, move) == wanted


def test_a_whole_shape_of_water_hires_around_all_its_squares() -> None:
    before = sheet("chiefdom-2", "a4 O", "f4 O", "c5 O")
    wanted = sheet("chiefdom-2", "a4 F ~ ~ ~ .", "f4 O", "c5 F")
    assert after(before, "2 3 6", "6 water b4,c4,d4") == wanted


@EDITIONS
def test_corners_hire_nobody(game: str) -> None:
    assert after(sheet(game, "b4 O"), "1 2 3", "1 water c5") == sheet(game, "b4 O", "c5 ~")


@EDITIONS
def test_a_job_never_changes(game: str) -> None:
    before = sheet(game, "b5 F ~", "b3 3 L", "e5 B H")
    assert after(before, "1 2 4", "1 two b4") == sheet(game, "b5 F ~", "b3 3 L", "b4 2", "e5 B H")
    assert after(before, "1 2 3", "1 water c4") == sheet(game, "b5 F ~", "b3 3 L", "c4 ~", "e5 B H")
    assert after(before, "1 2 3", "1 water e4") == sheet(game, "b5 F ~", "b3 3 L", "e4 ~", "e5 B H")


# ---- men


def men_at(text: str, square: str) -> set[str]:
    """Return what may be written on the square when one man is drawn there."""
    moves = [move for move in notations(text, "1 4 5") if move.split()[:3] == ["1", "men", square]]
    return {move.partition("=")[2] or "O" for move in moves}


@EDITIONS
@pytest.mark.parametrize(
    ("around", "jobs"),
    [
        (["c5 ~"], "F"), (["c5 2"], "L"), (["c5 3"], "L"), (["c5 H"], "B"), (["c5 ~", "d4 3"], "FL"),
        (["c5 ~", "d4 H"], "FB"), (["c5 2", "d4 H"], "LB"), (["c5 2", "d4 H", "e5 ~"], "FLB"),
        (["c5 2", "d4 3", "e5 2"], "L"), ([], "O"), (["c4 ~", "e4 2", "c6 H"], "O"),
        (["c5 #", "d4 O", "e5 B", "d6 L"], "O"),
    ],
)  # fmt: skip
def test_a_man_takes_one_of_the_jobs_beside_him_and_is_jobless_only_without_any(
    game: str, around: list[str], jobs: str
) -> None:
    assert men_at(sheet(game, *around), "d5") == set(jobs)


def test_each_man_of_a_shape_chooses_on_his_own() -> None:
    text = sheet("chiefdom-2", "a4 ~", "a5 . . .", "c4 3 H", "a6 2")
    moves = {move for move in notations(text, "5 5 6") if "a5,b5,c5" in move}
    wanted = {f"6 men a5,b5,c5 a5={one},c5=L" for one in "FL"}
    assert moves == wanted


def test_a_man_may_not_stay_jobless_beside_a_job() -> None:
    with pytest.raises(IllegalMove, match="the man at d5 must take a job: F or L"):
        after(sheet("chiefdom-1", "c5 ~", "d4 3"), "1 4 5", "1 men d5")


def test_men_drawn_together_give_each_other_no_job() -> None:
    drawn = after(sheet("chiefdom-2"), "5 5 6", "6 men a1,b1,c1")
    assert drawn == sheet("chiefdom-2", "a1 O O O")


# ---- harvest


@EDITIONS
def test_trees_are_cut_for_two_or_three_logs_once_however_many_lumberjacks_stand_by(game: str) -> None:
    assert terms_of(sheet(game, "a1 3 L"))["logs"] == 3
    assert terms_of(sheet(game, "a1 L 3 L", "b2 L"))["logs"] == 3
    assert terms_of(sheet(game, "a1 2 L 2", "b2 3"))["logs"] == 7


@EDITIONS
def test_whoever_comes_first_the_harvest_is_the_same(game: str) -> None:
    man_first = after(after(sheet(game), "1 4 5", "1 men c3"), "1 3 4", "1 three c2")
    tree_first = after(after(sheet(game), "1 3 4", "1 three c2"), "1 4 5", "1 men c3 c3=L")
    assert man_first == tree_first == sheet(game, "c2 3", "c3 L")
    assert terms_of(man_first)["logs"] == 3


@EDITIONS
def test_trees_drawn_later_beside_a_lumberjack_are_cut_too(game: str) -> None:
    before = sheet(game, "c2 3", "c3 L")
    assert terms_of(after(before, "1 2 4", "1 two d3"))["logs"] == 5


@EDITIONS
def test_a_tree_beside_no_lumberjack_is_not_cut(game: str) -> None:
    assert terms_of(sheet(game, "a1 3 F ~", "b2 B H"))["logs"] + 5 == 0
    assert terms_of(sheet(game, "a1 3 F ~"))["logs"] == 0


@EDITIONS
def test_each_water_gives_one_fish_once(game: str) -> None:
    """One man eats one fish; the rest are left at 3 points each."""
    assert terms_of(sheet(game, "a1 ~ F ~", "b2 ~"))["fish"] == 6
    assert terms_of(sheet(game, "b1 F", "a2 F ~ F", "b3 F"))["fish"] == 0
    assert terms_of(sheet(game, "a1 ~ L 2"))["fish"] == 0
