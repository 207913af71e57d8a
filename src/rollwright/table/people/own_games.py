"""The games of a profile: which seat is theirs at which table, and how it went.

A row is a note about a table's log: while a game goes on the table itself says how it stands, and when it
is over the row remembers the result, so that a list of a thousand games opens no table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ...core.options import RULES, changed_options, parse_options
from ...core.types import Outcome, Seat
from ..rules.ending import as_ranked, outcome_of
from ..rules.table_state import TableState
from ..stores.database import Database, Reader, Row, Run, Value
from .keys import make_key, seal, unseal
from .profiles import Profile, insert_profile

TABLE, LESSON, PRACTICE, DAILY, SHARED, IMPORTED = (
    "table",
    "lesson",
    "practice",
    "daily",
    "shared",
    "imported",
)
"""Kinds of games."""
_COLUMNS = "name, seat, game, kind, opened, ended, score, place, seats, others, terms"


class NewGame(NamedTuple):
    """A seat that somebody took."""

    name: str
    seat: int
    token: str
    game: str
    kind: str
    opened: int
    seats: int


class Rival(NamedTuple):
    """Another seat of a finished game."""

    name: str
    is_bot: bool
    score: int


class Result(NamedTuple):
    """How a game went for a seat; `place` 1 is who won, alone or with others."""

    ended: int
    score: int
    place: int
    others: tuple[Rival, ...]
    terms: dict[str, int]


class OwnGame(NamedTuple):
    """A game of a profile; what is known at its end is None before."""

    name: str
    seat: int
    game: str
    kind: str
    opened: int
    ended: int | None
    score: int | None
    place: int | None
    seats: int
    others: tuple[Rival, ...]
    terms: dict[str, int]

    @property
    def is_over(self) -> bool:
        return self.ended is not None

    @property
    def is_imported(self) -> bool:
        return self.kind == IMPORTED

    @property
    def is_at_table(self) -> bool:
        """Whether it goes on at a table of this store."""
        return not self.is_over and not self.is_imported


class Wanted(NamedTuple):
    """Which games of a profile: of one kind of game, won ones, some of them."""

    game: str = ""
    won: bool = False
    running: bool = False


class Tally(NamedTuple):
    """What a profile has played of one game; of lessons it counts only that they are there."""

    game: str
    all: int
    over: int
    best: int | None
    mean: float | None
    won: int
    with_others: int
    """Finished games of several seats; `won` counts among these."""


class Played(NamedTuple):
    """One finished game, for plots."""

    score: int
    terms: dict[str, int]


_others = msgspec.json.Decoder(tuple[Rival, ...])
_terms = msgspec.json.Decoder(dict[str, int])


# ---- seats


def keep_seat(db: Database, profile: Profile, key: str, new: NewGame, is_taken_now: bool = True) -> None:
    """Note that a seat is this profile's; a later one at the same table takes the place of the first.

    A seat that was not taken now, but is known by its token, is noted only where no other profile has it.
    """
    query = "select 1 from games where name = ? and seat = ? and profile <> ? and kind <> ?"

    def keep(run: Run) -> None:
        if is_taken_now or not run(query, new.name, new.seat, profile.id, IMPORTED):
            _insert_seat(run, profile, key, new)

    db.write(keep)


def list_holders(db: Reader, names: Sequence[str]) -> frozenset[tuple[str, int]]:
    """Return the seats of these tables, by table and number, that are among the games of a profile."""
    marks = ", ".join("?" * len(names))
    query = f"select name, seat from games where kind <> ? and name in ({marks})"
    return frozenset((name, seat) for name, seat in db.ask(query, IMPORTED, *names))


def make_profile_with_seat(
    db: Database, name: str, avatar: str, now: int, new: NewGame
) -> tuple[str, Profile]:
    """Keep a new profile and its first seat in one transaction; return its key and the profile."""
    key = make_key()

    def keep(run: Run) -> Profile:
        profile = insert_profile(run, key, name, avatar, now)
        _insert_seat(run, profile, key, new)
        return profile

    return key, db.write(keep)


def _insert_seat(run: Run, profile: Profile, key: str, new: NewGame) -> None:
    query = """insert into games (profile, name, seat, sealed_token, game, kind, opened, seats, others, terms)
        values (?, ?, ?, ?, ?, ?, ?, ?, '[]', '{}')
        on conflict (profile, name)
        do update set seat = excluded.seat, sealed_token = excluded.sealed_token"""
    sealed = seal(key, new.name, new.token)
    run(query, profile.id, new.name, new.seat, sealed, new.game, new.kind, new.opened, new.seats)


def token_at(db: Reader, profile: Profile, key: str, table: str) -> str | None:
    """Return the token of this profile's seat at a table."""
    query = "select sealed_token from games where profile = ? and name = ?"
    rows = db.ask(query, profile.id, table)
    return unseal(key, table, bytes(rows[0][0])) if rows and rows[0][0] else None


def newest_tokens(db: Reader, profile: Profile, key: str, most: int) -> dict[str, str]:
    """Return the tokens of the newest seats by table, the oldest first."""
    query = """select name, sealed_token from games where profile = ? and kind <> ?
        order by opened desc, name limit ?"""
    rows = db.ask(query, profile.id, IMPORTED, most)
    return {name: unseal(key, name, bytes(sealed)) for name, sealed in reversed(rows)}


def running_tokens(
    db: Reader, profile: Profile, key: str, held: Sequence[str], most: int
) -> dict[str, str | None]:
    """Return the tokens of the newest seats at games that go on, the oldest first.

    `held` are tables known elsewhere: those whose game is over have no token.
    """
    query = """select name, sealed_token from games where profile = ? and kind <> ? and ended is null
        order by opened desc, name limit ?"""
    rows = db.ask(query, profile.id, IMPORTED, most)
    marks = ", ".join("?" * len(held))
    query = f"select name from games where profile = ? and ended is not null and name in ({marks})"
    over = db.ask(query, profile.id, *held) if held else []
    return {name: None for (name,) in over} | {
        name: unseal(key, name, bytes(sealed)) for name, sealed in reversed(rows)
    }


def tables_of(db: Reader, profile: Profile) -> Sequence[str]:
    """Return the tables at which a profile has a seat."""
    query = "select name from games where profile = ? and kind <> ? order by opened, name"
    return [name for (name,) in db.ask(query, profile.id, IMPORTED)]


# ---- results


def result_of(state: TableState, seat: Seat, ended: int) -> Result | None:
    """Return how a table's game went for a seat; None while it goes on."""
    outcome = outcome_of(state)
    if outcome is None:
        return None
    names = [(each.bot, True) if each.is_planned_bot else (each.name, False) for each in state.seats]
    return sum_up(as_ranked(state.game, state.settings.options, outcome), seat, names, ended)


def sum_up(outcome: Outcome, seat: Seat, players: Sequence[tuple[str, bool]], ended: int) -> Result:
    """Return how a game went for a seat; players are names and whether they are bots."""
    scores = [score.total for score in outcome.scores]
    behind = sum(total > scores[seat] for total in scores)
    place = 1 if seat in outcome.winners else max(2, 1 + behind)
    others = tuple(Rival(*players[n], scores[n]) for n in range(len(scores)) if n != seat)
    return Result(ended, scores[seat], place, others, dict(outcome.scores[seat].breakdown))


def note_results(db: Database, state: TableState, ended: int) -> None:
    """Note how a finished game went, for every profile that had a seat; twice does no harm."""
    query = """update games set ended = ?, score = ?, place = ?, others = ?, terms = ?, options = ?
        where name = ? and seat = ? and ended is null"""
    options = " ".join(changed_options(state.game.options, state.settings.options))
    found = [(seat, result_of(state, seat, ended)) for seat in range(len(state.seats))]

    def note(run: Run) -> None:
        for seat, result in found:
            if result is not None:
                run(query, *encode_result(result), options, state.table, seat)

    db.write(note)


def encode_result(result: Result) -> tuple[int, int, int, str, str]:
    """Return a result as its columns."""
    others, terms = (msgspec.json.encode(part).decode() for part in (result.others, result.terms))
    return result.ended, result.score, result.place, others, terms


# ---- lists


def list_games(db: Reader, profile: Profile, wanted: Wanted, most: int, skip: int = 0) -> list[OwnGame]:
    """Return some games, those that go on first, then the newest."""
    where, values = _where(profile, wanted)
    query = f"""select {_COLUMNS} from games where {where}
        order by ended is not null, coalesce(ended, opened) desc, name limit ? offset ?"""
    return [_read(row) for row in db.ask(query, *values, most, skip)]


def find_game_of(db: Reader, profile: Profile, name: str) -> OwnGame | None:
    """Return a game of a profile by its name."""
    rows = db.ask(f"select {_COLUMNS} from games where profile = ? and name = ?", profile.id, name)
    return _read(rows[0]) if rows else None


def _where(profile: Profile, wanted: Wanted) -> tuple[str, list[Value]]:
    terms: list[str] = ["profile = ?"]
    values: list[Value] = [profile.id]
    if wanted.game:
        terms.append("game = ?")
        values.append(wanted.game)
    if wanted.won:
        terms.append("place = 1 and seats > 1")
    if wanted.running:
        terms.append("ended is null")
    return " and ".join(terms), values


def _read(row: Row) -> OwnGame:
    return OwnGame._make((*row[:-2], _others.decode(row[-2]), _terms.decode(row[-1])))


def tally_games(db: Reader, profile: Profile) -> list[Tally]:
    """Return what a profile has played, game by game."""
    query = """select game, count(*), count(case when kind <> ? then ended end),
        max(case when kind <> ? then score end), avg(case when kind <> ? then score end),
        count(case when place = 1 and seats > 1 and kind <> ? then 1 end),
        count(case when ended is not null and seats > 1 and kind <> ? then 1 end)
        from games where profile = ? group by game order by count(*) desc, game"""
    rows = db.ask(query, *[LESSON] * 5, profile.id)
    return [Tally._make((*row[:4], None if row[4] is None else float(row[4]), *row[5:])) for row in rows]


def list_played(db: Reader, profile: Profile, game: str, most: int) -> list[Played]:
    """Return the last finished games of one game, the oldest first, by the newest rules that were played."""
    query = """select score, terms, options from games where profile = ? and game = ? and ended is not null
        and kind <> ? order by ended desc, name limit ?"""
    rows = db.ask(query, profile.id, game, LESSON, most)
    newest = max((number_in(options) for *_, options in rows), default=1)
    return [
        Played(score, _terms.decode(terms))
        for score, terms, options in reversed(rows)
        if number_in(options) == newest
    ]


def number_in(options: str) -> int:
    """ "bonus=on rules=2" -> 2; 1 where nothing is said"""
    return int(parse_options(options.split()).get(RULES, "1"))


def delete_game(db: Database, profile: Profile, name: str) -> None:
    """Take a game off a profile's list."""
    db.write(lambda run: run("delete from games where profile = ? and name = ?", profile.id, name))
