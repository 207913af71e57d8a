"""Lines and mountains, against the board before the drawing."""

from __future__ import annotations

from .positions import head, listed, mark_at, play, position, queue, rows

# ---- Lines: unbroken runs away from the partner, against the board before the drawing


def test_the_rulebooks_example_scores_three_forests_and_a_mask() -> None:
    # a forest that sees one forest to the left and two upwards, a mask that sees one mask below
    before = position("d5=3 e3=3 e4=3 f6=2", dice="A 2 3 | B 1 1 | left 6")
    assert rows(play(before, "draw e5=3 f5=2"), "A") == [0, 1, 3, 0, 0, 0]


def test_each_of_the_three_lines_away_from_the_partner_counts() -> None:
    before = position("e4=2 e6=2 d5=2", dice="A 2 5 | B 1 1 | left 6")
    assert rows(play(before, "draw e5=2 f5=5"), "A") == [0, 3, 0, 0, 0, 0]


def test_the_line_to_the_partner_counts_nothing_even_beyond_it() -> None:
    before = position("g5=2", dice="A 2 5 | B 1 1 | left 6")
    assert rows(play(before, "draw e5=2 f5=5"), "A") == [0] * 6
    twins = position("g5=2", dice="A 2 2 | B 1 1 | left 6")
    assert rows(play(twins, "draw e5=2 f5=2"), "A") == [0, 1, 0, 0, 0, 0], "only f5 sees g5"


def test_what_was_just_drawn_never_counts() -> None:
    before = position(dice="A 2 2 | B 1 1 | left 6")
    assert rows(play(before, "draw e5=2 f5=2"), "A") == [0] * 6


def test_a_run_ends_at_another_icon_an_empty_square_a_mountain_a_cross_and_the_edge() -> None:
    for blocker in ("1", ".", "^", "x"):
        before = position(f"c6=2 b6={blocker} a6=2", dice="A 2 5 | B 1 1 | left 6")
        assert rows(play(before, "draw d6=2 e6=5"), "A") == [0, 1, 0, 0, 0, 0], blocker
    edge = position("a6=2 b6=2 c6=2 i5=2", dice="A 2 5 | B 1 1 | left 6")
    assert rows(play(edge, "draw d6=2 e6=5"), "A") == [0, 3, 0, 0, 0, 0]


def test_a_line_does_not_run_round_the_edge() -> None:
    before = position("i4=2", dice="A 2 5 | B 1 1 | left 6")
    assert rows(play(before, "draw a5=2 a6=5"), "A") == [0] * 6
    upward = position("a4=2 i6=2", dice="A 2 5 | B 1 1 | left 6")
    assert rows(play(upward, "draw i5=2 i4=5"), "A") == [0, 1, 0, 0, 0, 0]


def test_a_long_run_counts_every_icon() -> None:
    column = "e1=2 e2=2 e3=2 e4=2 e5=2 e6=2"
    assert rows(play(position(column), "draw e7=2 d7=5"), "A") == [0, 6, 0, 0, 0, 0]


def test_runs_cross_the_middle_of_the_large_board() -> None:
    column = " ".join(f"f{row}=2" for row in range(2, 11))
    after = play(position(column, board=11, dice="A 2 5 | B 1 1 | left 6", a="0 0 1 1 1 1"), "draw e7=2 e8=5")
    assert rows(after, "A") == [0, 1, 1, 1, 1, 1]
    open_column = " ".join(f"g{row}=2" for row in range(1, 11))
    after = play(position(open_column, board=11), "draw g11=2 h11=5")
    assert rows(after, "A")[1] == 10


def test_both_icons_score() -> None:
    before = position("d5=2 g5=5 f6=5")
    assert rows(play(before, "draw e5=2 f5=5"), "A") == [0, 1, 0, 0, 2, 0]


def test_only_the_drawer_marks() -> None:
    after = play(position("d5=2"), "draw e5=2 f5=5")
    assert (rows(after, "A"), rows(after, "B")) == ([0, 1, 0, 0, 0, 0], [0] * 6)


def test_a_full_row_takes_no_further_marks_and_no_second_star() -> None:
    after = play(position("d5=2 e4=2", a="0 18 0 0 0 0", owns="flip"), "draw e5=2 f5=5")
    assert (rows(after, "A"), head(after)) == ([0, 18, 0, 0, 0, 0], "turn=B phase=draw")
    nearly = play(position("d5=2 e4=2", a="0 17 0 0 0 0"), "draw e5=2 f5=5")
    assert (rows(nearly, "A"), head(nearly), queue(nearly)) == ([0, 18, 0, 0, 0, 0], "turn=A phase=star", "-")


def test_the_drawer_chooses_which_icon_is_scored_first() -> None:
    before = position("d5=2 g5=5", a="0 3 0 0 7 0")
    lift_first, plus_first = play(before, "draw e5=2 f5=5"), play(before, "draw f5=5 e5=2")
    assert (head(lift_first), queue(lift_first)) == ("turn=A phase=lift", "plus")
    assert (head(plus_first), queue(plus_first)) == ("turn=A phase=plus", "lift")
    assert {"draw e5=2 f5=5", "draw f5=5 e5=2"} <= set(listed(before))


def test_an_order_that_changes_nothing_is_listed_once_and_read_both_ways() -> None:
    before = position("d5=2 g5=5", a="0 3 0 0 3 0")
    assert "draw e5=2 f5=5" in listed(before)
    assert "draw f5=5 e5=2" not in listed(before)
    assert play(before, "draw f5=5 e5=2") == play(before, "draw e5=2 f5=5")


def test_an_order_of_two_lost_things_is_listed_once() -> None:
    # every ability but `again` is used and the last pair leaves no room: the plus is lost, and so is the
    # sixth star, whichever comes first
    before = position(
        "d6=2 g6=5",
        only="e6 f6",
        a="18 17 18 18 7 18",
        used="split,wild,leftover,cross,mark",
        owns="+1,-1,flip,reroll,twin",
        spent="+1,-1,flip,reroll,twin",
    )
    assert listed(before) == ["draw e6=2 f6=5", "draw e6=5 f6=2"]
    assert head(play(before, "draw f6=5 e6=2")) == "turn=B phase=over"


# ---- Mountains: closed squares with at least two icons beside them


def test_a_closed_square_becomes_a_mountain_and_marks_every_icon_beside_it() -> None:
    before = position("e4=1 d5=4 f5=6", dice="A 2 5 | B 1 1 | left 6")
    after = play(before, "draw e6=2 e7=5")
    assert mark_at(after, "e5") == "^"
    assert rows(after, "A") == [1, 1, 0, 1, 0, 1]


def test_equal_icons_beside_a_mountain_mark_once_each() -> None:
    before = position("e4=4 d5=4 f5=4", dice="A 2 5 | B 1 1 | left 6")
    assert rows(play(before, "draw e6=2 e7=5"), "A") == [0, 1, 0, 3, 0, 0]


def test_the_edge_closes_a_square_but_is_no_icon() -> None:
    before = position("d1=1 f1=4", dice="A 2 5 | B 1 1 | left 6")
    after = play(before, "draw e2=2 e3=5")
    assert (mark_at(after, "e1"), rows(after, "A")) == ("^", [1, 1, 0, 1, 0, 0])


def test_a_corner_needs_both_its_neighbours() -> None:
    before = position("b1=1", dice="A 2 5 | B 1 1 | left 6")
    after = play(before, "draw a2=2 a3=5")
    assert (mark_at(after, "a1"), rows(after, "A")) == ("^", [1, 1, 0, 0, 0, 0])


def test_ring_mountains_close_a_square_but_are_no_icons() -> None:
    before = position("b2=1", board=11, dice="A 2 5 | B 1 1 | left 6")
    after = play(before, "draw c1=2 d1=5")
    assert mark_at(after, "b1") == "^", "a1 is a mountain, b2 and c1 are icons"
    assert rows(after, "A") == [1, 1, 0, 0, 0, 0]


def test_a_closed_square_with_fewer_than_two_icons_stays_empty() -> None:
    before = position("b2=x", board=11, dice="A 2 5 | B 1 1 | left 6")
    after = play(before, "draw c1=2 d1=5")
    assert (mark_at(after, "b1"), rows(after, "A")) == (".", [0] * 6)


def test_crosses_and_mountains_close_a_square_but_are_no_icons() -> None:
    before = position("e4=x d5=^ f5=6", dice="A 2 5 | B 1 1 | left 6")
    after = play(before, "draw e6=2 e7=5")
    assert (mark_at(after, "e5"), rows(after, "A")) == ("^", [0, 1, 0, 0, 0, 1])
    lonely = position("e4=x d5=^ f5=x", dice="A 2 5 | B 1 1 | left 6")
    after = play(lonely, "draw e6=2 e7=5")
    assert (mark_at(after, "e5"), rows(after, "A")) == (".", [0] * 6)


def test_an_empty_neighbour_keeps_a_square_open() -> None:
    before = position("e4=1 d5=4", dice="A 2 5 | B 1 1 | left 6")
    after = play(before, "draw e6=2 e7=5")
    assert (mark_at(after, "e5"), rows(after, "A")) == (".", [0] * 6)


def test_just_drawn_and_pre_drawn_icons_count() -> None:
    around_c3 = position("b3=x d3=x", dice="A 2 5 | B 1 1 | left 6")
    after = play(around_c3, "draw c4=2 c5=5")
    assert (mark_at(after, "c3"), rows(after, "A")) == ("^", [1, 1, 0, 0, 0, 0]), "c2 is the pre-drawn sun"


def test_one_pair_can_make_two_mountains_in_reading_order() -> None:
    # c4 and f4 close at once; c4's neighbours are marked first: up, left, right, down
    squares = "c3=1 b4=4 c5=6 f3=1 g4=4 f5=6"
    before = position(squares, dice="A 2 5 | B 1 1 | left 6", a="3 0 0 7 0 3")
    after = play(before, "draw d4=2 e4=5")
    assert (mark_at(after, "c4"), mark_at(after, "f4")) == ("^", "^")
    assert rows(after, "A") == [5, 1, 0, 9, 1, 5]
    assert (head(after), queue(after)) == ("turn=A phase=lift", "plus,lift")


def test_mountain_neighbours_are_marked_up_left_right_down() -> None:
    before = position("e4=1 d5=4 f5=6", dice="A 2 5 | B 1 1 | left 6", a="7 7 0 3 0 17")
    after = play(before, "draw e6=2 e7=5")
    assert (head(after), queue(after)) == ("turn=A phase=plus", "lift,star,plus")


def test_mountains_are_marked_after_both_icons() -> None:
    before = position("e4=1 d5=4 f5=6 e7=2", dice="A 2 5 | B 1 1 | left 6", a="3 7 0 0 0 0")
    after = play(before, "draw e6=2 d6=5")
    assert rows(after, "A") == [4, 9, 0, 1, 0, 1], "one mask for the line to e7, one for the mountain e5"
    assert (head(after), queue(after)) == ("turn=A phase=plus", "lift")


def test_a_cross_can_make_a_mountain_for_who_drew_it() -> None:
    before = position("e4=1 d5=4 f5=6", phase="plus")
    after = play(before, "cross e6")
    assert (mark_at(after, "e6"), mark_at(after, "e5")) == ("x", "^")
    assert rows(after, "A") == [1, 0, 0, 1, 0, 1]


def test_a_mountain_square_cannot_be_drawn_on() -> None:
    before = position("e4=1 d5=4 f5=6", dice="A 2 5 | B 3 3 | left 6")
    after = play(before, "draw e6=2 e7=5")
    assert "e5" not in " ".join(listed(after))
