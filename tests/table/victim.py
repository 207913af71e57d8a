"""A process that is killed with `kill -9` at a chosen step of a command, and its parent.

It reads one request per line and does it on tables over the SQLite file:
    {"table": ..., "token": ..., "command": "{...}", "die": "before the commit"}
It prints its answer, if it lives that long. When it is dead, its parent says so and forks another, which has
nothing but the file. Forking saves starting Python anew; a fork dies as any process does.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from typing import Any

import apsw

from rollwright.table.actors.tables import Tables
from rollwright.table.rules.commands import decode_command
from rollwright.table.stores.sqlite import SqliteStore

from .faulty_disk import FaultyDisk
from .tables import GAMES

BEFORE = ("before the append", "before the transaction", "before the commit")
DURING = ("before the write", "before the sync")
AFTER = ("after the commit", "before the answer is known", "before the answer is sent")
STEPS = (*BEFORE, *DURING, *AFTER, "after the answer")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class VictimStore(SqliteStore):
    """A store that dies at its step, but only while the command's own events are written."""

    def __init__(self, path: str) -> None:
        self.step = ""
        self.wanted = ""
        disk = FaultyDisk()
        disk.on_write = lambda name: self._die_at("before the write")
        disk.on_sync = lambda name: self._die_at("before the sync")
        super().__init__(path, vfs=disk.name)
        self._writer_db.set_commit_hook(lambda: bool(self._die_at("before the commit")))
        self._writer_db.set_wal_hook(lambda db, name, pages: self._die_at("after the commit"))

    def _die_at(self, step: str) -> int:
        if step == self.step:
            die()
        return apsw.SQLITE_OK

    def append(self, table: str, fence: int, first: int, bodies: Sequence[bytes]) -> Future[None]:
        self.step = self.wanted
        self._die_at("before the append")
        return super().append(table, fence, first, bodies)

    def _commit(self, batch: Any) -> None:
        self._die_at("before the transaction")
        super()._commit(batch)

    def _answer(self, batch: Any, answers: Any) -> None:
        self._die_at("before the answer is known")
        super()._answer(batch, answers)


async def serve(path: str, requests: Iterable[bytes]) -> None:
    store = VictimStore(path)
    tables = Tables(store, find_game=GAMES.__getitem__)
    for line in requests:
        request = json.loads(line)
        store.step, store.wanted = "", request["die"]
        answer = await tables.act(request["table"], request["token"], decode_command(request["command"]))
        if request["die"] == "before the answer is sent":
            die()
        print(json.dumps({"seq": answer.seq}), flush=True)
        if request["die"] == "after the answer":
            die()


def main() -> None:
    # Without a buffer: what one process has not read is there for the next.
    requests = open(0, "rb", buffering=0)  # noqa: SIM115
    while True:
        child = os.fork()
        if child == 0:
            asyncio.run(serve(sys.argv[1], requests))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print(json.dumps({"killed": os.WIFSIGNALED(status)}), flush=True)
        if not os.WIFSIGNALED(status):
            return


if __name__ == "__main__":
    main()
