"""Four Brooks, the guide's example of several seats on one roll, plain and over its kernel."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rollwright
from brooks import BROOKS_GAME, STAY, Brooks, State
from brooks_kernel import QUICK_BROOKS, BrooksEngine, QuickBrooks, Table
from rollwright.bots import find_bot
from rollwright.conformance import BrokenLaw, check_game
from rollwright.core.errors import IllegalMove, InvalidSetup, InvalidSheet
from rollwright.core.game import start_game
from rollwright.core.rng import make_rng
from rollwright.core.types import Choice, Move, MoveStep, Roll, Step
from rollwright.core.vocabulary import WAITS
from rollwright.envs import aec_env, parallel_env, vector_tables
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.lane_kernel import OVER
from rollwright.envs.lane_set import LaneSet
from rollwright.envs.multi_seat import Playing
from rollwright.envs.observation import observe, planes_for
from rollwright.envs.rules_lanes import RulesLaneSet
from rollwright.envs.solo import SoloEnv
from rollwright.envs.table_playing import TablePlaying, make_playing
from rollwright.games import catalogue
from rollwright.lab.training.config import TrainingConfig
from rollwright.lab.training.start import start_run

# ---- Four Brooks, the guide's example of several seats on one roll: its rules, and where it is played


EMPTY = ". . . . . . . . . . . .\n"


def step(stone: str) -> Move:
    return (Choice("step", stone),)


def roll(state: State, text: str) -> State:
    return BROOKS_GAME.apply(state, BROOKS_GAME.parse_roll(state, text))


def play(state: State, *moves: tuple[int, Move]) -> State:
    for seat, move in moves:
        state = BROOKS_GAME.apply(state, MoveStep(seat, move))
    return state


@pytest.mark.parametrize("seats", [1, 3])
def test_it_keeps_every_law(seats: int) -> None:
    check_game(BROOKS_GAME, seats=seats, games=1, compiled=False)


def test_everybody_uses_the_white_dice_and_nobody_sees_it_before_all_have() -> None:
    state = roll(start_game(BROOKS_GAME, 2), "w3 w4 r1 y1 g1 b1")
    assert BROOKS_GAME.waiting(state) == (0, 1)
    moved = play(state, (0, step("r7")))
    assert "r7" in BROOKS_GAME.marks(BROOKS_GAME.view(moved, 0), 0)
    assert "r7" not in BROOKS_GAME.marks(BROOKS_GAME.view(moved, 1), 0)
    both = play(moved, (1, STAY))
    assert "r7" in BROOKS_GAME.marks(BROOKS_GAME.view(both, 1), 0)
    assert BROOKS_GAME.waiting(both) == (0,)
    assert {move[0].value for move in BROOKS_GAME.moves(both, 0)} == {
        "y4",
        "y5",
        "g4",
        "g5",
        "b4",
        "b5",
        "dry",
    }


def test_without_a_step_in_ones_own_turn_one_splashes() -> None:
    state = roll(start_game(BROOKS_GAME, 2), "w3 w4 r1 y1 g1 b1")
    after = play(state, (0, STAY), (1, STAY), (0, STAY))
    assert [walker.splashes for walker in after.walkers] == [1, 0]
    assert (after.turn, after.active) == (2, 1)


def test_the_last_stone_needs_five_steps_and_closes_its_brook_for_all() -> None:
    near = BROOKS_GAME.parse_sheet(f"brooks turn=9\nx x x x x . . . . . . .\n{EMPTY * 3}")
    far = BROOKS_GAME.parse_sheet(f"brooks turn=9\nx x x x . . . . . . . .\n{EMPTY * 3}")
    state = roll(BROOKS_GAME.join([near, far], 9), "w6 w6 r1 y1 g1 b1")
    assert step("r12") in BROOKS_GAME.moves(state, 0)
    assert step("r12") not in BROOKS_GAME.moves(state, 1)
    after = play(state, (0, step("r12")), (1, STAY))
    assert after.closed == "r"
    assert BROOKS_GAME.score(after, 0).breakdown["red"] == 7 * 8 // 2
    assert BROOKS_GAME.marks(after, 1)["r-bank"] == "-"
    ended = play(after, (0, STAY))
    assert "r1" not in str(BROOKS_GAME.rolls(ended)[0].roll)


def test_what_cannot_be_is_refused() -> None:
    state = start_game(BROOKS_GAME, 1)
    with pytest.raises(IllegalMove, match="cannot be rolled now"):
        BROOKS_GAME.apply(state, Roll(("w1",)))
    with pytest.raises(IllegalMove, match="seat 1 cannot do that now: step r7"):
        BROOKS_GAME.apply(state, MoveStep(0, step("r7")))
    for text in ("", "brooks\n", f"brooks turn=0\n{EMPTY * 4}", f"brooks closed=z\n{EMPTY * 4}"):
        with pytest.raises(InvalidSheet):
            BROOKS_GAME.parse_sheet(text)


def test_it_is_simulated_and_played_in_tournaments() -> None:
    assert rollwright.simulate(BROOKS_GAME, "random", games=3, seed=1)["games"] == 3
    table = rollwright.tournament(BROOKS_GAME, ["random", "greedy"], games=2, seed=1)
    assert sorted(rated["bot"] for rated in table["bots"]) == ["greedy", "random"]


def test_levels_are_what_the_game_says() -> None:
    assert [find_bot(BROOKS_GAME, level).name for level in ("apprentice", "hunter")] == [
        "planner:20",
        "planner:100",
    ]


class Watched(Brooks):
    """Four Brooks that notes with which move each playout left a state: the last one tried there."""

    def __init__(self, watched: State) -> None:
        self.watched, self.left = watched, set[Move]()
        self.tried: Move = STAY

    def apply(self, state: State, step: Step) -> State:
        if state != self.watched:
            self.left.add(self.tried)
        elif isinstance(step, MoveStep):
            self.tried = step.move
        return super().apply(state, step)


def test_playouts_do_not_prefer_the_first_of_equal_moves() -> None:
    state = roll(start_game(BROOKS_GAME, 1), "w6 w6 r1 y1 g3 b3")
    game = Watched(state)
    engine = game.engine(False)
    most = set(engine.equals(state, 0, "greedy", make_rng(1, 0, 0)))
    assert most == {step("g12"), step("b12")}
    game.left.clear()
    assert engine.evaluate(state, 0, (), 1, 0, 12)
    assert game.left == most


def test_it_is_printed() -> None:
    assert rollwright.print_sheets(BROOKS_GAME, seed=1)[:4] == b"%PDF"


def test_learners_see_all_sheets_dice_losses_and_its_own_planes() -> None:
    near = BROOKS_GAME.parse_sheet(f"brooks turn=9 splashes=2\nx x . . . . . . . . . .\n{EMPTY * 3}")
    far = BROOKS_GAME.parse_sheet(f"brooks turn=9\n{EMPTY * 3}x . . . . . . . . . . .\n")
    state = roll(BROOKS_GAME.join([near, far], 9), "w6 w6 r1 y1 g1 b1")
    planes = dict(zip(planes_for(BROOKS_GAME).names(2), observe(BROOKS_GAME, state, 0, ())[:, 0]))
    assert planes["seat +0 marked"].sum() == 2 + 2
    assert planes["seat +1 marked"].sum() == 1
    assert planes["seat +0 sign"].max() == ord("x")
    assert (planes["seat +0 points"][0], planes["seat +0 points below 0"][0]) == (0, 7)
    assert planes["term splashes below 0"][0] == 10
    assert sorted(planes["dice"][planes["dice"] > 0]) == [1, 1, 1, 1, 2]
    assert list(planes["to move"][:2]) == [1, 1]
    assert list(planes["my turn"][:1]) == [1]
    assert len({len(plane) for plane in planes.values()}) == 1


def test_what_others_decide_at_the_same_time_is_not_observed() -> None:
    state = roll(start_game(BROOKS_GAME, 2), "w3 w4 r1 y1 g1 b1")
    seen = [play(state, (0, move)) for move in (step("r7"), STAY)]
    first, second = (observe(BROOKS_GAME, BROOKS_GAME.view(each, 1), 1, ()) for each in seen)
    assert (first == second).all()


def test_environments_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "added_games", {BROOKS_GAME.id: BROOKS_GAME})
    env = SoloEnv(BROOKS_GAME.id)
    seen, told = env.reset(seed=3)
    is_over = False
    while not is_over:
        assert env.observation_space.contains(seen)
        seen, _, is_over, _, told = env.step(int(told["action_mask"].argmax()))


@pytest.mark.parametrize("seats", [3, 5])
def test_tables_of_pettingzoo_are_played_to_the_end(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    monkeypatch.setattr(catalogue, "added_games", {BROOKS_GAME.id: BROOKS_GAME})
    table: Any = parallel_env(BROOKS_GAME.id, seats=seats)
    hand = np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    paid: dict[str, float] = {}
    while table.agents:
        assert all(table.observation_space(agent).contains(seen[agent]) for agent in table.agents)
        chosen = {agent: hand.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in table.agents}
        seen, paid, over, _, _ = table.step(chosen)
    assert len(paid) == seats
    assert all(over.values())
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_seats_of_pettingzoo_move_one_after_the_other_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "added_games", {BROOKS_GAME.id: BROOKS_GAME})
    table: Any = aec_env(BROOKS_GAME.id, seats=3)
    hand, moved = np.random.default_rng(1), set[str]()
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        moved.add(agent)
        table.step(None if over or cut else hand.choice(np.flatnonzero(seen["action_mask"])))
    assert moved == {"seat_1", "seat_2", "seat_3"}
    assert table.unwrapped.playing.outcome is not None


class Forgetful(Brooks):
    """Four Brooks with planes that come and go."""

    def planes_of(self, view: State, seat: int) -> dict[str, list[int]]:
        return {"turn now": [view.turn]} if view.turn == 1 else {}


def test_planes_that_come_and_go_are_refused() -> None:
    game = Forgetful()
    later = replace(start_game(game, 1), turn=2)
    with pytest.raises(InvalidSetup, match="the same planes in every state"):
        observe(game, later, 0, ())


# ---- Four Brooks over its kernel: it goes where the rules go, in simulations, environments and learning


@pytest.fixture
def brooks(monkeypatch: pytest.MonkeyPatch) -> QuickBrooks:
    """Return the game, which can be found by its id meanwhile."""
    monkeypatch.setattr(catalogue, "added_games", {QUICK_BROOKS.id: QUICK_BROOKS})
    return QUICK_BROOKS


@pytest.mark.parametrize(("seats", "compiled"), [(1, True), (3, False), (5, False)])
def test_over_its_kernel_it_keeps_every_law(seats: int, compiled: bool) -> None:
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


def test_what_others_decide_at_the_same_time_is_not_observed_in_a_kernel() -> None:
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
