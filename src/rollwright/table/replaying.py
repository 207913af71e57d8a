"""From the log back to the room; a log that does not replay is damaged, whatever its checksums say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.game import AnyGame
from .events import Created, DamagedEvent, Entry, decode
from .room import Room, fold, open_room
from .store import Line, Store


def load_room(store: Store, find_game: Callable[[str], AnyGame], table: str) -> Room:
    """Replay a table's whole log; DamagedEvent if it is not whole."""
    lines = store.read(table)
    if not lines:
        raise DamagedEvent(f"the log of table {table} is empty")
    first = decode(table, 1, lines[0].body)
    if not isinstance(first.event, Created):
        raise DamagedEvent(f"the log of table {table} does not begin with its creation")
    try:
        room = open_room(table, find_game(first.event.settings.game), first)
    except Exception as wrong:
        raise DamagedEvent(f"table {table} cannot be opened: {wrong!r}") from None
    return read_on(room, lines[1:])[0]


def read_on(room: Room, lines: Sequence[Line]) -> tuple[Room, list[Entry]]:
    """Return the room after more of its log, with what was read."""
    entries = [decode(room.table, room.seq + 1 + i, line.body) for i, line in enumerate(lines)]
    for entry in entries:
        try:
            room = fold(room, entry)
        except Exception as wrong:
            # Whatever the rules say to an event that cannot be: it is this table's trouble and nobody else's.
            raise DamagedEvent(
                f"event {entry.seq} of table {room.table} cannot be replayed: {wrong!r}"
            ) from None
    return room, entries
