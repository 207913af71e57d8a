"""One server process for the tests that share it, and an empty database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.table.throwaway import share_server

from .servers import Running, start


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("ops")
    server = start(folder, "--data", str(folder / "tables.db"), "--log", "info")
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="session")
def address(running: Running) -> str:
    return running.address


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """Return the address of an empty database."""
    server = share_server()
    with psycopg.connect(server.url(), autocommit=True) as db:
        db.execute("create database ops")
    yield server.url("ops")
    server.remove()


@pytest.fixture
def tables(running: Running) -> Path:
    """Return the file the shared server keeps its tables in."""
    return running.log.parent / "tables.db"
