"""One throw-away PostgreSQL server for all tests that ask for it, a schema for each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import psycopg
import pytest

from .throwaway import Server, find_programs

_schemas = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    programs = find_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server is installed here")
    running = Server(programs)
    yield running
    running.remove()


@pytest.fixture
def address(server: Server) -> str:
    """Return the address of an empty schema."""
    schema = f"tables_{next(_schemas)}"
    with psycopg.connect(server.address, autocommit=True) as db:
        db.execute(f"create schema {schema}".encode())
    return f"{server.address} options='-c search_path={schema}'"
