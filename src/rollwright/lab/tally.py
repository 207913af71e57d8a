"""Statistics of games as exact integer sums, which merge to the same in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.core.engine import PlayedGames

from .result_files import Row

Distribution = Counter[int]
"""How often each number came."""
Numbers = NDArray[np.int64]

Shares = NDArray[np.float64]


class Games(NamedTuple):
    """Games as arrays, by game and bot: the terms of its score, and its share of the victory."""

    terms: Numbers
    turns: Numbers
    shares: Shares
    first_seat: Shares
    """By game: the first seat's share of the victory."""
    totals: Numbers
    """By game and bot."""


def total_games(game: AnyGame, terms: Numbers) -> Numbers:
    """Return the totals of games by their terms, the last axis."""
    totals = terms.min(axis=-1) if is_decided_by_weakest(game) else terms.sum(axis=-1)
    return np.asarray(totals, np.int64)


def read_games(game: AnyGame, played: PlayedGames, order: Sequence[int]) -> Games:
    """Return games in which seat `s` was held by bot number `order[s]`, by bot."""
    shares = share_victories(played)
    seat_of, terms = np.argsort(order), np.asarray(played.terms, np.int64)
    terms, turns = terms[:, seat_of], np.asarray(played.turns, np.int64)
    return Games(terms, turns, shares[:, seat_of], shares[:, 0], total_games(game, terms))


def share_victories(played: PlayedGames) -> Shares:
    """[(0,), (0, 1), ()] -> [[1, 0], [.5, .5], [0, 0]]: each seat's share of the victory"""
    winners = np.asarray(played.winners, bool)
    return np.asarray(winners / np.maximum(1, winners.sum(axis=1, keepdims=True)), np.float64)


# ---- by game


@dataclass
class Tally:
    """The sums of one bot's results."""

    totals: Distribution = field(default_factory=Counter)
    wins: Distribution = field(default_factory=Counter)
    """Victories by the number of seats that shared them."""
    terms: list[int] = field(default_factory=list)
    """The sum of each term over all games."""
    squares: list[int] = field(default_factory=list)
    """The sum of each term's square."""
    with_total: list[int] = field(default_factory=list)
    """The sum of each term times the total."""
    when_won: dict[int, list[int]] = field(default_factory=dict)
    """The sum of each term over victories, by the number of seats that shared them."""

    def merge(self, other: Tally) -> None:
        """Add another tally."""
        self.totals.update(other.totals)
        self.wins.update(other.wins)
        self.terms = _add(self.terms, other.terms)
        self.squares = _add(self.squares, other.squares)
        self.with_total = _add(self.with_total, other.with_total)
        for sharing, sums in other.when_won.items():
            self.when_won[sharing] = _add(self.when_won.get(sharing, []), sums)


def _add(some: list[int], more: list[int]) -> list[int]:
    return [a + b for a, b in zip(some, more, strict=True)] if some and more else some or more


def count_bot(terms: Numbers, totals: Numbers, shares: Shares) -> Tally:
    """Count one bot's games: its terms and totals by game, and its shares of the victories."""
    sharing = np.where(shares > 0, np.round(1 / np.where(shares > 0, shares, 1)), 0).astype(np.int64)
    wins = count(sharing)
    del wins[0]
    return Tally(
        totals=count(totals),
        wins=wins,
        terms=_sum(terms),
        squares=_sum(terms * terms),
        with_total=_sum(terms * totals[:, None]),
        when_won={number: _sum(terms[sharing == number]) for number in wins},
    )


def _sum(rows: Numbers) -> list[int]:
    return [int(value) for value in rows.sum(axis=0)]


def count(values: Numbers) -> Distribution:
    """[3, 5, 3] -> {3: 2, 5: 1}"""
    found, times = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), times.tolist(), strict=True)))


def count_shares(values: Shares) -> Counter[float]:
    """[0.5, 1.0, 0.5] -> {0.5: 2, 1.0: 1}"""
    found, times = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), times.tolist(), strict=True)))


# ---- by dice


@dataclass
class DiceCounts:
    """The results of the bots by dice, over the one or two games played on each; totals are doubled."""

    totals: list[Distribution]
    shares: list[Counter[float]]
    leads: list[Distribution]
    """Each bot's total less the first one's."""
    products: list[int]
    """The sums of each bot's total times the first one's."""
    first_seat: Counter[float] = field(default_factory=Counter)
    """Dice played from both seats, by the first seat's wins of the two."""

    def merge(self, other: DiceCounts) -> None:
        """Add the counts of other dice."""
        for number in range(len(self.totals)):
            self.totals[number].update(other.totals[number])
            self.shares[number].update(other.shares[number])
            self.leads[number].update(other.leads[number])
        self.products = [a + b for a, b in zip(self.products, other.products, strict=True)]
        self.first_seat.update(other.first_seat)


def no_dice(bots: int) -> DiceCounts:
    """Return empty counts."""
    numbers = range(bots)
    shares: list[Counter[float]] = [Counter() for _ in numbers]
    return DiceCounts([Counter() for _ in numbers], shares, [Counter() for _ in numbers], [0] * bots)


def count_dice(doubled: Numbers, shares: Shares) -> DiceCounts:
    """Count dice by their doubled totals and their shares, by dice and bot."""
    bots = range(doubled.shape[1])
    return DiceCounts(
        [count(doubled[:, bot]) for bot in bots],
        [count_shares(shares[:, bot]) for bot in bots],
        [count(doubled[:, bot] - doubled[:, 0]) for bot in bots],
        [int((doubled[:, bot] * doubled[:, 0]).sum()) for bot in bots],
    )


def count_pairs(one: Games, other: Games) -> DiceCounts:
    """Count the same dice played from either seat; dice that were played once count alone."""
    both = min(len(one.turns), len(other.turns))
    doubled = one.totals[:both] + other.totals[:both]
    found = count_dice(doubled, (one.shares[:both] + other.shares[:both]) / 2)
    found.first_seat = count_shares(one.first_seat[:both] + other.first_seat[:both])
    for rest in (one, other):
        found.merge(count_dice(2 * rest.totals[both:], rest.shares[both:]))
    return found


# ---- all of it


@dataclass
class Results:
    """The results of all bots: `tallies` in the order the bots were named."""

    tallies: list[Tally]
    dice: DiceCounts
    turns: Distribution = field(default_factory=Counter)
    draws: int = 0
    alike: int = 0
    """Games in which all seats had the same score, term by term."""
    waiting: dict[int, Games] = field(default_factory=dict, compare=False)
    """Games whose dice are still to be played from the other seats, by their first number."""
    rows: list[Row] = field(default_factory=list)
    """One for every game and seat, where the setup wants them."""

    def merge(self, other: Results) -> None:
        """Add other results."""
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.merge(theirs)
        self.dice.merge(other.dice)
        self.turns.update(other.turns)
        self.draws += other.draws
        self.alike += other.alike
        self.rows += other.rows
        for first, games in other.waiting.items():
            if first in self.waiting:
                self.dice.merge(count_pairs(self.waiting.pop(first), games))
            else:
                self.waiting[first] = games

    def settle(self) -> None:
        """Count the dice that were played from one side only, after the last game."""
        for games in self.waiting.values():
            self.dice.merge(count_dice(2 * games.totals, games.shares))
        self.waiting.clear()


def no_games(bots: int) -> Results:
    """Return empty results."""
    return Results([Tally() for _ in range(bots)], no_dice(bots))


def count_games(
    game: AnyGame, played: PlayedGames, order: Sequence[int], first: int = 0, is_paired: bool = False
) -> Results:
    """Count games in which seat `s` was held by bot number `order[s]`.

    Where every dice is played from two sides, the games wait for those from the other side.
    """
    games, bots = read_games(game, played, order), range(len(order))
    tallies = [count_bot(games.terms[:, bot], games.totals[:, bot], games.shares[:, bot]) for bot in bots]
    dice = no_dice(len(order)) if is_paired else count_dice(2 * games.totals, games.shares)
    alike = (games.terms == games.terms[:, :1]).all(axis=(1, 2))
    return Results(
        tallies,
        dice,
        turns=count(games.turns),
        draws=int(((games.shares > 0).sum(axis=1) > 1).sum()),
        alike=int(alike.sum()),
        waiting={first: games} if is_paired else {},
    )


# ---- measures


def count_wins(wins: Distribution) -> float:
    """{1: 3, 2: 1} -> 3.5: a shared victory counts for its share."""
    found = sum(times / sharing for sharing, times in sorted(wins.items()))
    return int(found) if float(found).is_integer() else found


def mean_of(numbers: Distribution) -> float:
    """{1: 1, 3: 1} -> 2.0"""
    return sum(value * times for value, times in numbers.items()) / numbers.total()


def spread_of(numbers: Distribution) -> float:
    """{1: 1, 3: 1} -> 1.414...: the standard deviation of a sample (0 for a single one)."""
    squares = sum(value * value * times for value, times in numbers.items())
    total = sum(value * times for value, times in numbers.items())
    return spread_from(numbers.total(), total, squares)


def spread_from(n: int, total: int, squares: int) -> float:
    """2, 4, 10 -> 1.414...: the standard deviation of numbers with that sum and sum of squares"""
    return sqrt((n * squares - total * total) / (n * (n - 1))) if n > 1 else 0.0


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


def correlation(
    n: int, sums: tuple[float, float], squares: tuple[float, float], product: float
) -> float | None:
    """Return the correlation of two series from their sums; None where one of them never varies."""
    spreads = [n * square - total * total for total, square in zip(sums, squares, strict=True)]
    if min(spreads) <= 0:
        return None
    return (n * product - sums[0] * sums[1]) / sqrt(spreads[0] * spreads[1])
