"""House rules are games: words behind the game in every command, written in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import run_command
from tests.paper.pages import words

FEAST = ("chiefdom-2", "feeds=3")


def test_a_simulation_says_which_rules_it_played() -> None:
    assert (
        "chiefdom-2 feeds=3: 3 games, seed 1"
        in run_command("simulate", *FEAST, "--bot", "random", "--games", "3").out
    )
    usual = run_command("simulate", "chiefdom-2", "--bot", "random", "--games", "3").out
    assert "chiefdom-2: 3 games, seed 1" in usual


def test_a_tournament_says_which_rules_it_played() -> None:
    bots = ("--bot", "random", "--bot", "greedy")
    assert "chiefdom-2 feeds=3: 1 dice" in run_command("tournament", *FEAST, *bots, "--games", "1").out


def test_a_game_by_house_rules_is_saved_and_resumed(tmp_path: Path) -> None:
    record = str(tmp_path / "feast.txt")
    first = run_command(
        "play", *FEAST, "--seed", "4", "--plain", "--save", record, stdin="6 trees c4,c5\nquit\n"
    )
    assert first.code == 0, first.err
    assert Path(record).read_text().splitlines()[1] == "game chiefdom-2 feeds=3"
    again = run_command("play", "--resume", record, "--plain", stdin="quit\n")
    assert "chiefdom-2 feeds=3" in again.out


def test_the_printed_sheet_has_the_numbers_of_the_house(tmp_path: Path) -> None:
    page = tmp_path / "feast.pdf"
    assert run_command("print", *FEAST, "-o", str(page)).code == 0
    assert "each feeds 3 men" in words(str(page))


@pytest.mark.parametrize(
    "command", [("simulate", "--games", "2"), ("print", "-o", "x.pdf"), ("play", "--plain")]
)
def test_a_rule_that_makes_no_sense_is_refused_in_a_sentence(command: tuple[str, ...]) -> None:
    name, *rest = command
    ran = run_command(name, "chiefdom-2", "feeds=0", *rest)
    assert ran.code == 2
    assert "option feeds=0: a number from 1 to 100 (usually 2)" in ran.err
