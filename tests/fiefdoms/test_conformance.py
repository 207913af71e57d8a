"""The laws of every game at tables of other kinds than a solo game, and plain play against compiled play."""

from __future__ import annotations

import pytest

from rollwright.conformance import check_game
from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.engine import FiefdomsEngine
from rollwright.kernel.interface import choose_code
from rollwright.kernel.speeds import PLAIN as LISTS

CHALLENGES = [str(number) for number in range(1, 9)]
PLAIN, FAST = FIEFDOMS.engine(fast=False), FIEFDOMS.engine(fast=True)


def test_a_game_of_three_keeps_every_law() -> None:
    check_game(FIEFDOMS, seats=3, games=1, compiled=False)


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_challenge_keeps_every_law(challenge: str) -> None:
    check_game(FIEFDOMS, {"challenge": challenge}, games=1, compiled=False)


@pytest.mark.soak
@pytest.mark.parametrize("challenge", ["off", *CHALLENGES])
def test_every_table_keeps_every_law_at_both_speeds(challenge: str) -> None:
    check_game(FIEFDOMS, {"challenge": challenge}, games=2)


@pytest.mark.soak
def test_six_seats_keep_every_law() -> None:
    check_game(FIEFDOMS, seats=6, games=1)


def check_traces(games: range) -> None:
    for number in games:
        options = {"challenge": "off" if number % 9 == 0 else str(number % 9)}
        assert PLAIN.trace(options, 5, number) == FAST.trace(options, 5, number), (options, number)


def test_plain_and_compiled_pass_through_the_same_states() -> None:
    check_traces(range(270))


@pytest.mark.soak
def test_plain_and_compiled_pass_through_the_same_states_in_thousands_of_games() -> None:
    check_traces(range(270, 4000))


@pytest.mark.soak
@pytest.mark.parametrize("policies", [["greedy"], ["random", "greedy", "random"]])
def test_whole_games_are_the_same_at_both_speeds(policies: list[str]) -> None:
    plain, fast = (engine.play({"challenge": "off"}, policies, 3, 0, 2) for engine in (PLAIN, FAST))
    for name in ("terms", "turns", "winners"):
        assert getattr(plain, name).tolist() == getattr(fast, name).tolist()


def played_by_the_game(
    engine: FiefdomsEngine, policies: list[str], challenge: str, seed: int
) -> list[list[int]]:
    """Play a table step by step, as a person would see it."""
    state = start_game(FIEFDOMS, len(policies), {"challenge": challenge})
    dice = make_rng(seed, 0, DICE)
    hands = [make_rng(seed, 0, seat + 1) for seat in range(len(policies))]
    while FIEFDOMS.outcome(state) is None:
        waiting = FIEFDOMS.waiting(state)
        if waiting:
            seat = waiting[0]
            number = engine.policies.index(policies[seat])
            point, space = engine.point(state, seat, LISTS), engine.workspace(LISTS)
            hands[seat], code = choose_code(*point, number, space, hands[seat])
            move = engine.move_of(point, code)
            state = FIEFDOMS.apply(state, MoveStep(seat, move))
        else:
            dice, thrown = draw_roll(FIEFDOMS, state, dice)
            state = FIEFDOMS.apply(state, thrown)
    outcome = FIEFDOMS.outcome(state)
    assert outcome is not None
    return [list(score.breakdown.values()) for score in outcome.scores] + [list(outcome.winners)]


@pytest.mark.parametrize(
    ("policies", "challenge"),
    [
        (["random"], "off"),
        (["random"], "4"),
        (["random"], "6"),
        (["greedy"], "7"),
        (["random", "random"], "off"),
    ],
)
def test_the_kernels_whole_games_are_the_games_of_the_table(policies: list[str], challenge: str) -> None:
    played = PLAIN.play({"challenge": challenge}, policies, 8, 0, 1)
    assert [*played.list_terms()[0], played.list_winners()[0]] == played_by_the_game(
        PLAIN, policies, challenge, 8
    )


def test_greedy_plays_far_better_than_random() -> None:
    def mean(policy: str) -> float:
        games = PLAIN.play({"challenge": "off"}, [policy], 1, 0, 12)
        return sum(sum(seats[0]) for seats in games.list_terms()) / 12

    assert mean("random") < 40
    assert mean("greedy") > 65
