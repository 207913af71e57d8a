"""Older logs and files are brought up to date; newer ones are told apart from damaged ones."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import psycopg
import pytest

from rollwright.table.actors.tables import Tables
from rollwright.table.people.days import spread_of
from rollwright.table.people.friends import befriend, link_of, list_friends, renew_link
from rollwright.table.people.own_games import TABLE, NewGame, keep_seat, token_at
from rollwright.table.people.profiles import code_of, count_people, find_profile, make_profile, open_by_code
from rollwright.table.rules import commands as c
from rollwright.table.rules.events import VERSION, Created, DamagedEvent, TooNew, decode, encode, head_after
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.replay import load_room
from rollwright.table.stores.backup import back_up, restore
from rollwright.table.stores.database import TABLES
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.postgres import VERSION as DATABASE_VERSION
from rollwright.table.stores.postgres import PostgresStore
from rollwright.table.stores.sqlite import VERSION as SCHEMA_VERSION
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import NewerStore, StoredEvent

from ..toy import TOY
from .tables import Party, gather, in_loop, make_hall, refused


def rewrite(table: str, seq: int, line: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """Return a stored line as another version would have written it."""
    raw = json.loads(line.partition(b" ")[2])
    change(raw)
    body = json.dumps(raw).encode()
    digest = hashlib.sha256(f"{table}|{seq}|".encode() + body).hexdigest()
    return digest[:16].encode() + b" " + body


def make_old(raw: dict[str, Any]) -> None:
    """Version 1: no number, one kind of dice, nonces given when sitting down."""
    del raw["v"], raw["before"]
    raw["event"].pop("dice", None)
    if raw["event"]["type"] == "joined":
        raw["event"].pop("promise", None)
        raw["event"]["nonce"] = "c0ffee"


def make_new(raw: dict[str, Any]) -> None:
    raw["v"] = VERSION + 1
    raw["event"]["colour"] = "red"


async def play_a_little(store: Any) -> Party:
    party = await gather(make_hall(store), 2, options={"turns": "9"})
    await party.roll()
    await party.move_all()
    return party


def change_log(store: MemoryStore, table: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Rewrite a log as another version would have written it, its hashes included."""
    lines, head = store._tables[table].lines, ""
    for place, line in enumerate(lines):

        def rechain(raw: dict[str, Any], before: str = head) -> None:
            raw["before"] = before
            change(raw)

        body = rewrite(table, line.seq, line.body, rechain)
        lines[place], head = StoredEvent(line.seq, body), head_after(head, body)


@in_loop
async def test_a_log_of_the_first_version_is_read_and_played_on() -> None:
    store = MemoryStore()
    party = await play_a_little(store)
    change_log(store, party.table, make_old)
    table_state = load_room(store, lambda name: TOY, party.table)
    first = decode(party.table, 1, store.read(party.table)[0].body).event
    assert isinstance(first, Created)
    assert first.dice == 1
    again = Party(make_hall(store), party.table, party.tokens)
    await again.roll()
    assert len(store.read(party.table)) == table_state.seq + 1


@in_loop
async def test_a_newer_event_is_not_damage_and_the_table_is_back_when_it_can_be_read() -> None:
    store = MemoryStore()
    party = await play_a_little(store)
    kept = list(store._tables[party.table].lines)
    change_log(store, party.table, make_new)
    with refused(Why.TOO_NEW):
        await Party(make_hall(store), party.table, party.tokens).data()
    assert store.quarantined() == {}
    store._tables[party.table].lines[:] = kept
    assert (await Party(make_hall(store), party.table, party.tokens).data())["turn"] == 2


@in_loop
async def test_an_unknown_field_in_an_event_of_our_own_version_is_damage() -> None:
    store = MemoryStore()
    party = await play_a_little(store)
    line = store.read(party.table)[1]
    odd = rewrite(party.table, 2, line.body, lambda raw: raw["event"].update(colour="red"))
    with pytest.raises(DamagedEvent):
        decode(party.table, 2, odd)
    with pytest.raises(TooNew):
        decode(party.table, 2, rewrite(party.table, 2, line.body, make_new))
    head = head_after("", store.read(party.table)[0].body)
    assert encode(party.table, decode(party.table, 2, line.body), head) == line.body


# ---- files


OLD_SCHEMA = """
create table tables (id integer primary key autoincrement, name text not null unique,
    fence integer not null default 0, aside text) strict;
create table secrets (name text primary key, secret blob not null) strict, without rowid;
create table events (name text not null, seq integer not null, body blob not null,
    primary key (name, seq)) strict, without rowid;
create table pulse (beat integer not null) strict;
insert into tables (name) values ('AAAAAA');
insert into secrets values ('AAAAAA', x'00');
insert into events values ('AAAAAA', 1, cast('0123456789abcdef {"seq":1,"at":1700000000000}' as blob));
"""


def version_of(path: Path) -> int:
    [(version,)] = apsw.Connection(str(path)).execute("pragma user_version")
    return int(version)


def test_a_file_of_the_first_version_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    apsw.Connection(str(path)).execute(OLD_SCHEMA)
    assert version_of(path) == 0
    store = SqliteStore(path)
    [kept] = store.list_stored()
    assert (kept.name, kept.events, kept.touched) == ("AAAAAA", 1, 1_700_000_000_000)
    store.create("BBBBBB", b"s", b"one")
    store.close()
    assert version_of(path) == SCHEMA_VERSION
    SqliteStore(path).close()


def test_a_newer_file_is_refused_in_a_sentence_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    SqliteStore(path).close()
    apsw.Connection(str(path)).execute(f"pragma user_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(NewerStore, match="made by a newer version of rollwright"):
        SqliteStore(path)
    assert version_of(path) == SCHEMA_VERSION + 1


# ---- a file of the version before profiles

OF_VERSION_2 = Path(__file__).parent / "data" / "tables-2.sql"
ADA, BO = "q8nOVqVW5Q2lRZDiGYkX0LMMn4E_-synBJJdHky8VhQ", "yqoXAGGnke3PuZ1IUPpw7_syY1JJjv_meRClRURCjwk"


def make_file(path: Path) -> Path:
    """Write the file that a server of schema 2 left behind, with one game over and one that goes on."""
    apsw.Connection(str(path)).execute(OF_VERSION_2.read_text())
    assert version_of(path) == 2
    return path


async def play_a_turn(path: Path) -> int:
    """Play on at the table that is not over, and return its last event."""
    tables = Tables(SqliteStore(path))
    await tables.act("GSCQDX", ADA, c.RollDice())
    for seat, token in enumerate((ADA, BO)):
        state = (await tables.view("GSCQDX", token)).table_state
        move = state.game.moves(state.game.view(state.state, seat), seat)[0]
        path_of = state.game.vocabulary.path_of(move)
        await tables.act("GSCQDX", token, c.Play(id=f"on-{state.seq}", ask=state.asked[seat], path=path_of))
    seq = (await tables.view("GSCQDX")).table_state.seq
    assert "game chiefdom-2" in await tables.record("FGAMPZ")
    await tables.close()
    return seq


@in_loop
async def test_a_file_of_before_profiles_is_migrated_played_on_and_restored(tmp_path: Path) -> None:
    path = make_file(tmp_path / "tables.db")
    last = await play_a_turn(path)
    assert version_of(path) == SCHEMA_VERSION
    store = SqliteStore(path)
    key = make_profile(store, "Ada", "pine", 1)
    profile = find_profile(store, key)
    assert profile is not None
    keep_seat(store, profile, key, NewGame("GSCQDX", 0, ADA, "chiefdom-2", TABLE, 1, 2))
    store.close()
    back_up(path, tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "fresh.db") == 2
    assert await play_a_turn(tmp_path / "fresh.db") > last
    fresh = SqliteStore(tmp_path / "fresh.db")
    assert token_at(fresh, profile, key, "GSCQDX") == ADA
    assert open_by_code(fresh, code_of(fresh, key)) == key
    fresh.close()


def test_games_of_before_their_options_were_kept_are_there_after_the_migration(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    key = make_profile(store, "Ada", "pine", 1)
    profile = find_profile(store, key)
    assert profile is not None
    keep_seat(store, profile, key, NewGame("GSCQDX", 0, ADA, "chiefdom-2", TABLE, 1, 2))
    store.close()
    old = apsw.Connection(str(path))
    old.execute("alter table games drop column options; drop table dice_sets; drop table solved")
    old.execute("pragma user_version = 4")
    back_up(path, tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "fresh.db") == 0
    for each in (path, tmp_path / "fresh.db"):
        store = SqliteStore(each)
        assert token_at(store, profile, key, "GSCQDX") == ADA
        assert store.ask("select options from games") == [("",)]
        assert store.ask("select count(*) from dice_sets") == [(0,)]
        store.close()
        assert version_of(each) == SCHEMA_VERSION


def test_a_backup_of_before_profiles_is_restored(tmp_path: Path) -> None:
    assert restore(make_file(tmp_path / "copy.db"), tmp_path / "fresh.db") == 2
    fresh = SqliteStore(tmp_path / "fresh.db")
    assert count_people(fresh) == (0, 0)
    fresh.close()


# ---- a file of the version before friends, open tables and ratings

OF_VERSION_4 = Path(__file__).parent / "data" / "tables-4.sql"
ADAS_KEY, ADAS_TOKEN = (
    "z3aENr7j0FPMYZnfpbyKeakTSgMCC47pL3tSUcagBak",
    "1Ia_8kQgKZuqRSltR6XTN5J5rlcWD0-uX_93mbBY5fM",
)


def test_a_file_of_before_friends_is_migrated_used_and_restored(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    apsw.Connection(str(path)).execute(OF_VERSION_4.read_text())
    assert version_of(path) == 4
    store = SqliteStore(path)
    assert version_of(path) == SCHEMA_VERSION
    ada, bo = (find_profile(store, key) for key in (ADAS_KEY, make_profile(store, "Bo", "fish", 1)))
    assert ada is not None
    assert bo is not None
    befriend(store, bo, ada.id, 1, "link")
    link = renew_link(store, ada, ADAS_KEY)
    store.close()
    back_up(path, tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "fresh.db") == 1
    fresh = SqliteStore(tmp_path / "fresh.db")
    assert token_at(fresh, ada, ADAS_KEY, "7374NZ") == ADAS_TOKEN
    assert [friend.name for friend in list_friends(fresh, ada)] == ["Bo"]
    assert link_of(fresh, ada, ADAS_KEY) == link
    assert spread_of(fresh, "2026-12-01", "chiefdom-2") == {151: 1}
    fresh.close()


def test_a_database_of_before_friends_is_migrated(address: str) -> None:
    PostgresStore(address).close()
    with psycopg.connect(address, autocommit=True) as db:
        later = "friend_links, friends, open_tables, slow_tables, ratings, rated, rated_seats"
        db.execute(f"drop table {later}".encode())
        db.execute("update schema_version set version = 4")
    store = PostgresStore(address)
    key = make_profile(store, "Ada", "pine", 1)
    profile = find_profile(store, key)
    assert profile is not None
    assert link_of(store, profile, key) is None
    assert store.ask("select version from schema_version") == [(DATABASE_VERSION,)]
    store.close()


def test_a_database_of_before_profiles_is_migrated(address: str) -> None:
    PostgresStore(address).close()
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(f"drop table {', '.join(TABLES)}".encode())
        db.execute("update schema_version set version = 2")
    store = PostgresStore(address)
    assert find_profile(store, make_profile(store, "Ada", "pine", 1)) is not None
    assert store.ask("select version from schema_version") == [(DATABASE_VERSION,)]
    store.close()
