"""The summary of a simulation: means, wins, terms and leads, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.results import BotSummary, FirstSeat, LeadSummary, SimulationSummary, TermSummary

from .intervals import Interval, make_interval, rate_interval
from .setup import Setup
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

CONFIDENCE = 0.95
WINS: tuple[Literal["wins", "win_rate", "win_low", "win_high"], ...] = (
    "wins",
    "win_rate",
    "win_low",
    "win_high",
)
"""The keys that a solo game without a challenge lacks."""


def sum_up(setup: Setup, results: Results) -> SimulationSummary:
    """Return a simulation as `--json` prints it."""
    bots = [_sum_up_bot(setup, results, number) for number in range(len(setup.bots))]
    turns = results.turns
    found: SimulationSummary = {
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
        found["draws"], found["alike"] = results.draws, results.alike
    if setup.swaps:
        found["first_seat"] = sum_up_first_seat(results.dice.first_seat)
    if len(setup.bots) == 1 and (ranks := count_ranks(setup.game, results.tallies[0])):
        found["ranks"] = ranks
    return found


def _sum_up_bot(setup: Setup, results: Results, number: int) -> BotSummary:
    tally, games = results.tallies[number], results.turns.total()
    wins, terms = count_wins(tally.wins), setup.game.terms
    mean = interval_of(results.dice.totals[number]).around(mean_of(tally.totals))
    rate = rate_interval(results.dice.shares[number])
    found: BotSummary = {
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
    if is_decided_by_weakest(setup.game):
        found["marks"] = sum(tally.terms) / games
    if not has_wins(setup, wins == games):
        for key in WINS:
            del found[key]
    return found


def has_wins(setup: Setup, won_all: bool) -> bool:
    """Say whether games can be won: against others, or alone where a challenge can be lost."""
    return len(setup.bots) > 1 or not won_all or setup.options.get("challenge", "off") != "off"


def interval_of(doubled: Distribution) -> Interval:
    """Return the mean and interval of totals that are given doubled."""
    return make_interval(doubled.total(), mean_of(doubled) / 2, spread_of(doubled) / 2)


def sum_up_lead(dice: DiceCounts, number: int) -> LeadSummary:
    """Return a bot's lead over the first bot on the same dice, and the correlation of their totals."""
    lead, counted = interval_of(dice.leads[number]), dice.totals[0].total()
    pair = (dice.totals[0], dice.totals[number])
    sums = tuple(sum(value * times for value, times in one.items()) for one in pair)
    squares = tuple(sum(value * value * times for value, times in one.items()) for one in pair)
    alike = correlation(counted, (sums[0], sums[1]), (squares[0], squares[1]), dice.products[number])
    spread = spread_of(dice.leads[number]) / 2
    return {"mean": lead.mean, "low": lead.low, "high": lead.high, "sd": spread, "correlation": alike}


def sum_up_terms(terms: Sequence[str], tally: Tally) -> dict[str, TermSummary]:
    """Return the standard deviation of each term, and its correlation with the total and with winning."""
    games, total = tally.totals.total(), sum(value * times for value, times in tally.totals.items())
    squares = sum(value * value * times for value, times in tally.totals.items())
    wins = sum(times / sharing for sharing, times in sorted(tally.wins.items()))
    shares = sum(times / sharing**2 for sharing, times in sorted(tally.wins.items()))
    found: dict[str, TermSummary] = {}
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


def sum_up_first_seat(wins_of_two: Counter[float]) -> FirstSeat:
    """Return how often the first seat won the dice that the seat decided: one seat won both games.

    Dice that one bot wins from both seats say nothing about the seats.
    """
    first = sum(times for wins, times in wins_of_two.items() if wins > 1)
    second = sum(times for wins, times in wins_of_two.items() if wins < 1)
    decided = first + second
    rate = rate_interval({1.0: first, 0.0: second}) if decided else None
    return {
        "dice": wins_of_two.total(),
        "decided": decided,
        "wins": first,
        "win_rate": rate.mean if rate else None,
        "low": rate.low if rate else None,
        "high": rate.high if rate else None,
    }


def count_ranks(game: AnyGame, tally: Tally) -> dict[str, int]:
    """Count the ranks of a solo game, lowest first; none if the game has no ranks."""
    ranks: Counter[str] = Counter()
    for total in sorted(tally.totals):
        if (rank := game.rank_of(total)) is not None:
            ranks[rank] += tally.totals[total]
    return dict(ranks)
