from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollwright import api
from rollwright.cli.commands.lab.analyze import show_analysis
from tests.cli.run import run_command

RECORD = """rollwright record 1
game toy turns=2 circles=on
seat 1 person Ada
dice test
1 roll 1 2
2 seat 1 1 x
3 roll 4 5
4 seat 1 4 x
"""
pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(RECORD, encoding="utf-8")
    return path


def test_analyze_prints_what_the_function_returns(record: Path) -> None:
    ran = run_command("analyze", str(record), "--playouts", "64", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out) == api.analyze(RECORD, 64)


def test_analyze_shows_every_decision_the_worst_and_the_sum(record: Path) -> None:
    ran = run_command("analyze", str(record), "--playouts", "64")
    assert ran.code == 0
    assert "toy: seat 1 Ada" in ran.out
    assert "Turn 2: 4 x, which lost 1.0; better: 4 o." in ran.out
    assert "for a strong player on average dice" in ran.out
    assert "by the dice" in ran.out
    assert "by your moves" in ran.out
    assert "rival" not in ran.out
    assert ran.out.endswith("How far to trust it: Nothing is easier to judge.\n")
    assert api.analyze(RECORD, 2)["trust"] == "Nothing is easier to judge."


def test_long_moves_fit_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    analysis = api.analyze(RECORD, 64)
    (judged,) = analysis["seats"]
    for decision in judged["decisions"]:
        decision["played"] = decision["best"] = "pair:E1+E1|W1+W* plot:1,5 build:cottage pips:1 square:1,4"
    judged["worst"] = []
    show_analysis(analysis, judged)
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith(" ")]
    assert max(map(len, rows)) <= 80
    assert any("better: pair:" in line for line in rows)
    assert not any("…" in line for line in rows)


def test_analyze_draws_the_course_of_the_game(record: Path, tmp_path: Path) -> None:
    chart = tmp_path / "course.svg"
    ran = run_command("analyze", str(record), "--playouts", "16", "--svg", str(chart))
    assert ran.code == 0
    drawing = chart.read_text(encoding="utf-8")
    assert drawing.startswith("<svg")
    assert drawing.count("<circle") == 2


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["--svg", "x.png"], "a chart is an .svg file, not 'x.png'"),
        (["--svg", "nowhere/x.svg"], "there is no folder 'nowhere' to put the chart in"),
        (["--playouts", "0"], "1 to 1000000 playouts a decision, not 0"),
        (["--seat", "2"], "the record has seats 1 to 1, not 2"),
    ],
)
def test_analyze_says_in_one_sentence_what_is_wrong(record: Path, words: list[str], error: str) -> None:
    ran = run_command("analyze", str(record), *words)
    assert (ran.code, ran.out) == (2, "")
    assert error in ran.err
    assert ran.err.count("\n") == 1


def test_a_record_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(RECORD.replace("seat 1 4 x", "seat 1 1 x"), encoding="utf-8")
    ran = run_command("analyze", str(path))
    assert ran.code == 2
    assert "step 4 (seat 1 1 x) is not legal" in ran.err
