"""What a store promises: an append-only log for every table, on disk before `append` is done.

A table has one owner at a time. `claim` makes the caller the owner and returns a fence, a number that
only grows; an append with an older fence is refused, and so is one whose place in the log is taken. So
two processes that both believe they own a table can never both write.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from typing import NamedTuple, Protocol

from ...core.types import Seat
from .database import Database

TOUCH_MS = 3600 * 1000
"""That a table was written to is noted once an hour: a note for each move would double what is written."""


def now_ms() -> int:
    """Return wall time, for telling old tables from new ones; nothing is ordered by it."""
    return time.time_ns() // 1_000_000


class StoreError(Exception):
    """A store cannot do what was asked; nothing was written."""


class StoreFailed(StoreError):
    """The disk or the database fails: full, read-only, gone."""


class StoreFull(StoreFailed):
    """There is no room left, which those who play can change: a browser is full."""


class UnknownTable(StoreError):
    """There is no such table."""


class TableExists(StoreError):
    """There is a table of that name already."""


class SeqTaken(StoreError):
    """Somebody else wrote at that place in the log."""


class Fenced(StoreError):
    """Somebody else owns the table now."""


class NewerStore(StoreError):
    """A newer version made the store; nothing is damaged, but this one cannot use it."""


class DamagedStore(StoreError):
    """What is stored of a table cannot be read."""


class StoredEvent(NamedTuple):
    """One stored event."""

    seq: int
    body: bytes


class StoredTable(NamedTuple):
    """A table in a store: how many events, how many bytes, when last written to (milliseconds since 1970)."""

    name: str
    events: int
    size: int
    touched: int
    quarantined: str | None


OnAppend = Callable[[str, int], None]
"""Called with a table and the number of its newest event; with "" when anything may have changed."""
OnPresence = Callable[[str, str, frozenset[Seat]], None]
"""Called with another server, a table, and the seats whose people are connected there."""


class Store(Database, Protocol):
    """Where tables and people are kept; every method but `append` may block, in any thread."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes serve these tables: then looking at one does not make it ours."""
        ...

    def create(self, table: str, secret: bytes, body: bytes) -> None:
        """Keep a new table with its dice secret and its first event (number 1)."""
        ...

    def claim(self, table: str) -> int:
        """Become the table's owner and return the new fence, greater than all before it."""
        ...

    def append(self, table: str, fence: int, first: int, bodies: Sequence[bytes]) -> Future[None]:
        """Write events number `first` and on, all or none; done when they are safe on disk.

        The future raises Fenced, SeqTaken, UnknownTable or StoreFailed, and then nothing was written.
        """
        ...

    def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """Return the events with a number above `after`, in order; DamagedStore if they cannot be read."""
        ...

    def secret(self, table: str) -> bytes:
        """Return the dice secret; nobody but the dice asks."""
        ...

    def tables(self) -> list[str]:
        """Return the names of all tables, oldest first, those set aside left out."""
        ...

    def quarantine(self, table: str, why: str) -> None:
        """Mark a table as damaged; nothing of it is deleted."""
        ...

    def quarantined(self) -> dict[str, str]:
        """Return the tables set aside, each with the reason."""
        ...

    def why_aside(self, table: str) -> str | None:
        """Return why a table was set aside; None for all others, unknown ones too."""
        ...

    def release(self, table: str) -> None:
        """Make a table that was set aside one like all others again; UnknownTable if there is none."""
        ...

    def list_stored(self) -> list[StoredTable]:
        """Return what there is of every table, oldest first, those set aside too."""
        ...

    def delete(self, table: str) -> None:
        """Forget a table for good: its events, its secret, its name, its place in anybody's games.

        UnknownTable if there is none.
        """
        ...

    def touch(self, tables: Collection[str]) -> None:
        """Note that tables are in use now, as writing to them does."""
        ...

    def newest(self) -> int:
        """Return when a table was last used, in milliseconds since 1970; 0 if there is none."""
        ...

    def expire(self, before: int, most: int | None = None) -> list[str]:
        """Delete tables that nobody has used since then, the oldest first; returns which.

        A slow game whose clock runs is kept.
        """
        ...

    def size(self) -> int:
        """Return how many bytes the store takes."""
        ...

    def check(self, table: str) -> None:
        """See that a table of that name could be created, and take it back; StoreFailed if not."""
        ...

    def announce(self, present: Mapping[str, Collection[Seat]]) -> None:
        """Tell other processes, by table, which seats' people are connected here; the notice may get lost."""
        ...

    def listen(self, on_append: OnAppend, on_presence: OnPresence) -> None:
        """Call these, from a thread of the store's own, whenever others have written or tell who is there."""
        ...

    def close(self) -> None:
        """Finish what was begun and let go of the files."""
        ...
