"""Permanent abilities: before drawing, each once a turn, in any order."""

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.games.duel import DUEL

from .positions import dice, head, line_of, listed, play, position, verbs

ALL = "+1,-1,flip,reroll,twin"


def uses(owns: str, mine: str, spent: str = "-") -> list[str]:
    state = position(owns=owns, spent=spent, dice=f"A {mine} | B 3 3 | left 6")
    return [move for move in listed(state) if not move.startswith("draw")]


def test_add_one_to_a_die_but_not_above_six() -> None:
    assert uses("+1", "2 5") == ["+1 2", "+1 5"]
    assert uses("+1", "2 6") == ["+1 2"]
    assert uses("+1", "6 6") == []
    assert dice(play(position(owns="+1"), "+1 2")) == "A 3 5 | B 3 3 | left 6"


def test_take_one_off_a_die_but_not_below_one() -> None:
    assert uses("-1", "2 5") == ["-1 2", "-1 5"]
    assert uses("-1", "1 5") == ["-1 5"]
    assert dice(play(position(owns="-1"), "-1 5")) == "A 2 4 | B 3 3 | left 6"


def test_flip_turns_a_die_over() -> None:
    assert uses("flip", "2 5") == ["flip 2", "flip 5"]
    assert dice(play(position(owns="flip"), "flip 2")) == "A 5 5 | B 3 3 | left 6"


def test_reroll_one_or_both() -> None:
    assert uses("reroll", "2 5") == ["reroll 2", "reroll 5", "reroll 2 5"]
    assert uses("reroll", "4 4") == ["reroll 4", "reroll 4 4"]
    one = play(position(owns="reroll"), "reroll 2")
    assert (dice(one), DUEL.waiting(one), len(DUEL.rolls(one))) == ("A 5 ? | B 3 3 | left 6", (), 6)
    assert dice(play(one, "roll 1")) == "A 1 5 | B 3 3 | left 6"
    both = play(position(owns="reroll"), "reroll 2 5")
    assert (dice(both), len(DUEL.rolls(both))) == ("A ? ? | B 3 3 | left 6", 21)
    assert head(play(both, "roll 6 3")) == "turn=A phase=draw"


def test_twin_changes_one_of_two_equal_dice_to_any_other_value() -> None:
    assert uses("twin", "4 4") == [f"twin {value}" for value in (1, 2, 3, 5, 6)]
    assert uses("twin", "2 5") == []
    state = position(owns="twin", dice="A 4 4 | B 3 3 | left 6")
    assert dice(play(state, "twin 1")) == "A 1 4 | B 3 3 | left 6"
    with pytest.raises(IllegalMove):
        play(state, "twin 4")


def test_a_reroll_into_a_double_allows_twin() -> None:
    rolled = play(position(owns="reroll,twin"), "reroll 2", "roll 5")
    assert verbs(rolled) == ["twin", "draw"]


def test_each_is_used_once_a_turn() -> None:
    after = play(position(owns="+1,flip"), "+1 2")
    assert "spent +1" in line_of(after, "A")
    assert verbs(after) == ["flip", "draw"]


def test_they_are_used_in_any_order_on_any_die() -> None:
    one_way = play(position(owns="+1,flip"), "+1 2", "flip 3")
    assert dice(one_way) == "A 4 5 | B 3 3 | left 6"
    other_way = play(position(owns="+1,flip"), "flip 2", "+1 5")
    assert dice(other_way) == "A 5 6 | B 3 3 | left 6"
    assert verbs(one_way) == ["draw"]


def test_none_need_be_used() -> None:
    assert head(play(position(owns=ALL), "draw a1=2 b1=5")) == "turn=B phase=draw"


def test_only_owned_ones_are_offered() -> None:
    assert verbs(position()) == ["draw"]
    assert verbs(position(owns="-1")) == ["-1", "draw"]


def test_what_is_spent_is_ready_again_next_turn() -> None:
    after = play(position(owns="flip"), "flip 2", "draw a1=5 b1=5")
    assert "owns flip spent -" in line_of(after, "A")


def test_the_opponents_dice_are_left_alone() -> None:
    with pytest.raises(IllegalMove):
        play(position(owns="flip"), "flip 3")


def test_none_is_used_during_draft() -> None:
    drafting = position(phase="draft", owns=ALL, dice="A - | B - | left 1 2 3 4 5")
    assert verbs(drafting) == ["take"]
