"""/healthz and /metrics tell how it goes, and nothing about anybody."""

from __future__ import annotations

import re
import threading
import time
from pathlib import Path
from typing import Any

import apsw
import pytest

from rollwright.any_game import AnyGame
from rollwright.core.rng import Rng
from rollwright.core.types import Move, Seat
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import StoreError
from rollwright.web.door.host import Cost
from rollwright.web.door.metrics import Histogram
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.server import pulse
from rollwright.web.server.limits import COSTS, Limits
from tests.table.faulty_disk import FaultyDisk
from tests.web.wire import Wire, of_type, receive

from .servers import inside, wait_for


def read(text: str) -> dict[str, float]:
    """Return the figures by name."""
    pairs = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_moves_commits_tables_and_sockets_are_counted(address: str) -> None:
    ada = Wire(address)
    before = read(ada.client.get("/metrics").text)
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as line:
        ada.ask(line, do="roll")
        offers = receive(line, of_type("offers"))
        ada.ask(line, do="play", id="m", ask=offers["ask"], path=offers["paths"][0])
        answer = ada.client.get("/metrics")
    after = read(answer.text)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert after["rollwright_command_seconds_count"] - before["rollwright_command_seconds_count"] == 2
    assert after["rollwright_commit_seconds_count"] - before["rollwright_commit_seconds_count"] >= 4
    assert after['rollwright_commit_seconds_bucket{le="+Inf"}'] == after["rollwright_commit_seconds_count"]
    assert after["rollwright_commit_seconds_sum"] > before["rollwright_commit_seconds_sum"]
    assert after["rollwright_sockets"] >= 1
    assert after["rollwright_live_tables"] >= 1
    assert code not in answer.text
    kinds = re.findall(r"# TYPE (\S+) (\S+)", answer.text)
    assert len({name for name, _ in kinds}) == len(kinds)


def test_a_bucket_counts_those_below_it_too() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.02, 0.02, 99):
        histogram.note(seconds)
    lines = list(histogram.format("x"))
    assert 'x_bucket{le="0.001"} 1' in lines
    assert 'x_bucket{le="0.025"} 3' in lines
    assert 'x_bucket{le="5.0"} 3' in lines
    assert 'x_bucket{le="+Inf"} 4' in lines
    assert "x_count 4" in lines


def test_a_failing_disk_shows_red_and_the_moves_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "TRY_SECONDS", 0.1)
    disk = FaultyDisk()
    store = SqliteStore(tmp_path / "tables.db", vfs=disk.name)
    with inside(store) as (address, _, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line:
            wait_for(lambda: ada.client.get("/healthz").status_code == 200)
            disk.fault = apsw.FullError
            assert ada.ask(line, do="roll")["why"] == "store failed"
            wait_for(lambda: ada.client.get("/healthz").status_code == 503)
            assert ada.client.get("/healthz").json()["ok"] is False
            assert read(ada.client.get("/metrics").text)["rollwright_up"] == 0
            disk.fault = None
            assert ada.ask(line, do="roll")["type"] == "answer"
            wait_for(lambda: ada.client.get("/healthz").status_code == 200)


def test_to_ask_for_health_and_figures_has_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "TRY_SECONDS", 3600.0)
    with inside() as (address, served, _):
        tries = list[str]()
        asking = Wire(address)
        wait_for(lambda: asking.client.get("/healthz").status_code == 200)
        monkeypatch.setattr(served.tables.store, "check", tries.append)
        for path in ("/healthz", "/metrics") * 5:
            assert asking.client.get(path).status_code == 200
        assert tries == []


def test_a_store_that_takes_no_writes_is_found_though_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "TRY_SECONDS", 0.02)

    def fail(table: str) -> None:
        raise StoreError("the disk is full")

    with inside() as (_, served, _):
        monkeypatch.setattr(served.tables.store, "check", fail)
        wait_for(lambda: not served.pulse.health.ok)
        monkeypatch.undo()
        monkeypatch.setattr(pulse, "TRY_SECONDS", 0.02)
        wait_for(lambda: served.pulse.health.ok)


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_health_and_figures_are_for_the_operator(path: str) -> None:
    with inside(proxies=frozenset({"127.0.0.1"})) as (address, served, _):
        client = Wire(address).client

        def ask(**headers: str) -> int:
            return client.get(path, headers={"X-Forwarded-For": "203.0.113.7", **headers}).status_code

        assert client.get(path).status_code == 200, "this machine is the operator's"
        assert ask() == 404
        served.operator_token = "rose-water"
        assert [ask(Authorization=said) for said in ("Bearer rose-water", "Bearer rose", "")] == [
            200,
            404,
            404,
        ]
        assert client.get(path).status_code == 404, "with a token, this machine is like any other"
        served.shows_figures = True
        assert ask() == 200


def test_refusals_queues_lag_and_the_store_are_told(tmp_path: Path) -> None:
    few = Limits(costs={**COSTS, Cost.WORKER: (1, 0.001), Cost.WRITE: (40, 0.001)})
    with inside(SqliteStore(tmp_path / "tables.db"), few) as (address, _, _):
        ada = Wire(address)
        assert [ada.client.post("/play/chiefdom-2").status_code for _ in range(2)] == [303, 429]
        asked = [ada.client.post("/api/sheet", json={"text": "duel"}).status_code for _ in range(2)]
        assert asked == [200, 429]
        assert ada.client.post("/t/ZZZZZZ/join", data={"name": "x"}).status_code == 429
        figures = read(ada.client.get("/metrics").text)
    assert figures["rollwright_refused_write_total"] == 2
    assert figures["rollwright_refused_worker_total"] == 1
    assert figures["rollwright_refused_lines_total"] == 0
    assert (
        figures["rollwright_question_seconds_count"] == figures["rollwright_question_wait_seconds_count"] == 1
    )
    assert figures["rollwright_slowest_question_seconds"] > 0
    assert figures["rollwright_store_bytes"] > 0
    for queue in ("questions", "thinking", "coach", "quick_bots"):
        assert figures[f"rollwright_{queue}_waiting"] == 0
    assert figures["rollwright_event_loop_lag_seconds"] >= 0
    assert "rollwright_bot_wait_seconds_count" in figures


def test_health_turns_red_when_the_event_loop_lags(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "MOST_LAG", 0.3)
    with inside() as (address, served, _):
        ada = Wire(address)
        wait_for(lambda: ada.client.get("/healthz").json()["players_wait"] is False)
        # Somebody holds the loop up, as a question on it would.
        served.tables.store.check = lambda table: None  # type: ignore[method-assign]
        monkeypatch.setattr(served, "count", lambda what: time.sleep(0.5))
        ada.client.get("/words.en.js")
        monkeypatch.undo()
        monkeypatch.setattr(pulse, "MOST_LAG", 0.3)
        wait_for(lambda: ada.client.get("/healthz").status_code == 503)
        # The server remembers its lag for a hundred beats, so it needs no haste to be read.
        assert ada.client.get("/healthz").json()["players_wait"] is True
        assert read(ada.client.get("/metrics").text)["rollwright_event_loop_lag_seconds"] > 0.3
        wait_for(lambda: ada.client.get("/healthz").status_code == 200)


class Sleepy(LevelChooser):
    """Bots that decide when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.awake = threading.Event()

    def choose(self, game: AnyGame, view: Any, seat: Seat, level: str, rng: Rng) -> Move:
        self.awake.wait(30)
        return game.moves(view, seat)[0]


def test_health_turns_red_when_bots_that_decide_at_once_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "MOST_BOT_WAIT", 0.05)
    chooser = Sleepy()
    with inside(chooser=chooser) as (address, _, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1, **{"chiefdom-2.bots.wanderer": "9"})
        with ada.connect(code) as line:
            ada.ask(line, do="roll")
            wait_for(lambda: ada.client.get("/healthz").status_code == 503)
            chooser.awake.set()
            wait_for(lambda: ada.client.get("/healthz").status_code == 200)
