"""Four Brooks, the guide's example of several seats on one roll: its rules, and where it is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import rollwright
from brooks import BROOKS_GAME, STAY, Brooks, State
from rollwright.bots import find_bot
from rollwright.conformance import check_game
from rollwright.core.errors import IllegalMove, InvalidSetup, InvalidSheet
from rollwright.core.game import start_game
from rollwright.core.rng import make_rng
from rollwright.core.types import Choice, Move, MoveStep, Roll, Step
from rollwright.envs import aec_env, parallel_env
from rollwright.envs.observation import observe, planes_for
from rollwright.envs.solo import SoloEnv
from rollwright.games import catalogue

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
    monkeypatch.setattr(catalogue, "_added", {BROOKS_GAME.id: BROOKS_GAME})
    env = SoloEnv(BROOKS_GAME.id)
    seen, told = env.reset(seed=3)
    is_over = False
    while not is_over:
        assert env.observation_space.contains(seen)
        seen, _, is_over, _, told = env.step(int(told["action_mask"].argmax()))


@pytest.mark.parametrize("seats", [3, 5])
def test_tables_of_pettingzoo_are_played_to_the_end(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    monkeypatch.setattr(catalogue, "_added", {BROOKS_GAME.id: BROOKS_GAME})
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
    monkeypatch.setattr(catalogue, "_added", {BROOKS_GAME.id: BROOKS_GAME})
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
