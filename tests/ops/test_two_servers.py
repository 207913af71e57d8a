"""Two servers on one database: whoever dies leaves its tables to the other."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.web.server.serve import ServerSetup, open_store
from tests.web.wire import Wire, of_type, receive

from .servers import start


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
