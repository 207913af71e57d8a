"""Walls: where they start, what they need, and when they are complete."""

from __future__ import annotations

import pytest

from rollwright.core.errors import IllegalMove

from .sheets import after, notations, sheet, terms_of

LOGS = "a1 2 L"
"""Two logs in stock."""
WALLS_ONLY = "1 2 6"


def wall_squares(text: str) -> set[str]:
    return {move.split()[2] for move in notations(text, WALLS_ONLY) if "wall" in move}


def test_the_first_edition_starts_its_wall_in_the_west_only() -> None:
    assert wall_squares(sheet("chiefdom-1")) == {"a7", "a8"}


def test_the_second_edition_starts_its_wall_on_either_side() -> None:
    assert wall_squares(sheet("chiefdom-2", LOGS)) == {"a7", "a8", "f7", "f8"}


def test_a_wall_grows_beside_any_drawn_wall_in_every_direction() -> None:
    assert wall_squares(sheet("chiefdom-1", "a7 # #")) == {"a6", "b6", "c7", "a8", "b8"}


def test_the_first_editions_wall_does_not_start_in_the_east_even_when_one_has_begun() -> None:
    assert "f7" not in wall_squares(sheet("chiefdom-1", "a7 # # # #"))
    assert "f7" in wall_squares(sheet("chiefdom-1", "a7 # # # # #"))


def test_corners_do_not_join_walls() -> None:
    assert "b8" not in wall_squares(sheet("chiefdom-1", "a7 #"))


def test_the_second_edition_needs_two_logs_in_stock_and_the_first_none() -> None:
    assert wall_squares(sheet("chiefdom-2")) == set()
    assert wall_squares(sheet("chiefdom-2", "a1 2", "f12 ~")) == set()
    with pytest.raises(IllegalMove, match="a wall needs 2 logs: you have 0"):
        after(sheet("chiefdom-2"), WALLS_ONLY, "6 wall a7")


def test_logs_spent_on_houses_do_not_count_for_a_wall() -> None:
    assert wall_squares(sheet("chiefdom-2", "a1 3 L 3", "e1 B H")) == set()
    assert wall_squares(sheet("chiefdom-2", "a1 3 L 3", "b2 2", "e1 B H")) != set()


def test_a_wall_spends_no_logs() -> None:
    before = sheet("chiefdom-2", LOGS)
    assert terms_of(before)["logs"] == terms_of(after(before, WALLS_ONLY, "6 wall a7"))["logs"] == 2


def test_a_wall_takes_one_square_whatever_the_third_die() -> None:
    for die in "3456":
        for move in notations(sheet("chiefdom-1"), f"1 2 {die}"):
            assert "wall" not in move or move.split()[2] in {"a7", "a8"}


def test_a_wall_hires_nobody() -> None:
    assert after(sheet("chiefdom-1", "b7 O"), WALLS_ONLY, "6 wall a7") == sheet("chiefdom-1", "a7 # O")


@pytest.mark.parametrize(
    ("runs", "drawn"),
    [
        (["a7 # # # # # #"], 6),
        (["a8 # # # # # #"], 6),
        (["a7 # # #", "c8 # # # #"], 7),
        (["a8 # #", "b9 # # # #", "e8 # #"], 8),
        (["a7 # # # # # #", "c6 #", "c5 #"], 8),
        (["a7 # # # # # #", "a8 #", "f8 #"], 8),
        (["a7 #", "a6 #", "a5 # # # # # #", "f6 #", "f7 #"], 10),
    ],
)
def test_a_complete_wall_pays_all_its_squares_branches_too_and_the_four_printed(
    runs: list[str], drawn: int
) -> None:
    for game in ("chiefdom-1", "chiefdom-2"):
        assert terms_of(sheet(game, *runs))["wall"] == 3 * drawn + 12


@pytest.mark.parametrize(
    ("runs", "drawn"),
    [
        (["a7 #"], 1),
        (["a7 # # # # #"], 5),
        (["a7 # # # # #", "f8 #"], 6),
        (["a7 # # #", "d8 # # #"], 6),
        (["a7 #", "a6 # # # # # #"], 7),
        (["b7 # # # # #"], 5),
    ],
)
def test_an_unfinished_wall_pays_nothing_in_the_first_edition_and_its_squares_in_the_second(
    runs: list[str], drawn: int
) -> None:
    assert terms_of(sheet("chiefdom-1", *runs))["wall"] == 0
    assert terms_of(sheet("chiefdom-2", *runs))["wall"] == 3 * drawn


def test_no_wall_pays_nothing() -> None:
    assert terms_of(sheet("chiefdom-1"))["wall"] == terms_of(sheet("chiefdom-2"))["wall"] == 0
