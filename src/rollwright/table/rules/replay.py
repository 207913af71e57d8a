"""From the log back to the table; a log that does not replay is damaged, whatever its checksums say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...any_game import AnyGame
from ..stores.store import Store, StoredEvent
from .events import Created, DamagedEvent, Entry, decode
from .fold import fold, open_room
from .table_state import TableState


def load_room(store: Store, find_game: Callable[[str], AnyGame], table: str) -> TableState:
    """Replay a table's whole log; DamagedEvent if it is not whole."""
    lines = store.read(table)
    if not lines:
        raise DamagedEvent(f"the log of table {table} is empty")
    first = decode(table, 1, lines[0].body)
    if not isinstance(first.event, Created):
        raise DamagedEvent(f"the log of table {table} does not begin with its creation")
    try:
        table_state = open_room(table, find_game(first.event.settings.game), first)
    except Exception as wrong:
        raise DamagedEvent(f"table {table} cannot be opened: {wrong!r}") from None
    return read_on(table_state, lines[1:])[0]


def read_on(table_state: TableState, lines: Sequence[StoredEvent]) -> tuple[TableState, list[Entry]]:
    """Return the table after more of its log, with what was read."""
    entries = [decode(table_state.table, table_state.seq + 1 + i, line.body) for i, line in enumerate(lines)]
    for entry in entries:
        try:
            table_state = fold(table_state, entry)
        except Exception as wrong:
            # Whatever the rules say to an event that cannot be: it is this table's trouble and nobody else's.
            raise DamagedEvent(
                f"event {entry.seq} of table {table_state.table} cannot be replayed: {wrong!r}"
            ) from None
    return table_state, entries
