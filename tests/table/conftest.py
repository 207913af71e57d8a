"""The same dice in every run, and one throw-away PostgreSQL server with a schema for each test."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from rollwright.table.actors import tables
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.postgres import PostgresStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store

from .throwaway import Server, share_server

_schemas = count(1)


@pytest.fixture(autouse=True)
def _same_dice_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Number secrets, codes and nonces instead of drawing them: a test always meets the same rolls."""
    numbers = count(1)
    monkeypatch.setattr(tables, "make_secret", lambda: hashlib.sha256(b"%d" % next(numbers)).digest())
    monkeypatch.setattr(tables, "make_code", lambda: f"TAB{next(numbers)}")
    monkeypatch.setattr(tables, "make_nonce", lambda: f"{next(numbers):04x}")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    running = share_server()
    yield running
    running.remove()


@pytest.fixture
def address(server: Server) -> str:
    """Return the address of an empty schema."""
    schema = f"tables_{next(_schemas)}"
    with psycopg.connect(server.address, autocommit=True) as db:
        db.execute(f"create schema {schema}".encode())
    return f"{server.address} options='-c search_path={schema}'"


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.apart)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Each kind of store, empty."""
    kept: Store = MemoryStore()
    if request.param == "sqlite":
        kept = SqliteStore(tmp_path / "tables.db")
    if request.param == "postgres":
        kept = PostgresStore(request.getfixturevalue("address"))
    yield kept
    kept.close()
