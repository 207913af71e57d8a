"""Other projects' games under the same clock: random play on one core, as each project's own loop has it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pyspiel

Play = Callable[[random.Random], int]
"""Play one game and return the number of decisions."""
SPIEL_GAMES = ("2048", "backgammon", "pig", "yacht")
BATCH = 256


def measure_play(play: Play, seconds: float) -> float:
    """Return decisions per second; the first game warms up."""
    hand, decisions = random.Random(1), 0
    play(hand)
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += play(hand)
    return decisions / (perf_counter() - start)


NEEDS = {
    "OpenSpiel": ("pyspiel",),
    "PettingZoo tictactoe": ("pettingzoo", "pygame"),
    "python-chess": ("chess",),
    "Pgx 2048": ("pgx",),
}
"""What must be installed for each."""


def missing_peers() -> list[str]:
    """Return those that cannot be measured here."""
    return [name for name, needs in NEEDS.items() if not all(map(find_spec, needs))]


def find_peers() -> Iterator[tuple[str, Callable[[], Play]]]:
    """Yield the names of those installed, and what makes each ready to play."""
    missing = missing_peers()
    if "OpenSpiel" not in missing:
        for name in SPIEL_GAMES:
            yield f"OpenSpiel {name}", partial(make_spiel, name)
    if "PettingZoo tictactoe" not in missing:
        yield "PettingZoo tictactoe", lambda: play_pettingzoo
    if "python-chess" not in missing:
        yield "python-chess", lambda: play_chess
    if "Pgx 2048" not in missing:
        yield f"Pgx 2048 ({BATCH} at once)", make_pgx


def make_spiel(name: str) -> Play:
    """Return a player of a game of OpenSpiel."""
    import pyspiel

    return partial(play_spiel, pyspiel.load_game(name))


def play_spiel(game: pyspiel.Game, hand: random.Random) -> int:
    """Play a random game of OpenSpiel."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(hand.choices(outcomes, chances)[0])
        else:
            state.apply_action(hand.choice(state.legal_actions()))
            decisions += 1
    return decisions


def play_pettingzoo(hand: random.Random) -> int:
    """Play a random game of PettingZoo's tictactoe."""
    from pettingzoo.classic.tictactoe.tictactoe import raw_env

    env, decisions = raw_env(), 0
    env.reset()
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        else:
            env.step(hand.choice([n for n, legal in enumerate(seen["action_mask"]) if legal]))
            decisions += 1
    return decisions


def play_chess(hand: random.Random) -> int:
    """Play a random game of chess, cut off after 200 moves."""
    import chess

    board, decisions = chess.Board(), 0
    while decisions < 200 and not board.is_game_over():
        board.push(hand.choice(list(board.legal_moves)))
        decisions += 1
    return decisions


def make_pgx() -> Play:
    """Return random steps of many games of Pgx's 2048 at once, compiled."""
    import jax
    import pgx

    env = pgx.make("2048")
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    def play(hand: random.Random) -> int:
        key = jax.random.PRNGKey(hand.randrange(2**31))
        state, steps = start(jax.random.split(key, BATCH)), 50
        for _ in range(steps):
            key, choosing, rolling = jax.random.split(key, 3)
            scores = jax.random.uniform(choosing, state.legal_action_mask.shape) * state.legal_action_mask
            state = step(state, scores.argmax(axis=1), jax.random.split(rolling, BATCH))
        state.rewards.block_until_ready()
        return BATCH * steps

    return play
