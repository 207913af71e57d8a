"""The laws of the house at both speeds, the built-in ways to play, and whole games inside the kernel."""

from __future__ import annotations

import pytest

from rollwright.conformance import check_game
from rollwright.core.game import draw_roll, start_game
from rollwright.core.options import fill_options
from rollwright.core.record import replay
from rollwright.core.rng import DICE, make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.games.duel import DUEL
from rollwright.games.duel.board import BOARDS
from rollwright.games.duel.bot.random_play import choose_random
from rollwright.games.duel.moves import MOST_MOVES
from rollwright.games.duel.sheet import rows_in
from rollwright.kernel.engine import KernelEngine
from rollwright.kernel.interface import Workspace
from rollwright.kernel.speeds import PLAIN
from tests.web.seating import read_playthrough

from .positions import listed, position

# ---- The built-in ways to play, and whole games inside the kernel


SMALL = fill_options(DUEL.options, {})
LARGE = fill_options(DUEL.options, {"board": "11", "first": "B"})


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_a_policy_only_makes_listed_moves(policy: str) -> None:
    engine = DUEL.engine(fast=False)
    for state, step in play_randomly(DUEL, {}, 2, 3):
        if isinstance(step, MoveStep):
            move = engine.choose(state, step.seat, policy, make_rng(3, 0, 1))
            assert move in DUEL.moves(state, step.seat)


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_a_policy_knows_permanents_and_late_abilities(policy: str) -> None:
    engine = DUEL.engine(fast=False)
    late = [
        position(owns="+1,-1,flip,reroll,twin", dice="A 4 4 | B 3 3 | left 6"),
        position("d5=2 g5=5", a="0 3 0 0 7 0", only="e5 f5 a1 a2", phase="draw"),
        position(phase="plus", only="a1 c1"),
        position(phase="plus", only="a1"),
        position(phase="plus", only="a1", used="wild,leftover,cross"),
        position(phase="plus", only="a1 c1 c2", used="wild,leftover,cross,mark"),
        position(phase="plus", used="split,wild,leftover,cross,mark"),
        position(phase="plus", used="wild,leftover,again,cross,mark", only="a1 i9"),
        position(phase="star", owns="flip"),
        position(phase="again", used="again", dice="A 4 4 | B 3 3 | left 6"),
    ]
    for state in late:
        for seed in range(5):
            move = engine.choose(state, 0, policy, make_rng(seed, 0, 1))
            assert DUEL.format_move(move) in listed(state)


@pytest.mark.parametrize("options", [SMALL, LARGE])
def test_games_in_the_kernel_are_games_by_the_rules(options: dict[str, str]) -> None:
    engine, space = DUEL.engine(fast=False), Workspace([0] * MOST_MOVES, [], [], 0)
    for game in range(2):
        state = start_game(DUEL, 2, options)
        dice, hands = make_rng(9, game, DICE), [make_rng(9, game, seat + 1) for seat in (0, 1)]
        while DUEL.outcome(state) is None:
            if DUEL.rolls(state):
                dice, roll = draw_roll(DUEL, state, dice)
                state = DUEL.apply(state, roll)
                continue
            seat = state.turn
            move = engine.choose(state, seat, "random", hands[seat])
            hands[seat], _ = choose_random(BOARDS[state.size], state, space, hands[seat])
            state = DUEL.apply(state, MoveStep(seat, move))
        played = engine.play(options, ("random", "random"), 9, game, 1)
        assert played.list_terms()[0] == [[*rows_in(state.a.rows)], [*rows_in(state.b.rows)]]
        assert played.list_turns()[0] == state.round
        outcome = DUEL.outcome(state)
        assert outcome is not None
        assert tuple(played.list_winners()[0]) == outcome.winners


def test_greedy_beats_random() -> None:
    engine = DUEL.engine(fast=False)
    assert engine.play(SMALL, ("greedy", "random"), 2, 0, 1).list_winners() == [[0]]
    assert engine.play(SMALL, ("random", "greedy"), 2, 1, 1).list_winners() == [[1]]


@pytest.mark.soak
def test_greedy_beats_random_nineteen_times_in_twenty() -> None:
    engine = DUEL.engine(fast=True)
    won = 0
    for policies, seat in ((("greedy", "random"), 0), (("random", "greedy"), 1)):
        played = engine.play(SMALL, policies, 2, 0, 500)
        won += played.list_winners().count([seat])
    assert won >= 950


@pytest.mark.soak
def test_greedy_games_are_the_same_at_both_speeds() -> None:
    for options in (SMALL, LARGE):
        plain = DUEL.engine(fast=False).play(options, ("greedy", "greedy"), 4, 0, 1)
        fast = DUEL.engine(fast=True).play(options, ("greedy", "greedy"), 4, 0, 1)
        for part in ("terms", "turns", "winners"):
            assert getattr(plain, part).tolist() == getattr(fast, part).tolist()


def test_a_draw_has_two_winners() -> None:
    over = position(phase="over", turn="B", only="a1", a="1 2 3 4 5 6", b="6 5 4 3 2 1")
    outcome = DUEL.outcome(over)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_playouts_count_decisions() -> None:
    assert 3 * 40 < DUEL.engine(fast=False).run_playouts(SMALL, 1, 3) < 3 * 400


@pytest.mark.soak
def test_playouts_count_the_same_decisions_at_both_speeds() -> None:
    plain, fast = (DUEL.engine(fast).run_playouts(SMALL, 1, 3) for fast in (False, True))
    assert plain == fast


def test_what_memory_held_makes_no_move_as_good_as_another() -> None:
    engine, rng, found = DUEL.engine(fast=False), make_rng(1, 0, 1), []
    assert isinstance(engine, KernelEngine)
    for state in replay(DUEL, read_playthrough("duel-9")).states[:60]:
        for seat in DUEL.waiting(state):
            both = []
            for rise in (0, 1):
                values = PLAIN.ints("values", engine.most_moves)
                for n in range(len(values)):
                    values[n] = rise * n
                both.append(engine.equals(state, seat, "greedy", rng))
            assert both[0] == both[1]
            assert engine.choose(state, seat, "greedy", rng) in both[0]
            found.append(len(both[0]))
    assert min(found) == 1 < max(found), "some moves have equals, some are not compared"


# ---- The laws of the house, on both boards and at both speeds


def test_the_other_board_and_seat_obey_the_laws_of_the_house() -> None:
    """The first ones do by tests/test_catalogue.py."""
    check_game(DUEL, {"board": "11", "first": "B"}, games=1, seed=5)


def check_traces(board: str, games: range) -> None:
    plain, fast = DUEL.engine(fast=False), DUEL.engine(fast=True)
    for game in games:
        options = fill_options(DUEL.options, {"board": board, "first": "AB"[game % 2]})
        assert plain.trace(options, 11, game) == fast.trace(options, 11, game), f"game {game}"


@pytest.mark.parametrize("board", ["9", "11"])
def test_plain_and_compiled_pass_through_the_same_positions(board: str) -> None:
    check_traces(board, range(150))


@pytest.mark.soak
@pytest.mark.parametrize("board", ["9", "11"])
def test_plain_and_compiled_pass_through_the_same_positions_in_thousands_of_games(board: str) -> None:
    check_traces(board, range(150, 3000))
