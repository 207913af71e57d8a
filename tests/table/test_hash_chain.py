"""Every event of a log carries the head before it: yesterday is not rewritten without another head today."""

from __future__ import annotations

import asyncio
from pathlib import Path

import apsw
import pytest

import rollwright
from rollwright.core.record import format_record, parse_record
from rollwright.core.rng import make_rng
from rollwright.games.catalogue import find_game
from rollwright.table.dice.verify import verify_record
from rollwright.table.rules.events import DamagedEvent, head_after
from rollwright.table.rules.replay import check_log, load_room
from rollwright.table.rules.table_record import record_of
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.backup import back_up
from rollwright.table.stores.backup import restore as put_back
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.postgres import PostgresStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store, StoredEvent

from ..cli.run import run_command
from .keep_store import make_tables, play, read_told, restore
from .tables import Party, gather, in_loop
from .test_versions import rewrite


async def play_duel(store: Store) -> tuple[Party, TableState]:
    tables = make_tables(store)
    party = await gather(tables, 2, "duel", shares=True)
    await play(party, make_rng(5, 0, 1), 10**6)
    return party, (await tables.view(party.table)).table_state


@in_loop
async def test_the_head_in_memory_is_the_one_of_the_log() -> None:
    store = MemoryStore()
    party, live = await play_duel(store)
    kept = load_room(store, find_game, party.table)
    assert (kept.head, kept.chained_from, kept.sealed) == (live.head, 1, live.sealed)
    assert live.sealed is not None
    assert live.sealed.events == live.seq
    assert live.sealed.head == live.head


@in_loop
async def test_a_changed_event_with_a_right_checksum_is_noticed() -> None:
    store = MemoryStore()
    party, _ = await play_duel(store)
    lines = store._tables[party.table].lines
    seq = [line.seq for line in lines if b'"moved"' in line.body][3]

    def forge(raw: dict[str, object]) -> None:
        raw["at"] = 1

    lines[seq - 1] = StoredEvent(seq, rewrite(party.table, seq, lines[seq - 1].body, forge))
    with pytest.raises(DamagedEvent, match=f"event {seq + 1} of table .* does not follow from the events"):
        load_room(store, find_game, party.table)


@in_loop
async def test_a_chain_that_stops_is_damage() -> None:
    store = MemoryStore()
    party, _ = await play_duel(store)
    lines = store._tables[party.table].lines

    def strip(raw: dict[str, object]) -> None:
        raw["v"] = 5
        del raw["before"]

    lines[-1] = StoredEvent(len(lines), rewrite(party.table, len(lines), lines[-1].body, strip))
    with pytest.raises(DamagedEvent, match="does not follow"):
        load_room(store, find_game, party.table)


@pytest.mark.parametrize("kind", ["sqlite", "postgres", "backup"])
def test_an_old_log_is_chained_from_its_next_event_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    restore("rules-1", tmp_path / "kept.db")
    told = read_told("rules-1")["tables"]
    table = next(name for name, each in told.items() if each["phase"] == "playing" and each["tokens"])
    store: Store = SqliteStore(tmp_path / "kept.db")
    if kind == "postgres":
        other = PostgresStore(request.getfixturevalue("address"))
        first, *rest = [line.body for line in store.read(table)]
        other.create(table, store.secret(table), first)
        other.append(table, other.claim(table), 2, rest).result()
        store.close()
        store = other
    old = load_room(store, find_game, table)
    assert (old.chained_from, old.sealed) == (0, None)

    async def go_on() -> None:
        await play(Party(make_tables(store), table, told[table]["tokens"]), make_rng(1, 0, 1), 10**6)

    asyncio.run(go_on())
    if kind == "backup":
        store.close()
        back_up(tmp_path / "kept.db", tmp_path / "copy.db")
        put_back(tmp_path / "copy.db", tmp_path / "back.db")
        store = SqliteStore(tmp_path / "back.db")
    state = load_room(store, find_game, table)
    assert state.chained_from == old.seq + 1
    head = ""
    for line in store.read(table):
        head = head_after(head, line.body)
    assert state.head == head
    record = record_of(state)
    assert check_log(store, find_game, table, record) == []
    assert verify_record(format_record(record)).log == record.log
    store.close()


@in_loop
async def test_verify_tells_the_head_and_compares_the_log(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    party, state = await play_duel(store)
    store.close()
    text = format_record(record_of(state))
    assert parse_record(text).log == state.sealed
    found = rollwright.verify(text, path)
    assert (found["ok"], found["log"]) == (True, state.sealed)
    shown = run_command("verify", "-", "--log", str(path), stdin=text)
    assert shown.code == 0
    assert f"the table's log has {state.seq} events up to the end" in " ".join(shown.out.split())
    other = text.replace(state.head, "0" * 64)
    [problem] = rollwright.verify(other, path)["problems"]
    assert problem == f"the log has another head after event {state.seq}: it was rewritten"
    with apsw.Connection(str(path)) as db:
        [(body,)] = db.execute("select body from events where name = ? and seq = 9", (party.table,))
        line = rewrite(party.table, 9, body, lambda raw: raw.update(at=1))
        db.execute("update events set body = ? where name = ? and seq = 9", (line, party.table))
    assert run_command("verify", "-", "--log", str(path), stdin=text).code == 1
    [problem] = rollwright.verify(text, path)["problems"]
    assert "event 10" in problem
    assert "does not follow from the events before it" in problem
    assert run_command("verify", "-", "--log", str(tmp_path / "none"), stdin=text).code == 2
