"""Backups: made while a server plays, put back whole, and never in the way of what is there."""

from __future__ import annotations

import stat
from pathlib import Path

import apsw
import pytest

from rollwright.table.actors.tables import Tables
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.sqlite import SqliteStore
from tests.cli.run import run_command
from tests.table.tables import run_apart
from tests.web.conftest import start_server, stop_server
from tests.web.wire import Wire, of_type, receive


def fill(path: Path, count: int = 2) -> list[str]:
    """Open tables in a store and return their codes."""

    async def run() -> list[str]:
        tables = Tables(SqliteStore(path))
        codes = [(await tables.create(NewTable("chiefdom-2", ["person"]))).table for _ in range(count)]
        await tables.close()
        return codes

    return run_apart(run())


def tables_of(path: Path) -> list[str]:
    store = SqliteStore(path)
    found = store.tables()
    store.close()
    return found


def test_a_game_goes_on_from_a_backup_made_while_it_was_played(tmp_path: Path) -> None:
    data, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    process, address = start_server("--data", str(data))
    port = address.rsplit(":", 1)[1]
    ada = Wire(address)
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as line:
        assert ada.ask(line, do="roll")["type"] == "answer"
        offers = receive(line, of_type("offers"))
        made = run_command("backup", str(copy), "--data", str(data))
        assert (made.code, made.out, made.err) == (0, f"{copy} holds 1 table\n", "")
        refused = run_command("restore", str(copy), "--data", str(data), "--replace")
        assert refused.code == 2
        assert refused.err == f"rollwright: a server has {data} open; stop it first\n"
        ada.ask(line, do="say", id="later", text="this is after the backup")
    stop_server(process)
    assert run_command("restore", str(copy), "--data", str(data), "--replace").code == 0
    process, _ = start_server("--data", str(data), "--port", port)
    with ada.connect(code) as line:
        assert receive(line, of_type("offers"))["paths"] == offers["paths"]
        play = ada.ask(line, do="play", id="m", ask=offers["ask"], path=offers["paths"][0])
        assert play["type"] == "answer"
    stop_server(process)
    assert tables_of(tmp_path / "tables.db.old") == [code]


def test_a_backup_is_for_its_owner_only_as_the_store_is(tmp_path: Path) -> None:
    fill(tmp_path / "tables.db")
    run_command("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "tables.db"))
    for name in ("tables.db", "copy"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "tables.db"]


def test_an_older_backup_is_replaced_by_a_whole_one(tmp_path: Path) -> None:
    data, copy = tmp_path / "tables.db", tmp_path / "copy"
    codes = fill(data, 1)
    run_command("backup", str(copy), "--data", str(data))
    codes += fill(data, 1)
    assert run_command("backup", str(copy), "--data", str(data)).code == 0
    assert tables_of(copy) == codes


def test_what_is_there_is_not_overwritten_unless_asked_for(tmp_path: Path) -> None:
    data, copy = tmp_path / "tables.db", tmp_path / "copy"
    old = fill(copy, 1)
    new = fill(data, 2)
    refused = run_command("restore", str(copy), "--data", str(data))
    assert refused.code == 2
    assert "is in use already; --replace keeps it as tables.db.old" in refused.err
    assert tables_of(data) == new
    assert run_command("restore", str(copy), "--data", str(data), "--replace").code == 0
    assert tables_of(data) == old
    assert tables_of(tmp_path / "tables.db.old") == new


def test_a_log_left_over_from_a_lost_store_is_not_written_into_a_backup(tmp_path: Path) -> None:
    data, copy = tmp_path / "tables.db", tmp_path / "copy"
    old = fill(copy, 1)
    lost = SqliteStore(data)
    lost.create("LOST", b"s", b"one")
    log = (tmp_path / "tables.db-wal").read_bytes()
    assert log
    lost.close()
    data.unlink()
    (tmp_path / "tables.db-wal").write_bytes(log)
    assert run_command("restore", str(copy), "--data", str(data)).code == 0
    assert tables_of(data) == old
    assert (tmp_path / "tables.db.old-wal").read_bytes() == log


def test_what_is_no_backup_is_refused_with_a_sentence(tmp_path: Path) -> None:
    data, note, other = tmp_path / "tables.db", tmp_path / "note.txt", tmp_path / "other.db"
    fill(data, 1)
    note.write_text("remember the milk " * 100)
    with apsw.Connection(str(other)) as db:
        db.execute("create table milk (litres)")
    for args, sentence in [
        (["backup", str(note), "--data", str(data)], f"{note} is no store of tables"),
        (["restore", str(note), "--data", str(data)], f"{note} is no store of tables"),
        (["restore", str(other), "--data", str(data)], f"{other} is no store of tables"),
        (["backup", "copy", "--data", str(tmp_path / "none")], f"there is no file {tmp_path / 'none'}"),
        (["restore", str(tmp_path / "none")], f"there is no file {tmp_path / 'none'}"),
        (["backup", str(data), "--data", str(data)], f"{data} is the store itself"),
        (["restore", str(data), "--data", str(data), "--replace"], f"{data} is the store itself"),
        (["backup", "/nowhere/copy", "--data", str(data)], "cannot write /nowhere/copy: no such file or"),
    ]:
        ran = run_command(*args)
        assert ran.code == 2
        assert ran.err.startswith(f"rollwright: {sentence}")
    assert note.read_text().startswith("remember")


def test_a_damaged_backup_is_noticed_before_anything_is_replaced(tmp_path: Path) -> None:
    data, copy = tmp_path / "tables.db", tmp_path / "copy"
    codes = fill(data, 30)
    run_command("backup", str(copy), "--data", str(data))
    body = bytearray(copy.read_bytes())
    for page in range(2, len(body) // 4096):
        body[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    copy.write_bytes(body)
    refused = run_command("restore", str(copy), "--data", str(data), "--replace")
    assert refused.code == 2
    assert str(copy) in refused.err
    assert tables_of(data) == codes


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_command_without_a_file_says_so(command: str) -> None:
    assert "missing argument 'FILE'" in run_command(command).err
