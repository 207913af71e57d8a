"""Roll and draft: one, two, one; the fifth die stays."""

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.game import start_game
from rollwright.core.types import MoveStep
from rollwright.games.duel import DUEL

from .positions import dice, head, listed, play, position


def test_the_first_player_rolls_five_dice() -> None:
    start = start_game(DUEL, 2)
    assert dice(start) == "A - | B - | left ? ? ? ? ?"
    assert DUEL.waiting(start) == ()
    rolls = DUEL.rolls(start)
    assert len(rolls) == 252
    assert sum(roll.weight for roll in rolls) == 6**5
    assert [str(roll.roll) for roll in rolls[:3]] == ["1 1 1 1 1", "1 1 1 1 2", "1 1 1 1 3"]
    assert [roll.weight for roll in rolls[:2]] == [1, 5]


def test_the_first_player_takes_one_die_each_value_listed_once() -> None:
    rolled = play(start_game(DUEL, 2), "roll 6 3 1 3 4")
    assert dice(rolled) == "A - | B - | left 1 3 3 4 6"
    assert listed(rolled) == ["take 1", "take 3", "take 4", "take 6"]


def test_the_opponent_takes_two_of_the_four_left() -> None:
    taken = play(start_game(DUEL, 2), "roll 1 3 3 3 6", "take 3")
    assert (head(taken), dice(taken)) == ("turn=B phase=draft", "A 3 | B - | left 1 3 3 6")
    assert listed(taken) == ["take 1 3", "take 1 6", "take 3 3", "take 3 6"]


def test_the_first_player_takes_one_of_the_two_left_and_the_fifth_die_stays() -> None:
    taken = play(start_game(DUEL, 2), "roll 1 3 3 4 6", "take 3", "take 1 6")
    assert (head(taken), listed(taken)) == ("turn=A phase=draft", ["take 3", "take 4"])
    done = play(taken, "take 4")
    assert (head(done), dice(done)) == ("turn=A phase=draw", "A 3 4 | B 1 6 | left 3")


def test_two_equal_dice_left_are_one_choice() -> None:
    taken = play(start_game(DUEL, 2), "roll 1 3 3 4 6", "take 1", "take 4 6")
    assert listed(taken) == ["take 3"]


def test_dice_taken_in_the_other_order_are_the_same_move() -> None:
    taken = play(start_game(DUEL, 2), "roll 1 3 3 4 6", "take 3")
    assert play(taken, "take 6 1") == play(taken, "take 1 6")


def test_b_drafts_first_where_b_is_first() -> None:
    taken = play(start_game(DUEL, 2, {"first": "B"}), "roll 1 2 3 4 5", "take 1", "take 2 3", "take 4")
    assert (head(taken), dice(taken)) == ("turn=B phase=draw", "A 2 3 | B 1 4 | left 5")


@pytest.mark.parametrize("move", ["take 2", "take 1 3", "draw a1=1 a2=3", "lift 1"])
def test_only_dice_that_lie_there_are_taken_in_the_right_number(move: str) -> None:
    rolled = play(start_game(DUEL, 2), "roll 1 3 3 4 6")
    with pytest.raises(IllegalMove, match=r"A takes one of 1 3 3 4 6|no such die left in the middle: 2"):
        play(rolled, move)


def test_nobody_moves_before_the_roll_or_out_of_turn() -> None:
    start = start_game(DUEL, 2)
    with pytest.raises(IllegalMove, match="dice are in the air"):
        play(start, "take 1")
    rolled = play(start, "roll 1 3 3 4 6")
    with pytest.raises(IllegalMove, match="B cannot move now"):
        DUEL.apply(rolled, MoveStep(1, DUEL.parse_move("take 1")))
    with pytest.raises(IllegalMove, match="no roll is due"):
        play(rolled, "roll 1 1 1 1 1")


def test_the_first_player_alternates_each_round() -> None:
    late = position(turn="B", dice="A 2 5 | B 3 3 | left 6")
    after = play(late, "draw a1=3 b1=3")
    assert DUEL.format_sheet(after, 0).startswith("duel board=9 round=6 first=B turn=B phase=draft\n")
    assert dice(after) == "A - | B - | left ? ? ? ? ?"
