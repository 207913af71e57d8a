"""The server says that it is open only when it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.web.server.serve import make_loop

START = (sys.executable, "-m", "rollwright", "serve", "--no-open", "--cold", "--port", "0")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--data", "bin.dat"), "cannot open bin.dat: file is not a database"),
        (("--store", "mysql://x"), "there is no store 'mysql://x'"),
        (("--host", "999.1.1.1"), "(choose another --host)"),
    ],
)
def test_a_table_that_cannot_open_never_says_it_is_open(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "bin.dat").write_bytes(b"no database at all" * 100)
    ran = subprocess.run([*START, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("rollwright: ")
    assert sentence in ran.stderr


def test_a_table_that_is_open_says_so_and_answers(tmp_path: Path) -> None:
    with subprocess.Popen([*START], cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("The table is open at http://localhost:")
        server.terminate()
        assert server.wait() == 0


def test_the_quicker_event_loop_serves_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    uvloop = pytest.importorskip("uvloop")
    quick = make_loop()
    quick.close()
    monkeypatch.setitem(sys.modules, "uvloop", None)
    plain = make_loop()
    plain.close()
    assert isinstance(quick, uvloop.Loop)
    assert not isinstance(plain, uvloop.Loop)
