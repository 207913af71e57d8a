from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from rollwright import __version__, api
from rollwright.cli.group import COMMANDS, Entry
from rollwright.cli.help_page import PAGE
from rollwright.cli.man_page import MAN_PAGE
from rollwright.cli.messages import MESSAGES
from tests.api.test_api import write_record
from tests.cli.run import run_command

SHEET = "toy turns=5 circles=on\nx x . o . .\n"
pytestmark = pytest.mark.usefixtures("toy")


def lines_of(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines() if line.strip()]


# ---- the group


@pytest.mark.parametrize("args", [[], ["--help"], ["-h"]])
def test_rollwright_alone_shows_its_commands(args: list[str]) -> None:
    ran = run_command(*args)
    assert (ran.code, ran.err) == (0, "")
    assert [entry.name for entry in COMMANDS if f"  {entry.name} " in ran.out] == [e.name for e in COMMANDS]


@pytest.mark.parametrize("entry", COMMANDS, ids=lambda entry: entry.name)
def test_every_command_has_help_that_begins_as_the_list_says(entry: Entry) -> None:
    ran = run_command(entry.name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert getattr(import_module(entry.module), entry.word).short_help == entry.help


def test_the_version_is_the_packages() -> None:
    assert run_command("--version").out == f"rollwright {__version__}\n"


# ---- score


def test_score_prints_what_the_function_returns() -> None:
    assert run_command("score", "--json", stdin=SHEET).read() == api.score(SHEET)
    assert run_command("score", "-", "--json", stdin=SHEET).read() == api.score(SHEET)


def test_score_reads_a_file_whatever_its_line_ends(tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_bytes(b"\xef\xbb\xbf" + SHEET.replace("\n", "\r\n").encode())
    assert run_command("score", str(file), "--json").read() == api.score(SHEET)


def test_score_shows_terms_in_order_then_total_and_rank() -> None:
    rows = lines_of(run_command("score", stdin=SHEET).out)
    assert [row for row in rows if "─" not in row[0]] == [
        ["toy"],
        ["term", "points"],
        ["marks", "4"],
        ["twins", "3"],
        ["empty", "-3"],
        ["total", "4"],
        ["rank", "tidy"],
        ["circles:", "1"],
    ]


def test_score_unchecked_scores_what_no_game_can_reach() -> None:
    text = "toy turns=1\nx x . . . .\n"
    assert run_command("score", "--json", stdin=text).code == 2
    assert run_command("score", "--json", "--unchecked", stdin=text).read()["total"] == 1


# ---- moves


def test_moves_prints_what_the_function_returns() -> None:
    ran = run_command("moves", "--roll", "5 6", "--json", stdin=SHEET)
    assert json.loads(ran.out) == api.moves(SHEET, "5 6")
    assert run_command("moves", "--json", stdin=SHEET).read() == api.moves(SHEET)


def test_moves_are_one_to_a_line_and_counted_apart() -> None:
    ran = run_command("moves", "--roll", "5 6", stdin=SHEET)
    assert (ran.out, ran.err) == ("5 x\n5 o\n6 x\n6 o\n", "4 moves.\n")
    assert run_command("moves", stdin="toy turns=1\nx . . . . .\n").err == "There is no legal move.\n"
    assert run_command("moves", "--roll", "1 3", stdin="toy\nx . . . . .\n").err == "1 move.\n"


def test_moves_without_a_roll_show_in_how_many_ways_each_comes() -> None:
    assert run_command("moves", stdin=SHEET).out.splitlines()[:2] == ["roll 1 1  x1", "roll 1 2  x2"]


# ---- replay


def test_moves_without_a_roll_counts_rolls_not_moves() -> None:
    ran = run_command("moves", stdin="toy\n. . . . . .\n")
    assert ran.err == "A roll is due: 21 distinct rolls, which come in 36 ways. --roll names one.\n"


def test_replay_prints_what_the_function_returns(tmp_path: Path) -> None:
    file = tmp_path / "toy.record"
    file.write_text(write_record(2))
    assert run_command("replay", str(file), "--json").read() == api.replay(write_record(2))


def test_replay_shows_sheets_scores_and_the_winner() -> None:
    ran = run_command("replay", "-", stdin=write_record(3))
    found = api.replay(write_record(3))
    for seat, sheet in enumerate(found["sheets"], 1):
        assert f"seat {seat} player {seat}\n{sheet}" in ran.out
    winners = " and ".join(f"player {seat}" for seat in found["winners"])
    assert f"Over after 3 turns (all turns played). {winners} won.\n{found['remarks'][0]}\n" in ran.out


def test_a_game_of_one_turn_is_told_in_the_singular() -> None:
    assert MESSAGES.say("over-after", turns=1, ending="x", names="") == "Over after 1 turn (x). Nobody won."
    assert "1 turn (x). Ada won." in MESSAGES.say("over-after-won", turns=1, ending="x", names="Ada")


def test_replay_of_an_unfinished_game_says_that_it_goes_on() -> None:
    assert "The game goes on in turn 2." in run_command("replay", "-", stdin=write_record(1, steps=2)).out


def test_replay_and_sheet_show_a_turn_as_text() -> None:
    text = write_record(1)
    replayed = run_command("replay", "-", "--turn", "2", stdin=text)
    assert replayed.code == 0
    assert "The game goes on in turn 2." in replayed.out
    shown = run_command("sheet", "-", "--turn", "2", stdin=text)
    assert shown.code == 0
    assert shown.out in replayed.out
    assert run_command("sheet", "-", stdin=shown.out).out == shown.out, "it is a sheet text"


def test_markup_in_a_name_is_shown_as_it_is_written() -> None:
    text = write_record(1).replace("player 1", "[red]:smile:[/]")
    assert run_command("replay", "-", stdin=text).out.count("[red]:smile:[/]") >= 2


# ---- simulate and bench


def test_simulate_prints_what_the_function_returns() -> None:
    words = ["--bot", "random", "--bot", "greedy", "--games", "40", "--seed", "6", "--option", "turns=3"]
    ran = run_command("simulate", "toy", *words, "--json")
    assert json.loads(ran.out) == api.simulate("toy", ["random", "greedy"], 40, 6, options={"turns": "3"})
    assert ran.err == ""


def test_simulate_plays_the_strongest_bot_unless_told() -> None:
    found = run_command("simulate", "toy", "--games", "5", "--seats", "2", "--json").read()
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "greedy"]


def test_simulate_shows_a_row_for_each_bot() -> None:
    ran = run_command("simulate", "toy", "--bot", "random", "--bot", "greedy", "--games", "40")
    rows = lines_of(ran.out)
    assert [row[:2] for row in rows if row[0] == "both"] == [["both", "random"], ["both", "greedy"]]
    assert "of 20 dice the seat decided; the first won" in ran.out
    assert "tidy" in run_command("simulate", "toy", "--games", "40").out


def test_simulate_draws_a_plot(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    assert run_command("simulate", "toy", "--games", "40", "--plot", str(plot)).code == 0
    assert "<svg" in plot.read_text()


def test_bench_gives_the_promised_figures() -> None:
    found = run_command("bench", "--seconds", "0.02", "--json").read()
    assert list(found) == ["toy"]
    kernel = ["playout_turns_per_second", "plain_turns_per_second", "ratio"]
    assert list(found["toy"]) == [*kernel, "rules_turns_per_second"]
    rows = lines_of(run_command("bench", "toy", "--seconds", "0.02").out)
    assert rows[-1][0] == "toy"
    assert rows[-1][-2].endswith("x")


# ---- the page


def test_the_pages_of_the_command_line_are_up_to_date() -> None:
    for module, function, page in (
        ("help_page", "format_page", PAGE),
        ("man_page", "format_man_page", MAN_PAGE),
    ):
        program = (
            f"import sys; from rollwright.cli.{module} import {function}; sys.stdout.write({function}())"
        )
        ran = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
        )
        assert page.read_text(encoding="utf-8") == ran.stdout, "run make docs"


def test_the_man_page_has_every_command_and_only_known_requests() -> None:
    lines = MAN_PAGE.read_text(encoding="utf-8").splitlines()
    usages = [line.split()[2] for line in lines if line.startswith(".SS ")]
    assert [usage.replace("\\-", "-") for usage in usages] == [entry.name for entry in COMMANDS]
    requests = {line.split()[0] for line in lines if line.startswith(".")}
    assert requests == {".TH", ".SH", ".B", ".SS", ".PP", ".TP"}
