"""Tournaments: every bot plays every other, from every seat, on the same dice."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import log
from pathlib import Path
from typing import cast

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.bots import Bot, name_bots
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import Options
from rollwright.results import PairSummary, RatedBot, SpreadShares, TournamentSummary

from .executors import LOCAL, check_engine, run_tasks
from .intervals import Interval, mean_interval, rate_interval
from .result_files import Row
from .run_log import Line, open_log
from .setup import Setup, set_up
from .simulation import CHUNK, SLOW_CHUNK, play_chunk
from .summary import CONFIDENCE, sum_up_first_seat
from .tally import count_shares, read_games

MOST_TABLES = 10_000


# ---- ratings by the Bradley-Terry model, on the scale of Elo with a mean of 0

Matrix = NDArray[np.float64]
"""`wins[a, b]` is the number of wins of a over b; a draw is half a win for both."""
RESAMPLES = 400
PER_TENFOLD = 400
"""The rating difference at which the odds of winning are ten to one."""
STEPS, LONGEST_STEP = 1000, 2.0
CLOSE = 1e-10
"""Convergence: a shorter step changes no digit that is shown."""


def rate(wins: Matrix) -> NDArray[np.float64]:
    """Return maximum-likelihood ratings; one more draw for every pair keeps them finite."""
    return most_likely(wins + 0.5 * (1 - np.eye(len(wins))))


def most_likely(wins: Matrix) -> NDArray[np.float64]:
    """Return the maximum-likelihood ratings of these results, by Newton's method.

    Both bots of every pair must have won. The log-likelihood is concave, so that steps of bounded length
    converge from anywhere.
    """
    met, won, n = wins + wins.T, wins.sum(axis=1), len(wins)
    strength = np.zeros(n)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        weight = met * chance * (1 - chance)
        curvature = np.diag(weight.sum(axis=1)) - weight + 1 / n
        step = np.linalg.solve(curvature, won - (met * chance).sum(axis=1))
        longest = float(np.abs(step).max())
        strength += step * min(1.0, LONGEST_STEP / max(longest, CLOSE))
        if longest < CLOSE:
            break
    return np.asarray((strength - strength.mean()) * PER_TENFOLD / log(10))


def rate_with_intervals(wins_by_dice: Matrix, seed: int = 1) -> list[Interval]:
    """Return each rating with its 95% interval, by a Bayesian bootstrap over dice.

    Every resample also adds half a win and half a loss of random weight to every pair (Jeffreys' prior): a
    bot that won all of a few games may be much better than they show, or only a little.
    """
    dice, bots, _ = wins_by_dice.shape
    rng = np.random.default_rng(seed)
    games = (wins_by_dice + wins_by_dice.transpose(0, 2, 1)).mean(axis=0)
    found = rate(wins_by_dice.sum(axis=0))
    again = np.empty((RESAMPLES, bots))
    for number in range(RESAMPLES):
        weighed = np.tensordot(rng.exponential(size=dice), wins_by_dice, 1)
        again[number] = most_likely(weighed + games * rng.gamma(0.5, size=(bots, bots)) + CLOSE * (games > 0))
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return [
        Interval(float(r), float(min(a, r)), float(max(b, r)))
        for r, a, b in zip(found, low, high, strict=True)
    ]


@dataclass(frozen=True)
class Tournament:
    """The pairings: each table of `seats` bots plays `games` dice in every rotation of its seats."""

    game: AnyGame
    bots: tuple[str, ...]
    games: int
    seed: int
    seats: int
    options: Options
    brought: Mapping[str, Bot] = field(default_factory=dict)
    """Bots that are given as objects, by name."""

    @property
    def header(self) -> dict[str, object]:
        """The facts that identify a tournament: its log can be resumed only with the same."""
        return {
            "tournament": 1,
            "game": self.game.id,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "seats": self.seats,
            "options": dict(self.options),
            **({"total": "lowest term"} if is_decided_by_weakest(self.game) else {}),
        }

    @property
    def total(self) -> int:
        """The number of games."""
        return len(self.orders) * self.games

    @property
    def orders(self) -> list[tuple[int, ...]]:
        """The bots at each table, by seat: (0, 1), (1, 0), (0, 2), ..."""
        return [bots[n:] + bots[:n] for bots in self.tables for n in range(self.seats)]

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """The bots that meet: (0, 1), (0, 2), (1, 2)"""
        return list(combinations(range(len(self.bots)), self.seats))

    def setup_of(self, order: Sequence[int]) -> Setup:
        """Return the setup of one table."""
        names = tuple(self.bots[n] for n in order)
        return Setup(self.game, names, self.games, self.seed, self.options, brought=self.brought)


@dataclass(frozen=True)
class PlayedChunk:
    """Consecutive games of one table: totals by seat and winners, game by game."""

    order: tuple[int, ...]
    first: int
    totals: tuple[tuple[int, ...], ...]
    winners: tuple[tuple[int, ...], ...]
    turns: tuple[int, ...]

    @property
    def games(self) -> int:
        return len(self.winners)


@dataclass(frozen=True)
class TableChunk:
    """Consecutive games of one table that are to be played."""

    order: tuple[int, ...]
    first: int
    games: int


def set_up_tournament(
    game: AnyGame,
    bots: Sequence[str | Bot],
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Tournament:
    """Check everything before the first game; InvalidSetup if it cannot be played."""
    names, brought = name_bots(bots)
    if len(set(names)) != len(names) or len(bots) < 2:
        raise InvalidSetup("a tournament needs at least two bots, all different")
    seats = max(2, game.seats[0]) if seats is None else seats
    if not 2 <= seats <= len(bots):
        raise InvalidSetup(f"{len(bots)} bots can fill tables of 2 to {len(bots)} seats, not {seats}")
    checked = set_up(game, list(bots[:seats]), games, seed, None, options)
    for bot in bots:
        set_up(game, bot, games, seed, seats, options)
    tournament = Tournament(game, names, games, seed, seats, checked.options, brought)
    if len(tournament.orders) > MOST_TABLES:
        raise InvalidSetup(f"that makes {len(tournament.orders)} tables; {MOST_TABLES} are the most")
    return tournament


def run_tournament(
    tournament: Tournament,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    engine: str = LOCAL,
    log: Path | None = None,
) -> list[PlayedChunk]:
    """Play what is not in the log yet; engine and log change no result."""
    check_engine(engine, jobs)
    with open_log(log, tournament.header, "tournament") as file:
        done = {(part.order, part.first): part for part in map(read_part, file.lines)}
        todo = [job for job in cut(tournament) if (job.order, job.first) not in done]
        played = sum(part.games for part in done.values())
        for part in run_tasks(partial(play_part, tournament), todo, engine, jobs):
            done[part.order, part.first] = part
            file.write(write_part(part))
            played += part.games
            if progress is not None:
                progress(played)
    return [done[job.order, job.first] for job in cut(tournament)]


def cut(tournament: Tournament) -> Iterator[TableChunk]:
    """Cut the games of every table into chunks."""
    for order in tournament.orders:
        size = CHUNK if tournament.setup_of(order).is_quick else SLOW_CHUNK
        for first in range(0, tournament.games, size):
            yield TableChunk(order, first, min(size, tournament.games - first))


def play_part(tournament: Tournament, job: TableChunk) -> PlayedChunk:
    """Play one chunk."""
    played = play_chunk(tournament.setup_of(job.order), range(tournament.seats), job.first, job.games)
    games = read_games(tournament.game, played, range(tournament.seats))
    totals = tuple(map(tuple, games.totals.tolist()))
    winners = tuple(tuple(np.flatnonzero(shares).tolist()) for shares in games.shares)
    return PlayedChunk(job.order, job.first, totals, winners, tuple(games.turns.tolist()))


def write_part(part: PlayedChunk) -> dict[str, object]:
    """Return a chunk as a line of the log; `read_part` undoes it."""
    return {
        "order": part.order,
        "first": part.first,
        "totals": part.totals,
        "winners": part.winners,
        "turns": part.turns,
    }


def read_part(line: Line) -> PlayedChunk:
    """Return the chunk of a line of the log."""
    totals = tuple(tuple(seats) for seats in line["totals"])
    winners = tuple(tuple(seats) for seats in line["winners"])
    return PlayedChunk(tuple(line["order"]), int(line["first"]), totals, winners, tuple(line["turns"]))


# ---- results


def list_rows(tournament: Tournament, parts: Sequence[PlayedChunk]) -> list[Row]:
    """Return a row for every game and seat; `table` and `rivals` name the opponents."""
    tables = {table: number for number, table in enumerate(tournament.tables, 1)}
    rows: list[Row] = []
    for part in parts:
        names = [tournament.bots[bot] for bot in part.order]
        table = tables[tuple(sorted(part.order))]
        for n in range(part.games):
            for seat, bot in enumerate(names):
                won, rivals = part.winners[n], " ".join(names[:seat] + names[seat + 1 :])
                row: dict[str, object] = {
                    "table": table,
                    "game": part.first + n,
                    "seat": seat + 1,
                    "bot": bot,
                    "rivals": rivals,
                }
                row |= {"total": part.totals[n][seat], "won": 1 / len(won) if seat in won else 0.0}
                rows.append(row | {"turns": part.turns[n]})
    return rows


def find_duels(tournament: Tournament, parts: Sequence[PlayedChunk]) -> Matrix:
    """Return, by dice, the wins of a over b: winners beat others, and of the rest more points beat fewer."""
    wins = np.zeros((tournament.games, len(tournament.bots), len(tournament.bots)))
    for part in parts:
        for n in range(part.games):
            merits = [(seat in part.winners[n], part.totals[n][seat]) for seat in range(len(part.order))]
            for one, other in combinations(range(len(part.order)), 2):
                result = _compare(merits[one], merits[other])
                a, b = part.order[one], part.order[other]
                wins[part.first + n, a, b] += result
                wins[part.first + n, b, a] += 1 - result
    return wins


def _compare(one: tuple[bool, int], other: tuple[bool, int]) -> float:
    """Return 1 if the first is better, 0 if the second is, and a half for a draw."""
    if one[0] and other[0]:
        return 0.5
    return 0.5 if one == other else float(one > other)


def sum_up(tournament: Tournament, parts: Sequence[PlayedChunk]) -> TournamentSummary:
    """Return the tournament as `--json` prints it; intervals are over dice, since bots share them."""
    duels = find_duels(tournament, parts)
    ratings = rate_with_intervals(duels)
    means, shares = average_dice(tournament, parts)
    bots = [
        _sum_up_bot(tournament, n, means[:, n], shares[:, n], ratings[n]) for n in range(len(tournament.bots))
    ]
    pairs = [_sum_up_pair(tournament, duels, a, b) for a, b in combinations(range(len(bots)), 2)]
    first = {"first_seat": sum_up_first_seat(_count_first_seat(parts))} if tournament.seats == 2 else {}
    found = {
        "game": tournament.game.id,
        "bots": sorted(bots, key=lambda bot: -bot["rating"]),
        "games": tournament.games,
        "seed": tournament.seed,
        "seats": tournament.seats,
        "options": dict(tournament.options),
        "pairs": pairs,
        **first,
        "spread": split_spread(means),
        "confidence": CONFIDENCE,
    }
    return cast(TournamentSummary, found)


def average_dice(tournament: Tournament, parts: Sequence[PlayedChunk]) -> tuple[Matrix, Matrix]:
    """Return, by dice and bot, the mean total of its games and its mean share of the victories."""
    shape = (tournament.games, len(tournament.bots))
    totals, shares, played = (np.zeros(shape) for _ in range(3))
    for part in parts:
        here = slice(part.first, part.first + part.games)
        for seat, bot in enumerate(part.order):
            totals[here, bot] += [seats[seat] for seats in part.totals]
            shares[here, bot] += [1 / len(won) if seat in won else 0.0 for won in part.winners]
            played[here, bot] += 1
    return totals / played, shares / played


def split_spread(means: Matrix) -> SpreadShares | None:
    """Return the shares of the variance of totals: the bots, the dice, and their interaction.

    This is a two-way analysis of variance of the bots at hand; the shares add up to 1.
    """
    dice, bots = means.shape
    if dice < 2 or np.ptp(means) == 0:
        return None
    centred = means - means.mean()
    by_bot, by_dice = centred.mean(axis=0), centred.mean(axis=1)
    rest = centred - by_bot[None, :] - by_dice[:, None]
    noise = float((rest**2).sum()) / ((dice - 1) * (bots - 1))
    skill = max(0.0, float((by_bot**2).sum()) / (bots - 1) - noise / dice)
    luck = max(0.0, float((by_dice**2).sum()) / (dice - 1) - noise / bots)
    whole = skill + luck + noise
    return {"skill": skill / whole, "dice": luck / whole, "both": noise / whole}


def _count_first_seat(parts: Sequence[PlayedChunk]) -> Counter[float]:
    """Count dice by the first seat's wins in a pair's two games."""
    wins: defaultdict[tuple[tuple[int, ...], int], float] = defaultdict(float)
    for part in parts:
        for n, won in enumerate(part.winners):
            wins[tuple(sorted(part.order)), part.first + n] += 1 / len(won) if 0 in won else 0.0
    return Counter(wins.values())


def _sum_up_bot(
    tournament: Tournament, bot: int, totals: Matrix, shares: Matrix, rating: Interval
) -> RatedBot:
    mean, wins = mean_interval(totals), rate_interval(count_shares(shares))
    return {
        "bot": tournament.bots[bot],
        "games": tournament.games * sum(bot in order for order in tournament.orders),
        "mean": mean.mean,
        "mean_low": mean.low,
        "mean_high": mean.high,
        "win_rate": wins.mean,
        "win_low": wins.low,
        "win_high": wins.high,
        "rating": rating.mean,
        "rating_low": rating.low,
        "rating_high": rating.high,
    }


def _sum_up_pair(tournament: Tournament, duels: Matrix, a: int, b: int) -> PairSummary:
    met = duels[:, a, b] + duels[:, b, a]
    rate = rate_interval(count_shares(duels[:, a, b] / met))
    return {
        "bot": tournament.bots[a],
        "rival": tournament.bots[b],
        "games": int(met.sum()),
        "wins": float(duels[:, a, b].sum()),
        "rate": rate.mean,
        "low": rate.low,
        "high": rate.high,
    }
