"""Glicko-2: how strong somebody is, how sure that is, and how much it moves.

After Mark E. Glickman, "Example of the Glicko-2 system" (2022); steps and names are those of the paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from math import exp, log, pi, sqrt
from typing import NamedTuple

MIDDLE, SCALE = 1500.0, 173.7178
TAU = 0.5
"""How much volatility changes; the paper advises 0.3 to 1.2."""
MOST_DEVIATION = 350.0
EPSILON = 1e-6


class Rating(NamedTuple):
    """A rating with its deviation; with a chance of 95% the strength is within two of them."""

    rating: float = MIDDLE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06


class Game(NamedTuple):
    """A game against somebody: 1 for a win, 0.5 for a draw, 0 for a loss."""

    rival: Rating
    score: float


def rate(player: Rating, games: Sequence[Game], tau: float = TAU) -> Rating:
    """Return a rating after the games of one period; without any it only becomes less sure."""
    mu, phi = (player.rating - MIDDLE) / SCALE, player.deviation / SCALE
    terms = [_compare(mu, game) for game in games]
    if not terms:
        return age(player, 1)
    variance = 1 / sum(g * g * expected * (1 - expected) for g, expected, _ in terms)
    gain = sum(g * (score - expected) for g, expected, score in terms)
    volatility = _find_volatility(player.volatility, phi, variance, variance * gain, tau)
    before = phi * phi + volatility * volatility
    after = 1 / sqrt(1 / before + 1 / variance)
    return Rating(SCALE * (mu + after * after * gain) + MIDDLE, SCALE * after, volatility)


def age(player: Rating, periods: float) -> Rating:
    """Return a rating after periods without a game: the same, and less sure."""
    phi = sqrt((player.deviation / SCALE) ** 2 + periods * player.volatility**2)
    return player._replace(deviation=min(MOST_DEVIATION, SCALE * phi))


def _compare(mu: float, game: Game) -> tuple[float, float, float]:
    """Return how much a game counts, the score expected of it, and its score (step 3)."""
    rival, phi = (game.rival.rating - MIDDLE) / SCALE, game.rival.deviation / SCALE
    g = 1 / sqrt(1 + 3 * phi * phi / (pi * pi))
    return g, 1 / (1 + exp(-g * (mu - rival))), game.score


def _find_volatility(sigma: float, phi: float, variance: float, delta: float, tau: float) -> float:
    """Return the new volatility, by the Illinois algorithm (step 5)."""
    start = log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - start) / (tau * tau)

    low, excess = start, delta * delta - phi * phi - variance
    if excess > 0:
        high = log(excess)
    else:
        steps = next(k for k in count(1) if f(start - k * tau) >= 0)
        high = start - steps * tau
    at_low, at_high = f(low), f(high)
    while abs(high - low) > EPSILON:
        new = low + (low - high) * at_low / (at_high - at_low)
        at_new = f(new)
        if at_new * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = new, at_new
    return exp(low / 2)
