"""What profiles, games and days are kept in: SQL that SQLite and PostgreSQL both understand.

A query is written once, with `?` for a value; each store runs it in its own way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]
"""What a query returns: the drivers do not say what columns are."""
Value = str | bytes | int | float | None
"""What a statement is given for a `?`."""
Run = Callable[..., list[Row]]
"""Runs one statement with its values inside a transaction, and returns its rows."""


class Reader(Protocol):
    """Asks, and can change nothing; a GET is given no more."""

    def ask(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        ...


class Database(Reader, Protocol):
    """Runs statements; both methods may block and may be called from any thread."""

    def write(self, work: Callable[[Run], T]) -> T:
        """Run statements in one transaction, on disk when this returns; a StoreError takes all back."""
        ...


class Transaction:
    """Joins several writes: what they write is on disk together, or nothing of it."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def ask(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        return self._run(query, *values)

    def write(self, work: Callable[[Run], T]) -> T:
        """Run statements as a part of the transaction."""
        return work(self._run)


class Dialect(NamedTuple):
    """How a database writes the types of columns."""

    id: str
    int: str
    real: str
    bytes: str
    end: str


SQLITE = Dialect("integer primary key autoincrement", "integer", "real", "blob", " strict")
POSTGRES = Dialect("bigserial primary key", "bigint", "double precision", "bytea", "")
TABLES = (
    *("profiles", "games", "days", "tries", "day_points", "pars"),
    *("friend_links", "friends", "open_tables", "slow_tables", "ratings", "rated", "rated_seats"),
    *("dice_sets", "solved", "renewals", "askers", "running_days"),
)
"""Of people and days; those of tables are the stores' own."""
BY_TABLE = ("games", "open_tables", "slow_tables", "rated", "rated_seats")
"""Those with rows about a table, which are deleted with it."""
_SCHEMA = """
create table if not exists profiles (
    id {id}, key_hash text not null unique, code_hash text not null unique,
    sealed_key {bytes} not null, sealed_code {bytes} not null,
    name text not null, avatar text not null, settings text not null,
    created {int} not null, touched {int} not null){end};
create index if not exists profiles_by_touched on profiles (touched);
create table if not exists games (
    profile {int} not null, name text not null, seat {int} not null, sealed_token {bytes} not null,
    game text not null, kind text not null, opened {int} not null, ended {int},
    score {int}, place {int}, seats {int} not null, others text not null, terms text not null,
    record text, options text not null default '', primary key (profile, name)){end};
create index if not exists games_by_name on games (name);
create index if not exists games_by_opened on games (profile, opened);
create table if not exists days (
    day text not null, game text not null, options text not null, secret {bytes} not null,
    commitment text not null, committed {int} not null, salt text not null, primary key (day, game)){end};
create table if not exists tries (
    day text not null, game text not null, profile {int} not null, name text not null, seat {int} not null,
    started {int} not null, ended {int}, points {int}, told text not null,
    primary key (day, game, profile)){end};
create index if not exists tries_by_points on tries (day, game, points desc, ended);
create index if not exists tries_by_name on tries (name);
create index if not exists tries_by_profile on tries (profile, day);
create table if not exists day_points (
    day text not null, game text not null, points {int} not null, number {int} not null,
    primary key (day, game, points)){end};
create table if not exists pars (
    day text not null, game text not null, level text not null, points {int} not null, told text not null,
    primary key (day, game, level)){end};
create table if not exists friend_links (
    profile {int} primary key, link_hash text not null unique, sealed_link {bytes} not null){end};
create table if not exists friends (
    profile {int} not null, friend {int} not null, since {int} not null, link text not null default '',
    primary key (profile, friend)){end};
create index if not exists friends_by_friend on friends (friend);
create table if not exists open_tables (
    name text primary key, profile {int} not null, game text not null, shown text not null,
    free {int} not null, since {int} not null, seen {int} not null,
    address text not null default ''){end};
create index if not exists open_tables_by_seen on open_tables (seen);
create index if not exists open_tables_by_profile on open_tables (profile);
create table if not exists slow_tables (
    name text primary key, waiting text not null, due {int} not null){end};
create index if not exists slow_tables_by_due on slow_tables (due);
create table if not exists ratings (
    profile {int} primary key, rating {real} not null, deviation {real} not null,
    volatility {real} not null, games {int} not null, changed {int} not null){end};
create table if not exists rated (name text primary key, settled {int} not null){end};
create table if not exists rated_seats (
    name text not null, seat {int} not null, profile {int} not null, before {real} not null,
    after {real} not null, rival text not null default '', primary key (name, seat)){end};
create index if not exists rated_seats_by_profile on rated_seats (profile);
create table if not exists dice_sets (
    code text primary key, game text not null, origin text not null unique, seats text not null,
    seed {int}, rolls text not null, touched {int} not null){end};
create index if not exists dice_sets_by_touched on dice_sets (touched);
create table if not exists solved (
    profile {int} not null, day text not null, game text not null, level {int} not null,
    tries {int} not null, at {int} not null, primary key (profile, day, game, level)){end};
create table if not exists renewals (
    profile {int} primary key, old_hash text not null unique, sealed_key {bytes} not null){end};
create table if not exists askers (
    day text not null, game text not null, profile {int} not null, device text not null,
    address text not null, is_new {int} not null, counts {int} not null,
    primary key (day, game, profile)){end};
create index if not exists askers_by_device on askers (day, game, device);
create index if not exists askers_by_address on askers (day, game, address);
create table if not exists running_days (n {id}, day {int} not null unique, hours {int} not null){end}
"""
ADDED = (
    ("games", "options", "text not null default ''"),
    ("open_tables", "address", "text not null default ''"),
    ("rated_seats", "rival", "text not null default ''"),
    ("friends", "link", "text not null default ''"),
)
"""Columns that tables of older versions lack: table, column, type."""


def list_schema(dialect: Dialect) -> list[str]:
    """Return the statements that make the tables of people, where they are missing."""
    return [statement.strip() for statement in _SCHEMA.format(**dialect._asdict()).split(";")]
