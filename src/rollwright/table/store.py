"""What a store promises: an append-only log for every table, on disk before `append` is done.

A table has one owner at a time. `claim` makes the caller the owner and returns a fence, a number that
only grows; an append with an older fence is refused, and so is one whose place in the log is taken. So
two processes that both believe they own a table can never both write.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import NamedTuple, Protocol


class StoreError(Exception):
    """A store cannot do what was asked; nothing was written."""


class StoreFailed(StoreError):
    """The disk or the database fails: full, read-only, gone."""


class UnknownTable(StoreError):
    """There is no such table."""


class TableExists(StoreError):
    """There is a table of that name already."""


class Taken(StoreError):
    """Somebody else wrote at that place in the log."""


class Fenced(StoreError):
    """Somebody else owns the table now."""


class DamagedStore(StoreError):
    """What is stored of a table cannot be read."""


class Line(NamedTuple):
    """One stored event."""

    seq: int
    body: bytes


Heard = Callable[[str, int], None]
"""Called with a table and the number of its newest event; with "" when anything may have changed."""


class Store(Protocol):
    """Where tables are kept; every method but `append` may block and may be called from any thread."""

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

        The future raises Fenced, Taken, UnknownTable or StoreFailed, and then nothing was written.
        """
        ...

    def read(self, table: str, after: int = 0) -> list[Line]:
        """Return the events with a number above `after`, in order; DamagedStore if they cannot be read."""
        ...

    def secret(self, table: str) -> bytes:
        """Return the dice secret; nobody but the dice asks."""
        ...

    def tables(self) -> list[str]:
        """Return the names of all tables, oldest first, those set aside left out."""
        ...

    def set_aside(self, table: str, why: str) -> None:
        """Mark a table as damaged; nothing of it is deleted."""
        ...

    def aside(self) -> dict[str, str]:
        """Return the tables set aside, each with the reason."""
        ...

    def check(self) -> None:
        """Write and take back, to see that writing works; StoreFailed if it does not."""
        ...

    def listen(self, heard: Heard) -> None:
        """Call `heard`, from a thread of the store's own, whenever somebody has written."""
        ...

    def close(self) -> None:
        """Finish what was begun and let go of the files."""
        ...
