"""Help and completion: what can be played, by whom, with which options."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from rollwright.cli.commands.lab.bench import ENVIRONMENTS, PLAYOUTS, TABLES, show_bench
from rollwright.cli.group import COMMANDS, rollwright
from rollwright.games import catalogue
from tests.cli.run import run_command

# ---- Help: what can be played, by whom, with which options, and a word for a slip of the fingers


FOLDER = Path(__file__).parents[1] / "playthroughs"
WIDTH = 80


def test_games_lists_every_game_and_its_options() -> None:
    listed = run_command("games").out
    assert all(game.id in listed for game in catalogue.list_games())
    options = run_command("games", "duel").out
    assert "board  9 11" in options
    assert "4lift-8plus-12lift-18star" in options
    assert "rollwright play duel board=9" in options


def test_bots_lists_levels_with_the_bot_that_plays_them() -> None:
    listed = run_command("bots", "duel").out
    assert "planner:100~0.2" in listed
    assert "duel: random, greedy, sage, planner" in listed
    assert "mybots.py:Class" in listed


@pytest.mark.parametrize("game", [game.id for game in catalogue.list_games()])
def test_rules_are_shown_without_marks_of_their_source(game: str) -> None:
    ran = run_command("rules", game)
    assert ran.code == 0
    assert not any(sign in ran.out for sign in ("[[", "+++", "{", "?paper", "##"))
    assert len(ran.out.splitlines()) > 40


def test_rules_follow_the_options() -> None:
    assert run_command("rules", "chiefdom-2", "feeds=3").out != run_command("rules", "chiefdom-2").out


def test_the_help_of_a_command_shows_the_options_of_the_named_game_only() -> None:
    of_duel = run_command("play", "duel", "--help").out
    assert "--board" in of_duel
    assert "--shapes" not in of_duel
    assert "--board" not in run_command("play", "--help").out
    assert run_command("help", "play", "duel").out == of_duel
    assert run_command("help").out == run_command("--help").out


def test_a_slip_of_the_fingers_gets_a_suggestion() -> None:
    assert "there is no option --gaems; did you mean --games?" in run_command("simulate", "--gaems", "3").err
    assert "did you mean play or" in run_command("paly").err
    assert "commands: serve, " in run_command("xyzzy").err


@pytest.mark.parametrize("name", ["chiefdom-2", "duel-11", "fiefdoms-challenge-5"])
def test_tables_fit_80_columns_and_pipes(name: str) -> None:
    record = str(FOLDER / f"{name}.record")
    for ran in (run_command("replay", record), run_command("games"), run_command("games", "chiefdom-2")):
        assert max(len(line) for line in ran.out.splitlines() if line.startswith(" ")) <= WIDTH, ran.out
        assert "…" not in ran.out


def test_the_tables_of_a_fast_machine_fit_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    keys = dict.fromkeys((*PLAYOUTS, *ENVIRONMENTS, *TABLES), 12345678.0) | {"ratio": 1234.0}
    show_bench({"chiefdom-2": keys})
    out = capsys.readouterr().out
    assert out.count("12,345,678") == len(keys) - 1
    assert max(len(line.rstrip()) for line in out.splitlines()) <= WIDTH, out


# ---- Completion in the shell, as click asks for it, and once through bash itself


def complete(*words: str) -> list[str]:
    """Return what the last word can become; a file is told as `<file>`."""
    shell = ShellComplete(rollwright, {}, "rollwright", "_ROLLWRIGHT_COMPLETE")
    found = shell.get_completions(list(words[:-1]), words[-1])
    return [item.value if item.type == "plain" else f"<{item.type}>" for item in found]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("re",), ["replay", "restore"]),
        (("play", "ch"), ["chiefdom-1", "chiefdom-2"]),
        (("bench", "d"), ["duel"]),
        (("print", "f"), ["fiefdoms"]),
        (("simulate", "chiefdom-2", "--bot", "s"), ["shrewd", "sage"]),
        (("simulate", "duel", "--bot", "s"), ["sage"]),
        (("play", "duel", "--bot", "e"), ["elder"]),
        (("play", "chiefdom-2", "--shapes", ""), ["linked", "pips"]),
        (("play", "duel", "--option", "board="), ["board=9", "board=11"]),
        (("play", "--res"), ["--resume"]),
        (("play", "--resume", ""), ["<file>"]),
        (("play", "--from", ""), ["<file>"]),
        (("play", "chiefdom-2", "fee"), ["feeds=2", "feeds="]),
        (("sweep", "chiefdom-2", "--vary", "fee"), ["feeds=2", "feeds="]),
        (("evaluate", "chiefdom-2/s"), ["chiefdom-2/solo"]),
        (("help", "sim"), ["simulate"]),
        (("config", "na"), ["name="]),
        (("score", ""), ["<file>"]),
        (("analyze", ""), ["<file>"]),
    ],
)
def test_a_word_is_completed(words: tuple[str, ...], found: list[str]) -> None:
    assert complete(*words) == found


@pytest.mark.parametrize("name", [entry.name for entry in COMMANDS])
def test_every_command_completes_its_options(name: str) -> None:
    assert "--help" in complete(name, "--")


def test_bash_is_switched_on_by_one_line(tmp_path: Path) -> None:
    folder = Path(sys.executable).parent
    script = """
        eval "$(_ROLLWRIGHT_COMPLETE=bash_source rollwright)"
        COMP_WORDS=(rollwright play du) COMP_CWORD=2
        _rollwright_completion rollwright
        printf '%s\\n' "${COMPREPLY[@]}"
    """
    environment = os.environ | {"PATH": f"{folder}:{os.environ['PATH']}"}
    ran = subprocess.run(
        ["bash", "-c", script], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "duel\n"
