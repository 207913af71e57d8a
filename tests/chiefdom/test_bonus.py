"""The bonus action: each house lets its owner draw a shape without one of its squares, once.

The ruling: having chosen shape and orientation, one square of it is left out; only the squares actually
drawn must be empty and inside the grid, and a player who can only draw with a bonus must.
"""

from __future__ import annotations

import pytest

from rollwright.core.errors import IllegalMove, InvalidSetup, InvalidSheet
from rollwright.core.game import start_game
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2

from .oracle import outcomes
from .sheets import after, dice, full, notations, results, sheet, state_of, table

TOWN = ["a1 3 L 3", "e12 B H"]
"""Six logs, one house paid for."""


def with_bonus(text: str, roll: str) -> list[str]:
    return [move for move in notations(text, roll) if "bonus" in move]


def test_the_rulebooks_example_draws_two_waters_of_a_six() -> None:
    before = sheet("chiefdom-2 bonus=0", *TOWN)
    drawn = after(before, "2 3 6", "6 water bonus c4,c5")
    assert drawn == sheet("chiefdom-2 bonus=1", *TOWN, "c4 ~", "c5 ~")


def test_without_the_option_there_is_no_bonus() -> None:
    text = sheet("chiefdom-2", *TOWN)
    assert with_bonus(text, "2 3 6") == []
    with pytest.raises(IllegalMove, match="there is no bonus in hand"):
        after(text, "2 3 6", "6 water bonus c4,c5")


def test_without_a_house_there_is_no_bonus() -> None:
    assert with_bonus(sheet("chiefdom-2 bonus=0", "a1 3 L 3"), "2 3 6") == []


def test_each_house_gives_one_bonus() -> None:
    houses = ["a1 3 L 3", "a2 3 . 3", "e12 B H", "e11 H"]
    assert with_bonus(sheet("chiefdom-2 bonus=0", *houses), "2 3 6")
    assert with_bonus(sheet("chiefdom-2 bonus=1", *houses), "2 3 6")
    assert with_bonus(sheet("chiefdom-2 bonus=2", *houses), "2 3 6") == []


def test_at_most_one_bonus_is_used_in_a_turn() -> None:
    text = sheet("chiefdom-2 bonus=0", "a1 H H H H", "a2 B B")
    moves = with_bonus(text, "2 3 6")
    assert all(len(move.split()[3].split(",")) == 2 for move in moves if move[0] == "6")
    assert {line.split("\n")[0] for line in results(text, "2 3 6")} == {
        "chiefdom-2 bonus=0",
        "chiefdom-2 bonus=1",
    }


def test_a_bonus_leaves_out_any_one_square_even_the_middle_one() -> None:
    text = sheet("chiefdom-2 bonus=0", *TOWN)
    moves = with_bonus(text, "2 3 6")
    for squares in ("b5,c5", "c5,d5", "b5,d5", "c5,c7"):
        assert f"6 water bonus {squares}" in moves


def test_at_least_one_square_remains_so_single_squares_cannot_use_it() -> None:
    text = sheet("chiefdom-2 bonus=0", *TOWN)
    for roll in ("1 1 1", "6 6 6", "4 4 1"):
        assert not [move for move in with_bonus(text, roll) if move[0] == roll[-1]]
    with pytest.raises(IllegalMove, match="a bonus needs more"):
        after(text, "1 2 4", "1 two bonus d5")
    assert "2 water bonus d5" in with_bonus(text, "1 2 4")


@pytest.mark.parametrize("icon", ["wall", "house"])
def test_walls_and_houses_cannot_use_it(icon: str) -> None:
    text = sheet("chiefdom-2 bonus=0", "a1 3 L 3", "a2 3 3 3", "e12 B H")
    for roll in ("1 2 6", "2 6 5", "3 5 6"):
        assert not [move for move in with_bonus(text, roll) if icon in move]


def test_the_square_left_out_needs_no_room() -> None:
    """Three in a row along row 7, with only a7 and b7 empty: the third square may be anywhere."""
    text = full("chiefdom-2 bonus=0", "~", "c7 H B", "a7 x x").replace("x", ".")
    assert set(with_bonus(text, "2 3 6")) == {"6 water bonus a7,b7", *singles(text)}
    corner = full("chiefdom-2 bonus=0", "~", "c7 H B", "f12 x").replace("x", ".")
    assert "2 men bonus f12 f12=F" in with_bonus(corner, "2 3 6")


def singles(text: str) -> set[str]:
    """Return what a 2 (two touching at a corner) less one square draws of a roll of 2 3 6."""
    return {move for move in with_bonus(text, "2 3 6") if move.startswith("2 men")}


def test_a_player_who_can_only_draw_with_a_bonus_must() -> None:
    text = full("chiefdom-2 bonus=0", "~", "c7 H B", "f12 x").replace("x", ".")
    state = CHIEFDOM_2.apply(state_of(text), dice("2 3 6"))
    assert CHIEFDOM_2.waiting(state) == (0,)
    assert set(notations(text, "2 3 6")) == {"2 men bonus f12 f12=F"}
    used = text.replace("bonus=0", "bonus=1")
    assert CHIEFDOM_2.outcome(CHIEFDOM_2.apply(state_of(used), dice("2 3 6"))) is not None


def test_a_bonus_move_never_hides_a_plain_one() -> None:
    """1 2 4 draws one two-tree square plainly with the 1; the 2's water less one square is a bonus."""
    text = sheet("chiefdom-2 bonus=0", *TOWN)
    assert "1 two d5" in notations(text, "1 2 4")
    assert set(results(text, "1 2 4")) == outcomes(text, (1, 2, 4))


def test_men_drawn_with_a_bonus_take_jobs_like_others() -> None:
    text = sheet("chiefdom-2 bonus=0", "a1 3 L 3", "d4 ~", "e12 B H")
    assert "6 men bonus d5,f5 d5=F" in with_bonus(text, "5 5 6")
    assert "6 men bonus d5,f5" not in with_bonus(text, "5 5 6")


def test_what_two_dice_give_is_listed_once_but_may_be_played_with_either() -> None:
    """4 5 6: two men side by side are a 5 less one square and a 6 less one square."""
    text = sheet("chiefdom-2 bonus=0", *TOWN)
    assert [move for move in with_bonus(text, "4 5 6") if "c5,d5" in move] == ["5 men bonus c5,d5"]
    either = {after(text, "4 5 6", f"{die} men bonus c5,d5") for die in "56"}
    assert either == {sheet("chiefdom-2 bonus=1", *TOWN, "c5 O O")}


def test_the_first_edition_has_no_bonus() -> None:
    with pytest.raises(InvalidSetup, match="there is no option 'bonus' here"):
        start_game(CHIEFDOM_1, 1, {"bonus": "on"})
    with pytest.raises(InvalidSheet, match="line 1: there is no option 'bonus' here"):
        state_of(sheet("chiefdom-1 bonus=0"))


def test_a_bonus_house_serves_from_the_next_turn_on_for_each_player_alone() -> None:
    rich, poor = sheet("chiefdom-2 bonus=0", *TOWN), sheet("chiefdom-2 bonus=0")
    state = CHIEFDOM_2.apply(table(CHIEFDOM_2, rich, poor, options={"bonus": "on"}), dice("2 3 6"))
    kinds = [{choice.kind for move in CHIEFDOM_2.moves(state, seat) for choice in move} for seat in (0, 1)]
    assert "bonus" in kinds[0]
    assert "bonus" not in kinds[1]
