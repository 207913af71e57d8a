"""Several servers on one database, of which any may die or be replaced."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.table.stores.postgres import PostgresStore
from rollwright.web.server.processes import format_nginx
from rollwright.web.server.serve import ServerSetup, open_store
from tests.cli.run import run_command
from tests.web.wire import Wire, of_type, receive
from tools.cores import list_children

from .nginx import find_nginx, in_front_of, is_listening
from .players import Player, check_log
from .servers import Running, start, wait_for

# ---- `rollwright serve --processes`: several servers behind nginx, of which any may die or be replaced


PROCESSES = 2
REST = 0.1
"""Seconds between two moves of a player, who would else take the cores from the servers that start."""


@dataclass
class Site:
    """Several servers, and nginx before them."""

    parent: Running
    ports: list[int]
    address: str

    def sockets(self) -> list[int]:
        """Return how many sockets each server has; -1 for one that does not answer."""
        return [count_sockets(port) for port in self.ports]

    def children(self) -> list[int]:
        """Return the servers' process numbers, in the order of their ports."""
        found = {port_of(child): child for child in list_children(self.parent.process.pid)}
        return [found.get(port, 0) for port in self.ports]

    def is_replaced(self, number: int, child: int) -> bool:
        """Say whether another process serves where that one did."""
        return self.children()[number] not in (0, child) and count_sockets(self.ports[number]) >= 0


def port_of(process: int) -> int:
    """Return the port that a server was told to listen at."""
    with suppress(OSError, ValueError):
        words = Path(f"/proc/{process}/cmdline").read_text().split("\0")
        return int(words[words.index("--port") + 1])
    return 0


def count_sockets(port: int) -> int:
    with suppress(httpx.HTTPError):
        figures = httpx.get(f"http://localhost:{port}/metrics", timeout=30, verify=False).text
        found = re.search(r"^rollwright_sockets (\d+)$", figures, re.MULTILINE)
        assert found
        return int(found[1])
    return -1


@pytest.fixture(scope="module")
def site(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("processes")
    environment = {**os.environ, "ROLLWRIGHT_STORE": database}
    parent = start(folder, "--processes", str(PROCESSES), "--log", "info", env=environment)
    with in_front_of(parent.ports, folder) as address:
        yield Site(parent, parent.ports, address)
    assert parent.stop() == 0
    assert not any(map(is_listening, parent.ports))


def test_the_browsers_of_a_table_meet_at_one_server(site: Site) -> None:
    used, tables = set[int](), 0
    wait_for(lambda: site.sockets() == [0] * PROCESSES)
    while len(used) < PROCESSES:
        assert (tables := tables + 1) < 60, "tables are not shared out"
        ada, bo = Wire(site.address), Wire(site.address)
        code = ada.open_table("Ada", people=2)
        bo.join(code, "Bo")
        with ExitStack() as lines:
            for wire, query in ((ada, ""), (bo, ""), (Wire(site.address), "?watch=1")):
                receive(lines.enter_context(wire.connect(code, query)), of_type("table"))
            held = site.sockets()
            assert sorted(held) == [0, 3], "all three at the same one"
            used.add(held.index(3))
        wait_for(lambda: sum(site.sockets()) == 0)


def play_while(site: Site, database: str, disturb: Callable[[], None]) -> int:
    """Have people play while something happens; returns how many moves were acknowledged; none is lost."""
    players = [Player(Wire(site.address), seed, rest=REST) for seed in range(4)]
    threads = [threading.Thread(target=player.play, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    wait_for(lambda: sum(player.moves for player in players) >= 8)
    disturb()
    seen = [player.moves for player in players]
    wait_for(lambda: all(player.moves > before for player, before in zip(players, seen, strict=True)))
    for player in players:
        player.is_done = True
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    store = PostgresStore(database)
    for player in players:
        for code, answers in player.acknowledged.items():
            check_log(store, code, answers, player.pending if code == player.code else {})
    store.close()
    return sum(player.moves for player in players)


def test_any_server_may_be_killed_and_is_started_again(site: Site, database: str) -> None:
    def kill_each() -> None:
        for number in range(PROCESSES):
            child = site.children()[number]
            os.kill(child, signal.SIGKILL)
            wait_for(lambda: site.is_replaced(number, child), 120)  # noqa: B023

    assert play_while(site, database, kill_each) >= 12
    assert "ended with code -9" in site.parent.log.read_text()


def test_all_servers_are_replaced_for_an_upgrade_and_no_move_is_lost(site: Site, database: str) -> None:
    before = site.children()
    errors = len(re.findall("ended with code", site.parent.log.read_text()))

    def upgrade() -> None:
        site.parent.process.send_signal(signal.SIGHUP)
        wait_for(lambda: all(site.is_replaced(n, child) for n, child in enumerate(before)), 120)

    assert play_while(site, database, upgrade) >= 12
    assert len(re.findall("ended with code", site.parent.log.read_text())) == errors, "each ended in order"


def test_the_servers_stop_when_their_parent_is_killed(database: str, tmp_path: Path) -> None:
    environment = {**os.environ, "ROLLWRIGHT_STORE": database}
    parent = start(tmp_path, "--processes", "2", env=environment)
    ports = parent.ports
    assert [count_sockets(port) for port in ports] == [0, 0]
    parent.stop(signal.SIGKILL)
    wait_for(lambda: not any(map(is_listening, ports)))


# ---- the command line


def test_several_processes_on_sqlite_are_refused_in_a_sentence() -> None:
    for store in ("sqlite", "memory"):
        ran = run_command("serve", "--processes", "2", "--store", store, "--no-open", "--port", "0")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == (
            "rollwright: several processes need tables that they can share: "
            "give --store postgresql://user@host/database\n"
        )


def test_servers_that_cannot_be_started_are_one_sentence() -> None:
    """In a process of its own: in this one a browser may have its event loop."""
    store = "postgresql://ada:hunter2@/x?host=/nonexistent"
    command = [sys.executable, "-m", "rollwright", "serve", "--processes", "3", "--store", store]
    ran = subprocess.run([*command, "--port", "0"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("rollwright: the database cannot do this now")
    assert ran.stderr.count("\n") == 1
    assert "hunter2" not in ran.stderr


def test_the_configuration_of_nginx_is_printed_and_is_right(tmp_path: Path) -> None:
    asked = ("--processes", "3", "--port", "8100", "--name", "table.example.org", "--nginx-config")
    ran = run_command("serve", *asked)
    assert ran.code == 0
    assert ran.out == format_nginx("localhost", [8100, 8101, 8102], ["table.example.org"])
    (tmp_path / "rollwright.conf").write_text(ran.out)
    main = f"pid {tmp_path}/pid; events {{}} http {{ access_log off; include {tmp_path}/rollwright.conf; }}"
    (tmp_path / "nginx.conf").write_text(main)
    log = f"{tmp_path}/log"
    subprocess.run([find_nginx(), "-t", "-q", "-c", str(tmp_path / "nginx.conf"), "-e", log], check=True)
    assert "server [::1]:8000" in format_nginx("::", [8000], [])


# ---- Two servers on one database: whoever dies leaves its tables to the other


def test_players_go_on_at_the_other_server_when_one_is_killed(database: str, tmp_path: Path) -> None:
    one = start(tmp_path, "--store", database)
    two = start(tmp_path, env={**os.environ, "ROLLWRIGHT_STORE": database})
    ada, bo = Wire(one.address), Wire(two.address)
    code = ada.open_table("Ada", people=2, **{"chiefdom-2.bots.greedy": "1"})
    bo.join(code, "Bo")
    with bo.connect(code) as bos:
        with ada.connect(code) as adas:
            assert ada.ask(adas, do="start")["type"] == "answer"
            assert ada.ask(adas, do="roll")["type"] == "answer"
            offers = receive(adas, of_type("offers"))
            assert receive(bos, of_type("offers"))["paths"] == offers["paths"]
            play = {"do": "play", "id": "m1", "ask": offers["ask"], "path": offers["paths"][0]}
            first = ada.ask(adas, **play)
            one.stop(signal.SIGKILL)
        ada.address = two.address
        with ada.connect(code) as adas:
            assert ada.ask(adas, **play)["seq"] == first["seq"]
            mine = {**play, "ask": offers["ask"], "path": offers["paths"][1]}
            assert bo.ask(bos, **mine)["type"] == "answer"
            # The bot has moved too once the next roll can be made.
            receive(adas, lambda message: message.get("is_roll_due"))
            assert ada.ask(adas, do="roll")["type"] == "answer"
            assert receive(adas, of_type("offers"))["ask"] > first["seq"]
    assert two.stop() == 0
    again = start(tmp_path, "--store", database)
    ada.address = again.address
    with ada.connect(code) as adas:
        assert receive(adas, of_type("table"))["rolls"] == 2
    assert again.stop() == 0


def test_whoever_sits_at_the_other_server_is_here_and_is_not_replaced(database: str, tmp_path: Path) -> None:
    one, two = (start(tmp_path, "--store", database, "--grace", "4") for _ in range(2))
    ada, bo = Wire(one.address), Wire(two.address)
    code = ada.open_table("Ada", people=2)
    bo.join(code, "Bo")
    with ada.connect(code) as adas:
        with bo.connect(code):
            receive(adas, lambda message: message.get("players", {}).get("1", {}).get("is_here"))
            assert ada.ask(adas, do="start")["type"] == "answer"
            time.sleep(5)  # longer than the grace
            assert ada.ask(adas, do="replace", target=1)["why"] == "not now"
        gone = time.monotonic()
        while ada.ask(adas, do="replace", target=1)["type"] != "answer":
            time.sleep(0.2)  # a browser that asks too fast is closed for that
        assert time.monotonic() > gone + 2, "and not before the grace is over"
    assert (one.stop(), two.stop()) == (0, 0)


@pytest.mark.parametrize(
    ("store", "sentence"),
    [
        ("postgresql://ada:hunter2@/x?host=/nonexistent", "the database cannot do this now"),
        ("postgresql://ada:hunter2@/x?colour=red", "the database cannot do this now"),
        ("mysql://ada:hunter2@db", "there is no store 'mysql://ada:"),
    ],
)
def test_a_store_that_cannot_be_is_a_sentence_without_the_password(store: str, sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence) as refused:
        open_store(ServerSetup(store=store))
    assert "hunter2" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_database_without_its_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "rollwright.table.stores.postgres", raising=False)
    with pytest.raises(InvalidSetup, match=r"tables in PostgreSQL need more: .*pip install"):
        open_store(ServerSetup(store="postgresql://ada@/tables"))


def test_a_file_that_cannot_be_opened_is_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match=r"cannot open /nowhere/x\.db: No such file"):
        open_store(ServerSetup(data=Path("/nowhere/x.db")))
