"""House rules as planes: each fact of the rules that a table may change fills one."""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import Option, Options

Planes = NDArray[np.uint8]
ZERO = 100
"""The number that shows a fact of 0: facts go from -100 to 100."""
HIGHEST = 2 * ZERO


def list_facts(game: AnyGame) -> tuple[Option, ...]:
    """Return the house rules of a game in the order of their planes; InvalidSetup if one is no number."""
    facts = tuple(option for option in game.options if option.is_house)
    if not facts or not all(re.match("-?[0-9]", fact.default) for fact in facts):
        raise InvalidSetup(f"the house rules of {game.id} are not numbers: no planes can show them")
    return facts


def read_facts(game: AnyGame, options: Options) -> list[int]:
    """{"feeds": "3", "walls": "5-6"} -> every fact as a number from 0 to 200; rows by the first of them"""
    facts = (options.get(fact.name, fact.default) for fact in list_facts(game))
    return [ZERO + int(value[:1] + value[1:].partition("-")[0]) for value in facts]


def add_rules(planes: Planes, facts: list[int]) -> Planes:
    """Return planes of shape (..., planes, rows, columns) with one more for each fact."""
    *many, _, rows, columns = planes.shape
    shown = np.broadcast_to(np.array(facts, np.uint8)[:, None, None], (*many, len(facts), rows, columns))
    return np.concatenate([planes, shown], axis=-3)
