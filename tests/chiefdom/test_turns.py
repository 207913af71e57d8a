"""The course of a game: everybody draws who can, and it ends when nobody could."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core.errors import IllegalMove
from rollwright.core.game import draw_roll, start_game
from rollwright.core.record import parse_record, replay
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import find_game
from rollwright.games.chiefdom import CHIEFDOM_1, Chiefdom
from rollwright.games.chiefdom.state import State

from . import oracle_scoring
from .oracle import MEN, logs_left, outcomes, read
from .oracle_scoring import rival_points, rival_value, terms
from .sheets import BOTH, SETUPS, dice, full, play, random_states, sheet, table

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


# ---- Chiefdom's golden games judged by the oracle: every move, every score


FOLDER = Path(__file__).parent.parent / "playthroughs"
RECORDS = sorted(FOLDER.glob("chiefdom-*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_move_of_a_golden_game_is_one_the_oracle_allows(path: Path) -> None:
    record = parse_record(path.read_text())
    game = find_game(record.game)
    played = replay(game, record)
    dice = (0, 0, 0)
    for before, step, after in zip(played.states, played.steps, played.states[1:]):
        if isinstance(step, MoveStep):
            text = game.format_sheet(before, step.seat)
            assert game.format_sheet(after, step.seat) in outcomes(text, dice)
        elif isinstance(step, Roll) and len(step.faces) == 3:
            low, middle, high = map(int, step.faces)
            dice = (low, middle, high)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_end_of_a_golden_game_is_scored_as_the_oracle_scores_it(path: Path) -> None:
    record = parse_record(path.read_text())
    game = find_game(record.game)
    final = replay(game, record).final
    texts = [game.format_sheet(final, seat) for seat in range(len(record.players))]
    wanted = [oracle_scoring.terms(text) for text in texts]
    cells = [read(text).cells for text in texts]
    for card in [card for card in final.cards or () if card > 12]:
        for points, extra in zip(wanted, rival_points(card, [rival_value(card, c) for c in cells])):
            points["cards"] += extra
    assert [dict(game.score(final, seat).breakdown) for seat in range(len(texts))] == wanted


# ---- What holds in every game, whoever plays it


SEEDS = st.integers(0, 2**40)
ANY_SETUP = st.sampled_from(SETUPS)


def pages(game: Chiefdom, options: dict[str, str], seed: int) -> list[str]:
    """Return a solo game as its sheets between turns."""
    states = random_states(game, options, 1, seed)
    return [game.format_sheet(state, 0) for state in states if not state.pending]


@settings(max_examples=12)
@given(ANY_SETUP, SEEDS)
def test_logs_are_never_owed_and_every_score_is_the_oracles(
    setup: tuple[Chiefdom, dict[str, str]], seed: int
) -> None:
    game, options = setup
    for state in random_states(game, options, 1, seed):
        text = game.format_sheet(state, 0)
        paper = read(text)
        assert logs_left(paper.cells, paper.rules) >= 0
        assert dict(game.score(state, 0).breakdown) == terms(text)


@settings(max_examples=12)
@given(ANY_SETUP, SEEDS)
def test_what_is_drawn_stays_and_jobs_never_change(setup: tuple[Chiefdom, dict[str, str]], seed: int) -> None:
    sheets = [read(text) for text in pages(*setup, seed)]
    for before, after in pairwise(sheets):
        for square, icon in before.cells.items():
            now = after.cells[square]
            assert icon == now or icon == "." or (icon == "O" and now in MEN)
        assert 0 <= (after.bonus or 0) - (before.bonus or 0) <= 1


@settings(max_examples=4)
@given(st.sampled_from(BOTH), SEEDS, st.sets(st.integers(1, 18), min_size=1, max_size=5))
def test_cards_of_a_table_are_scored_as_the_oracle_scores_them(
    game: Chiefdom, seed: int, cards: set[int]
) -> None:
    named = {"cards": ",".join(map(str, sorted(cards)))}
    for state in random_states(game, named, 3, seed):
        if not state.pending:
            _check_cards(game, state, sorted(card for card in cards if card > 12))


def _check_cards(game: Chiefdom, state: State, rivals: list[int]) -> None:
    texts = [game.format_sheet(state, seat) for seat in range(3)]
    wanted = [terms(text)["cards"] for text in texts]
    for card in rivals:
        points = rival_points(card, [rival_value(card, read(text).cells) for text in texts])
        wanted = [total + more for total, more in zip(wanted, points)]
    assert [game.score(state, seat).breakdown["cards"] for seat in range(3)] == wanted


def test_a_hundred_players_play_to_the_end() -> None:
    state, dice, turns = start_game(CHIEFDOM_1, 100), make_rng(2, 0, DICE), 0
    engine = CHIEFDOM_1.engine(fast=False)
    while CHIEFDOM_1.outcome(state) is None:
        dice, roll = draw_roll(CHIEFDOM_1, state, dice)
        state, turns = CHIEFDOM_1.apply(state, roll), turns + 1
        for seat in state.pending:
            move = engine.choose(state, seat, "random", make_rng(2, turns, seat + 1))
            state = CHIEFDOM_1.apply(state, MoveStep(seat, move))
    ended = CHIEFDOM_1.outcome(state)
    assert ended is not None
    assert len(ended.scores) == 100
    assert ended.scores[ended.winners[0]].total == max(score.total for score in ended.scores)
