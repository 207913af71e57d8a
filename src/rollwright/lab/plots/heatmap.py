"""Heat maps: how often and when each bot uses the squares of the board, in a sample of games."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.bots import PolicyBot
from rollwright.core.record import replay
from rollwright.core.sheet_form import find_square
from rollwright.core.types import MoveStep

from ..bot_games import record_game
from ..setup import Setup

SAMPLE = 40
"""Games that are replayed step by step: the kernels keep no moves."""
Square = tuple[int, int]
Map = NDArray[np.float64]


class HeatMap(NamedTuple):
    """A bot's board: uses of each square per game, and the mean turn of use (nan: never used)."""

    times: Map
    turns: Map
    columns: tuple[str, ...]
    """The names of the columns on the sheet."""


def count_squares(setup: Setup, sample: int = SAMPLE, fast: bool = True) -> list[HeatMap]:
    """Return the heat map of the bot in each seat."""
    games = min(sample, setup.games)
    return [lay_out(setup.game, turns, games) for turns in count_places(setup, sample, fast)]


def count_places(setup: Setup, sample: int = SAMPLE, fast: bool = True) -> list[dict[str, list[int]]]:
    """Return for each seat the turns in which the places of its sheet were used."""
    bots = [replace(bot, fast=fast) if isinstance(bot, PolicyBot) else bot for bot in setup.players]
    games, game = min(sample, setup.games), setup.game
    touched: list[defaultdict[str, list[int]]] = [defaultdict(list) for _ in bots]
    for number in range(games):
        played = replay(game, record_game(game, setup.options, bots, setup.seed, number))
        for state, step in zip(played.states, played.steps, strict=False):
            if isinstance(step, MoveStep):
                for name in {name for choice in step.move for name in game.vocabulary.places_of(choice)}:
                    touched[step.seat][name].append(game.turn_of(state))
    return [dict(turns) for turns in touched]


def share_places(setup: Setup, sample: int = SAMPLE, fast: bool = True) -> list[dict[str, float]]:
    """Return for each seat the uses per game of each place of its sheet."""
    games = min(sample, setup.games)
    counted = count_places(setup, sample, fast)
    return [{place: len(turns) / games for place, turns in seat.items()} for seat in counted]


def lay_out(game: AnyGame, turns: dict[str, list[int]], games: int) -> HeatMap:
    """Return the turns in which places were used as a heat map."""
    found = {place: turns[name] for name in turns if (place := game.manifest.square(name)) is not None}
    shape = tuple(1 + max((place[axis] for place in found), default=0) for axis in (0, 1))
    times, when = np.zeros(shape), np.full(shape, np.nan)
    for place, seen in found.items():
        times[place], when[place] = len(seen) / games, sum(seen) / len(seen)
    has_letters = any(find_square(name) == game.manifest.square(name) for name in turns)
    columns = tuple(chr(ord("a") + n) if has_letters else str(n + 1) for n in range(shape[1]))
    return HeatMap(times, when, columns)
