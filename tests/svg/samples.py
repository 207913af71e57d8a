"""A filled state of every game that has a drawing."""

from __future__ import annotations

from typing import Any, NamedTuple

from rollwright.any_game import AnyGame
from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import make_rng
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import GAMES

STEPS = 25


class Sample(NamedTuple):
    """A game and a state of it."""

    game: AnyGame
    state: Any


def play(game: AnyGame, steps: int, chosen: dict[str, str] | None = None, seed: int = 7) -> Any:
    """Return the state after so many steps of a random game."""
    state = start_game(game, game.seats[0], chosen)
    rng, engine = make_rng(seed, 0, 0), game.engine(fast=False)
    for step in range(steps):
        if game.outcome(state) is not None:
            break
        if game.rolls(state):
            rng, roll = draw_roll(game, state, rng)
            state = game.apply(state, roll)
        else:
            seat = game.waiting(state)[0]
            move = engine.choose(state, seat, "random", make_rng(seed, step, 1))
            state = game.apply(state, MoveStep(seat, move))
    return state


SAMPLES = [Sample(game, play(game, STEPS)) for game in GAMES]
NAMES = [sample.game.id for sample in SAMPLES]
