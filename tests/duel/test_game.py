"""A game of Duel: the boards, the draft, the pair, the end."""

from __future__ import annotations

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.game import start_game
from rollwright.core.types import MoveStep
from rollwright.games.duel import DUEL
from rollwright.games.duel.board import ICONS, LIFT, PLUS, ROW_LENGTH, STAR, TRACK

from .positions import dice, head, listed, mark_at, play, position

# ---- The boards and tracks are as the rules page says


def board_rows(size: str) -> list[str]:
    text = DUEL.format_sheet(start_game(DUEL, 2, {"board": size}), 0)
    return text.split("\n")[1 : int(size) + 1]


def test_the_small_board_has_six_icons_round_the_middle() -> None:
    assert board_rows("9") == [
        ". . . . . . . . .",
        ". . 1 . . . 2 . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". 4 . . . . . 3 .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . 5 . . . 6 . .",
        ". . . . . . . . .",
    ]


def test_the_large_board_has_the_same_picture_inside_a_ring_with_eight_mountains() -> None:
    rows = board_rows("11")
    assert [row[2:-2] for row in rows[1:-1]] == board_rows("9")
    assert rows[0] == rows[5][:1] + " . . . . ^ . . . . ^"
    assert rows[10] == rows[0]
    assert [row[0] + row[-1] for row in rows] == ["^^", *[".."] * 4, "^^", *[".."] * 4, "^^"]


def test_opposite_icons_add_to_seven_under_a_half_turn() -> None:
    for size in ("9", "11"):
        cells = " ".join(board_rows(size)).split()
        for cell, opposite in zip(cells, reversed(cells)):
            assert not cell.isdecimal() or int(cell) + int(opposite) == 7


def test_the_small_board_is_the_default_and_a_begins() -> None:
    start = start_game(DUEL, 2)
    first_line = DUEL.format_sheet(start, 0).split("\n")[0]
    assert first_line == "duel board=9 round=1 first=A turn=A phase=draft"
    assert DUEL.options_of(start) == {"board": "9", "first": "A", "rules": "1"}


def test_the_lot_for_the_first_player_is_an_option_of_the_start() -> None:
    start = start_game(DUEL, 2, {"first": "B"})
    first_line = DUEL.format_sheet(start, 0).split("\n")[0]
    assert first_line == "duel board=9 round=1 first=B turn=B phase=draft"
    assert DUEL.options_of(start)["first"] == "B"


def test_icons_stand_in_the_order_of_the_die() -> None:
    assert ICONS == ("sun", "mask", "forest", "lake", "hut", "spear")


def test_every_row_has_eighteen_squares_with_lifts_a_plus_and_a_star() -> None:
    assert ROW_LENGTH == 18
    assert TRACK == {4: LIFT, 8: PLUS, 12: LIFT, 18: STAR}


# ---- Roll and draft: one, two, one; the fifth die stays


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


# ---- The pair: where it may go, whose turn it is, and the two conditions of the first round


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


# ---- The end of the game, and who wins


def test_the_game_ends_before_the_roll_when_the_first_player_has_no_room() -> None:
    last = position(turn="B", only="a1 b1 i9")
    after = play(last, "draw a1=3 b1=3")
    assert DUEL.format_sheet(after, 0).startswith("duel board=9 round=6 first=B turn=B phase=over\n")
    assert dice(after) == "A - | B - | left -"


def test_the_game_may_end_in_mid_round_and_keeps_its_dice() -> None:
    after = play(position(only="a1 b1 i9"), "draw a1=2 b1=5")
    assert DUEL.format_sheet(after, 0).startswith("duel board=9 round=5 first=A turn=B phase=over\n")
    assert dice(after) == "A 2 5 | B 3 3 | left 6"


def test_isolated_empty_squares_are_no_room() -> None:
    after = play(position(only="a1 b1 i9 i7 g9"), "draw a1=2 b1=5")
    assert head(after) == "turn=B phase=over"


def test_two_adjacent_empty_squares_are_room() -> None:
    after = play(position(only="a1 b1 i9 i8"), "draw a1=2 b1=5")
    assert head(after) == "turn=B phase=draw"


def test_a_mountain_can_take_the_last_room() -> None:
    # the pair on a1 and b1 leaves c1, closed by b1, d1 and the sun: a mountain
    after = play(position("d1=4", only="a1 b1 c1"), "draw a1=2 b1=5")
    assert head(after) == "turn=B phase=over"


def test_abilities_still_queued_are_resolved_first() -> None:
    before = position("a2=2", only="a1 b1 i9", a="0 3 0 0 0 0")
    after = play(before, "draw a1=2 b1=5")
    assert head(after) == "turn=A phase=lift"
    assert head(play(after, "lift 1")) == "turn=B phase=over"


def test_nothing_happens_after_the_end() -> None:
    over = play(position(only="a1 b1"), "draw a1=2 b1=5")
    assert (DUEL.waiting(over), DUEL.rolls(over), listed(over)) == ((), (), [])
    with pytest.raises(IllegalMove, match="the game is over"):
        play(over, "draw a1=3 b1=3")
    with pytest.raises(IllegalMove, match="the game is over"):
        play(over, "roll 1")


def over_with(a: str, b: str) -> tuple[int, ...]:
    outcome = DUEL.outcome(position(phase="over", turn="B", only="a1", a=a, b=b))
    assert outcome is not None
    assert outcome.ending == "no room for a pair"
    return outcome.winners


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ("1 1 1 1 1 1", "0 18 18 18 18 18", (0,)),
        ("0 18 18 18 18 18", "1 1 1 1 1 1", (1,)),
        ("3 2 9 9 9 9", "9 9 9 9 2 4", (1,)),
        ("5 4 3 2 1 7", "7 1 2 3 4 6", (1,)),
        ("5 4 3 2 1 6", "6 1 2 3 4 5", (0, 1)),
        ("18 18 18 18 18 18", "18 18 18 18 18 17", (0,)),
        ("0 0 0 0 0 0", "0 0 0 0 0 0", (0, 1)),
        ("0 0 0 0 0 0", "0 0 0 0 0 1", (1,)),
    ],
)
def test_sorted_rows_are_compared_from_the_lowest(a: str, b: str, winners: tuple[int, ...]) -> None:
    assert over_with(a, b) == winners


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert DUEL.outcome(position()) is None


def test_the_report_gives_both_players_rows_and_who_leads() -> None:
    state = position(a="1 0 5 2 2 2", b="0 0 9 9 9 9")
    assert DUEL.report(state) == {
        "game": "duel",
        "total": 0,
        "marks": 12,
        "breakdown": {"sun": 1, "mask": 0, "forest": 5, "lake": 2, "hut": 2, "spear": 2},
        "rank": None,
        "players": {
            "A": {
                "rows": {"sun": 1, "mask": 0, "forest": 5, "lake": 2, "hut": 2, "spear": 2},
                "sorted": [0, 1, 2, 2, 2, 5],
                "total": 0,
                "marks": 12,
            },
            "B": {
                "rows": {"sun": 0, "mask": 0, "forest": 9, "lake": 9, "hut": 9, "spear": 9},
                "sorted": [0, 0, 9, 9, 9, 9],
                "total": 0,
                "marks": 36,
            },
        },
        "leader": "A",
        "over": False,
    }
    assert DUEL.report(position())["leader"] is None
