"""Help: what can be played, by whom, with which options, and a word for a slip of the fingers."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.cli.commands.lab.bench import ENVIRONMENTS, PLAYOUTS, TABLES, show_bench
from rollwright.games import catalogue
from tests.cli.run import run_command

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
