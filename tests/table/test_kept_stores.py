"""Stores and records of every earlier format: all is as it was, and what was running is played to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.record import format_record, parse_record, replay
from rollwright.core.rng import make_rng
from rollwright.games.catalogue import find_game
from rollwright.table.dice.verify import verify_record
from rollwright.table.people.own_games import Wanted, list_games, running_tokens
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.rules.replay import load_room
from rollwright.table.rules.table_record import record_of
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.postgres import PostgresStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store
from rollwright.web.door.person import Person
from rollwright.web.people.profile_file import judge_file, keep_file

from .keep_store import describe, make_tables, play, read_told, restore
from .tables import Party

pytestmark = pytest.mark.apart

NAMES = ("rules-1",)


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Each store that is kept."""
    return str(request.param)


@pytest.fixture
def told(name: str) -> dict[str, Any]:
    """What its tables showed."""
    return read_told(name)


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, name: str, tmp_path: Path) -> Iterator[Store]:
    """The store, as a file and with its tables in PostgreSQL."""
    restore(name, tmp_path / "kept.db")
    store: Store = SqliteStore(tmp_path / "kept.db")
    if request.param == "postgres":
        store = copy(store, PostgresStore(request.getfixturevalue("address")))
    yield store
    store.close()


def copy(store: Store, other: Store) -> Store:
    """Create the tables of a store in another one."""
    for table in store.tables():
        first, *rest = [line.body for line in store.read(table)]
        other.create(table, store.secret(table), first)
        other.append(table, other.claim(table), 2, rest).result()
    store.close()
    return other


def test_every_table_shows_what_it_showed(kept: Store, told: dict[str, Any]) -> None:
    assert len(told["tables"]) > 40
    for table, shown in told["tables"].items():
        now = describe(load_room(kept, find_game, table))
        assert len(now.pop("remarks")) == len(shown["remarks"]), "in words that may change"
        assert now == {key: value for key, value in shown.items() if key not in ("tokens", "remarks")}


def test_running_tables_are_played_to_their_end(kept: Store, told: dict[str, Any]) -> None:
    async def play_on() -> list[TableState]:
        tables, ended, hand = make_tables(kept), [], make_rng(3, 0, 1)
        for table, shown in told["tables"].items():
            if shown["phase"] == "playing" and shown["tokens"]:
                party = Party(tables, table, shown["tokens"])
                hand = await play(party, hand, 10**6)
                ended.append((await tables.view(table)).table_state)
        return ended

    states = asyncio.run(play_on())
    assert len(states) == 21
    for state in states:
        assert state.phase == "over"
        text = format_record(record_of(state))
        assert verify_record(text).ok
        assert replay(state.game, parse_record(text)).final == state.state


def test_finished_games_verify(told: dict[str, Any]) -> None:
    records = [shown["record"] for shown in told["tables"].values() if shown["record"]]
    assert len(records) == 21
    for record in records:
        assert verify_record(record).ok
        assert format_record(parse_record(record)) == record


def test_a_person_has_the_same_games_and_results(name: str, told: dict[str, Any], tmp_path: Path) -> None:
    restore(name, tmp_path / "kept.db")
    store = SqliteStore(tmp_path / "kept.db")
    profile = find_profile(store, told["key"])
    assert profile is not None
    games = {game.name: game for game in list_games(store, profile, Wanted(), 100)}
    for table, shown in told["tables"].items():
        if shown["tokens"]:
            score = sum(shown["scores"][0].values()) if shown["phase"] == "over" else None
            assert games[table].score == score
    tokens = running_tokens(store, profile, told["key"], (), 100)
    assert set(tokens.values()) <= {
        shown["tokens"][0] for shown in told["tables"].values() if shown["tokens"]
    }
    store.close()


def test_a_file_of_a_person_is_read_with_its_games(told: dict[str, Any]) -> None:
    store = MemoryStore()
    key = make_profile(store, "Guest", "pine", 1)
    profile = find_profile(store, key)
    assert profile is not None
    about, _, records = told["profile"].partition("\n\n")
    kept = keep_file(store, Person(key, profile), judge_file(about, records, "Ada", 2), 2)
    assert kept.records == told["profile"].count("rollwright record") > 30
