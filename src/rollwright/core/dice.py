"""Dice: the distinct rolls of six-sided ones, and throws of any independent dice."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations_with_replacement, product
from math import factorial, prod
from typing import NamedTuple, overload

from .errors import InvalidSetup
from .types import Roll, WeightedRoll

FACES = range(1, 7)
Dice = tuple[int, ...]
"""The faces of some dice, ascending."""
MOST_WAYS = 2**31
"""Random numbers are drawn below this bound."""


@cache
def distinct_rolls(number: int) -> dict[Dice, int]:
    """2 -> {(1, 1): 1, (1, 2): 2, ..., (6, 6): 1}: sorted rolls with their weights, in order"""
    weights = {}
    for roll in combinations_with_replacement(FACES, number):
        weights[roll] = factorial(number) // prod(factorial(roll.count(face)) for face in FACES)
    return weights


@cache
def weigh_rolls(number: int) -> dict[Roll, WeightedRoll]:
    """Return the rolls of a number of dice, in order, each with its weight; none for no dice."""
    rolls = {Roll(tuple(map(str, dice))): weight for dice, weight in distinct_rolls(number).items()}
    return {roll: WeightedRoll(roll, weight) for roll, weight in rolls.items() if number}


# ---- throws


@dataclass(frozen=True)
class Die:
    """A die: the tag before its faces in a roll, its faces (6 means 1 to 6), and its colour in drawings."""

    tag: str = ""
    faces: int | tuple[str, ...] = 6
    colour: str = "white"

    @property
    def names(self) -> tuple[str, ...]:
        """Its faces as rolls write them: `r1` to `r6`."""
        values = range(1, self.faces + 1) if isinstance(self.faces, int) else self.faces
        return tuple(f"{self.tag}{value}" for value in values)


class _Group(NamedTuple):
    """The distinct rolls of equal dice, with cumulative weights: `below[n]` is the weight before roll n."""

    size: int
    rolls: tuple[tuple[str, ...], ...]
    below: tuple[int, ...]

    def weight(self, number: int) -> int:
        """Return the number of ways to throw a roll."""
        return self.below[number + 1] - self.below[number]


class Throw(Sequence[WeightedRoll]):
    """All distinct rolls of dice that are thrown together; equal dice are interchangeable.

    It is the value of `Game.rolls`, with the order and the weights of the list it stands for, but nothing is
    listed: a roll is drawn or looked up group by group.
    """

    def __init__(self, *dice: Die) -> None:
        """Group equal dice; InvalidSetup if the dice cannot be told apart."""
        self.dice = dice
        counts = Counter(dice)
        self._groups = tuple(_weigh(die.names, number) for die, number in counts.items())
        faces = [(name, group) for group, die in enumerate(counts) for name in die.names]
        self._find = {name: (group, rank) for rank, (name, group) in enumerate(faces)}
        self.total = prod(group.below[-1] for group in self._groups)
        self._check(len(faces))

    def _check(self, faces: int) -> None:
        if not self.dice:
            raise InvalidSetup("a throw has at least one die")
        if any(not name or name != "".join(name.split()) for name in self._find):
            raise InvalidSetup("a face of a die is a word without spaces")
        if len(self._find) != faces:
            raise InvalidSetup("different dice have different faces: give each kind of die its own tag")
        if self.total > MOST_WAYS:
            raise InvalidSetup(f"dice fall in at most {MOST_WAYS:,} ways, not {self.total:,}: throw fewer")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Throw) and other.dice == self.dice

    def __hash__(self) -> int:
        return hash(self.dice)

    def __repr__(self) -> str:
        return f"<Throw of {len(self.dice)} dice, {len(self):,} distinct rolls>"

    def __len__(self) -> int:
        return prod(len(group.rolls) for group in self._groups)

    def __iter__(self) -> Iterator[WeightedRoll]:
        for numbers in product(*(range(len(group.rolls)) for group in self._groups)):
            yield self._join(numbers)

    @overload
    def __getitem__(self, at: int) -> WeightedRoll: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[WeightedRoll]: ...
    def __getitem__(self, at: int | slice) -> WeightedRoll | Sequence[WeightedRoll]:
        if isinstance(at, slice):
            return tuple(self[n] for n in range(*at.indices(len(self))))
        rest, numbers = range(len(self))[at], []
        for group in reversed(self._groups):
            rest, number = divmod(rest, len(group.rolls))
            numbers.append(number)
        return self._join(numbers[::-1])

    def pick(self, ticket: int) -> Roll:
        """Return the roll of a ticket below `total`: the same as a walk along the weights finds."""
        scale, left = 1, self.total
        faces: list[str] = []
        for group in self._groups:
            left //= group.below[-1]
            number = bisect_right(group.below, ticket // (scale * left)) - 1
            ticket -= group.below[number] * scale * left
            scale *= group.weight(number)
            faces += group.rolls[number]
        return Roll(tuple(faces))

    def find(self, faces: Sequence[str]) -> Roll | None:
        """Return the roll of these faces, which may be in any order; None if these dice cannot show it."""
        if not all(face in self._find for face in faces):
            return None
        ordered = sorted(faces, key=self._find.__getitem__)
        shown = Counter(self._find[face][0] for face in ordered)
        fits = all(shown[number] == group.size for number, group in enumerate(self._groups))
        return Roll(tuple(ordered)) if fits else None

    def list_groups(self) -> list[list[WeightedRoll]]:
        """Return the distinct rolls of each group of equal dice; a roll has one of each."""
        return [
            [WeightedRoll(Roll(roll), group.weight(n)) for n, roll in enumerate(group.rolls)]
            for group in self._groups
        ]

    def _join(self, numbers: Sequence[int]) -> WeightedRoll:
        chosen = list(zip(self._groups, numbers))
        faces = tuple(face for group, number in chosen for face in group.rolls[number])
        return WeightedRoll(Roll(faces), prod(group.weight(number) for group, number in chosen))


@cache
def _weigh(names: tuple[str, ...], size: int) -> _Group:
    rolls = tuple(combinations_with_replacement(names, size))
    weights = (factorial(size) // prod(map(factorial, Counter(roll).values())) for roll in rolls)
    return _Group(size, rolls, (0, *accumulate(weights)))


# ---- rolls of any game


def count_ways(rolls: Sequence[WeightedRoll]) -> int:
    """Return the sum of the weights."""
    return rolls.total if isinstance(rolls, Throw) else sum(weighted.weight for weighted in rolls)


def pick_roll(rolls: Sequence[WeightedRoll], ticket: int) -> Roll:
    """Walk along the weights: ticket 0 is the first roll, the last ticket the last."""
    if isinstance(rolls, Throw) and ticket < rolls.total:
        return rolls.pick(ticket)
    for roll, weight in rolls:
        if ticket < weight:
            return roll
        ticket -= weight
    raise ValueError("the ticket is not below the sum of the weights")


def find_roll(rolls: Sequence[WeightedRoll], faces: Sequence[str]) -> Roll | None:
    """Return the roll of these faces in any order; None if it is none of the rolls."""
    if isinstance(rolls, Throw):
        return rolls.find(faces)
    return _index(rolls).get(tuple(sorted(faces)))


def can_roll(rolls: Sequence[WeightedRoll], roll: Roll) -> bool:
    """Say whether a roll is one of these, its faces in the same order."""
    if isinstance(rolls, Throw):
        return rolls.find(roll.faces) == roll
    return _index(rolls).get(tuple(sorted(roll.faces))) == roll


_indices: dict[int, tuple[Sequence[WeightedRoll], dict[tuple[str, ...], Roll]]] = {}
"""The rolls of the last lists by their sorted faces; a list is kept, so that its id stays its own."""


def _index(rolls: Sequence[WeightedRoll]) -> dict[tuple[str, ...], Roll]:
    kept = _indices.get(id(rolls))
    if kept is None:
        while len(_indices) > 7:
            _indices.pop(next(iter(_indices)), None)
        found = {tuple(sorted(roll.faces)): roll for roll, _ in reversed(rolls)}
        kept = _indices[id(rolls)] = (rolls, found)
    return kept[1]


def list_groups(rolls: Sequence[WeightedRoll]) -> list[list[WeightedRoll]]:
    """Return lists of rolls, one of each makes a roll: a list for every group of equal dice."""
    return rolls.list_groups() if isinstance(rolls, Throw) else [list(rolls)]
