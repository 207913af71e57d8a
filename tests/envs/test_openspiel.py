from __future__ import annotations

import pickle
import random

import pyspiel
import pytest

import rollwright.envs.openspiel  # noqa: F401 (registers the games)
from rollwright import IllegalMove
from rollwright.envs.table_batch import Tables
from rollwright.envs.table_playing import make_playing
from rollwright.games.catalogue import find_game


@pytest.mark.parametrize(
    "name",
    [
        "python_rollwright_duel(board=11,first=B)",
        "python_rollwright_chiefdom_2",
        "python_rollwright_chiefdom_1(players=1)",
        "python_rollwright_fiefdoms",
        "python_rollwright_duel(first=lot)",
        "python_rollwright_fiefdoms(players=1,challenge=social-contract)",
    ],
)
def test_openspiel_accepts_the_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_chance_is_explicit_and_exact() -> None:
    state = pyspiel.load_game("python_rollwright_chiefdom_2").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 56
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert outcomes[0] == (0, pytest.approx(1 / 216))
    assert state.action_to_string(state.current_player(), 0) == "roll 1 1 1"


def test_a_clone_is_a_copy_of_a_table_and_no_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = pyspiel.load_game("python_rollwright_chiefdom_2").new_initial_state()
    state.apply_action(5)
    monkeypatch.setattr(Tables, "__init__", None)
    twin = state.clone()
    twin.apply_actions([twin.legal_actions(0)[0], twin.legal_actions(1)[0]])
    assert (state.playing.begun(0), len(twin.playing.begun(0))) == ([], 1)


def test_seats_that_decide_at_once_are_a_simultaneous_node() -> None:
    state = pyspiel.load_game("python_rollwright_chiefdom_2(players=3)").new_initial_state()
    state.apply_action(5)
    assert state.is_simultaneous_node()
    state.apply_actions([state.legal_actions(seat)[0] for seat in range(3)])
    assert state.is_simultaneous_node()
    duel = pyspiel.load_game("python_rollwright_duel").new_initial_state()
    duel.apply_action(100)
    assert duel.current_player() == 0


def test_the_lot_has_other_rolls_than_the_dice_after_it() -> None:
    playing = make_playing(find_game("fiefdoms"), 3, {"first": "lot"}, draws=False)
    assert [len(playing.chances), len(playing.rolls)] == [3, 3]
    playing.land(2)
    assert playing.is_rolling
    assert len(playing.chances) == len(playing.rolls) > 3
    playing.land(0)
    assert not playing.is_rolling


def test_a_seat_that_is_done_waits_for_the_others() -> None:
    state = pyspiel.load_game("python_rollwright_fiefdoms(players=3)").new_initial_state()
    hand, waits = random.Random(1), 0
    while not state.is_terminal():
        if state.is_simultaneous_node():
            legal = [state.legal_actions(seat) for seat in range(3)]
            waits += legal.count([0])
            state.apply_actions([hand.choice(actions) for actions in legal])
        else:
            assert 0 not in state.legal_actions() or state.is_chance_node()
            state.apply_action(hand.choice(state.legal_actions()))
    assert waits > 0


@pytest.mark.parametrize(
    "name", ["python_rollwright_duel(board=11)", "python_rollwright_chiefdom_1(players=3)"]
)
def test_games_and_states_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pickle.loads(pickle.dumps(game))
    assert again.get_parameters() == game.get_parameters()
    state = game.new_initial_state()
    state.apply_action(3)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize("name", ["chiefdom_2", "fiefdoms", "duel"])
def test_agents_of_openspiel_play_to_the_end(name: str) -> None:
    """Where seats decide at once, one that is done has still something to choose: to wait."""
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent

    env = rl_environment.Environment(f"python_rollwright_{name}", include_full_state=False)
    env.seed(1)
    actions = env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player, actions) for player in range(env.num_players)]
    step = env.reset()
    for _ in range(120):
        if step.last():
            break
        if env.is_turn_based:
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        else:
            step = env.step([agent.step(step).action for agent in agents])
    legal = step.observations["legal_actions"]
    assert step.last() or all(legal) or (env.is_turn_based and any(legal))


def test_an_illegal_action_is_refused() -> None:
    state = pyspiel.load_game("python_rollwright_chiefdom_2(players=1)").new_initial_state()
    state.apply_action(5)
    before = str(state)
    with pytest.raises(IllegalMove, match="is not a legal choice of seat 1 now"):
        state.apply_action(2000)
    assert str(state) == before
