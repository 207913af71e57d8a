"""rollwright tables"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, TypedDict

import click

from rollwright.core.errors import InvalidSetup
from rollwright.table.people.days import count_days
from rollwright.table.people.friends import count_friendships
from rollwright.table.people.open_tables import count_open
from rollwright.table.people.profiles import count_people
from rollwright.table.people.profiles import expire_profiles as expire_profiles_before
from rollwright.table.people.ratings import count_rated
from rollwright.table.people.shared_dice import count_sets, expire_sets
from rollwright.table.people.slow_games import count_slow
from rollwright.table.rules.events import Configured, Created, DamagedEvent, Joined, Renamed, TooNew, decode
from rollwright.table.stores.expiry import find_cutoff
from rollwright.table.stores.store import Store, StoredTable, StoreError, UnknownTable, now_ms

from ...output import make_console, show_json
from ...store_options import data_option, store_option

MARKS = tuple(f'"type":"{name}"'.encode() for name in ("created", "configured", "joined", "renamed"))
"""What the events that name a game or a person contain; all others are not decoded."""


class Occupants(NamedTuple):
    """A table's game and the people at its seats; no game where the log cannot be read."""

    game: str | None
    people: tuple[str, ...]


def find_occupants(store: Store, table: str) -> Occupants:
    """Return the game and people of a table."""
    game, people = None, dict[int, str]()
    try:
        for seq, body in store.read(table):
            if not any(mark in body for mark in MARKS):
                continue
            event = decode(table, seq, body).event
            if isinstance(event, Created | Configured):
                game = event.settings.game
            elif isinstance(event, Joined | Renamed):
                people[event.seat] = event.name
    except (DamagedEvent, TooNew, StoreError):
        return Occupants(None, ())
    return Occupants(game, tuple(people[seat] for seat in sorted(people)))


@click.command(short_help="List, delete, expire and take back tables.")
@data_option()
@store_option("sqlite (--data) or postgresql://user@host/database.")
@click.option(
    "--delete", "deleted", multiple=True, metavar="CODE", help="Delete a table for good (repeatable)."
)
@click.option(
    "--take-back", "taken", multiple=True, metavar="CODE",
    help="Use a table again that was set aside as damaged (repeatable).",
)  # fmt: skip
@click.option(
    "--expire", type=click.IntRange(1), metavar="DAYS", help="Delete tables untouched for this many days."
)
@click.option(
    "--expire-profiles", type=click.IntRange(1), metavar="DAYS",
    help="Delete profiles that nobody has used for this many days.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print what is left as JSON.")
def tables(
    data: Path,
    store: str,
    deleted: tuple[str, ...],
    taken: tuple[str, ...],
    expire: int | None,
    expire_profiles: int | None,
    as_json: bool,
) -> None:
    """List all tables: the day they were last written to, events, bytes, game, people, and if set aside.

    The last lines count profiles, their games, days and results, and what people have together. A server may
    go on meanwhile. What is deleted is gone for good, with its names, words and dice.
    """
    from rollwright.web.server.serve import ServerSetup, open_store

    if store == "sqlite" and not data.is_file():
        raise InvalidSetup(f"there is no file {data}")
    kept = open_store(ServerSetup(data=data, store=store))
    try:
        _change(kept, deleted, taken)
        if expire is not None:
            cutoff = find_cutoff(kept, expire, now_ms())
            count = len(kept.expire(cutoff))
            expire_sets(kept, cutoff)
            click.echo(f"{count} table{'s' * (count != 1)} deleted", err=as_json)
        if expire_profiles is not None:
            _expire_profiles(kept, expire_profiles, as_json)
        listed, people = _list_tables(kept), _count_people(kept)
    finally:
        kept.close()
    if as_json:
        show_json(listed)
    else:
        _show(listed, people)


def _expire_profiles(kept: Store, days: int, as_json: bool) -> None:
    cutoff, count = find_cutoff(kept, days, now_ms()), 0
    while gone := expire_profiles_before(kept, cutoff):
        count += gone
    click.echo(f"{count} profile{'s' * (count != 1)} deleted", err=as_json)


def _change(kept: Store, deleted: tuple[str, ...], taken: tuple[str, ...]) -> None:
    for change, codes in ((kept.delete, deleted), (kept.release, taken)):
        for code in codes:
            try:
                change(code.upper())
            except UnknownTable:
                raise InvalidSetup(f"there is no table {code[:20]!r}") from None


class TableRow(TypedDict):
    """A stored table as `--json` prints it."""

    code: str
    name: str
    """The code once more: programs written for the first release read it here."""
    game: str | None
    people: list[str]
    events: int
    size: int
    touched: str
    quarantined: str | None


def _list_tables(kept: Store) -> list[TableRow]:
    return [_describe(table, *find_occupants(kept, table.name)) for table in kept.list_stored()]


def _describe(table: StoredTable, game: str | None, people: Sequence[str]) -> TableRow:
    return {
        "code": table.name,
        "name": table.name,
        "game": game,
        "people": list(people),
        "events": table.events,
        "size": table.size,
        "touched": _day(table.touched),
        "quarantined": table.quarantined,
    }


def _day(touched: int) -> str:
    return datetime.fromtimestamp(touched / 1000, UTC).date().isoformat()


def _count_people(kept: Store) -> list[str]:
    """Return what is kept of people, in two lines."""
    counts = (
        count_friendships(kept),
        count_rated(kept),
        count_open(kept),
        count_slow(kept),
        count_sets(kept),
    )
    return [
        "{} profiles with {} games, {} days with {} results".format(*count_people(kept), *count_days(kept)),
        "{} friendships, {} ratings, {} open tables, {} slow games, {} sets of shared dice".format(*counts),
    ]


def _show(listed: list[TableRow], people: list[str]) -> None:
    console = make_console()
    for table in listed:
        line = f"{table['code']}  {table['touched']}  {table['events']:6} events  {table['size']:9} bytes"
        occupants = f"  {table['game'] or '?'}: {', '.join(table['people']) or 'nobody'}"
        aside = "" if table["quarantined"] is None else f"  set aside: {table['quarantined']}"
        console.print(line + occupants + aside, markup=False, highlight=False, soft_wrap=True)
    total = sum(table["size"] for table in listed)
    console.print(f"{len(listed)} table{'s' * (len(listed) != 1)}, {total} bytes of events")
    for line in people:
        console.print(line, markup=False, highlight=False)
