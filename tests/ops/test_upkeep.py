"""Tables are listed, deleted, expired and taken back; one server has a file; a seat is found again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import apsw
import pytest
from websockets.exceptions import ConnectionClosed

from rollwright.core.errors import InvalidSetup
from rollwright.table.rules.events import (
    AnyEvent,
    Created,
    Entry,
    Joined,
    Renamed,
    SeatPlan,
    Settings,
    encode,
)
from rollwright.table.stores.backup import CannotKeep, back_up, restore
from rollwright.table.stores.database import TABLES as PEOPLE
from rollwright.table.stores.file_lock import hold_file
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import now_ms
from tests.cli.run import run_command as run
from tests.table.tables import have_run
from tests.web.wire import Wire, receive

from .servers import inside, start, wait_for

DAY_MS = 24 * 3600 * 1000


@pytest.fixture
def data(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    for name in ("AAAAAA", "BBBBBB", "CCCCCC"):
        store.create(name, b"s" * 32, b"one")
    store.quarantine("BBBBBB", "event 4 cannot be read")
    store.close()
    return path


def age(path: Path, table: str, days: int) -> None:
    db = apsw.Connection(str(path))
    db.execute("update tables set touched = ? where name = ?", (now_ms() - days * DAY_MS, table))


# ---- rollwright tables


def names(path: Path) -> list[str]:
    done = run("tables", "--data", str(path), "--json")
    return [table["code"] for table in json.loads(done.out)]


def test_tables_are_listed_with_why_they_are_set_aside(data: Path) -> None:
    done = run("tables", "--data", str(data))
    assert done.code == 0
    assert "BBBBBB" in done.out
    assert "set aside: event 4 cannot be read" in done.out
    assert "3 tables" in done.out


def test_tables_are_listed_with_their_game_and_people(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    settings = Settings("duel", {}, (SeatPlan(), SeatPlan()))
    events: list[AnyEvent] = [
        Created(settings, "", ""),
        Joined(1, "Grace", "", ""),
        Joined(0, "Eve", "", ""),
        Renamed(0, "Ada", ""),
    ]
    lines = [encode("AAAAAA", Entry(seq, 1, event), "") for seq, event in enumerate(events, 1)]
    store.create("AAAAAA", b"s" * 32, lines[0])
    store.append("AAAAAA", store.claim("AAAAAA"), 2, lines[1:]).result()
    store.create("BBBBBB", b"s" * 32, b"damaged")
    store.close()
    done = run("tables", "--data", str(tmp_path / "tables.db"))
    assert "  duel: Ada, Grace\n" in done.out
    assert "  ?: nobody\n" in done.out
    table = json.loads(run("tables", "--data", str(tmp_path / "tables.db"), "--json").out)[0]
    assert (table["code"], table["game"], table["people"]) == ("AAAAAA", "duel", ["Ada", "Grace"])
    assert table["name"] == table["code"], "the key of the first release"


def test_a_table_is_deleted_taken_back_and_expired(data: Path) -> None:
    age(data, "CCCCCC", 400)
    assert run("tables", "--data", str(data), "--take-back", "bbbbbb").code == 0
    store = SqliteStore(data)
    assert store.quarantined() == {}
    store.close()
    assert run("tables", "--data", str(data), "--delete", "AAAAAA").code == 0
    assert names(data) == ["BBBBBB", "CCCCCC"]
    assert "1 table deleted" in run("tables", "--data", str(data), "--expire", "365").out
    assert names(data) == ["BBBBBB"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--delete", "ZZZZZZ"], "there is no table 'ZZZZZZ'"),
        (["--take-back", "ZZZZZZ"], "there is no table"),
    ],
)
def test_a_table_that_is_not_there_is_refused_in_a_sentence(
    data: Path, args: list[str], sentence: str
) -> None:
    done = run("tables", "--data", str(data), *args)
    assert (done.code, sentence in done.err) == (2, True)


def test_a_file_that_is_not_there_is_refused_and_not_made(tmp_path: Path) -> None:
    done = run("tables", "--data", str(tmp_path / "none.db"))
    assert done.code == 2
    assert not list(tmp_path.iterdir())


def test_whoever_plays_at_a_table_that_is_deleted_is_told() -> None:
    store = MemoryStore()
    with inside(store) as (address, _, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line:
            store.delete(code)
            assert ada.ask(line, do="roll")["why"] == "no such table"
            with pytest.raises(ConnectionClosed, match="this table was deleted"):
                receive(line, lambda message: False)
        assert ada.client.get(f"/t/{code}", follow_redirects=True).status_code == 404


# ---- restore


EVIL = """
create trigger known after insert on secrets begin update secrets set secret = zeroblob(32); end;
create view spare as select 1;
create index bait on tables (fence);
create table extra (x);
"""


def test_restore_takes_the_rows_and_leaves_triggers_behind(data: Path, tmp_path: Path) -> None:
    copy, fresh = tmp_path / "copy.db", tmp_path / "fresh.db"
    back_up(data, copy)
    apsw.Connection(str(copy)).execute(EVIL)
    assert restore(copy, fresh) == 3
    kinds = list(
        apsw.Connection(str(fresh)).execute("select type, name from sqlite_schema where sql is not null")
    )
    assert sorted(name for kind, name in kinds if kind == "table") == sorted(
        ["events", "pulse", "secrets", "sqlite_sequence", "tables", *PEOPLE]
    )
    assert {kind for kind, _ in kinds} == {"table", "index"}
    assert ("index", "bait") not in kinds
    store = SqliteStore(fresh)
    store.create("DDDDDD", b"x" * 32, b"one")
    assert store.secret("DDDDDD") == b"x" * 32
    assert store.quarantined() == {"BBBBBB": "event 4 cannot be read"}
    assert [kept.name for kept in store.list_stored()] == ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"]
    store.close()


def test_restore_refuses_a_view_in_the_place_of_a_table(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    apsw.Connection(str(copy)).execute(
        "create table secrets (a); create table events (b); create view tables as select 'A' as name"
    )
    with pytest.raises(CannotKeep, match="is no store of tables"):
        restore(copy, tmp_path / "fresh.db")
    assert not (tmp_path / "fresh.db").exists()


def test_restore_refuses_a_backup_of_a_newer_version(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(data, copy)
    apsw.Connection(str(copy)).execute("pragma user_version = 99")
    with pytest.raises(CannotKeep, match="newer version"):
        restore(copy, tmp_path / "fresh.db")


# ---- one server for one file


def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    first = start(tmp_path, "--data", str(data))
    try:
        command = [sys.executable, "-m", "rollwright", "serve", "--port", "0", "--no-open", "--cold"]
        second = subprocess.run(
            [*command, "--data", str(data)], capture_output=True, text=True, timeout=120, check=False
        )
        assert second.returncode == 2
        assert "another server has" in second.stderr
        assert second.stderr.count("\n") == 1
    finally:
        first.stop()


def test_a_file_is_free_again_when_its_server_has_ended(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with hold_file(data), pytest.raises(InvalidSetup, match="another server"), hold_file(data):
        pass
    with hold_file(tmp_path / "tables.db"):
        pass


# ---- retention


def test_old_tables_expire_as_configured_and_the_page_says_so() -> None:
    store = MemoryStore()
    store.create("OLDOLD", b"s", b"one")
    store._tables["OLDOLD"].touched -= 31 * DAY_MS
    store.create("NEWNEW", b"s", b"one")
    have_run(store, 30)
    with inside(store, keep_days=30) as (address, _, _):
        wait_for(lambda: store.tables() == ["NEWNEW"])
        assert "touched the table for 30 days" in Wire(address).client.get("/about").text
    with inside() as (address, _, _):
        assert "until whoever runs this server deletes" in Wire(address).client.get("/about").text


# ---- back to one's seat


def test_a_person_comes_back_to_the_seat_by_a_link_of_their_own() -> None:
    with inside() as (address, _, _):
        ada, phone, stranger = Wire(address), Wire(address), Wire(address)
        code = ada.open_table("Ada", people=1)
        assert stranger.client.post(f"/t/{code}/link").status_code == 403
        link = ada.client.post(f"/t/{code}/link").json()["link"]
        path, _, token = link.removeprefix(address).partition("#")
        page = phone.client.get(path).text
        assert token not in page
        assert phone.client.post(path, data={"token": token[:-1] + "x"}).status_code == 403
        assert phone.client.post(path, data={"token": token}).headers["location"] == f"/t/{code}"
        with phone.connect(code) as line:
            assert phone.ask(line, do="roll")["type"] == "answer"
