"""Tables listed as open: anybody may sit down at one, or watch it once it is played.

A row says what the list shows. The server that the host is connected to writes it again every few seconds,
so the list shows nothing that a server which stopped, or a host who went away, has left behind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import structs

from ..messages import make_reason
from ..rules.names import tell_people_apart
from ..stores.database import Database, Reader, Row, Run
from .keys import hash_key
from .profiles import NotKept, Profile

FRESH_MS = 60_000
"""An entry that was not written again for this long is not shown."""
KEPT_MS = 24 * 3600 * 1000
"""One that was not written again for this long is deleted."""
MOST_OPEN = 200
MOST_OF_ONE = 3
"""Tables that one profile has on the list."""
MOST_OF_ADDRESS = 20
"""Tables that one address has on the list."""
_COLUMNS = "name, profile, game, shown, free, since, seen"


class ListFull(NotKept):
    """The list of open tables has as many as are shown."""


class Shown(msgspec.Struct, frozen=True):
    """What the list shows of a table: its host, its options, and how far it is."""

    host: str
    avatar: str
    options: str
    seats: int
    taken: int
    turn: int = 0
    """0 before the game has started."""


class OpenTable(msgspec.Struct, frozen=True):
    """An entry of the list; `free` seats can be taken."""

    name: str
    profile: int
    game: str
    shown: Shown
    free: int
    since: int
    seen: int


class News(msgspec.Struct, frozen=True):
    """How a listed table is now; None is for one that is over."""

    shown: Shown
    free: int
    is_host_here: bool


_shown = msgspec.json.Decoder(Shown)


def list_table(
    db: Database, name: str, profile: Profile, game: str, news: News, now: int, address: str = ""
) -> None:
    """Put a table on the list; the oldest ones of its profile make room for it."""
    query = f"""insert into open_tables ({_COLUMNS}, address) values (?, ?, ?, ?, ?, ?, ?, ?)
        on conflict (name) do nothing"""
    hashed = hash_key(address) if address else ""
    drop = """delete from open_tables where profile = ? and name not in
        (select name from open_tables where profile = ? order by since desc, name limit ?)"""

    def put(run: Run) -> None:
        run(query, name, profile.id, game, _encode(news.shown), news.free, now, now, hashed)
        run(drop, profile.id, profile.id, MOST_OF_ONE)
        fresh = "select count(*), count(case when address = ? then 1 end) from open_tables where seen >= ?"
        [(count, share)] = run(fresh, hashed, now - FRESH_MS)
        if count > MOST_OPEN:
            raise ListFull(make_reason("open-full"))
        if address and share > MOST_OF_ADDRESS:
            raise ListFull(make_reason("open-share", most=str(MOST_OF_ADDRESS)))

    db.write(put)


def take_off(db: Database, name: str) -> None:
    """Take a table off the list."""
    db.write(lambda run: run("delete from open_tables where name = ?", name))


def is_listed(db: Reader, name: str) -> bool:
    """Say whether a table is on the list, shown now or not."""
    return bool(db.ask("select 1 from open_tables where name = ?", name))


def listed_names(db: Reader) -> list[str]:
    """Return all tables on the list, those not shown now too."""
    return [name for (name,) in db.ask("select name from open_tables")]


def note_news(db: Database, news: Mapping[str, News | None], now: int) -> None:
    """Write down how listed tables are now; one whose host is away is not shown until the host is back."""
    query = "update open_tables set shown = ?, free = ?, seen = ? where name = ?"

    def note(run: Run) -> None:
        for name, each in news.items():
            if each is None:
                run("delete from open_tables where name = ?", name)
            else:
                run(query, _encode(each.shown), each.free, now if each.is_host_here else 0, name)
        run("delete from open_tables where seen < ? and since < ?", now - KEPT_MS, now - KEPT_MS)

    db.write(note)


def list_open(db: Reader, now: int, friends: Sequence[int] = (), most: int = MOST_OPEN) -> list[OpenTable]:
    """Return the tables to sit down at, then those to watch: friends' first, then the newest."""
    query = f"select {_COLUMNS} from open_tables where seen >= ? order by since desc, name limit ?"
    found = [_read(row) for row in db.ask(query, now - FRESH_MS, MOST_OPEN)]
    found.sort(key=lambda each: (each.free == 0, each.profile not in friends))
    hosts = tell_people_apart((each.profile, each.shown.host) for each in found)
    return [_call_host(each, hosts[each.profile, each.shown.host]) for each in found[:most]]


def _call_host(table: OpenTable, name: str) -> OpenTable:
    return structs.replace(table, shown=structs.replace(table.shown, host=name))


def count_open(db: Reader) -> int:
    """Return how many tables are on the list."""
    [(count,)] = db.ask("select count(*) from open_tables")
    return int(count)


def _encode(shown: Shown) -> str:
    return msgspec.json.encode(shown).decode()


def _read(row: Row) -> OpenTable:
    name, profile, game, shown, *numbers = row
    return OpenTable(name, profile, game, _shown.decode(shown), *numbers)
