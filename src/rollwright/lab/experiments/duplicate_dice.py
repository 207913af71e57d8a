"""How strong is a bot on even dice?

`python -m rollwright.lab.experiments.duplicate_dice GAME BOT [--games N] [--seed N]`

What each roll was worth is what the best move after it promises, by learned values, less the exact mean
over all rolls. Over many games that comes to nothing, so taking it off changes no mean; but most of the
spread goes with it, and a game tells as much as ten do.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import NamedTuple

import click

from rollwright.any_game import AnyGame
from rollwright.bots import Bot, at_speed, find_bot
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import Options, new_options
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game

from ..bot_games import play_steps
from ..intervals import mean_interval
from .command import Experiment


class EvenGame(NamedTuple):
    """A solo game: its points, what of them the dice gave, its decisions and their time in seconds."""

    total: int
    luck: float
    decisions: int
    seconds: float


def play_even(game: AnyGame, options: Options, bot: Bot, seed: int, number: int) -> EvenGame:
    """Play a game alone and weigh its dice."""
    engine, state = game.engine(fast=True), start_game(game, 1, options)
    values = engine.expectimax_for(state, 0)
    if values is None:
        raise InvalidSetup(f"{game.id} with these options has no values that weigh its dice")
    began = process_time()
    end, steps = play_steps(game, options, [bot], seed, number)
    seconds, luck = process_time() - began, 0
    for step in steps:
        then = game.apply(state, step)
        if not isinstance(step, MoveStep):
            luck += values.luck(state, then, 0)
        state = then
    decisions = sum(isinstance(step, MoveStep) for step in steps)
    return EvenGame(game.score(end, 0).total, luck / engine.scale, decisions, seconds)


@click.command(cls=Experiment)
@click.argument("game")
@click.argument("bot")
@click.option("--games", type=click.IntRange(2, 10_000), default=40, show_default=True, help="Games.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
def main(game: str, bot: str, games: int, seed: int) -> None:
    """Play solo games of GAME by BOT, and tell its mean with the luck of the dice taken off."""
    found = find_game(game)
    options = new_options(found.options)
    player = at_speed(find_bot(found, bot), fast=True, threads=1)
    played = [play_even(found, options, player, seed, number) for number in range(games)]
    raw = mean_interval([each.total for each in played])
    even = mean_interval([each.total - each.luck for each in played])
    cost = sum(each.seconds for each in played[1:]) / sum(each.decisions for each in played[1:])
    sys.stdout.write(
        f"{found.id} {bot}, {games} games of seed {seed}: "
        f"{even.mean:.1f} ± {even.reach or 0:.1f} on even dice "
        f"({raw.mean:.1f} ± {raw.reach or 0:.1f} as they fell), {1000 * cost:.1f} ms a decision\n"
    )


if __name__ == "__main__":
    main()
