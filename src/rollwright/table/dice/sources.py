"""Where a table's dice come from, as the record's dice line says: `seed 42`, `system`."""

from __future__ import annotations

import secrets

from ...core.errors import InvalidSetup
from ...core.rng import DICE, Rng, draw_word, make_rng
from ..messages import make_reason

SYSTEM = "system"
UNKNOWN = "unknown"
LARGEST_SEED = 2**62 - 1


def name_seed(seed: int) -> str:
    """42 -> "seed 42" """
    if not 0 <= seed <= LARGEST_SEED:
        raise InvalidSetup(make_reason("setup-seed", most=str(LARGEST_SEED), seed=str(seed)))
    return f"seed {seed}"


def seed_of(dice: str) -> int | None:
    """Return the seed of a dice line; None for dice of the system. InvalidSetup for dice from elsewhere."""
    word, _, number = dice.partition(" ")
    if word == "seed" and number.isascii() and number.isdecimal() and int(number[:20]) <= LARGEST_SEED:
        return int(number)
    if dice in (SYSTEM, UNKNOWN):
        return None
    raise InvalidSetup(make_reason("setup-foreign-dice", dice=dice[:40]))


def dice_rng(dice: str, rolls: int) -> Rng:
    """Return the generator of the roll after `rolls` rolls; every roll takes one word of the stream."""
    seed = seed_of(dice)
    if seed is None:
        return make_rng(secrets.randbits(62), 0, DICE)
    rng = make_rng(seed, 0, DICE)
    for _ in range(rolls):
        rng, _word = draw_word(rng)
    return rng


def bot_rng(dice: str, steps: int, seat: int) -> Rng:
    """Return the generator of a bot's decision after `steps` steps: the same again when a game resumes."""
    seed = seed_of(dice)
    return make_rng(secrets.randbits(62) if seed is None else seed, steps, seat + 1)
