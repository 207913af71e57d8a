"""The course of a game: everybody draws who can, and it ends when nobody could."""

from __future__ import annotations

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.game import start_game
from rollwright.core.types import MoveStep

from .sheets import BOTH, dice, full, play, sheet, table

FIRST, SECOND = BOTH
FULL = full("chiefdom-1", "~")
HOLE = full("chiefdom-1", "~", "c3 x").replace("x", ".")
"""One empty square is left at c3."""


def test_the_sheet_has_72_empty_squares_at_the_start() -> None:
    for game in BOTH:
        state = start_game(game, 3)
        assert game.score(state, 2).breakdown["empty"] == -72
        assert game.format_sheet(state, 0) == sheet(game.id)


def test_all_seats_draw_from_the_same_roll_at_once_in_any_order() -> None:
    state = SECOND.apply(start_game(SECOND, 3), dice("2 3 6"))
    assert SECOND.waiting(state) == (0, 1, 2)
    state = play(SECOND, state, "6 water a1,b1,c1", seat=2)
    assert SECOND.waiting(state) == (0, 1)
    state = play(SECOND, state, "2 men a1,b2", seat=0)
    state = play(SECOND, state, "2 men a1,b2", seat=1)
    assert SECOND.waiting(state) == ()
    assert SECOND.turn_of(state) == 2
    assert SECOND.rolls(state)


def test_nobody_draws_twice_in_a_turn_and_no_roll_comes_before_everybody_has_drawn() -> None:
    state = SECOND.apply(start_game(SECOND, 2), dice("2 3 6"))
    state = play(SECOND, state, "6 water a1,b1,c1", seat=0)
    with pytest.raises(IllegalMove, match="seat 1 has nothing to draw now"):
        play(SECOND, state, "6 water a2,b2,c2", seat=0)
    with pytest.raises(IllegalMove, match="no roll is due"):
        SECOND.apply(state, dice("1 2 3"))


def test_what_others_draw_in_a_turn_is_hidden_until_all_have_drawn() -> None:
    start = SECOND.apply(start_game(SECOND, 2), dice("2 3 6"))
    state = play(SECOND, start, "6 water a1,b1,c1", seat=0)
    assert SECOND.format_sheet(SECOND.view(state, 1), 0) == sheet("chiefdom-2")
    assert SECOND.format_sheet(SECOND.view(state, None), 0) == sheet("chiefdom-2")
    assert SECOND.format_sheet(SECOND.view(state, 0), 0) == sheet("chiefdom-2", "a1 ~ ~ ~")
    done = play(SECOND, state, "6 water a1,b1,c1", seat=1)
    assert SECOND.format_sheet(SECOND.view(done, 1), 0) == sheet("chiefdom-2", "a1 ~ ~ ~")


def test_a_seat_that_can_draw_must_draw() -> None:
    state = FIRST.apply(table(FIRST, HOLE), dice("1 2 3"))
    assert FIRST.waiting(state) == (0,)
    assert {str(move[1]) for move in FIRST.moves(state, 0)} == {"icon:water"}
    with pytest.raises(IllegalMove):
        FIRST.apply(state, dice("1 2 3"))


def test_a_seat_that_cannot_draw_passes_and_is_back_the_next_turn() -> None:
    """c3 takes one square: nothing of 4 5 6 (house, men) fits a shape, but a triple does."""
    state = FIRST.apply(table(FIRST, HOLE, sheet("chiefdom-1")), dice("4 5 6"))
    assert FIRST.waiting(state) == (1,)
    assert FIRST.moves(state, 0) == ()
    with pytest.raises(IllegalMove, match="seat 1 has nothing to draw"):
        play(FIRST, state, "6 men c3", seat=0)
    state = play(FIRST, state, "6 men a1,b1,c1,a2,b2,c2", seat=1)
    assert FIRST.outcome(state) is None
    back = FIRST.apply(state, dice("4 4 4"))
    assert FIRST.waiting(back) == (0, 1)
    assert {move[2].value for move in FIRST.moves(back, 0)} == {"c3"}


def test_the_game_ends_after_a_turn_in_which_no_seat_could_draw() -> None:
    state = FIRST.apply(table(FIRST, HOLE, FULL), dice("4 5 6"))
    ended = FIRST.outcome(state)
    assert ended is not None
    assert ended.ending == "nobody could draw"
    assert FIRST.waiting(state) == ()
    assert FIRST.rolls(state) == ()
    with pytest.raises(IllegalMove, match="the game is over"):
        FIRST.apply(state, dice("1 2 3"))


def test_the_game_goes_on_while_one_seat_can_draw() -> None:
    state = FIRST.apply(table(FIRST, FULL, HOLE), dice("4 4 4"))
    assert FIRST.waiting(state) == (1,)
    state = play(FIRST, state, "4 men c3 c3=F", seat=1)
    assert FIRST.outcome(state) is None
    assert FIRST.outcome(FIRST.apply(state, dice("4 4 4"))) is not None


def test_a_game_ends_even_with_room_left_when_the_roll_fits_nowhere() -> None:
    assert FIRST.outcome(FIRST.apply(table(FIRST, HOLE), dice("4 5 6"))) is not None


def test_a_hundred_may_play_and_nobody_more_or_fewer_than_one() -> None:
    for game in BOTH:
        assert len(start_game(game, 100).sheets) == 100
        for seats in (0, 101):
            with pytest.raises(ValueError, match="1 to 100 seats"):
                start_game(game, seats)


def test_a_seat_that_is_not_at_the_table_cannot_move() -> None:
    state = SECOND.apply(start_game(SECOND, 1), dice("2 3 6"))
    with pytest.raises(IllegalMove):
        SECOND.apply(state, MoveStep(7, SECOND.moves(state, 0)[0]))
