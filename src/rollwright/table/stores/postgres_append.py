"""Appending to many tables of a PostgreSQL database in one statement, which is one transaction.

For every table it looks whether the append is the owner's and the next one, writes the events and sends one
notice for all. A table that somebody else has in hands is left out, so that nobody else waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence

import psycopg
from psycopg import errors

from .database import Row
from .queries import Append
from .store import TOUCH_MS, SeqTaken, StoreError, now_ms

CHANNEL, PRESENCE = "rollwright", "rollwright_presence"
APPEND = """
with given as (
    select * from unnest(%(tables)b::text[], %(fences)b::bigint[], %(firsts)b::bigint[])
    as given (name, fence, first)),
owner as materialized (
    select name, fence from tables where name = any(%(tables)b::text[]) order by name for update {waiting}),
next as (
    select given.name from given join owner using (name, fence)
    where given.first = 1 + (select coalesce(max(seq), 0) from events where events.name = given.name)),
added as (
    insert into events (name, seq, body)
    select name, seq, body
    from unnest(%(names)b::text[], %(seqs)b::bigint[], %(bodies)b::bytea[]) as line (name, seq, body)
    join next using (name)
    returning name, seq),
newest as materialized (select name, max(seq) as seq from added group by name),
touched as (
    update tables set touched = %(now)b::bigint
    where name in (select name from newest) and touched < %(now)b::bigint - %(pause)b::bigint)
select owner.name, owner.fence, newest.seq is not null,
    (select pg_notify(%(channel)b, %(sender)b || string_agg(' ' || name || ' ' || seq, '')) from newest)
from owner left join newest using (name)
"""
TOGETHER = APPEND.format(waiting="skip locked").encode()
ALONE = APPEND.format(waiting="").encode()


Db = psycopg.Connection[Row]
"""A connection; nothing says what a query's columns are."""
Held = dict[str, tuple[int, bool]]
"""Of each table whose row could be had: its owner's fence, and whether the events were added."""


def append_together(db: Db, appends: Sequence[Append], sender: str) -> Held:
    """Write what may be written at once, for tables that are all different."""
    try:
        return _append(db, TOGETHER, appends, sender)
    except (errors.UniqueViolation, psycopg.DataError):
        return {}  # nothing was written; one by one the others are not spoilt


def append_alone(db: Db, append: Append, sender: str) -> None:
    """Write events to one table, waiting for the process that has it locked."""
    try:
        held = _append(db, ALONE, [append], sender)
    except errors.UniqueViolation:
        raise SeqTaken(f"event {append.first} of table {append.table} is taken") from None
    if (refused := judge(append, held)) is not None:
        raise refused


def judge(append: Append, held: Held) -> StoreError | None:
    """Say why an append to a table that could be had was refused; None if it is written."""
    fence, is_added = held.get(append.table, (None, False))
    return append.judge(fence, is_added)


def _append(db: Db, query: bytes, appends: Sequence[Append], sender: str) -> Held:
    values = {
        "tables": [each.table for each in appends],
        "fences": [each.fence for each in appends],
        "firsts": [each.first for each in appends],
        "names": [each.table for each in appends for _ in each.bodies],
        "seqs": [each.first + number for each in appends for number in range(len(each.bodies))],
        "bodies": [bytes(body) for each in appends for body in each.bodies],
        "now": now_ms(),
        "pause": TOUCH_MS,
        "channel": CHANNEL,
        "sender": sender,
    }
    rows = db.execute(query, values).fetchall()
    return {name: (fence, is_added) for name, fence, is_added, _ in rows}


def read_notice(payload: str, sender: str) -> list[tuple[str, int]]:
    """Return the tables that another process wrote to, and how far: "SENDER TABLE 7 TABLE 12"."""
    whose, *words = payload.split(" ")
    pairs = zip(words[::2], words[1::2], strict=False)
    return [] if whose == sender else [(table, int(seq)) for table, seq in pairs if seq.isdecimal()]
