"""Days: their secrets, everybody's one counted try, and how the tries compare.

Each score of a day is counted beside the tries, so that a rank among a hundred thousand is a sum of a few
hundred numbers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from ...core.descriptions import goal_of
from ...core.types import Outcome, Seat
from ..dice.day_dice import (
    OPEN_SALT,
    begins_at,
    closes_at,
    day_at,
    is_closed,
    is_dated,
    make_salt,
    open_secret,
)
from ..dice.fair_dice import commit_to, make_secret
from ..messages import make_reason
from ..rules.ending import as_ranked
from ..rules.refusal import Why
from ..rules.table_state import Phase, TableState
from ..stores.database import Database, Reader, Row, Run
from .askers import Asker, note_asker
from .profiles import NotKept, Profile

WON = 10_000
"""Points that winning is worth where a day's game can be lost: more than any lead."""
AHEAD = 7
"""Days that are committed to beforehand: a server may be down for so long."""
DATED = "day like '____-__-__'"
"""Of days; the others are shared sets of dice, known by a code."""
_DAY = "day, game, options, commitment, committed, salt"


class NotYet(NotKept):
    """A day that has not begun has no dice."""

    kind = Why.NOT_NOW


class Day(NamedTuple):
    """The dice of a day for one game, as everybody may know them; without a salt it has not begun."""

    day: str
    game: str
    options: dict[str, str]
    commitment: str
    committed: int
    salt: str

    @property
    def is_open(self) -> bool:
        """Whether anybody can know the dice: those of pages without a server."""
        return self.salt == OPEN_SALT

    @property
    def is_committed_before(self) -> bool:
        """Whether the commitment was there before the day began."""
        return self.committed < begins_at(date.fromisoformat(self.day))


class Try(NamedTuple):
    """Somebody's counted try of a day; `points` rank, `told` says what people see of it."""

    name: str
    seat: int
    started: int
    ended: int | None
    points: int | None
    told: str


class Ranked(NamedTuple):
    """A row of a day's results."""

    rank: int
    person: str
    avatar: str
    profile: int
    name: str
    seat: int
    points: int
    told: str


class Standing(NamedTuple):
    """A place among all who finished a day."""

    rank: int
    of: int

    @property
    def better_than(self) -> int:
        """Percent of the others that are behind."""
        return 100 * (self.of - self.rank) // max(1, self.of - 1) if self.of > 1 else 0


class Par(NamedTuple):
    """What a level made of the dice of a day."""

    level: str
    points: int
    told: str


# ---- secrets


def prepare_days(db: Database, games: Mapping[str, Mapping[date, Mapping[str, str]]], now: int) -> None:
    """Commit to days for each game: options by day. What is there already stays as it is."""
    query = """insert into days (day, game, options, secret, commitment, committed, salt)
        values (?, ?, ?, ?, ?, ?, '') on conflict (day, game) do nothing"""
    rows = [
        (day.isoformat(), game, json.dumps(dict(options)), secret, commit_to(secret), now)
        for game, plan in games.items()
        for day, options in plan.items()
        for secret in [make_secret()]
    ]

    def commit(run: Run) -> None:
        # Tries of days before today are not begun any more: who asked for them need not be known.
        run(f"delete from askers where day < ? and {DATED}", day_at(now).isoformat())
        for row in rows:
            run(query, *row)

    db.write(commit)


def find_open_day(db: Reader, day: date, game: str, options: Mapping[str, str]) -> Day:
    """Return the open dice of a day, kept or not."""
    secret = open_secret(day.isoformat(), game)
    return find_day(db, day, game) or Day(
        day.isoformat(), game, dict(options), commit_to(secret), 0, OPEN_SALT
    )


def open_day(db: Database, day: Day) -> None:
    """Keep the open dice of a day that somebody is about to play."""
    query = """insert into days (day, game, options, secret, commitment, committed, salt)
        values (?, ?, ?, ?, ?, 0, ?) on conflict (day, game) do nothing"""
    secret = open_secret(day.day, day.game)
    row = (day.day, day.game, json.dumps(dict(day.options)), secret, day.commitment, OPEN_SALT)
    db.write(lambda run: run(query, *row))


def days_ahead(now: int) -> list[date]:
    """Return the days that have to be committed to now."""
    return [day_at(now) + timedelta(days=n) for n in range(AHEAD + 1)]


def find_day(db: Reader, day: date, game: str) -> Day | None:
    """Return what everybody may know of a day."""
    return find_dice(db, day.isoformat(), game)


def find_dice(db: Reader, name: str, game: str) -> Day | None:
    """Return what everybody may know of the dice of a day, or of a shared set by its code."""
    rows = db.ask(f"select {_DAY} from days where day = ? and game = ?", name, game)
    return _read_day(rows[0]) if rows else None


def _read_day(row: Row) -> Day:
    return Day._make((*row[:2], json.loads(row[2]), *row[3:]))


def begin_day(db: Database, day: date, game: str, now: int) -> Day | None:
    """Return a day that has begun, with its salt, which is drawn once; NotYet before."""
    found = find_day(db, day, game)
    if found is None or found.salt:
        return found
    if now < begins_at(day):
        raise NotYet(make_reason("day-early"))
    query = "update days set salt = ? where day = ? and game = ? and salt = ''"
    db.write(lambda run: run(query, make_salt(), day.isoformat(), game))
    return find_day(db, day, game)


def list_unbegun(db: Reader, now: int) -> list[tuple[date, str]]:
    """Return the days that have come and have no salt yet, each with its game."""
    query = f"select day, game from days where salt = '' and day <= ? and {DATED}"
    return [(date.fromisoformat(day), game) for day, game in db.ask(query, day_at(now).isoformat())]


def secret_of_day(db: Reader, day: Day) -> bytes:
    """Return the secret of a day that has begun; for its tables alone until the day is closed."""
    if not day.salt:
        raise NotYet(make_reason("day-early"))
    if day.is_open:
        return open_secret(day.day, day.game)
    [(secret,)] = db.ask("select secret from days where day = ? and game = ?", day.day, day.game)
    return bytes(secret)


def list_days(db: Reader, game: str, until: date, most: int) -> list[Day]:
    """Return the days of a game up to one, the newest first."""
    query = f"""select {_DAY} from days where game = ? and day <= ? and {DATED}
        order by day desc limit ?"""
    return [_read_day(row) for row in db.ask(query, game, until.isoformat(), most)]


# ---- tries


def find_try(db: Reader, day: str, game: str, profile: Profile) -> Try | None:
    """Return somebody's counted try."""
    query = """select name, seat, started, ended, points, told from tries
        where day = ? and game = ? and profile = ?"""
    rows = db.ask(query, day, game, profile.id)
    return Try(*rows[0]) if rows else None


def tries_on(db: Reader, day: str, profile: Profile) -> dict[str, Try]:
    """Return somebody's counted tries of a day, by game."""
    query = "select game, name, seat, started, ended, points, told from tries where profile = ? and day = ?"
    return {row[0]: Try(*row[1:]) for row in db.ask(query, profile.id, day)}


def begin_try(
    db: Database, day: Day, profile: Profile, name: str, seat: int, now: int, asker: Asker | None = None
) -> str:
    """Note the table of a try and return it; the first one's where there is one already.

    Nothing where the person has had a counted try by another profile.
    """
    query = """insert into tries (day, game, profile, name, seat, started, told) values (?, ?, ?, ?, ?, ?, '')
        on conflict (day, game, profile) do nothing"""

    def begin(run: Run) -> str:
        find = "select name from tries where day = ? and game = ? and profile = ?"
        is_known = bool(run(find, day.day, day.game, profile.id))
        if is_known or asker is None or note_asker(run, day.day, day.game, asker):
            run(query, day.day, day.game, profile.id, name, seat, now)
        return "".join(first for (first,) in run(find, day.day, day.game, profile.id))

    return db.write(begin)


def end_try(db: Database, name: str, points: int, told: str, ended: int) -> bool:
    """Count the result of a table that is somebody's try; late ones and second times do not count."""

    def end(run: Run) -> bool:
        rows = run("select day, game from tries where name = ? and ended is null", name)
        if not rows:
            return False
        [(day, game)] = rows
        if is_dated(day) and ended >= closes_at(date.fromisoformat(day)):
            run("delete from tries where name = ? and ended is null", name)
            return False
        once = """update tries set ended = ?, points = ?, told = ? where name = ? and ended is null
            returning name"""
        if not run(once, ended, points, told, name):
            return False
        count = """insert into day_points (day, game, points, number) values (?, ?, ?, 1)
            on conflict (day, game, points) do update set number = day_points.number + 1"""
        run(count, day, game, points)
        return True

    return db.write(end)


def note_try(db: Database, state: TableState) -> bool:
    """Count a finished table that is somebody's try, as its log says; says whether it counts.

    A seat that was given up, and that a bot played on for, makes no result.
    """
    outcome = state.game.outcome(state.state) if state.phase is Phase.OVER else None
    seat = next(iter(state.people), None)
    if outcome is None or seat is None or state.settings.daily is None:
        return False
    outcome = as_ranked(state.game, state.settings.options, outcome)
    has_goal = bool(goal_of(state.game, state.settings.options))
    ended = max((line.at for line in state.lines), default=0)
    terms = dict(outcome.scores[seat].breakdown)
    told = json.dumps({**tell_try(outcome, seat, has_goal), "terms": terms})
    return end_try(db, state.table, points_of(outcome, seat, has_goal), told, ended)


def points_of(outcome: Outcome, seat: Seat, has_goal: bool) -> int:
    """Return what a day is ranked by: points, or the lead over the rival; who won is before who lost."""
    totals = [score.total for score in outcome.scores]
    rivals = [total for n, total in enumerate(totals) if n != seat]
    is_won = seat in outcome.winners and (has_goal or bool(rivals))
    return totals[seat] - max(rivals, default=0) + WON * is_won


def tell_try(outcome: Outcome, seat: Seat, has_goal: bool) -> dict[str, int | bool]:
    """Return what people see of a try: its total, and where it could be won or lost, which it was."""
    rivals = [score.total for n, score in enumerate(outcome.scores) if n != seat]
    told: dict[str, int | bool] = {"total": outcome.scores[seat].total}
    if has_goal or rivals:
        told["won"] = seat in outcome.winners
    if rivals:
        told["rival"] = max(rivals)
    return told


def open_tries(db: Reader) -> list[str]:
    """Return the tables of tries without a result."""
    return [name for (name,) in db.ask("select name from tries where ended is null")]


# ---- results


def find_standing(spread: Mapping[int, int], points: int) -> Standing:
    """Return the place of a result among those of a day."""
    ahead = sum(number for each, number in spread.items() if each > points)
    return Standing(ahead + 1, sum(spread.values()))


def standing_of(db: Reader, day: str, game: str, points: int) -> Standing:
    """Return the rank of a number of points among all of a day."""
    query = """select coalesce(sum(case when points > ? then number else 0 end), 0), coalesce(sum(number), 0)
        from day_points where day = ? and game = ?"""
    [(ahead, total)] = db.ask(query, points, day, game)
    return Standing(int(ahead) + 1, int(total))


def spread_of(db: Reader, day: str, game: str) -> dict[int, int]:
    """Return how many made how many points."""
    query = "select points, number from day_points where day = ? and game = ? and number > 0 order by points"
    return {int(points): int(number) for points, number in db.ask(query, day, game)}


def list_ranked(db: Reader, day: str, game: str, most: int, skip: int = 0) -> list[Ranked]:
    """Return the best of a day; equal points are equal ranks, who was first stands first."""
    query = """select p.name, p.avatar, t.profile, t.name, t.seat, t.points, t.told from tries t
        join profiles p on p.id = t.profile where t.day = ? and t.game = ? and t.points is not null
        order by t.points desc, t.ended, t.profile limit ? offset ?"""
    rows = db.ask(query, day, game, most, skip)
    ranks = _rank([row[5] for row in rows], db, day, game)
    return [Ranked(rank, *row) for rank, row in zip(ranks, rows, strict=True)]


def list_friends_ranked(db: Reader, day: str, game: str, profile: Profile, most: int) -> list[Ranked]:
    """Return the best of somebody's friends on a day."""
    # A cross join, so that SQLite looks up each friend instead of going through all tries of the day.
    query = """select p.name, p.avatar, t.profile, t.name, t.seat, t.points, t.told from friends f
        cross join tries t join profiles p on p.id = t.profile
        where f.profile = ? and t.profile = f.friend and t.day = ? and t.game = ? and t.points is not null
        order by t.points desc, t.ended, t.profile limit ?"""
    rows = db.ask(query, profile.id, day, game, most)
    return [Ranked(standing_of(db, day, game, row[5]).rank, *row) for row in rows]


def _rank(points: Sequence[int], db: Reader, day: str, game: str) -> list[int]:
    if not points:
        return []
    ranks: list[int] = []
    first = standing_of(db, day, game, points[0]).rank
    for n, each in enumerate(points):
        ranks.append(ranks[-1] if n and each == points[n - 1] else first + n)
    return ranks


def played_days(db: Reader, profile: Profile) -> list[date]:
    """Return the days of which somebody finished a counted try, the newest first."""
    query = "select distinct day from tries where profile = ? and ended is not null order by day desc"
    return [date.fromisoformat(day) for (day,) in db.ask(query, profile.id) if is_dated(day)]


def streak_of(played: Sequence[date], today: date) -> int:
    """Return how many days in a row somebody has played, today or until yesterday."""
    days, streak = set(played), 0
    at = today if today in days else today - timedelta(days=1)
    while at in days:
        streak, at = streak + 1, at - timedelta(days=1)
    return streak


def longest_streak(played: Sequence[date]) -> int:
    """Return the most days in a row somebody has ever played."""
    return max((streak_of(played, day) for day in played), default=0)


def expire_days(db: Database, before: date) -> int:
    """Forget the days before one, with their results; returns how many."""

    def forget(run: Run) -> int:
        for table in ("tries", "day_points", "pars", "askers"):
            run(f"delete from {table} where day < ? and {DATED}", before.isoformat())
        return len(run(f"delete from days where day < ? and {DATED} returning day", before.isoformat()))

    return db.write(forget)


def count_days(db: Reader) -> tuple[int, int]:
    """Return how many days are committed to or over, and how many results they have."""
    [(days, results)] = db.ask(
        f"""select (select count(distinct day) from days where {DATED}),
            (select count(*) from tries where ended is not null)"""
    )
    return int(days), int(results)


# ---- what levels make of it


def note_par(db: Database, day: Day, par: Par) -> None:
    """Keep what a level made of a day's dice."""
    query = """insert into pars (day, game, level, points, told) values (?, ?, ?, ?, ?)
        on conflict (day, game, level) do nothing"""
    db.write(lambda run: run(query, day.day, day.game, *par))


def list_pars(db: Reader, day: str, game: str) -> list[Par]:
    """Return what levels made of a day's dice."""
    rows = db.ask("select level, points, told from pars where day = ? and game = ?", day, game)
    return [Par(*row) for row in rows]


def shown_secret(db: Reader, day: Day, now: int) -> str:
    """Return a day's secret once it may be shown, else nothing."""
    return secret_of_day(db, day).hex() if day.salt and is_closed(day.day, now) else ""
