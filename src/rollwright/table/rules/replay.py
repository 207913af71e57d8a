"""From the log back to the table; a log whose checksums hold and that breaks the rules is of other rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...any_game import AnyGame
from ...core.errors import RollwrightError
from ..stores.store import Store, StoredEvent
from .events import (
    Configured,
    Created,
    DamagedEvent,
    Entry,
    Moved,
    OtherRules,
    Rolled,
    Started,
    Undone,
    decode,
)
from .fold import fold, open_room
from .table_state import TableState

RULED = (Configured, Started, Rolled, Moved, Undone)
"""Events that the rules of the game decide about."""


def load_room(store: Store, find_game: Callable[[str], AnyGame], table: str) -> TableState:
    """Replay a table's whole log; DamagedEvent if it is not whole, OtherRules if its rules are not ours."""
    lines = store.read(table)
    if not lines:
        raise DamagedEvent(f"the log of table {table} is empty")
    first = decode(table, 1, lines[0].body)
    if not isinstance(first.event, Created):
        raise DamagedEvent(f"the log of table {table} does not begin with its creation")
    try:
        table_state = open_room(table, find_game(first.event.settings.game), first)
    except RollwrightError as wrong:
        raise OtherRules(f"table {table}: {wrong}") from None
    except Exception as wrong:
        raise DamagedEvent(f"table {table} cannot be opened: {wrong!r}") from None
    return read_on(table_state, lines[1:])[0]


def read_on(table_state: TableState, lines: Sequence[StoredEvent]) -> tuple[TableState, list[Entry]]:
    """Return the table after more of its log, with what was read."""
    entries = [decode(table_state.table, table_state.seq + 1 + i, line.body) for i, line in enumerate(lines)]
    for entry in entries:
        try:
            table_state = fold(table_state, entry)
        except RollwrightError as wrong:
            if isinstance(entry.event, RULED):
                raise OtherRules(f"event {entry.seq} of table {table_state.table}: {wrong}") from None
            raise _damaged(table_state, entry, wrong) from None
        except Exception as wrong:
            # Whatever the rules say to an event that cannot be: it is this table's trouble and nobody else's.
            raise _damaged(table_state, entry, wrong) from None
    return table_state, entries


def _damaged(table_state: TableState, entry: Entry, wrong: Exception) -> DamagedEvent:
    return DamagedEvent(f"event {entry.seq} of table {table_state.table} cannot be replayed: {wrong!r}")
