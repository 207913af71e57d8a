"""Frozen baselines: bots under names whose weights and moves never change, such as `sage-1`."""

from __future__ import annotations

import re
from hashlib import sha256

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import Options

GENERATION = 1
"""Of the bots that ship. Stronger ones get the next number, in files of their own; these files stay."""
NAME = re.compile(r"(?P<bot>[a-z]+)-(?P<generation>[0-9]{1,3})(?P<budget>:.*)?")
PLAYOUTS = re.compile(r":[0-9]{1,8}")


def unfreeze(name: str, known: frozenset[str]) -> str | None:
    """ "planner-1:200" -> "planner:200", the bot that plays so today; None for other names

    InvalidSetup for a generation that does not exist, and for a budget that depends on the machine.
    """
    found = NAME.fullmatch(name)
    if found is None or found["bot"] not in known:
        return None
    bot, budget = found["bot"], found["budget"] or ""
    if int(found["generation"]) != GENERATION:
        raise InvalidSetup(f"there is no {name[:40]}: the only generation of frozen bots is {GENERATION}")
    if budget and not PLAYOUTS.fullmatch(budget):
        raise InvalidSetup(f"a frozen bot's budget is a number of playouts such as {bot}-1:200")
    return f"{bot}{budget}"


def hash_weights(game: AnyGame, options: Options) -> str | None:
    """Return the SHA-256 of the learned weights that bots play by with these options; None without any."""
    from rollwright.values.engine import ValueEngine

    engine = game.engine(fast=False)
    if not isinstance(engine, ValueEngine):
        return None
    weights = engine.weights(options)
    return sha256(weights.astype("<i2").tobytes()).hexdigest() if len(weights) else None
