"""A damaged log: that table is set aside with a clear message, and the others go on."""

from __future__ import annotations

from functools import reduce
from pathlib import Path

import apsw
import pytest

from rollwright.table.rules import commands as c
from rollwright.table.rules.events import (
    AnyEvent,
    Entry,
    Joined,
    Left,
    Moved,
    Rolled,
    Started,
    Undone,
    encode,
    head_after,
)
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.stores.sqlite import SqliteStore

from .seeing import see
from .tables import Party, gather, in_loop, make_hall, refused


def damage(path: Path, query: str, table: str) -> None:
    db = apsw.Connection(str(path))
    db.execute(query, (table,))
    db.close()


async def two_tables(path: Path) -> tuple[Party, Party]:
    """Return two games under way, saved and closed."""
    tables = make_hall(SqliteStore(path))
    parties = [await gather(tables, 2, options={"turns": "9"}) for _ in range(2)]
    for party in parties:
        await party.roll()
        await party.move(0)
    await tables.close()
    return parties[0], parties[1]


BROKEN_RULES = [
    Moved(0, "6 x", "m", 1), Rolled("9 9", 2), Rolled("1 1", 2), Moved(7, "1 x", "m", 1),
    Moved(1, "1 x" * 99, "m", 1),
]  # fmt: skip
BROKEN_LOG = [Undone(1, "u"), Left(9), Started((5,)), Joined(9, "Eve", "", "", "")]
FLIP = "cast(replace(cast(body as text), 'moved', 'movee') as blob)"
STOLEN = "(select body from events where name <> ?1 and seq = 4)"
HARM = {
    "a byte is flipped": f"update events set body = {FLIP} where name = ?1",
    "an event is emptied": "update events set body = x'' where name = ?1 and seq = 4",
    "an event is gone": "delete from events where name = ?1 and seq = 4",
    "an event is of another table": f"update events set body = {STOLEN} where name = ?1 and seq = 4",
    "all events are gone": "delete from events where name = ?1",
}


@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_table_is_set_aside_and_the_others_go_on(harm: str, tmp_path: Path) -> None:
    @in_loop
    async def play() -> None:
        path = tmp_path / "tables.db"
        bad, good = await two_tables(path)
        damage(path, HARM[harm], bad.table)
        tables = make_hall(SqliteStore(path))
        for _ in range(2):
            with pytest.raises(Refusal, match=f"table {bad.table} is damaged") as refusal:
                await see(tables, bad.table, bad.tokens[0])
            assert refusal.value.why is Why.SET_ASIDE
        again = Party(tables, good.table, good.tokens)
        await again.move(1)
        health = await tables.health()
        assert health.ok
        assert list(health.set_aside) == [bad.table]
        with refused(Why.SET_ASIDE):
            await tables.act(bad.table, bad.tokens[0], c.RollDice())
        assert tables.store.tables() == [good.table]
        await tables.close()

    play()


@pytest.mark.parametrize(
    ("event", "why"),
    [
        *((event, Why.OTHER_RULES) for event in BROKEN_RULES),
        *((event, Why.SET_ASIDE) for event in BROKEN_LOG),
    ],
)
def test_an_event_that_cannot_be_is_damage_or_of_other_rules(
    event: AnyEvent, why: Why, tmp_path: Path
) -> None:
    @in_loop
    async def play() -> None:
        path = tmp_path / "tables.db"
        bad, _ = await two_tables(path)
        store = SqliteStore(path)
        lines = store.read(bad.table)
        seq, head = len(lines) + 1, reduce(head_after, (line.body for line in lines), "")
        store.append(
            bad.table, store.claim(bad.table), seq, [encode(bad.table, Entry(seq, 0, event), head)]
        ).result()
        tables = make_hall(store)
        with refused(why):
            await see(tables, bad.table)
        assert (bad.table in store.quarantined()) == (why is Why.SET_ASIDE)
        await tables.close()

    play()


@in_loop
async def test_what_is_set_aside_is_not_deleted(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    bad, _ = await two_tables(path)
    damage(path, HARM["an event is emptied"], bad.table)
    tables = make_hall(SqliteStore(path))
    with refused(Why.SET_ASIDE):
        await see(tables, bad.table)
    assert len(tables.store.read(bad.table)) == 6
    assert "checksum" in tables.store.quarantined()[bad.table]
    await tables.close()
