"""Kill real servers as often as asked, while lines are cut and flooded, disks fill and clocks jump.

python -m tools.crashes --kills 500 --seed 1
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import psycopg
from websockets.exceptions import WebSocketException

from rollwright.table.stores.postgres import PostgresStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store
from tests.counting import Counted, list_rows
from tests.ops.players import Player, Spectator, check_log, count_losses
from tests.ops.servers import wait_for
from tests.table.throwaway import Server as Database
from tests.table.throwaway import find_programs
from tests.web.wire import Wire
from tools.flooders import Flooder
from tools.forked_servers import ForkedServer

PEOPLE, MOVES_BETWEEN = 6, 3
EVERY, CUTS, YEARS = 25, 0.02, 10 * 365 * 86400.0
PATIENCE = 300.0
JUDGE = Path(__file__).with_name("judge.py")
STOP = threading.Event()
"""Set by Ctrl-C: what was done until then counts."""


class Soak:
    """Servers on one store, the people who play there, and what befalls both."""

    def __init__(self, servers: list[ForkedServer], seed: int) -> None:
        self.servers, self.rng, self.kills = servers, random.Random(seed), 0
        addresses = tuple(server.address for server in servers)
        self.players = [
            Player(Wire(addresses[0]), seed * 100 + number, others=addresses, cut_chance=CUTS)
            for number in range(PEOPLE)
        ]
        self.spectator = Spectator(self.players, addresses)
        deeds = [*(player.play for player in self.players), self.spectator.watch]
        self._threads = [threading.Thread(target=deed, daemon=True) for deed in deeds]

    @property
    def moves(self) -> int:
        return sum(player.moves for player in self.players)

    def run(self, kills: int) -> None:
        """Kill a server so often, each time after a few more acknowledged moves."""
        for thread in self._threads:
            thread.start()
        while self.kills < kills and not STOP.is_set():
            self._play_on()
            server = self.rng.choice(self.servers)
            self._trouble(server)
            time.sleep(self.rng.uniform(0, 0.05))
            server.kill()
            self.kills += 1
            if self.kills % EVERY == 0:
                print(f"{self.kills} kills, {self.moves} moves ...", file=sys.stderr, flush=True)
        self._play_on()
        self.spectator.is_done = True
        for player in self.players:
            player.is_done = True
        for thread in self._threads:
            thread.join(60)
            assert not thread.is_alive()

    def _play_on(self) -> None:
        enough = self.moves + MOVES_BETWEEN
        wait_for(lambda: self.moves >= enough, PATIENCE)

    def _trouble(self, server: ForkedServer) -> None:
        """Do one more thing to a server that is about to be killed; the next one is well again."""
        fate = self.rng.random()
        if fate < 0.15:
            server.fill_disk(4096)
            time.sleep(0.2)
        elif fate < 0.3:
            threading.Thread(target=flood, args=(server.address,), daemon=True).start()
        elif fate < 0.5:
            server.jump(self.rng.uniform(-YEARS, YEARS))

    def judge(self, folder: Path, log: str) -> None:
        """Have the program judge that shares no code with the table; AssertionError if it finds anything."""
        history = folder / "history.jsonl"
        notes = [note for player in self.players for note in player.notes] + self.spectator.notes
        history.write_text("".join(f"{json.dumps(note)}\n" for note in notes), encoding="utf-8")
        judged = subprocess.run(
            [sys.executable, str(JUDGE), str(history), "--log", log],
            capture_output=True,
            text=True,
            check=False,
        )
        print(judged.stdout.strip(), file=sys.stderr, flush=True)
        assert judged.returncode == 0, judged.stdout + judged.stderr

    def count(self, what: str, store: Store) -> Counted:
        """Look for every acknowledged move in the log."""
        made = Counted(what, self.kills)
        for player in self.players:
            for code, answers in player.acknowledged.items():
                made = made.plus(count_losses(store, code, answers))
                check_log(store, code, answers, player.pending if code == player.code else {})
        return made


def flood(address: str) -> None:
    """Send what no browser sends, until the server cuts it off or dies."""
    with suppress(OSError, httpx.HTTPError, WebSocketException, AssertionError):
        Flooder(address).ping()


def soak_sqlite(folder: Path, kills: int, seed: int) -> Counted:
    """Kill one server on a file."""
    server = ForkedServer(folder, "--data", str(folder / "tables.db"))
    soak = Soak([server], seed)
    soak.run(kills)
    assert server.stop() == 0
    soak.judge(folder, str(folder / "tables.db"))
    store = SqliteStore(folder / "tables.db")
    made = soak.count("SQLite, one server", store)
    store.close()
    return made


def soak_postgres(folder: Path, kills: int, seed: int) -> Counted:
    """Kill one of two servers on a database, whoever it is."""
    programs = find_programs()
    assert programs, "PostgreSQL is not installed"
    database = Database(programs)
    try:
        with psycopg.connect(database.url(), autocommit=True) as db:
            db.execute("create database soak")
        address = database.url("soak")
        soak = Soak([ForkedServer(folder, "--store", address) for _ in range(2)], seed)
        soak.run(kills)
        assert [server.stop() for server in soak.servers] == [0, 0]
        soak.judge(folder, address)
        store = PostgresStore(address)
        made = soak.count("PostgreSQL, two servers", store)
        store.close()
    finally:
        database.remove()
    return made


def run(kills: int, seed: int) -> list[Counted]:
    """Kill servers on both stores at the same time, half of the kills each."""
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as two,
        ThreadPoolExecutor(2) as both,
    ):
        half = kills // 2
        made = [
            both.submit(soak_sqlite, Path(one), kills - half, seed),
            both.submit(soak_postgres, Path(two), half, seed),
        ]
        return [each.result() for each in made]


def main() -> int:
    """Read the command line, run, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m tools.crashes", description="Kill real servers.")
    parser.add_argument("--kills", type=int, default=50, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="draws moments and troubles")
    asked = parser.parse_args()
    signal.signal(signal.SIGINT, lambda *_: STOP.set())
    made = run(asked.kills, asked.seed)
    print("\n".join(list_rows(made)))
    return 1 if any(each.lost or each.doubled for each in made) else 0


if __name__ == "__main__":
    sys.exit(main())
