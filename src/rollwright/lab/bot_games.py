"""Games between bots of any kind, step by step through the rules; kernels play their own policies faster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rollwright.any_game import AnyGame
from rollwright.bots import Bot
from rollwright.core.engine import PlayedGames
from rollwright.core.game import Game, draw_roll, start_game
from rollwright.core.options import Options
from rollwright.core.record import Player, Record, format_step
from rollwright.core.rng import DICE, Rng, draw_word, make_rng
from rollwright.core.types import MoveStep, Seat, Step

S = TypeVar("S")


def play_steps(
    game: Game[S], options: Options, bots: Sequence[Bot], seed: int, number: int
) -> tuple[S, list[Step]]:
    """Play one game; dice come from stream 0 of (seed, number), as in the kernels."""
    state = start_game(game, len(bots), options)
    dice = make_rng(seed, number, DICE)
    hands = [make_rng(seed, number, seat + 1) for seat in range(len(bots))]
    steps: list[Step] = []
    while game.outcome(state) is None:
        waiting = game.waiting(state)
        if waiting:
            step: Step = _move(game, state, waiting[0], bots, hands)
        else:
            dice, step = draw_roll(game, state, dice)
        steps.append(step)
        state = game.apply(state, step)
    return state, steps


def _move(game: Game[S], state: S, seat: Seat, bots: Sequence[Bot], hands: list[Rng]) -> MoveStep:
    """Return the move of a seat's bot; every decision gets a generator of its own."""
    hands[seat], word = draw_word(hands[seat])
    move = bots[seat].choose(game, game.view(state, seat), seat, make_rng(word, 0, seat + 1))
    return MoveStep(seat, move)


def play_games(
    game: AnyGame, options: Options, bots: Sequence[Bot], seed: int, first: int, games: int
) -> PlayedGames:
    """Play games number `first` to `first + games - 1` of a seed, as `Engine.play` does."""
    terms, turns, winners = [], [], []
    for number in range(first, first + games):
        state, _ = play_steps(game, options, bots, seed, number)
        outcome = game.outcome(state)
        assert outcome is not None
        terms.append([tuple(score.breakdown.values()) for score in outcome.scores])
        turns.append(game.turn_of(state))
        winners.append(outcome.winners)
    return PlayedGames.of(terms, turns, winners)


def record_game(game: AnyGame, options: Options, bots: Sequence[Bot], seed: int, number: int = 0) -> Record:
    """Play one game and return its record."""
    _, steps = play_steps(game, options, bots, seed, number)
    players = tuple(Player(bot.name, is_bot=True) for bot in bots)
    lines = tuple(format_step(game, step) for step in steps)
    return Record(game.id, players, dict(options), f"seed {seed} game {number}", lines)
