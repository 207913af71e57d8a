"""Ratings: what finished games between profiles, or of a profile against a level, say about strength.

A game is rated once, as its log says, by whichever server notes it first: `rated` has a row for each table
that was looked at, `rated_seats` one for each profile whose rating it changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from math import exp, log, pi, sqrt
from typing import NamedTuple

from ...any_game import AnyGame
from ...core.options import house_rules
from ...core.types import Seat
from ..rules.events import Settings
from ..rules.table_state import Phase, SeatState, TableState
from ..stores.database import Database, Reader, Row, Run
from .own_games import TABLE
from .profiles import Profile

DAY_MS = 24 * 3600 * 1000
LATE_MS = 60_000
"""A seat is noted just after its game starts where nobody else is to come."""
STALE_DAYS = 7
"""A game that stands still on so many days on which a server ran is lost by whoever has to move."""
SEATS = 2
MOST_OF_A_PAIR = 10
"""Games of the same two profiles that are rated within a day: one person may have both."""
OWN_GAMES, OWN_RIVALS = 5, 3
"""Rated games of its own, against so many rivals, after which a profile counts for others."""
_RATING = "select rating, deviation, volatility, games, changed from ratings where profile = ?"
DRAW = 0.5


# ---- Glicko-2: how strong somebody is, how sure that is, and how much it moves
# After Mark E. Glickman, "Example of the Glicko-2 system" (2022); steps and names are those of the paper.

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


class Rated(NamedTuple):
    """The rating of a profile, after a number of games."""

    rating: Rating
    games: int


class SeatRating(NamedTuple):
    """What a seat's player is worth, and by how much this table's game changed it."""

    rating: float
    deviation: float
    change: float | None = None


class Verdict(NamedTuple):
    """How a game counts: the score of its first seat; None if it counts for nobody."""

    score: float | None


# ---- which games count


def can_be_rated(game: AnyGame, settings: Settings) -> bool:
    """Say whether games at a table with these settings are rated: fair dice of its own, and no hints."""
    is_plain = settings.seed is None and settings.start is None and settings.daily is None
    people = sum(plan.bot is None for plan in settings.seats)
    is_unaided = settings.hints == "nobody" or (settings.hints == "alone" and people == SEATS)
    return (
        bool(game.manifest.level_ratings)
        and len(settings.seats) == SEATS
        and is_plain
        and is_unaided
        and not settings.lesson
        and not house_rules(game.options, settings.options)
    )


def judge(state: TableState, stale: int = 0) -> Verdict | None:
    """Return how a table's game counts; None if it is not rated, or goes on.

    One that stands still since before the time `stale` is lost by whoever has to move.
    """
    if not can_be_rated(state.game, state.settings) or state.phase is Phase.OPEN:
        return None
    if state.quitters:
        return _lost_by(state, state.quitters[0])
    if state.phase is Phase.OVER:
        outcome = state.game.outcome(state.state)
        # A host who ends a game has given it up.
        return _lost_by(state, state.host) if outcome is None else Verdict(_score(outcome.winners))
    if state.at >= stale:
        return None
    [late, *others] = [*state.waiting, None]
    return _lost_by(state, late if others == [None] else None)


def _score(winners: tuple[Seat, ...]) -> float:
    return DRAW if len(winners) != 1 else float(winners[0] == 0)


def _lost_by(state: TableState, seat: Seat | None) -> Verdict:
    """Return the verdict on a game that a seat gave up; before both have moved it counts for nobody."""
    movers = {step.split(" ", 2)[1] for step in state.steps if step.startswith("seat ")}
    return Verdict(float(seat != 0) if seat is not None and len(movers) == SEATS else None)


# ---- noting them


def settle_game(db: Database, state: TableState, now: int, stale: int = 0) -> bool:
    """Rate a table's game, if it counts and was not rated before; says whether it changed a rating."""
    verdict = judge(state, stale)
    if verdict is None:
        return False
    once = "insert into rated (name, settled) values (?, ?) on conflict (name) do nothing returning name"

    def settle(run: Run) -> bool:
        if not run(once, state.table, now) or verdict.score is None:
            return False
        players = [_find_player(run, state, seat) for seat in range(SEATS)]
        return _rate_both(run, state, players, verdict.score, now)

    return db.write(settle)


def _find_player(run: Run, state: TableState, seat: Seat) -> int | Rating | None:
    """Return the profile that had a seat when the game started, or the rating of its level."""
    place = state.seats[seat]
    if place.is_planned_bot:
        return rating_of_level(state.game, place)
    query = """select profile from games where name = ? and seat = ? and opened <= ?
        order by opened desc limit 1"""
    rows = run(query, state.table, seat, state.started_at + LATE_MS)
    return int(rows[0][0]) if rows else None


def rating_of_level(game: AnyGame, place: SeatState) -> Rating | None:
    """Return what a level is worth; None for a bot that is none."""
    known = game.manifest.level_ratings.get(place.bot)
    return None if known is None else Rating(*known)


def _rate_both(
    run: Run, state: TableState, players: list[int | Rating | None], score: float, now: int
) -> bool:
    profiles = [player for player in players if isinstance(player, int)]
    if None in players or not profiles or len({*profiles}) < len(profiles):
        return False
    _lock(run, profiles, now)
    if len(profiles) == SEATS and _count_of_pair(run, profiles, now) >= MOST_OF_A_PAIR:
        return False
    worth = [_worth(run, player, now) for player in players]
    is_known = [not isinstance(player, int) or _is_known(run, player) for player in players]
    for seat, player in enumerate(players):
        if isinstance(player, int) and is_known[1 - seat]:
            points = score if seat == 0 else 1 - score
            after = rate(worth[seat], [Game(worth[1 - seat], points)])
            _keep(run, player, after, now)
            rival = players[1 - seat] if len(profiles) == SEATS else state.seats[1 - seat].bot
            query = """insert into rated_seats (name, seat, profile, before, after, rival)
                values (?, ?, ?, ?, ?, ?)"""
            run(query, state.table, seat, player, worth[seat].rating, after.rating, str(rival))
    return any(is_known[1 - seat] for seat, player in enumerate(players) if isinstance(player, int))


def _is_known(run: Run, profile: int) -> bool:
    """Say whether a profile counts for others: a throwaway one moves nobody's rating.

    Only games that changed its own rating count, against levels or profiles that counted then. Of games
    that were rated before rivals were noted, each is against another.
    """
    query = """select count(*), count(distinct case rival when '' then name else rival end)
        from rated_seats where profile = ?"""
    [(games, rivals)] = run(query, profile)
    return bool(games >= OWN_GAMES and rivals >= OWN_RIVALS)


def is_newcomer(db: Reader, profile: Profile) -> bool:
    """Say whether a profile does not count for others yet."""
    return not _is_known(db.ask, profile.id)


def _count_of_pair(run: Run, profiles: list[int], now: int) -> int:
    """Return how many games of two profiles were rated within a day."""
    query = """select count(distinct s.name) from rated_seats s join rated r on r.name = s.name
        where r.settled > ? and ((s.profile = ? and s.rival = ?) or (s.profile = ? and s.rival = ?))"""
    one, other = profiles
    [(count,)] = run(query, now - DAY_MS, one, str(other), other, str(one))
    return int(count)


def _lock(run: Run, profiles: list[int], now: int) -> None:
    """See that these profiles have a rating that no other game changes meanwhile."""
    new = """insert into ratings (profile, rating, deviation, volatility, games, changed)
        values (?, ?, ?, ?, 0, ?) on conflict (profile) do nothing"""
    for profile in sorted(profiles):
        run(new, profile, *Rating(), now)
        # PostgreSQL holds a row that was written to until the transaction ends.
        run("update ratings set games = games where profile = ?", profile)


def _worth(run: Run, player: int | Rating | None, now: int) -> Rating:
    if not isinstance(player, int):
        assert player is not None
        return player
    [row] = run(_RATING, player)
    return _read(row, now).rating


def _keep(run: Run, profile: int, after: Rating, now: int) -> None:
    query = """update ratings set rating = ?, deviation = ?, volatility = ?, games = games + 1, changed = ?
        where profile = ?"""
    run(query, *after, now, profile)


def _read(row: Row, now: int) -> Rated:
    """Return a rating as it is now: every day without a game makes it less sure."""
    days = max(0, now - row[4]) // DAY_MS
    return Rated(age(Rating(*row[:3]), max(0, days - 1)), row[3])


# ---- looking them up


def find_rating(db: Reader, profile: Profile, now: int) -> Rated | None:
    """Return the rating of a profile; None before its first rated game."""
    query = (
        "select rating, deviation, volatility, games, changed from ratings where profile = ? and games > 0"
    )
    rows = db.ask(query, profile.id)
    return _read(rows[0], now) if rows else None


def ratings_at(db: Reader, state: TableState, now: int) -> dict[Seat, SeatRating]:
    """Return what the players at a table are worth: its levels, and those profiles that have a rating."""
    levels = {seat: rating_of_level(state.game, place) for seat, place in enumerate(state.seats)}
    found = {seat: SeatRating(level.rating, level.deviation) for seat, level in levels.items() if level}
    query = """select g.seat, r.rating, r.deviation, r.volatility, r.games, r.changed, s.after - s.before
        from games g join ratings r on r.profile = g.profile
        left join rated_seats s on s.name = g.name and s.profile = g.profile
        where g.name = ? and r.games > 0 order by g.opened"""
    for seat, *row, change in db.ask(query, state.table):
        rating = _read(tuple(row), now).rating
        found[seat] = SeatRating(rating.rating, rating.deviation, change)
    return found


def stale_games(db: Reader, game: str, before: int, most: int) -> list[str]:
    """Return tables of a rated game that have gone on since before a time and were not rated."""
    query = """select distinct g.name from games g where g.game = ? and g.kind = ? and g.ended is null
        and g.opened < ? and not exists (select 1 from rated r where r.name = g.name) limit ?"""
    return [name for (name,) in db.ask(query, game, TABLE, before, most)]


def settle_stale(db: Database, state: TableState, now: int, stale: int) -> None:
    """Rate a game that stands still since before a time; one that can never be is not looked at again."""
    if can_be_rated(state.game, state.settings):
        settle_game(db, state, now, stale)
    else:
        leave_unrated(db, state.table, now)


def leave_unrated(db: Database, table: str, now: int) -> None:
    """Note that a table's game counts for nobody, now or later."""
    query = "insert into rated (name, settled) values (?, ?) on conflict (name) do nothing"
    db.write(lambda run: run(query, table, now))


def count_rated(db: Reader) -> int:
    """Return how many profiles have a rating."""
    [(count,)] = db.ask("select count(*) from ratings where games > 0")
    return int(count)
