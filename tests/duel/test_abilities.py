"""Lifts, pluses and stars, and the abilities that last."""

from __future__ import annotations

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.games.duel import DUEL

from .positions import dice, head, line_of, listed, mark_at, play, position, queue, rows, verbs

# ---- Lifts, pluses and stars: the queue, and the six one-time abilities


FULL = "18 18 18 18 18 18"
ALL_BUT_AGAIN = "split,wild,leftover,cross,mark"

# ---- the queue


@pytest.mark.parametrize(("before", "phase"), [(3, "lift"), (7, "plus"), (11, "lift"), (17, "star")])
def test_a_marked_square_with_something_on_it_is_used(before: int, phase: str) -> None:
    after = play(position("d5=2", a=f"0 {before} 0 0 0 0"), "draw e5=2 f5=5")
    assert (head(after), queue(after)) == (f"turn=A phase={phase}", "-")


@pytest.mark.parametrize("before", [0, 4, 8, 12, 16])
def test_other_squares_do_nothing(before: int) -> None:
    after = play(position("d5=2", a=f"0 {before} 0 0 0 0"), "draw e5=2 f5=5")
    assert head(after) == "turn=B phase=draw"


def test_things_are_used_in_the_order_marked() -> None:
    run = "e1=2 e2=2 e3=2 e4=2 e5=2 e6=2"
    after = play(position(run, a="0 3 0 0 0 0"), "draw e7=2 d7=5")
    assert (head(after), queue(after)) == ("turn=A phase=lift", "plus"), "marks 4 to 9 pass 4 and 8"


def test_what_an_ability_marks_queues_behind() -> None:
    waiting = position(phase="plus", queue="lift", a="0 7 0 17 0 0", used="-")
    assert (head(play(waiting, "mark 4")), queue(play(waiting, "mark 4"))) == ("turn=A phase=lift", "star")
    assert queue(play(waiting, "mark 2")) == "plus"


def test_what_an_ability_draws_is_scored_mountained_and_queued_behind() -> None:
    waiting = position("e4=1 d5=4 f5=6 e7=2", phase="plus", queue="star", a="3 7 0 0 0 0")
    after = play(waiting, "wild e6=2")
    assert rows(after, "A") == [4, 9, 0, 1, 0, 1]
    assert (head(after), queue(after)) == ("turn=A phase=star", "plus,lift")


def test_the_turn_passes_when_the_queue_is_empty() -> None:
    assert head(play(position(phase="lift"), "lift 1")) == "turn=B phase=draw"
    second = play(position(phase="lift", turn="B"), "lift 1")
    assert DUEL.format_sheet(second, 0).startswith("duel board=9 round=6 first=B turn=B phase=draft")


# ---- lift


def test_a_lift_marks_one_of_the_lowest_rows_by_choice() -> None:
    lifting = position(phase="lift", a="2 1 5 1 9 3")
    assert listed(lifting) == ["lift 2", "lift 4"]
    assert rows(play(lifting, "lift 4"), "A") == [2, 1, 5, 2, 9, 3]
    with pytest.raises(IllegalMove, match="an arrow marks a lowest row, one with 1 mark"):
        play(lifting, "lift 1")


def test_lifts_chain() -> None:
    after = play(position(phase="lift", a="3 4 4 4 4 4"), "lift 1")
    assert (head(after), listed(after)) == ("turn=A phase=lift", [f"lift {row}" for row in range(1, 7)])
    again = play(
        position(phase="lift", a="11 18 18 18 18 18", owns="+1,-1,flip,reroll,twin"), "lift 1", "lift 1"
    )
    assert (rows(again, "A"), head(again)) == ([13, 18, 18, 18, 18, 18], "turn=B phase=draw")


def test_a_lift_can_mark_a_star() -> None:
    after = play(position(phase="lift", a="17 18 18 18 18 18", owns="+1,-1,flip,reroll"), "lift 1")
    assert (rows(after, "A"), head(after), listed(after)) == ([18] * 6, "turn=A phase=star", ["star twin"])


def test_a_lift_is_lost_when_all_rows_are_full() -> None:
    after = play(
        position(phase="lift", queue="lift,lift", a="17 18 18 18 18 18", owns="+1,-1,flip,reroll,twin"),
        "lift 1",
    )
    assert (head(after), queue(after)) == ("turn=B phase=draw", "-"), "the sixth star is lost as well"


# ---- plus


def test_a_plus_offers_the_six_abilities_not_yet_used() -> None:
    assert verbs(position(phase="plus")) == ["split", "wild", "leftover", "again", "cross", "mark"]
    assert verbs(position(phase="plus", used="split,again")) == ["wild", "leftover", "cross", "mark"]


def test_an_ability_is_used_once() -> None:
    after = play(position(phase="plus", queue="plus", used="wild"), "cross a1")
    assert line_of(after, "A").split()[8:10] == ["used", "wild,cross"]
    assert verbs(after) == ["split", "leftover", "again", "mark"]


@pytest.mark.parametrize(
    "move", ["split a1=2 b1=5", "wild a1=4", "leftover a1=6", "again", "cross a1", "mark 3"]
)
def test_each_of_the_six_is_crossed_out_by_its_use(move: str) -> None:
    assert f"used {move.split()[0]} owns" in line_of(play(position(phase="plus"), move), "A")


def test_each_player_has_their_own_six() -> None:
    after = play(position(phase="plus"), "cross a1")
    assert "used -" in line_of(after, "B")


def test_a_plus_must_be_used_if_anything_can() -> None:
    assert listed(position(phase="plus", used="split,wild,leftover,cross,mark")) == ["again"]
    one_square = position(phase="plus", used="split,wild,leftover,mark", only="a1")
    assert listed(one_square) == ["cross a1"]


def test_a_plus_is_lost_if_nothing_can_be_used() -> None:
    after = play(position(phase="lift", queue="plus", only="a1 c1", used=ALL_BUT_AGAIN), "lift 1")
    assert head(after) == "turn=B phase=over"
    full = position(
        phase="lift", queue="plus", only="a1", used="wild,leftover,again,cross", a="17 18 18 18 18 18"
    )
    after = play(full, "lift 1", "star flip")
    assert head(after) == "turn=B phase=over", "split needs two squares and mark a row below 18"


# ---- the six


def test_split_draws_both_dice_apart_or_together_in_four_lines() -> None:
    before = position("d5=2 f5=2 e4=2 e6=2 h2=5", phase="plus", dice="A 2 5 | B 3 3 | left 6")
    after = play(before, "split e5=2 h1=5")
    assert (mark_at(after, "e5"), mark_at(after, "h1")) == ("2", "5")
    assert rows(after, "A") == [0, 4, 0, 0, 1, 0]
    together = play(position("d5=2 g5=5", phase="plus"), "split e5=2 f5=5")
    assert rows(together, "A") == [0, 1, 0, 0, 1, 0]


def test_split_icons_do_not_score_each_other() -> None:
    before = position("e5=2", phase="plus", dice="A 2 2 | B 3 3 | left 6")
    assert rows(play(before, "split d5=2 c5=2"), "A") == [0, 1, 0, 0, 0, 0]


def test_split_uses_the_dice_as_they_are_now() -> None:
    changed = play(position("g5=6", owns="flip", a="0 0 0 0 0 7", dice="A 1 5 | B 3 3 | left 6"), "flip 1")
    after = play(changed, "draw f5=6 e5=5")
    assert head(after) == "turn=A phase=plus"
    assert "split a1=6 b1=5" in listed(after)
    assert "split a1=1 b1=5" not in listed(after)


def test_split_is_scored_in_the_order_chosen() -> None:
    before = position("d5=2 g7=5", phase="plus", a="0 3 0 0 17 0")
    lift_first, star_first = play(before, "split e5=2 h7=5"), play(before, "split h7=5 e5=2")
    assert (head(lift_first), queue(lift_first)) == ("turn=A phase=lift", "star")
    assert (head(star_first), queue(star_first)) == ("turn=A phase=star", "lift")


def test_split_needs_two_empty_squares_adjacent_or_not() -> None:
    apart = position(phase="plus", used="wild,leftover,again,cross,mark", only="a1 i9")
    assert listed(apart) == ["split a1=2 i9=5", "split a1=5 i9=2"]
    assert "split" not in verbs(position(phase="plus", only="a1"))


def test_wild_draws_any_icon_anywhere_in_four_lines() -> None:
    before = position("d5=4 f5=4 e4=4 e6=4", phase="plus", used="split,leftover,again,cross,mark")
    assert len(listed(before)) == 6 * (81 - 10)
    assert rows(play(before, "wild e5=4"), "A") == [0, 0, 0, 4, 0, 0]


def test_leftover_draws_the_remaining_die_which_stays() -> None:
    before = position("d5=6 e4=6", phase="plus", used="split,wild,again,cross,mark")
    assert len(listed(before)) == 81 - 8
    after = play(before, "leftover e5=6")
    assert rows(after, "A") == [0, 0, 0, 0, 0, 2]
    assert dice(after) == "A 2 5 | B 3 3 | left 6"
    second = play(position("d5=6 e5=6", turn="B", phase="plus"), "leftover f5=6")
    assert rows(second, "B") == [0, 0, 0, 0, 0, 2]
    with pytest.raises(IllegalMove):
        play(before, "leftover e5=5")


def test_again_rolls_both_dice_and_draws_them_as_a_pair() -> None:
    rolling = play(position("d5=4", phase="plus", queue="lift"), "again")
    assert (head(rolling), dice(rolling)) == ("turn=A phase=again", "A ? ? | B 3 3 | left 6")
    assert (DUEL.waiting(rolling), len(DUEL.rolls(rolling))) == ((), 21)
    rolled = play(rolling, "roll 4 1")
    assert dice(rolled) == "A 1 4 | B 3 3 | left 6"
    assert verbs(rolled) == ["draw"]
    after = play(rolled, "draw e5=4 f5=1")
    assert (rows(after, "A"), head(after)) == ([0, 0, 0, 1, 0, 0], "turn=A phase=lift")


def test_again_allows_no_permanent_abilities() -> None:
    rolled = play(position(phase="plus", owns="+1,-1,flip,reroll,twin"), "again", "roll 3 3")
    assert verbs(rolled) == ["draw"]


def test_again_needs_two_adjacent_empty_squares() -> None:
    assert "again" not in verbs(position(phase="plus", only="a1 c1 e1"))
    assert "again" in verbs(position(phase="plus", only="a1 b1"))


def test_a_cross_blocks_and_scores_nothing() -> None:
    before = position("d5=2", phase="plus")
    after = play(before, "cross e5")
    assert (mark_at(after, "e5"), rows(after, "A")) == ("x", [0] * 6)
    assert all("e5" not in move for move in listed(after))


def test_mark_marks_any_row_below_eighteen() -> None:
    before = position(phase="plus", used="split,wild,leftover,again,cross", a="18 3 0 0 0 17", owns="flip")
    assert listed(before) == ["mark 2", "mark 3", "mark 4", "mark 5", "mark 6"]
    assert head(play(before, "mark 2")) == "turn=A phase=lift"
    assert head(play(before, "mark 6")) == "turn=A phase=star"


def test_a_closed_empty_square_may_still_be_drawn_on() -> None:
    closed = position("e4=x d5=x f5=x e6=2", phase="plus")
    assert rows(play(closed, "wild e5=2"), "A") == [0, 1, 0, 0, 0, 0]


# ---- star


def test_a_star_gives_a_permanent_ability_not_owned_yet() -> None:
    starring = position(phase="star", owns="flip,twin")
    assert listed(starring) == ["star +1", "star -1", "star reroll"]
    assert "owns -1,flip,twin spent -" in line_of(play(starring, "star -1"), "A")


def test_the_sixth_star_is_lost() -> None:
    after = play(position("d5=2", a="0 17 0 0 0 0", owns="+1,-1,flip,reroll,twin"), "draw e5=2 f5=5")
    assert head(after) == "turn=B phase=draw"


def test_a_new_permanent_is_usable_from_the_next_turn() -> None:
    after = play(position(phase="star", queue="lift"), "star flip")
    assert verbs(after) == ["lift"]
    next_turn = position(owns="flip", round=6)
    assert verbs(next_turn) == ["flip", "draw"]


# ---- Permanent abilities: before drawing, each once a turn, in any order


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
