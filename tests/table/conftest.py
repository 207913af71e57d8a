"""The same dice in every run, and one throw-away PostgreSQL server with a schema for each test."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count

import psycopg
import pytest

from rollwright.table.actors import tables

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
