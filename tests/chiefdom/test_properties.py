"""What holds in every game, whoever plays it."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep
from rollwright.games.chiefdom import CHIEFDOM_1, Chiefdom
from rollwright.games.chiefdom.state import State

from .oracle import MEN, logs_left, read
from .oracle_scoring import rival_points, rival_value, terms
from .sheets import BOTH, SETUPS, random_states

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
