"""The pair: where it may go, whose turn it is, and the two conditions of the first round."""

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.game import start_game
from rollwright.games.duel import DUEL

from .positions import dice, head, listed, mark_at, play, position


def test_a_pair_goes_on_two_adjacent_empty_squares_either_way_round() -> None:
    assert listed(position(only="a1 b1 b2 i9")) == [
        "draw a1=2 b1=5",
        "draw a1=5 b1=2",
        "draw b1=2 b2=5",
        "draw b1=5 b2=2",
    ]


def test_equal_dice_have_one_way_round() -> None:
    assert listed(position(only="a1 b1 b2 i9", dice="A 4 4 | B 3 3 | left 6")) == [
        "draw a1=4 b1=4",
        "draw b1=4 b2=4",
    ]


def test_the_end_of_a_row_is_not_beside_the_start_of_the_next() -> None:
    assert listed(position(only="i1 a2 d5 d6")) == ["draw d5=2 d6=5", "draw d5=5 d6=2"]


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("draw a1=2 c1=5", "share a side"),
        ("draw c1=2 c2=5", "c2 is not empty"),
        ("draw a1=2 b1=2", "no such die among your two: 2"),
        ("draw a1=2 b2=5", "share a side"),
    ],
)
def test_no_gap_no_drawn_square_no_other_icon(move: str, rule: str) -> None:
    with pytest.raises(IllegalMove, match=rule):
        play(position(), move)


def test_a_square_of_the_large_board_is_not_on_the_small_one() -> None:
    with pytest.raises(IllegalMove, match="no square k10 on the 9 x 9 board"):
        play(position(), "draw k10=2 k11=5")


def test_the_first_player_does_everything_before_the_opponent_goes_on() -> None:
    after = play(position(a="0 3 0 0 0 0"), "draw g1=2 f1=5")
    assert (head(after), mark_at(after, "g1")) == ("turn=A phase=lift", "2")
    assert head(play(after, "lift 1")) == "turn=B phase=draw"


def test_dice_stay_as_they_lie_while_the_opponent_draws() -> None:
    assert dice(play(position(), "draw a1=2 b1=5")) == "A 2 5 | B 3 3 | left 6"


@pytest.mark.parametrize("board", ["9", "11"])
def test_in_round_one_the_pair_touches_a_pre_drawn_icon(board: str) -> None:
    ready = play(start_game(DUEL, 2, {"board": board}), "roll 1 2 3 4 5", "take 1", "take 2 3", "take 4")
    moves = listed(ready)
    # each icon has four neighbours; each neighbour pairs with three others, both ways round; no overlaps
    assert len(moves) == 6 * 4 * 3 * 2 - shared_or_cut(board)
    with pytest.raises(IllegalMove, match="touches a pre-drawn icon"):
        play(ready, "draw e5=1 e6=4")


def shared_or_cut(board: str) -> int:
    """On the 9 x 9 every icon has a neighbour at the edge, which pairs with one square less; on the
    11 x 11 that is only so beside the ring mountains a6 and k6."""
    return 6 * 2 if board == "9" else 2 * 2


def test_a_corner_of_an_icon_is_no_touch() -> None:
    ready = position(round=1)
    assert "draw c1=2 d1=5" in listed(ready)
    assert "draw d1=2 d2=5" in listed(ready)
    assert "draw a1=2 b1=5" not in listed(ready)
    assert "draw d3=2 e3=5" not in listed(ready)


def test_in_round_one_the_second_pair_does_not_touch_the_first() -> None:
    ready = position("c3=1 c4=4", round=1, turn="B", dice="A 1 4 | B 2 3 | left 5")
    moves = listed(ready)
    assert "draw d2=2 e2=3" in moves, "it touches only the pre-drawn icon"
    assert "draw d2=2 d3=3" not in moves, "d3 touches c3"
    assert "draw b2=2 b3=3" not in moves, "b3 touches c3"
    assert "draw b5=2 c5=3" not in moves, "b5 is drawn"
    assert "draw c5=2 d5=3" not in moves, "c5 touches b5, but also c4"


def test_the_first_player_of_round_one_has_no_pair_to_keep_away_from() -> None:
    assert "draw b2=2 b3=5" in listed(position(round=1))


def test_from_round_two_the_pair_goes_anywhere() -> None:
    assert "draw e5=2 e6=5" in listed(position(round=2))
    beside = position("c3=1 c4=4", round=2, turn="B", dice="A 1 4 | B 2 3 | left 5")
    assert "draw d3=2 d4=3" in listed(beside)
