from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from rollwright.games.chiefdom.bot import train
from rollwright.lab.experiments.strength import LINES, describe_line, log_of, main, print_table, set_up_line
from rollwright.lab.setup import set_up
from rollwright.lab.simulation import read_log, run_simulation
from tests.toy import TOY


def test_every_line_can_be_played() -> None:
    assert {set_up_line(line).game.id for line in LINES} == {"chiefdom-1", "chiefdom-2", "duel", "fiefdoms"}
    assert [set_up_line(line).games for line in LINES[-2:]] == [500, 500]


def test_a_line_tells_the_mean_and_who_won_of_what_is_played_so_far(tmp_path: Path) -> None:
    setup = set_up(TOY, ["greedy", "random"], 30, 1)
    log = log_of(tmp_path, "toy greedy random")
    assert describe_line(setup, read_log(setup, log)).endswith("| 0 | | | |")
    whole = run_simulation(setup, jobs=1, log=log)
    assert read_log(setup, log) == whole.results
    bot = whole.summary()["bots"][0]
    assert bot["high"] is not None
    told = describe_line(setup, read_log(setup, log), 2.4)
    assert (
        f"| 30 | {bot['mean']:.1f} ± {bot['high'] - bot['mean']:.1f} | {100 * bot['win_rate']:.1f}% (" in told
    )
    assert told.startswith("| `rollwright simulate toy --bot greedy --bot random --games 30 --seed 1` |")
    assert told.endswith("| 2 |")


def test_the_table_has_a_row_for_every_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    print_table(tmp_path, LINES, {})
    assert len(capsys.readouterr().out.splitlines()) == 2 + len(LINES)


def test_it_is_a_command_with_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    helped = CliRunner().invoke(main, ["--help"])
    assert helped.exit_code == 0
    assert "--seconds" in helped.output
    assert CliRunner().invoke(main, ["x", "--jobs", "0"]).exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_so_is_the_training() -> None:
    helped = CliRunner().invoke(train.main, ["--help"])
    assert "chiefdom-2" in helped.output
    assert CliRunner().invoke(train.main, ["duel", "pips"]).exit_code == 2
