"""Sheets that no game can reach are refused with the reason, and all others accepted."""

from __future__ import annotations

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.games.chiefdom import Chiefdom

from .sheets import SETUPS, game_of, random_states, sheet, state_of


def refuse(text: str) -> InvalidSheet:
    with pytest.raises(InvalidSheet) as caught:
        state_of(text, checked=True)
    assert state_of(text, checked=False)
    return caught.value


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
@pytest.mark.parametrize(
    ("runs", "line", "column", "reason"),
    [
        (["c4 L"], 5, 5, "c4 is a lumberjack with no tree next to him"),
        (["c4 L", "d5 3"], 5, 5, "c4 is a lumberjack with no tree next to him"),
        (["f12 F"], 13, 11, "f12 is a fisherman with no water next to him"),
        (["a1 B"], 2, 1, "a1 is a builder with no house next to him"),
        (["b2 O ~"], 3, 3, "b2 is jobless beside water; he would be a fisherman"),
        (["b2 O 2"], 3, 3, "b2 is jobless beside a tree; he would be a lumberjack"),
        (["a1 3 L 3", "d5 B H O"], 6, 11, "f5 is jobless beside a house; he would be a builder"),
        (["a1 3 L 3", "e5 H"], 6, 9, "e5 is a house with no builder next to it"),
        (["a1 3 L 3", "d5 H L 3"], 6, 7, "d5 is a house with no builder next to it"),
        (["b7 #", "a1 3 L"], 8, 3, "b7 is a wall that hangs on nothing: walls grow from the pre-drawn ones"),
        (["a7 #", "b8 #", "a1 3 L"], 9, 3, "b8 is a wall that hangs on nothing"),
        (["e5 B H"], None, None, "a house costs 5 logs, and only 0 were ever cut"),
        (["a1 2 L 2", "e5 B H"], None, None, "a house costs 5 logs, and only 4 were ever cut"),
        (["a1 3 L 3", "a2 3", "d5 H B H"], None, None, "houses cost 10 logs, and only 6 were ever cut"),
    ],
)
def test_what_no_game_can_reach_is_refused_with_the_place(
    game: str, runs: list[str], line: int | None, column: int | None, reason: str
) -> None:
    wrong = refuse(sheet(game, *runs))
    assert reason in wrong.reason
    assert wrong.line == line
    assert column is None or wrong.column == column


def test_a_wall_in_the_east_alone_hangs_on_nothing_in_the_first_edition_only() -> None:
    assert "f7 is a wall that hangs on nothing" in str(refuse(sheet("chiefdom-1", "f7 #", "a1 3 L")))
    assert state_of(sheet("chiefdom-2", "f7 #", "a1 3 L"), checked=True)


def test_a_wall_without_two_logs_ever_cut_is_refused_in_the_second_edition_only() -> None:
    assert "a7 is a wall, which needs 2 logs in stock" in str(refuse(sheet("chiefdom-2", "a7 #")))
    assert state_of(sheet("chiefdom-1", "a7 #"), checked=True)


def test_logs_spent_later_were_there_for_the_wall() -> None:
    assert state_of(sheet("chiefdom-2", "a1 3 L 2", "e5 B H", "a7 # #"), checked=True)


# ---- orders


IN_ANY_ORDER = "the houses cannot have been paid for in any order"


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_a_house_whose_logs_come_from_trees_that_had_to_come_after_its_builder_is_refused(game: str) -> None:
    """The builder at c2 was jobless when his house came, so the trees beside him were not there."""
    trees_beside_him = sheet(game, "b1 L 3 L", "b2 3 B H", "b3 L")
    assert IN_ANY_ORDER in str(refuse(trees_beside_him))


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_trees_elsewhere_pay_for_the_house_and_those_beside_the_builder_come_later(game: str) -> None:
    assert state_of(sheet(game, "b1 L 3 L", "b2 3 B H", "b3 L", "a5 3 L 2"), checked=True)


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_a_builder_drawn_beside_a_house_that_stands_may_have_any_trees(game: str) -> None:
    """The first man is at e2, with no tree beside him; the one at c2 came when the house stood."""
    assert state_of(sheet(game, "b1 L 3 L", "b2 3 B H B", "b3 L"), checked=True)


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_one_tree_beside_the_builder_may_be_too_much(game: str) -> None:
    """Six logs, three of them beside the builder: three were there for his house."""
    assert IN_ANY_ORDER in str(refuse(sheet(game, "a1 3 L 3 B H")))
    assert state_of(sheet(game, "a1 3 L 3 . B H"), checked=True)
    assert state_of(sheet(game, "b1 2", "a2 3 L 3 B H"), checked=True)


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_the_logs_of_one_cluster_may_pay_for_the_next(game: str) -> None:
    """5 logs stand apart; the first house frees the tree beside its man, and that pays the second."""
    first = ["a1 3 L 2", "a5 H B 3 L", "d6 3", "d4 2"]
    assert state_of(sheet(game, *first, "a9 H B 2"), checked=True)
    both_late = ["a1 2 L 2", "a5 H B 3 L", "d6 3", "a9 H B 3 L"]
    assert state_of(sheet(game, *both_late), checked=True)
    stuck = ["a5 H B 3 L", "a9 H B 3 L", "d6 2", "d10 2"]
    assert IN_ANY_ORDER in str(refuse(sheet(game, *stuck)))


def test_a_bonus_used_needs_something_drawn_after_its_house() -> None:
    just_built = ["a1 3 L 3", "e5 B H"]
    assert "bonus=1, but too little was drawn after" in str(refuse(sheet("chiefdom-2 bonus=1", *just_built)))
    assert state_of(sheet("chiefdom-2 bonus=1", *just_built, "a12 O"), checked=True)
    assert state_of(sheet("chiefdom-2 bonus=0", *just_built), checked=True)
    assert refuse(sheet("chiefdom-2 bonus=1", *just_built, "a7 #")).line == 1


def test_more_bonuses_than_houses_are_refused() -> None:
    wrong = refuse(sheet("chiefdom-2 bonus=2", "a1 3 L 3", "e5 B H", "a12 O O O"))
    assert (wrong.line, wrong.reason) == (1, "bonus=2, but each house gives one and there are 1")


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_state_of_random_games_is_accepted(game: Chiefdom, options: dict[str, str]) -> None:
    for number in range(3):
        for state in random_states(game, options, 1, seed=11, number=number):
            text = game.format_sheet(state, 0)
            assert state_of(text, checked=True).sheets == (state.sheet(0),)


def test_an_empty_sheet_is_reached_by_doing_nothing() -> None:
    for game, _ in SETUPS:
        assert game_of(sheet(game.id)).parse_sheet(sheet(game.id))
