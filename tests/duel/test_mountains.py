"""Mountains: closed squares with at least two icons beside them."""

from .positions import head, listed, mark_at, play, position, queue, rows


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
