"""`rollwright print` and `rollwright sheet`: what they write, and what they refuse in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.core.record import Player, Record, format_record
from tests.cli.run import run_command
from tests.record_games import FOLDER

from . import pages

RECORD = str(FOLDER / "chiefdom-2-bonus-on.record")
NASTY = """<b>&"'#panic() *$ `x` ]]>"""


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out.pdf"


def test_print_writes_a_pdf(out: Path) -> None:
    ran = run_command(
        "print", "chiefdom-2", "-o", str(out), "--paper", "letter", "--shapes", "pips", "--dice", "7"
    )
    assert ran == (0, "", "")
    assert pages.page_sizes(str(out))[0] == pytest.approx((612, 792), abs=0.5)


def test_a_filled_record_is_printed_at_the_beginning_of_a_turn(out: Path) -> None:
    assert (
        run_command("print", "-o", str(out), "--record", RECORD, "--turn", "8", "--per-page", "2").code == 0
    )
    said = pages.words(str(out))
    assert len(pages.page_sizes(str(out))) == 1
    assert "greedy 1, turn 8" in said
    assert "random 2, turn 8" in said


def test_a_strip_with_a_record_begins_in_its_turn(out: Path) -> None:
    command = ["print", "-o", str(out), "--record", RECORD, "--turn", "8", "--dice", "2", "--turns", "5"]
    assert run_command(*command).code == 0
    numbers = re.findall(r"^\d+$", pages.words(str(out)).split("\f")[-2], re.MULTILINE)
    assert sorted(map(int, numbers)) == [8, 9, 10, 11, 12]


def test_duel_is_printed_once_for_both(out: Path) -> None:
    assert run_command("print", "duel", "-o", str(out), "--record", str(FOLDER / "duel-9.record")).code == 0
    assert len(pages.page_sizes(str(out))) == 1


@pytest.mark.parametrize("name", [NASTY, "Żółć Ωμέγα Ы", "山田太郎 😀", "x" * 40])
def test_any_name_is_printed_as_it_is(name: str, tmp_path: Path, out: Path) -> None:
    record = tmp_path / "names.record"
    record.write_text(format_record(Record("chiefdom-2", (Player(name),))), encoding="utf-8")
    assert run_command("print", "-o", str(out), "--record", str(record)).code == 0
    if max(name) < "\u0530":
        assert name in " ".join(pages.words(str(out)).split())


def test_sheets_go_to_the_standard_output_too() -> None:
    import subprocess
    import sys

    command = [sys.executable, "-m", "rollwright", "print", "duel", "-o", "-"]
    made = subprocess.run(command, capture_output=True, check=True).stdout
    assert made.startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["print"], "missing option '-o' / '--output'"),
        (["print", "-o", "x.pdf"], "name a game, or a record with --record"),
        (["print", "chess", "-o", "x.pdf"], "there is no game 'chess'"),
        (["print", "duel", "-o", "x.pdf", "--paper", "a3"], "there is no paper 'a3' (papers: a4, letter)"),
        (["print", "duel", "-o", "x.pdf", "--per-page", "4"], "a page holds 1 or 2 sheets, not 4"),
        (["print", "duel", "-o", "x.pdf", "--sheets", "101"], "print 1 to 100 sheets, not 101"),
        (["print", "duel", "-o", "x.pdf", "--cards", "3"], "there is no option 'cards' here"),
        (["print", "duel", "-o", "x.pdf", "--turns", "3"], "--turns is about the strip of --dice"),
        (["print", "duel", "-o", "x.pdf", "--turn", "3"], "--turn is about the record of --record"),
        (
            ["print", "duel", "-o", "x.pdf", "--address", "ftp://x"],
            "an address begins with http:// or https://",
        ),
        (["print", "duel", "-o", "x.docx"], "what is printed is a .pdf file, not 'x.docx'"),
        (["print", "duel", "-o", "pdf"], "what is printed is a .pdf file, not 'pdf'"),
        (["print", "duel", "-o", "no/such/x.pdf"], "cannot write no/such/x.pdf: no such file or directory"),
        (["print", "duel", "-o", "x.pdf", "--record", RECORD], f"{RECORD} is of chiefdom-2, not of duel"),
        (["print", "-o", "x.pdf", "--record", RECORD, "--turn", "99"], "this record has turns 1 to "),
        (
            ["print", "-o", "x.pdf", "--record", RECORD, "--sheets", "2"],
            "a record has its own options and sheets",
        ),
        (["sheet", RECORD, "-o", "x.gif"], "a picture's name ends in .svg, .png or .pdf, not 'x.gif'"),
        (["sheet", RECORD, "-o", "x.svg", "--seat", "3"], "there is no seat 3 at this table of 2"),
        (
            ["sheet", RECORD, "-o", "x.svg", "--theme", "red"],
            "there is no theme 'red' (themes: light, dark, print)",
        ),
        (["sheet", "nowhere", "-o", "x.svg"], "cannot read nowhere: no such file or directory"),
    ],
)
def test_a_wrong_order_is_refused_in_one_sentence(
    command: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run_command(*command)
    assert ran.code == 2
    assert ran.err.startswith(f"rollwright: {sentence}")
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_sheet_is_drawn_as_svg_png_and_pdf(tmp_path: Path) -> None:
    begins = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF-"}
    for kind, first in begins.items():
        path = tmp_path / f"sheet.{kind}"
        assert run_command("sheet", RECORD, "-o", str(path), "--seat", "2", "--theme", "dark") == (0, "", "")
        assert path.read_bytes().startswith(first)


def test_a_sheet_text_is_drawn_too(tmp_path: Path) -> None:
    text = "chiefdom-2\n" + ". . . . . .\n" * 11 + ". . 2 . . .\n"
    path = tmp_path / "sheet.svg"
    assert run_command("sheet", "-o", str(path), stdin=text).code == 0
    assert "c12: two trees" in path.read_text()
    refused = run_command("sheet", "-o", str(path), "--turn", "2", stdin=text)
    assert refused.err == "rollwright: --turn is about records; this is a sheet\n"


def test_a_turn_of_a_record_is_drawn_as_it_began(tmp_path: Path) -> None:
    drawn = {}
    for turn in ("1", "8"):
        path = tmp_path / f"{turn}.svg"
        assert run_command("sheet", RECORD, "-o", str(path), "--turn", turn).code == 0
        drawn[turn] = path.read_text()
    assert "greedy 1, turn 1" in drawn["1"]
    assert "greedy 1, turn 8" in drawn["8"]
    assert drawn["1"].count(": empty<") == 72
