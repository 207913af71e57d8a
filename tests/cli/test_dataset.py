"""Games as Parquet files: written once, resumed, replayed."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyarrow import parquet

from rollwright.bots import PolicyBot
from rollwright.cli.commands.lab.dataset import list_bots
from rollwright.core.errors import InvalidSetup
from rollwright.core.example import LADDER
from rollwright.core.options import fill_options
from rollwright.envs.dataset import COLUMNS, check_rows
from rollwright.games.catalogue import FROM
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.lab.setup import set_up

from .run import run_command


@pytest.fixture(autouse=True)
def _ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FROM, "rollwright.core.example:LADDER")


def write(folder: Path, *more: str) -> str:
    """Write a dataset of some games and return what was printed."""
    done = run_command("dataset", "ladder", "--bot", "greedy", "--games", "3", "-o", str(folder), *more)
    assert done.code == 0, done.err
    return done.out


def test_a_dataset_has_a_row_for_every_decision_and_a_card(tmp_path: Path) -> None:
    said = write(tmp_path / "games")
    table = parquet.read_table(tmp_path / "games" / "games-000000000.parquet")
    assert table.column_names == list(COLUMNS)
    assert f"3 games, {table.num_rows} decisions; 3 games replayed, all equal" in " ".join(said.split())
    card = (tmp_path / "games" / "README.md").read_text()
    assert "- bots by seat: greedy" in card
    assert all(f"| `{name}` |" in card for name in COLUMNS)


def test_the_same_command_resumes_and_another_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    write(folder)
    part = folder / "games-000000000.parquet"
    before = part.read_bytes()
    half = part.rename(part.with_suffix(".writing"))  # as a killed run leaves it
    half.write_bytes(before[:100])
    write(folder)
    assert part.read_bytes() == before
    assert not half.exists()
    other = run_command("dataset", "ladder", "--bot", "greedy", "--games", "4", "-o", str(folder))
    assert other.code == 2
    assert "holds another dataset" in other.err
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").write_text("mine")
    full = run_command("dataset", "ladder", "-o", str(tmp_path / "full"))
    assert full.code == 2
    assert "holds other files" in full.err


def test_a_game_that_differs_from_its_replay_is_refused(tmp_path: Path) -> None:
    write(tmp_path)
    rows = parquet.read_table(tmp_path / "games-000000000.parquet", filters=[("game", "=", 1)]).to_pylist()
    options = fill_options(LADDER.options, {})
    check_rows(LADDER, options, 1, 1, rows, fast=False)
    with pytest.raises(InvalidSetup, match="game 1 of the dataset differs from its replay"):
        check_rows(LADDER, options, 1, 1, [*rows[:-1], rows[-1] | {"gain": 99.0}], fast=False)
    with pytest.raises(InvalidSetup, match="and no end"):
        check_rows(LADDER, options, 1, 1, rows[:-1], fast=False)


def test_bots_by_learned_values_play_compiled_however_few_their_games() -> None:
    learned, plain = (set_up(CHIEFDOM_2, bot, 2, 1) for bot in ("sage", "greedy"))
    assert [list_bots(setup) for setup in (learned, plain)] == [
        [PolicyBot("sage", fast=True)],
        [PolicyBot("greedy")],
    ]
