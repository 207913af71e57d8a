"""What a simulation amounts to: means, wins, terms and leads, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rollwright.core.game import AnyGame
from rollwright.core.powers import Ranking

from .intervals import Interval, make_interval, rate_interval
from .tally import (
    DiceCounts,
    Distribution,
    Results,
    Tally,
    correlation,
    count_wins,
    mean_of,
    median_of,
    spread_from,
    spread_of,
)

if TYPE_CHECKING:
    from .simulation import Setup

CONFIDENCE = 0.95


def sum_up(setup: Setup, results: Results) -> dict[str, Any]:
    """Return a simulation as `--json` prints it."""
    bots = [_sum_up_bot(setup, results, number) for number in range(len(setup.bots))]
    turns = results.turns
    found: dict[str, Any] = {
        "game": setup.game.id,
        "options": dict(setup.options),
        "seed": setup.seed,
        "games": setup.games,
        "seats": len(setup.bots),
        "mean": bots[0]["mean"],
        "bots": bots,
        "turns": {"mean": mean_of(turns), "min": min(turns), "max": max(turns)},
        "confidence": CONFIDENCE,
        "dice": results.dice.totals[0].total(),
    }
    if len(setup.bots) > 1:
        found |= {"draws": results.draws, "alike": results.alike}
    if setup.swaps:
        found["first_seat"] = sum_up_first_seat(results.dice.first_seat)
    ranks = count_ranks(setup.game, results.tallies[0]) if len(setup.bots) == 1 else {}
    return found | ({"ranks": ranks} if ranks else {})


def _sum_up_bot(setup: Setup, results: Results, number: int) -> dict[str, Any]:
    tally, games = results.tallies[number], results.turns.total()
    wins, terms = count_wins(tally.wins), setup.game.terms
    mean = interval_of(results.dice.totals[number]).around(mean_of(tally.totals))
    rate = rate_interval(results.dice.shares[number])
    return {
        "seat": None if setup.swaps else number + 1,
        "bot": setup.bots[number],
        "mean": mean.mean,
        "sd": spread_of(tally.totals),
        "error": spread_of(results.dice.totals[number]) / 2 / results.dice.totals[number].total() ** 0.5,
        "min": min(tally.totals),
        "median": median_of(tally.totals),
        "max": max(tally.totals),
        "breakdown": {term: value / games for term, value in zip(terms, tally.terms, strict=True)},
        "wins": wins,
        "win_rate": wins / games,
        "low": mean.low,
        "high": mean.high,
        "win_low": rate.low,
        "win_high": rate.high,
        "terms": sum_up_terms(terms, tally),
        "lead": sum_up_lead(results.dice, number) if number else None,
    }


def interval_of(doubled: Distribution) -> Interval:
    """Return the mean of doubled totals, halved again, and its interval."""
    return make_interval(doubled.total(), mean_of(doubled) / 2, spread_of(doubled) / 2)


def sum_up_lead(dice: DiceCounts, number: int) -> dict[str, float | None]:
    """Return how much better a bot is than the first on the same dice, and how alike their fortunes are."""
    lead, counted = interval_of(dice.leads[number]), dice.totals[0].total()
    pair = (dice.totals[0], dice.totals[number])
    sums = tuple(sum(value * times for value, times in one.items()) for one in pair)
    squares = tuple(sum(value * value * times for value, times in one.items()) for one in pair)
    alike = correlation(counted, (sums[0], sums[1]), (squares[0], squares[1]), dice.products[number])
    spread = spread_of(dice.leads[number]) / 2
    return {"mean": lead.mean, "low": lead.low, "high": lead.high, "sd": spread, "correlation": alike}


def sum_up_terms(terms: Sequence[str], tally: Tally) -> dict[str, dict[str, float | None]]:
    """Return the spread of each term, and how it goes along with the total and with winning."""
    games, total = tally.totals.total(), sum(value * times for value, times in tally.totals.items())
    squares = sum(value * value * times for value, times in tally.totals.items())
    wins = sum(times / sharing for sharing, times in sorted(tally.wins.items()))
    shares = sum(times / sharing**2 for sharing, times in sorted(tally.wins.items()))
    found = {}
    for place, term in enumerate(terms):
        value, square = tally.terms[place], tally.squares[place]
        won = sum(sums[place] / sharing for sharing, sums in sorted(tally.when_won.items()))
        found[term] = {
            "mean": value / games,
            "sd": spread_from(games, value, square),
            "with_total": correlation(games, (value, total), (square, squares), tally.with_total[place]),
            "with_winning": correlation(games, (value, wins), (square, shares), won),
        }
    return found


def sum_up_first_seat(wins_of_two: Counter[float]) -> dict[str, float | None]:
    """Return who won the dice that the seat decided, those on which one seat did better in both games.

    Dice that one bot wins from both seats say nothing of the seats.
    """
    first = sum(times for wins, times in wins_of_two.items() if wins > 1)
    second = sum(times for wins, times in wins_of_two.items() if wins < 1)
    found: dict[str, float | None] = {"dice": wins_of_two.total(), "decided": first + second, "wins": first}
    if not first + second:
        return found | {"win_rate": None, "low": None, "high": None}
    rate = rate_interval({1.0: first, 0.0: second})
    return found | {"win_rate": rate.mean, "low": rate.low, "high": rate.high}


def count_ranks(game: AnyGame, tally: Tally) -> dict[str, int]:
    """Count the ranks of a solo game, lowest first; none if the game has no ranks."""
    if not isinstance(game, Ranking):
        return {}
    ranks: Counter[str] = Counter()
    for total in sorted(tally.totals):
        ranks[game.rank_of(total) or "none"] += tally.totals[total]
    return dict(ranks)
