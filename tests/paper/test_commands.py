"""`rollwright print` and `sheet`, and games that go on from paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.core.record import Player, Record, format_record, parse_record, replay
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from tests.cli.run import run_command
from tests.record_games import FOLDER

from . import pages

# ---- `rollwright print` and `rollwright sheet`: what they write, and what they refuse in one sentence


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


# ---- From the screen to paper and back: a game typed in again ends as it would have ended


BACK_AT = 8
GAMES = [
    "chiefdom-1",
    "chiefdom-2-bonus-on",
    "chiefdom-2-cards-named",
    "chiefdom-2-cards-random",
    "fiefdoms-three",
    "fiefdoms-solo",
    "fiefdoms-challenge-6",
    "duel-9",
]


def load(name: str) -> Record:
    return parse_record((FOLDER / f"{name}.record").read_text())


def write_sheets(record: Record, folder: Path) -> tuple[list[str], list[str], int]:
    """Return the files of the sheets as the turn begins, the moves after it and the rolls before."""
    game = find_game(record.game)
    played = replay(game, record)
    at = next(n for n, state in enumerate(played.states) if game.turn_of(state) == BACK_AT)
    texts = {game.format_sheet(played.states[at], seat): None for seat in range(len(record.players))}
    if game.id != "duel":
        texts = {f"{seat}": None for seat in range(len(record.players))}
    files = []
    for seat in range(len(texts)):
        path = folder / f"sheet-{seat + 1}.txt"
        path.write_text(game.format_sheet(played.states[at], seat))
        files.append(str(path))
    moves = [game.format_move(s.move) for s in played.steps[at:] if isinstance(s, MoveStep)]
    return files, moves, sum(not isinstance(step, MoveStep) for step in played.steps[:at])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_typed_back_in_and_finished_with_the_same_dice_ends_alike(name: str, tmp_path: Path) -> None:
    record = load(name)
    files, moves, rolled = write_sheets(record, tmp_path)
    seed = record.dice.removeprefix("seed ")
    people = [word for seat in range(len(record.players)) for word in ("--name", f"player{seat + 1}")]
    sheets = [word for file in files for word in ("--from", file)]
    again = tmp_path / "again.record"
    turn = ["--turn", str(BACK_AT), "--rolled", str(rolled)]
    command = ["play", record.game, *sheets, *turn, *people, "--seed", seed, "--plain", "--save", str(again)]
    run_command(*command, stdin="".join(f"{move}\n" for move in [*moves, ""]))
    ended = parse_record(again.read_text())
    assert ended.start is not None
    assert (ended.start.turn, ended.start.rolls) == (BACK_AT, rolled)
    game = find_game(record.game)
    first, second = (game.outcome(replay(game, found).final) for found in (record, ended))
    assert first is not None
    assert second == first


def test_without_saying_so_one_roll_came_before_for_every_turn(tmp_path: Path) -> None:
    files, _, rolled = write_sheets(load("chiefdom-1"), tmp_path)
    assert rolled == BACK_AT - 1
    again = tmp_path / "again.record"
    command = ["play", "--from", *files, "--turn", str(BACK_AT), "--seed", "1", "--plain"]
    run_command(*command, "--save", str(again), stdin="\n")
    record = parse_record(again.read_text())
    assert record.start is not None
    assert record.start.rolls == rolled
    rolls = [step for step in load("chiefdom-1").steps if step.startswith("roll")]
    assert record.steps == (rolls[rolled],)


def test_a_game_begun_from_paper_is_taken_up_again(tmp_path: Path) -> None:
    files, moves, _ = write_sheets(load("chiefdom-1"), tmp_path)
    again = tmp_path / "again.record"
    run_command("play", "--from", *files, "--seed", "1", "--turn", "8", "--plain", "--save", str(again))
    before = parse_record(again.read_text())
    run_command("play", "--resume", str(again), "--plain", stdin=f"{moves[0]}\n")
    after = parse_record(again.read_text())
    assert after.start == before.start
    assert len(after.steps) > len(before.steps)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--resume", "x.record"], "a resumed game keeps its seats, options and dice: leave those out"),
        (["--cards", "3"], "the sheets name their options: leave those out"),
        (["--seats", "3"], "the start has sheets for 1 seats, but 3 are named"),
        (["--turn", "0"], "--turn is a number from 1 to 999, not 0"),
        (["--rolled", "-1"], "--rolled is a number from 0 to 999, not -1"),
        (["--from", "missing.txt"], "cannot read missing.txt: no such file or directory"),
    ],
)
def test_sheets_that_no_game_can_go_on_from_are_refused(
    more: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("sheet.txt").write_text("chiefdom-2\n" + ". . . . . .\n" * 12)
    ran = run_command("play", "chiefdom-2", "--from", "sheet.txt", *more, "--plain")
    assert (ran.code, ran.err) == (2, f"rollwright: {sentence}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.txt"]


def test_turn_and_rolled_are_about_sheets() -> None:
    ran = run_command("play", "chiefdom-2", "--turn", "3", "--plain")
    assert (ran.code, ran.err) == (2, "rollwright: --turn and --rolled are about the sheets of --from\n")


def test_sheets_of_another_game_are_refused(tmp_path: Path) -> None:
    files, _, _ = write_sheets(load("chiefdom-1"), tmp_path)
    ran = run_command("play", "duel", "--from", *files, "--plain")
    assert (ran.code, ran.err) == (2, "rollwright: these are sheets of chiefdom-1, not of duel\n")
