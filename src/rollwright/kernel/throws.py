"""Dice that differ, inside kernels: a roll is one number, with five bits for the face of each die.

Dice have the order of a roll's faces, equal ones beside each other; a die that is not thrown shows 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import cast

from ..compiler.jit import jit, lookup_table
from ..core.dice import Throw
from ..core.rng import Rng, draw_below
from .packing import Namespace

BITS, FACE = 5, 31
"""Bits of a face, and their mask: a die in a kernel has at most 31 faces."""
Roller = Callable[[int, Rng], tuple[Rng, int]]
_ROLLER = """
def roll_throw(left_out, rng):
    ways = 1
    for kind in range(KINDS):
        if left_out >> kind & 1 == 0:
            ways *= WAYS(kind)
    rng, ticket = draw_below(rng, ways)
    roll, scale = 0, 1
    for kind in range(KINDS):
        if left_out >> kind & 1 == 0:
            ways //= WAYS(kind)
            n = FIRST(kind)
            while ticket >= BELOW(n + 1) * scale * ways:
                n += 1
            ticket -= BELOW(n) * scale * ways
            scale *= BELOW(n + 1) - BELOW(n)
            roll |= PACKED(n)
    return rng, roll
"""


@jit
def face_at(roll: int, die: int) -> int:
    """Return the number of the face that a die shows, from 1 on; 0 if it was not thrown."""
    return roll >> BITS * die & FACE


def pack_faces(throw: Throw, faces: Sequence[str]) -> int:
    """("w3", "w4", "r1") -> the roll's number; some kinds of dice may be missing"""
    numbers, shown, packed = _number_faces(throw), Counter[int](), 0
    for face in faces:
        first, number = numbers[face]
        packed |= number << BITS * (first + shown[first])
        shown[first] += 1
    return packed


def unpack_faces(throw: Throw, roll: int) -> tuple[str, ...]:
    """Return the faces of a roll's number; `pack_faces` undoes it."""
    dice = [die for kind in dict.fromkeys(throw.dice) for die in throw.dice if die == kind]
    shown = [(die, face_at(roll, n)) for n, die in enumerate(dice)]
    return tuple(die.names[face - 1] for die, face in shown if face)


def make_roller(throw: Throw) -> Roller:
    """Return a kernel function that throws these dice: `roll(left_out, rng)`.

    `left_out` has a bit for each kind of dice that is not thrown. Rolls are drawn as `core.game.draw_roll`
    draws those of the remaining dice.
    """
    groups = throw.list_groups()
    below = [[0, *accumulate(weight for _, weight in group)] for group in groups]
    packed = [[*(pack_faces(throw, roll.faces) for roll, _ in group), 0] for group in groups]
    names: Namespace = {
        "draw_below": draw_below,
        "KINDS": len(groups),
        "WAYS": lookup_table([sums[-1] for sums in below]),
        "FIRST": lookup_table([0, *accumulate(map(len, below))]),
        "BELOW": lookup_table([number for sums in below for number in sums]),
        "PACKED": lookup_table([number for group in packed for number in group]),
    }
    exec(_ROLLER, names)
    return cast(Roller, jit(names["roll_throw"]))


def _number_faces(throw: Throw) -> dict[str, tuple[int, int]]:
    """Return of each face the place of the first die of its kind, and its number from 1 on."""
    found: dict[str, tuple[int, int]] = {}
    first = 0
    for die, dice in Counter(throw.dice).items():
        found |= {name: (first, number) for number, name in enumerate(die.names, 1)}
        first += dice
    return found
