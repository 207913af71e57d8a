"""The guide for designers: its file is the one that ships, and its commands are run on it."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.core import example
from rollwright.games import catalogue
from rollwright.kernel import example as example_kernel

from .pages import BLOCK, ROOT

PAGE = ROOT / "docs" / "design-a-game.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder with nothing but the guide's file."""
    first = next(match["text"] for match in BLOCK.finditer(PAGE.read_text()) if match["language"] == "python")
    (tmp_path / "ladder.py").write_text(first)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(catalogue.FROM, "")
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("ladder", None)
    catalogue._load_named.cache_clear()


def test_the_guides_file_is_the_example_that_ships(folder: Path) -> None:
    assert (folder / "ladder.py").read_text() == Path(example.__file__).read_text()


def test_the_guides_kernel_is_the_one_that_ships_and_compiles_from_a_file(folder: Path) -> None:
    shipped = Path(example_kernel.__file__).read_text()
    assert shipped in [match["text"] for match in BLOCK.finditer(PAGE.read_text())]
    (folder / "trio.py").write_text(shipped)
    asked = ["simulate", "trio", "--bot", "greedy", "--games", "500", "--json", "--game-from", "trio.py"]
    done = subprocess.run(
        [sys.executable, "-m", "rollwright", *asked], cwd=folder, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["mean"] > 20


def test_the_guides_commands_work_in_a_folder_of_their_own(folder: Path) -> None:
    block = next(m["text"] for m in BLOCK.finditer(PAGE.read_text()) if m["language"] == "sh")
    commands = [shlex.split(line)[1:] for line in block.splitlines()]
    assert len(commands) == 5
    for words in commands:
        if "serve" not in words:
            asked = [sys.executable, "-m", "rollwright", *words]
            done = subprocess.run(asked, cwd=folder, input="", capture_output=True, text=True, check=False)
            assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert (folder / "ladder.pdf").read_bytes().startswith(b"%PDF")


def test_the_guides_variants_are_games_and_have_what_the_examples_have(folder: Path) -> None:
    blocks = [match["text"] for match in BLOCK.finditer(PAGE.read_text()) if match["language"] == "toml"]
    assert len(blocks) == 2
    for text in blocks:
        (folder / "variant.toml").write_text(text)
        (game,) = catalogue.read_games("variant.toml")
        shipped = (ROOT / "examples" / f"{game.id}.toml").read_text()
        assert set(text.split("\n")) - set(shipped.split("\n")) <= {'cards = "19"'}
