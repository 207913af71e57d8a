"""Which squares are used: how often each is touched in a sample of games, by bot."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from rollwright.bots import PolicyBot
from rollwright.core.types import MoveStep

from .games import play_steps
from .simulation import Setup

SAMPLE = 40
"""Games that are played step by step; the kernels keep no moves."""
_SQUARE = re.compile(r"([a-k])([0-9]+)")
_PLOT = re.compile(r"p([1-9])([1-9])")


def count_squares(setup: Setup, sample: int = SAMPLE) -> list[NDArray[np.float64]]:
    """Return, for the bot of each seat, how often a game touches each square."""
    bots = [replace(bot, fast=True) if isinstance(bot, PolicyBot) else bot for bot in setup.players]
    games = min(sample, setup.games)
    touched: list[Counter[tuple[int, int]]] = [Counter() for _ in bots]
    for number in range(games):
        _, steps = play_steps(setup.game, setup.options, bots, setup.seed, number)
        for step in steps:
            if isinstance(step, MoveStep):
                names = {name for choice in step.move for name in setup.game.places(choice)}
                touched[step.seat].update(place for name in names if (place := find_place(name)))
    return [_lay_out(counted, games) for counted in touched]


def find_place(name: str) -> tuple[int, int] | None:
    """ "c4" -> (3, 2), "p23" -> (1, 2): row and column; None for what is no square of the board"""
    if match := _SQUARE.fullmatch(name):
        return int(match[2]) - 1, ord(match[1]) - ord("a")
    match = _PLOT.fullmatch(name)
    return (int(match[1]) - 1, int(match[2]) - 1) if match else None


def _lay_out(counted: Counter[tuple[int, int]], games: int) -> NDArray[np.float64]:
    height = 1 + max((row for row, _ in counted), default=0)
    width = 1 + max((column for _, column in counted), default=0)
    found = np.zeros((height, width))
    for place, times in counted.items():
        found[place] = times / games
    return found
