"""How many steps a second tables make in the words of other projects, on one core, at random."""

from __future__ import annotations

import random
from time import perf_counter

from rollwright.any_game import AnyGame
from rollwright.core.vocabulary import WAITS

from ..seats import parallel_env

SIMULATIONS = 100
"""Of one search."""


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

    from ..openspiel import name_of

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

    from ..openspiel import PlayoutEvaluator, name_of

    spiel = pyspiel.load_game(name_of(game), {"players": game.seats[0]})
    spiel.playing.wait_for_kernel()
    bot, state, searches = MCTSBot(spiel, 2, SIMULATIONS, PlayoutEvaluator()), spiel.new_initial_state(), 0
    state.apply_action(len(state.chance_outcomes()) // 2)
    start = perf_counter()
    while perf_counter() - start < seconds:
        bot.step(state)
        searches += 1
    return SIMULATIONS * searches / (perf_counter() - start)
