"""Four Brooks over its kernel: it goes where the rules go, in simulations, environments and learning."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import rollwright
from brooks import State
from brooks_kernel import QUICK_BROOKS, BrooksEngine, QuickBrooks, Table
from rollwright.bots import find_bot
from rollwright.conformance import BrokenLaw, check_game
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.rng import make_rng
from rollwright.core.types import Choice, MoveStep
from rollwright.core.vocabulary import WAITS
from rollwright.envs import vector_tables
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.lane_kernel import OVER
from rollwright.envs.lane_set import LaneSet
from rollwright.envs.multi_seat import Playing
from rollwright.envs.observation import observe
from rollwright.envs.rules_lanes import RulesLaneSet
from rollwright.envs.table_playing import TablePlaying, make_playing
from rollwright.games import catalogue
from rollwright.lab.training.config import TrainingConfig
from rollwright.lab.training.start import start_run


@pytest.fixture
def brooks(monkeypatch: pytest.MonkeyPatch) -> QuickBrooks:
    """Return the game, which can be found by its id meanwhile."""
    monkeypatch.setattr(catalogue, "_added", {QUICK_BROOKS.id: QUICK_BROOKS})
    return QUICK_BROOKS


@pytest.mark.parametrize(("seats", "compiled"), [(1, True), (3, False), (5, False)])
def test_it_keeps_every_law(seats: int, compiled: bool) -> None:
    check_game(QUICK_BROOKS, seats=seats, games=1, compiled=compiled)


class Leaking(BrooksEngine):
    """An engine that forgets closed brooks."""

    def encode(self, state: State, seat: int) -> Table:
        return super().encode(replace(state, closed=""), seat)


class LeakingBrooks(QuickBrooks):
    def engine(self, fast: bool | None) -> BrooksEngine:
        return Leaking(fast, self)


def test_a_kernel_that_goes_elsewhere_breaks_a_law() -> None:
    with pytest.raises(BrokenLaw, match="kernel"):
        check_game(LeakingBrooks(), seats=5, games=3, compiled=False)


def test_simulations_are_the_same_compiled_and_plain() -> None:
    for policies in (["random"] * 2, ["greedy", "random", "greedy"]):
        plain, fast = (QUICK_BROOKS.engine(speed).play({}, policies, 1, 0, 5) for speed in (False, True))
        assert plain == fast
        assert all(game for game in fast.list_winners())
    assert rollwright.simulate(QUICK_BROOKS, "greedy", games=100, seed=1)["mean"] > 50


def test_the_best_total_wins_at_a_table_of_three() -> None:
    played = QUICK_BROOKS.engine(False).play({}, ["random"] * 3, 1, 0, 20)
    totals = [[sum(seat) for seat in game] for game in played.list_terms()]
    best = [[seat for seat in range(3) if game[seat] == max(game)] for game in totals]
    assert played.list_winners() == best


def test_bots_play_it_in_tournaments() -> None:
    table = rollwright.tournament(QUICK_BROOKS, ["random", "greedy", "planner:20"], games=2, seed=1)
    assert sorted(rated["bot"] for rated in table["bots"]) == ["greedy", "planner:20", "random"]
    state = QUICK_BROOKS.apply(
        start := start_game(QUICK_BROOKS, 3), QUICK_BROOKS.parse_roll(start, "w1 w1 r6 y6 g6 b6")
    )
    for seat in (2, 0):  # both decide now, in any order
        move = find_bot(QUICK_BROOKS, "planner:20").choose(QUICK_BROOKS, state, seat, make_rng(1, 0, 2))
        assert move in ((Choice("step", "r2"),), (Choice("step", "y2"),))
        state = QUICK_BROOKS.apply(state, MoveStep(seat, move))


class Triples(QuickBrooks):
    """Four Brooks for three only: lanes have the fewest seats of a game."""

    seats = range(3, 4)


@pytest.mark.parametrize("game", [QUICK_BROOKS, Triples()])
def test_lanes_on_the_kernel_show_and_pay_what_the_rules_do(game: QuickBrooks) -> None:
    asked, both = LaneOptions(fast=False), np.ones(2, bool)
    kernel, rules = (kind(game, 2, {}, asked) for kind in (LaneSet, RulesLaneSet))
    for lanes in (kernel, rules):
        lanes.begin(both, np.array([3, 4]))
    while not kernel.infos[:, OVER].any():
        actions = kernel.sample()
        assert (rules.sample() == actions).all()
        for lanes in (kernel, rules):
            lanes.step(actions, both)
        for name in ("masks", "planes", "rewards", "infos"):
            assert (getattr(kernel, name) == getattr(rules, name)).all(), name


def test_what_others_decide_at_the_same_time_is_not_observed() -> None:
    start = start_game(QUICK_BROOKS, 2)
    state = QUICK_BROOKS.apply(start, QUICK_BROOKS.parse_roll(start, "w3 w4 r1 y1 g1 b1"))
    seen = []
    for move in QUICK_BROOKS.moves(state, 0):
        view = QUICK_BROOKS.view(QUICK_BROOKS.apply(state, MoveStep(0, move)), 1)
        seen.append(observe(QUICK_BROOKS, view, 1, ()).tobytes())
    assert len(set(seen)) == 1


@pytest.mark.parametrize("fast", [True, False])
def test_vectorized_tables_are_played_as_by_the_rules(brooks: QuickBrooks, fast: bool) -> None:
    tables, rules = vector_tables(brooks.id, 1, 3, fast=fast), Playing(brooks, 3)
    planes, told = tables.reset(seed=5)
    rules.begin(5, 0)
    is_over, paid, asked = False, np.zeros(3), set[int]()
    while not is_over:
        seat, chosen = rules.waiting[0], tables.sample_legal()
        asked.add(seat)
        assert np.flatnonzero(chosen).tolist() == [seat]
        assert (told["action_mask"][seat] == rules.mask(seat)).all()
        assert (planes == [rules.observe(each) for each in range(3)]).all()
        rules.choose(seat, int(chosen[seat]))
        planes, paid, over, _, told = tables.step(chosen)
        is_over = bool(over.all())
    assert asked == {0, 1, 2}
    assert paid.tolist() == rules.payoffs()


def test_bots_play_the_other_seats_of_vectorized_tables(brooks: QuickBrooks) -> None:
    tables = vector_tables(brooks.id, 2, opponents=["greedy", "random"], fast=False)
    _, told = tables.reset(seed=5)
    ended = False
    while not ended:
        assert not told["action_mask"][:, WAITS].any()
        _, _, over, _, told = tables.step(tables.sample_legal())
        ended = bool(over.any())


def test_rolls_are_given_to_a_table_on_the_kernel() -> None:
    kernel = make_playing(QUICK_BROOKS, 2, draws=False)
    rules = Playing(QUICK_BROOKS, 2, draws=False)
    assert isinstance(kernel, TablePlaying)
    while not rules.is_over:
        if rules.is_rolling:
            number = len(rules.rolls) // 2
            for each in (kernel, rules):
                each.land(number)
        else:
            seat = rules.waiting[0]
            chosen = rules.legal(seat)[0]
            for each in (kernel, rules):
                each.choose(seat, chosen)
        assert kernel.state == rules.state
    assert kernel.is_over


def test_values_are_learned_at_a_table_of_two_and_played(tmp_path: Path, brooks: QuickBrooks) -> None:
    run = start_run(brooks, TrainingConfig(brooks.id, {}, seed=1, steps=40, seats=2))
    assert [point.games for point in run.train()][-1] == 40 * 64
    file = tmp_path / "mine.values"
    run.export(file, 2_000_000, "a test")
    sage, greedy = (
        rollwright.simulate(brooks, [bot] * 2, games=50, seed=3)["mean"] for bot in (f"sage:{file}", "greedy")
    )
    assert sage > greedy + 5


def test_values_are_learned_with_seats_that_the_kernel_plays() -> None:
    for game, seats in ((QUICK_BROOKS, 6), (catalogue.find_game("fiefdoms"), 2)):
        config = TrainingConfig(
            game.id, {option.name: option.default for option in game.options}, seats=seats
        )
        with pytest.raises(InvalidSetup, match=f"not with {seats}"):
            start_run(game, config)
