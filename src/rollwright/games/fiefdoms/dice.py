"""Four dice: two Event (E) and two Wind Rose (W), with a cross or a wind rose on the 6.

A roll is one number of twelve bits, three for each die in the order E E W W, values ascending. A cross
is 6 and a wind rose is 7. A pairing is one of three ways to split the four dice into two pairs.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from itertools import product

from ...compiler.jit import jit, lookup_table
from ...core.errors import InvalidMove
from ...core.rng import Rng, draw_below
from .refusals import say_why

CROSS = 6
ROSE = 7
DIE_BITS = 3
PAIR_BITS = 2 * DIE_BITS
PAIR_MASK = (1 << PAIR_BITS) - 1
CLASH = CROSS * 8 + ROSE
NO_ROLL = 0
"""Stands for "no dice on the table" where a roll is expected."""
UNPAIRED = 3
"""Stands for "no pairing chosen" where a pairing is expected."""
FACES = "-12345x*"
"""How the values of dice are written, those of a cross and a wind rose last."""
_DIE = re.compile(r"E[1-5x]|W[1-5*]")
PAIRINGS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))
"""For each way the dice of the first and the second pair; the first way is the one of Fate."""
PAIR_DIE = lookup_table([die for way in PAIRINGS for die in way])


def pack_roll(values: tuple[int, ...]) -> int:
    """(3, 6, 5, 7) -> the number of that roll"""
    return sum(value << (DIE_BITS * die) for die, value in enumerate(values))


def unpack_roll(roll: int) -> tuple[int, ...]:
    """The number of a roll -> (3, 6, 5, 7)"""
    return tuple(die_of(roll, die) for die in range(4))


_FACES = (1, 2, 3, 4, 5)
_ROLLED = Counter(
    pack_roll((*sorted(events), *sorted(winds)))
    for events in product((*_FACES, CROSS), repeat=2)
    for winds in product((*_FACES, ROSE), repeat=2)
    if winds != (ROSE, ROSE)
)
ROLLS = tuple(_ROLLED.items())
"""Every distinct roll with the number of its ways; two wind roses are rolled again."""
TICKETS = sum(weight for _, weight in ROLLS)
ROLL_OF_TICKET = lookup_table([roll for roll, weight in ROLLS for _ in range(weight)])


@jit
def roll_dice(rng: Rng) -> tuple[Rng, int]:
    """Return a random roll."""
    rng, ticket = draw_below(rng, TICKETS)
    return rng, ROLL_OF_TICKET(ticket)


@jit
def die_of(roll: int, die: int) -> int:
    """Return the value of one of the four dice."""
    return (roll >> (DIE_BITS * die)) & 7


@jit
def in_pairs(roll: int, pairing: int) -> int:
    """Return the dice in the order of a pairing: the first pair in the six lowest bits."""
    dice = 0
    for place in range(4):
        dice |= die_of(roll, PAIR_DIE(pairing * 4 + place)) << DIE_BITS * place
    return dice


@jit
def is_pestilence(roll: int) -> bool:
    """Say whether both Event dice show a cross."""
    return die_of(roll, 0) == CROSS and die_of(roll, 1) == CROSS


@jit
def pair_code(pair: int) -> int:
    """Return the same number for a pair whichever die comes first."""
    one, other = die_of(pair, 0), die_of(pair, 1)
    return min(one, other) * 8 + max(one, other)


@jit
def values_of(roll: int, pairing: int) -> int:
    """Return a number equal for pairings that bring the same values together."""
    dice = in_pairs(roll, pairing)
    first, second = pair_code(dice & PAIR_MASK), pair_code(dice >> PAIR_BITS)
    return min(first, second) * 64 + max(first, second)


@jit
def can_pair(roll: int, pairing: int) -> bool:
    """Say whether no pair of this pairing holds both a cross and a wind rose."""
    dice = in_pairs(roll, pairing)
    return pair_code(dice & PAIR_MASK) != CLASH and pair_code(dice >> PAIR_BITS) != CLASH


@jit
def same_pairing(roll: int, pairing: int) -> int:
    """Return the first pairing that brings the same values together."""
    wanted = values_of(roll, pairing)
    for way in range(pairing):
        if values_of(roll, way) == wanted:
            return way
    return pairing


@jit(inline=False)
def is_offered(roll: int, pairing: int) -> bool:
    """Say whether the Regent may choose this pairing; of those with the same values it is the first."""
    return can_pair(roll, pairing) and same_pairing(roll, pairing) == pairing


# ---- the names of dice and pairings


def format_die(die: int, value: int) -> str:
    """(0, 6) -> "Ex": dice 0 and 1 are Event dice"""
    return ("E" if die < 2 else "W") + FACES[value]


def parse_die(text: str) -> tuple[int, int]:
    """ "W*" -> (2, 7): the first die of that colour, and its value"""
    if not _DIE.fullmatch(text):
        raise InvalidMove(say_why("die-written", text=repr(text[:12])))
    return (0 if text[0] == "E" else 2), FACES.index(text[1])


@lru_cache(maxsize=1024)
def format_faces(roll: int) -> tuple[str, ...]:
    """The number of a roll -> ("E3", "Ex", "W2", "W5")"""
    return tuple(format_die(die, value) for die, value in enumerate(unpack_roll(roll)))


def format_pairing(roll: int, pairing: int) -> str:
    """Return a pairing of a roll: "E3+W5|Ex+W2" """
    faces = format_faces(roll)
    a, b, c, d = (faces[die] for die in PAIRINGS[pairing])
    return f"{a}+{b}|{c}+{d}"


def parse_pairing(text: str) -> str:
    """ "W2+Ex|W5+E3" -> "E3+W5|Ex+W2": dice and pairs in their order"""
    pairs = [pair.split("+") for pair in text.split("|")]
    if len(pairs) != 2 or any(len(pair) != 2 for pair in pairs):
        raise InvalidMove(say_why("pairing-written-not", text=repr(text[:24])))
    ordered = sorted(sorted(parse_die(die) for die in pair) for pair in pairs)
    return "|".join("+".join(format_die(*die) for die in pair) for pair in ordered)


@lru_cache(maxsize=4096)
def find_pairing(roll: int, text: str) -> int:
    """Return which way of pairing this roll a text says; UNPAIRED if none."""
    wanted = parse_pairing(text)
    for pairing in range(len(PAIRINGS)):
        if parse_pairing(format_pairing(roll, pairing)) == wanted:
            return pairing
    return UNPAIRED
