"""One server process for the tests that share it, and one throw-away PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.throwaway import PORT, Server, find_programs

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
    programs = find_programs()
    assert programs, "these tests need PostgreSQL: `make test` installs it as root, else install it yourself"
    server = Server(programs)
    yield f"postgresql://rollwright@/postgres?host={server.folder}&port={PORT}"
    server.remove()


@pytest.fixture
def tables(running: Running) -> Path:
    """Return the file the shared server keeps its tables in."""
    return running.log.parent / "tables.db"
