"""How many choices a second the environments make, on one core, with random legal choices."""

from __future__ import annotations

import random
from time import perf_counter

import numpy as np

from rollwright.any_game import AnyGame
from rollwright.core.vocabulary import WAITS

from .lanes import VectorEnv
from .seats import parallel_env
from .solo import SoloEnv
from .table_playing import make_playing

LANES = 1024
SIMULATIONS = 100
"""Of one search."""


def measure_lanes(game: AnyGame, seconds: float, lanes: int = LANES, copy: bool = True) -> float:
    """Step lanes with random legal choices; drawing them is not counted, compiling neither.

    With copies every step returns new arrays; without, only what changed is written.
    """
    env = VectorEnv(game.id, lanes, copy=copy)
    env.reset(seed=1)
    env.step(env.sample_legal())
    taken, steps = 0.0, 0
    while taken < seconds:
        actions = env.sample_legal()
        start = perf_counter()
        env.step(actions)
        taken += perf_counter() - start
        steps += 1
    return lanes * steps / taken


def bytes_of_a_step(game: AnyGame) -> int:
    """Return the size of what one lane shows and masks."""
    env = VectorEnv(game.id, 1, fast=False)
    shape = env.single_observation_space.shape
    assert shape is not None
    return int(np.prod(shape)) + len(game.vocabulary)


def measure_copying(game: AnyGame, seconds: float, lanes: int = LANES) -> float:
    """Return how many steps a second there would be if planes and masks were merely copied."""
    shown = np.ones((lanes, bytes_of_a_step(game)), np.uint8)
    copied, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        shown.copy()
        copied += 1
    return lanes * copied / (perf_counter() - start)


def measure_single(game: AnyGame, seconds: float) -> float:
    """Play one environment: draw a legal choice and step."""
    return _measure_solo(game, seconds) if 1 in game.seats else _measure_table(game, seconds)


def _measure_solo(game: AnyGame, seconds: float) -> float:
    env, hand, choices = SoloEnv(game.id, fast=True), np.random.default_rng(1), 0
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    _, info = env.reset(seed=1)
    start = perf_counter()
    while perf_counter() - start < seconds:
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = env.step(legal[int(hand.random() * len(legal))])
        choices += 1
        if over:
            _, info = env.reset()
    return choices / (perf_counter() - start)


def _measure_table(game: AnyGame, seconds: float) -> float:
    """Play a table of the fewest seats: observe, draw a legal choice, choose."""
    playing, number, choices = make_playing(game, game.seats[0], fast=True), 0, 0
    playing.observe(playing.waiting[0])
    playing.legal(playing.waiting[0])
    start = perf_counter()
    while perf_counter() - start < seconds:
        if playing.outcome is not None:
            number += 1
            playing.begin(1, number)
        seat = playing.waiting[0]
        playing.observe(seat)
        playing.mask(seat)
        playing.choose(seat, playing.draw_legal(seat))
        choices += 1
    return choices / (perf_counter() - start)


# ---- in the words of other projects


def measure_parallel(game: AnyGame, seconds: float) -> float:
    """Return the cycles a second of PettingZoo's parallel environment; drawing choices is not counted."""
    env = parallel_env(game.id, fast=True)
    seen, _ = env.reset(seed=1)
    hand, cycles, taken = random.Random(1), 0, 0.0
    while taken < seconds:
        chosen = {a: hand.choice(each["action_mask"].nonzero()[0].tolist()) for a, each in seen.items()}
        start = perf_counter()
        seen, *_ = env.step(chosen)
        if not env.agents:
            seen, _ = env.reset()
        taken += perf_counter() - start
        cycles += 1
    return cycles / taken


def measure_openspiel(game: AnyGame, seconds: float) -> float:
    """Return the decisions a second of random games in OpenSpiel, with listing actions and rolls."""
    import pyspiel

    from .openspiel import name_of

    spiel, hand, decisions = pyspiel.load_game(name_of(game)), random.Random(1), 0
    spiel.playing.wait_for_kernel()
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(hand.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                chosen = [hand.choice(state.legal_actions(seat)) for seat in range(state.num_players())]
                state.apply_actions(chosen)
                decisions += sum(action != WAITS for action in chosen)
            else:
                state.apply_action(hand.choice(state.legal_actions()))
                decisions += 1
    return decisions / (perf_counter() - start)


def measure_search(game: AnyGame, seconds: float) -> float:
    """Return the simulations a second of OpenSpiel's MCTS with our playouts, in the game of fewest seats."""
    import pyspiel
    from open_spiel.python.algorithms.mcts import MCTSBot

    from .openspiel import PlayoutEvaluator, name_of

    spiel = pyspiel.load_game(name_of(game), {"players": game.seats[0]})
    spiel.playing.wait_for_kernel()
    bot, state, searches = MCTSBot(spiel, 2, SIMULATIONS, PlayoutEvaluator()), spiel.new_initial_state(), 0
    state.apply_action(len(state.chance_outcomes()) // 2)
    start = perf_counter()
    while perf_counter() - start < seconds:
        bot.step(state)
        searches += 1
    return SIMULATIONS * searches / (perf_counter() - start)
