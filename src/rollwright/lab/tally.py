"""Counting games: exact whole numbers that add up to the same in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from rollwright.core.game import PlayedGames

Distribution = Counter[int]
"""How often each number came."""


@dataclass
class Tally:
    """What one bot reached."""

    totals: Distribution = field(default_factory=Counter)
    terms: list[int] = field(default_factory=list)
    """The sum of each term over all games."""
    wins: Distribution = field(default_factory=Counter)
    """Victories by the number of seats that shared them."""

    def add_game(self, values: list[int]) -> None:
        """Count one game's terms."""
        self.totals[sum(values)] += 1
        self.terms = [a + b for a, b in zip(self.terms or [0] * len(values), values)]

    def merge(self, other: Tally) -> None:
        """Count all that another tally counted."""
        self.totals.update(other.totals)
        self.wins.update(other.wins)
        self.terms = [a + b for a, b in zip(self.terms or [0] * len(other.terms), other.terms)]


@dataclass
class Results:
    """What all bots reached: `tallies` in the order the bots were named."""

    tallies: list[Tally]
    turns: Distribution = field(default_factory=Counter)
    draws: int = 0
    first_seat: Tally = field(default_factory=Tally)
    """Only the victories of whoever sat first."""
    rows: list[dict[str, Any]] = field(default_factory=list)
    """One for every game and seat, where they are asked for."""

    def merge(self, other: Results) -> None:
        """Count all that other results counted."""
        for mine, theirs in zip(self.tallies, other.tallies):
            mine.merge(theirs)
        self.turns.update(other.turns)
        self.draws += other.draws
        self.first_seat.merge(other.first_seat)
        self.rows += other.rows


def count_games(played: PlayedGames, order: list[int]) -> Results:
    """Count games in which seat `s` was held by bot number `order[s]`."""
    results = Results([Tally() for _ in order])
    for seats, turns, winners in zip(played.terms, played.turns, played.winners):
        for seat, values in enumerate(seats):
            results.tallies[order[seat]].add_game([int(value) for value in values])
        results.turns[int(turns)] += 1
        results.draws += len(winners) > 1
        for seat in winners:
            results.tallies[order[seat]].wins[len(winners)] += 1
        if 0 in winners:
            results.first_seat.wins[len(winners)] += 1
    return results


def count_wins(wins: Distribution) -> float:
    """{1: 3, 2: 1} -> 3.5: a shared victory counts for its share."""
    found = sum(times / sharing for sharing, times in sorted(wins.items()))
    return int(found) if float(found).is_integer() else found


def mean_of(numbers: Distribution) -> float:
    """{1: 1, 3: 1} -> 2.0"""
    return sum(value * times for value, times in numbers.items()) / numbers.total()


def spread_of(numbers: Distribution) -> float:
    """{1: 1, 3: 1} -> 1.414...: the standard deviation of a sample (0 for a single one)."""
    n = numbers.total()
    if n < 2:
        return 0.0
    squares = sum(value * value * times for value, times in numbers.items())
    total = sum(value * times for value, times in numbers.items())
    return sqrt((n * squares - total * total) / (n * (n - 1)))


def median_of(numbers: Distribution) -> float:
    """{1: 1, 2: 1, 9: 1} -> 2; the middle of the two middle ones when they are even."""
    n = numbers.total()
    low, high = _nth(numbers, (n - 1) // 2), _nth(numbers, n // 2)
    return low if low == high else (low + high) / 2


def _nth(numbers: Distribution, n: int) -> int:
    for value in sorted(numbers):
        n -= numbers[value]
        if n < 0:
            return value
    raise AssertionError("n is smaller than the count")


def find_interval(wins: float, games: int) -> tuple[float, float]:
    """Return where the true rate lies with 95% confidence (Wilson's interval)."""
    z = 1.959963984540054
    rate, weight = wins / games, z * z / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)
