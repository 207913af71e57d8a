"""What authors of bots see: their own folder is searched, and an error names its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import run_command

BOT = """
class Broken:
    def choose(self, game, state, seat, rng):
        return 1 // 0
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "elsewhere")  # restores the path afterwards
    return tmp_path


@pytest.mark.usefixtures("toy")
def test_a_bot_in_the_current_folder_is_found_and_its_error_located(folder: Path) -> None:
    (folder / "broken_bot.py").write_text(BOT)
    ran = run_command("simulate", "toy", "--bot", "broken_bot:Broken", "--games", "1")
    assert ran.code == 2
    assert ran.err.endswith("(broken_bot.py, line 4)\n")
    assert "Traceback" not in ran.err
    shown = run_command("simulate", "toy", "--bot", "broken_bot:Broken", "--games", "1", "--traceback")
    assert "Traceback" in shown.err
    assert "return 1 // 0" in shown.err


def test_a_missing_module_of_a_stranger_is_named_without_a_command(folder: Path) -> None:
    ran = run_command("simulate", "duel", "--bot", "no_such_module_here:Bot", "--games", "1")
    assert ran.code == 2
    assert "pip install" not in ran.err


def test_a_record_is_no_sheet() -> None:
    record = Path(__file__).parents[1] / "playthroughs" / "duel-9.record"
    ran = run_command("score", str(record))
    assert "this is a record, not a sheet: `rollwright replay` reads it" in ran.err
