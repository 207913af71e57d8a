"""The people of a page: the statements that were written of them, run again in a database in memory."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from ...table.stores.database import SQLITE, Row, Run, Value, list_schema

if TYPE_CHECKING:
    from sqlite3 import Connection

T = TypeVar("T")
Statement = tuple[str, list[Value]]
logger = logging.getLogger(__name__)


class PagePeople:
    """Runs the SQL of profiles, games and days; every transaction is handed on, to be kept."""

    def __init__(self, kept: Sequence[str], keep: Callable[[str], None]) -> None:
        self._kept, self._keep = kept, keep
        self._database: Connection | None = None

    def ask(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        return self._open().execute(query, values).fetchall()

    def write(self, work: Callable[[Run], T]) -> T:
        """Run statements in one transaction, and have those kept that change something."""
        database, written = self._open(), list[Statement]()

        def run(query: str, *values: Value) -> list[Row]:
            rows = database.execute(query, values).fetchall()
            if not query.startswith("select"):
                written.append((query, list(values)))
            return rows

        database.execute("begin")
        try:
            answer = work(run)
        except BaseException:
            database.execute("rollback")
            raise
        database.execute("commit")
        if written:
            self._keep(format_statements(written))
        return answer

    def _open(self) -> Connection:
        """Return the database, made when it is first needed."""
        from sqlite3 import connect  # here, for a page shows its table sooner without it

        if self._database is None:
            self._database = connect(":memory:", isolation_level=None, check_same_thread=False)
            self._database.deserialize(write_blank())
            for text in self._kept:
                _run_again(self._database, text)
        return self._database


@cache
def write_blank() -> bytes:
    """Return a database without rows: a page does this once, before its Python is kept."""
    from sqlite3 import connect

    database = connect(":memory:")
    for statement in list_schema(SQLITE):
        database.execute(statement)
    return database.serialize()


def _run_again(database: Connection, text: str) -> None:
    """Run the statements of a transaction that was kept; one of another version may not fit any more."""
    from sqlite3 import Error

    try:
        for query, values in parse_statements(text):
            database.execute(query, values)
    except Error:
        logger.exception("what was kept of people does not fit")


def format_statements(statements: Sequence[Statement]) -> str:
    """Return statements as text; bytes are written in hexadecimal digits."""
    return json.dumps(
        [
            [query, [{"hex": value.hex()} if isinstance(value, bytes) else value for value in values]]
            for query, values in statements
        ]
    )


def parse_statements(text: str) -> list[Statement]:
    """Read what `format_statements` wrote."""
    return [
        (query, [bytes.fromhex(value["hex"]) if isinstance(value, dict) else value for value in values])
        for query, values in json.loads(text)
    ]
