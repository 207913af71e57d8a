"""From the log back to the table; a log whose checksums hold and that breaks the rules is of other rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from msgspec.structs import replace

from ...any_game import AnyGame
from ...core.errors import RollwrightError
from ...core.record import LogHead, Record
from ..stores.store import Store, StoredEvent, StoreError
from .events import (
    Configured,
    Created,
    DamagedEvent,
    Ended,
    Entry,
    Moved,
    OtherRules,
    Rolled,
    Started,
    TooNew,
    Undone,
    decode_after,
    encode,
    head_after,
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
    first, carries = decode_after(table, 1, lines[0].body, "", False)
    if not isinstance(first.event, Created):
        raise DamagedEvent(f"the log of table {table} does not begin with its creation")
    try:
        table_state = open_room(table, find_game(first.event.settings.game), first)
        table_state = _link(table_state, lines[0].body, first, carries)
    except RollwrightError as wrong:
        raise OtherRules(f"table {table}: {wrong}") from None
    except Exception as wrong:
        raise DamagedEvent(f"table {table} cannot be opened: {wrong!r}") from None
    return read_on(table_state, lines[1:])[0]


def read_on(table_state: TableState, lines: Sequence[StoredEvent]) -> tuple[TableState, list[Entry]]:
    """Return the table after more of its log, with what was read."""
    entries = list[Entry]()
    for line in lines:
        before, is_chained = table_state.head, table_state.chained_from > 0
        entry, carries = decode_after(table_state.table, table_state.seq + 1, line.body, before, is_chained)
        entries.append(entry)
        try:
            table_state = _link(fold(table_state, entry), line.body, entry, carries)
        except RollwrightError as wrong:
            if isinstance(entry.event, RULED):
                raise OtherRules(f"event {entry.seq} of table {table_state.table}: {wrong}") from None
            raise _damaged(table_state, entry, wrong) from None
        except Exception as wrong:
            # Whatever the rules say to an event that cannot be: it is this table's trouble and nobody else's.
            raise _damaged(table_state, entry, wrong) from None
    return table_state, entries


def check_log(store: Store, find_game: Callable[[str], AnyGame], table: str, record: Record) -> list[str]:
    """Return what differs between a record and the log of its table, whose chain is followed."""
    try:
        lines, table_state = store.read(table), load_room(store, find_game, table)
    except (StoreError, DamagedEvent, TooNew) as wrong:
        return [str(wrong)]
    problems = (
        [] if tuple(table_state.steps) == record.steps else ["the log has other steps than this record"]
    )
    if record.log is None:
        return [*problems, "this record does not say the head of the log"]
    head = reduce(head_after, (line.body for line in lines[: record.log.events]), "")
    if head != record.log.head:
        problems.append(f"the log has another head after event {record.log.events}: it was rewritten")
    return problems


def write_on(
    before: TableState, after: TableState, entries: Sequence[Entry]
) -> tuple[list[bytes], TableState]:
    """Return the lines that lead from one state of a table to another, and the other with its head."""
    lines, linked = list[bytes](), before
    for entry in entries:
        lines.append(encode(before.table, entry, linked.head))
        linked = _link(linked, lines[-1], entry, True)
    links = {"head": linked.head, "chained_from": linked.chained_from, "sealed": linked.sealed}
    return lines, replace(after, **links)


def _link(table_state: TableState, line: bytes, entry: Entry, carries: bool) -> TableState:
    """Return the table with the head after one more line."""
    head = head_after(table_state.head, line)
    chained_from = table_state.chained_from or entry.seq * carries
    is_open = isinstance(entry.event, Rolled | Ended) and chained_from > 0
    sealed = LogHead(entry.seq, head) if is_open else table_state.sealed
    return replace(table_state, head=head, chained_from=chained_from, sealed=sealed)


def _damaged(table_state: TableState, entry: Entry, wrong: Exception) -> DamagedEvent:
    return DamagedEvent(f"event {entry.seq} of table {table_state.table} cannot be replayed: {wrong!r}")
