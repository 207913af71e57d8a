"""The page of results: its cheap figures are measured again, by the commands that stand beside them.

Strengths must lie within the interval that is printed (of slow bots `make test` plays a quarter of the games,
for twice the interval), counts and sizes must be equal. Nothing here compares times, so that no test fails
on a slow day.
"""

from __future__ import annotations

import json
import re
from math import sqrt
from typing import NamedTuple

import pytest

from rollwright.any_game import AnyGame
from rollwright.bots.levels import LEVELS
from rollwright.games.catalogue import GAMES
from rollwright.lab.experiments.strength import LINES, command_of, set_up_line
from tests.cli.run import run_command
from tools.sizes import Install, measure_install, measure_values

from .pages import ROOT, read_table, read_tables

PAGE = ROOT / "docs" / "results.md"
CHECKED = "✓"
COMMAND = re.compile(r"^`(rollwright simulate [^`]+)`", re.MULTILINE)
FIGURE = re.compile(r"(?P<mean>[0-9.]+)(?: ± (?P<reach>[0-9.]+)|% \((?P<low>[0-9.]+) to (?P<high>[0-9.]+)\))")
SPREAD = 0.3
"""How much the size of an install may differ on another platform."""


class Strength(NamedTuple):
    """A row about a bot: its command, what it says, and whether it is checked."""

    command: str
    figure: str
    is_checked: bool


def read_strengths() -> list[Strength]:
    """Return the rows about bots; each fills in the command above its table."""
    commands = COMMAND.findall(PAGE.read_text())
    tables = [table for table in read_tables(PAGE) if "bot" in table[0] and "games" in table[0]]
    assert len(commands) == len(tables)
    return [fill_in(command, row) for command, table in zip(commands, tables) for row in table]


def fill_in(command: str, row: dict[str, str]) -> Strength:
    """ "simulate duel --bot BOT --bot RIVAL --games N" and a row of the table below it -> its command"""
    words = {"BOT": row["bot"], "RIVAL": row.get("rival", ""), "N": row["games"].replace(",", "")}
    filled = " ".join(words.get(word, word).strip("`") for word in command.split())
    return Strength(filled, row.get("points") or row["wins"], row["checked"] == CHECKED)


STRENGTHS = read_strengths()


CHECKED_ROWS = [row for row in STRENGTHS if row.is_checked]
SLOW_ROWS = [row for row in CHECKED_ROWS if " --bot sage" in row.command]


def name_row(row: Strength) -> str:
    return row.command.partition(" ")[2]


@pytest.mark.parametrize("strength", CHECKED_ROWS, ids=name_row)
def test_a_bot_is_as_strong_as_the_page_says(strength: Strength) -> None:
    check_strength(strength, 4 if strength in SLOW_ROWS else 1)


@pytest.mark.soak
@pytest.mark.parametrize("strength", SLOW_ROWS, ids=name_row)
def test_a_slow_bot_is_as_strong_as_the_page_says(strength: Strength) -> None:
    check_strength(strength, 1)


def check_strength(strength: Strength, share: int) -> None:
    """Play a share of a row's games; a quarter of them has an interval twice as wide."""
    words, told = strength.command.split()[1:], FIGURE.match(strength.figure)
    assert told is not None, strength.figure
    words[words.index("--games") + 1] = str(int(words[words.index("--games") + 1]) // share)
    ran = run_command(*words, "--json")
    assert ran.code == 0, ran.err
    seen, mean = json.loads(ran.out), float(told["mean"])
    first = seen["bots"][0] if "bots" in seen else seen
    if told["reach"]:
        assert abs(first["mean"] - mean) <= float(told["reach"]) * sqrt(share)
    else:
        off = 100 * first["win_rate"] - mean
        assert (float(told["low"]) - mean) * sqrt(share) <= off <= (float(told["high"]) - mean) * sqrt(share)


def test_the_command_for_strength_plays_the_rows_of_the_page() -> None:
    rows = [row.command for row in STRENGTHS if "--shapes" not in row.command]
    assert sorted(rows) == sorted(command_of(set_up_line(line)) for line in LINES)


def test_every_game_and_level_has_a_strength() -> None:
    commands = [row.command for row in STRENGTHS]
    for game in GAMES:
        for level in LEVELS:
            assert any(f"simulate {game.id} " in c and f"--bot {level.name} " in c for c in commands)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_coach_quotes_the_page(game: AnyGame) -> None:
    own, *bounds = re.findall(r"\d+", game.manifest.judgement)
    planners = [row for row in STRENGTHS if f" {game.id} --bot planner:" in row.command]
    assert own in {round_figure(row.figure) for row in planners}
    known = [row["best known"] for row in read_table(PAGE, "beam width") if row["game"] == game.id]
    assert bounds == [round_figure(figure) for figure in known]


def test_the_coachs_page_shows_what_the_coach_says() -> None:
    played = ROOT / "tests" / "playthroughs" / "chiefdom-2.record"
    ran = run_command("analyze", str(played), "--playouts", "50")
    assert ran.code == 0, ran.err
    (result,) = [line.strip() for line in ran.out.splitlines() if line.startswith("Result:")]
    assert f"    {result}\n" in (ROOT / "docs" / "coach.md").read_text()


def round_figure(text: str) -> str:
    """ "249.4 ± 1.2" -> "249", "90.0% (65.3 to 97.7)" -> "90" """
    return f"{float(text.split()[0].strip('%')):.0f}"


def test_values_have_the_size_the_page_says() -> None:
    rows = read_table(PAGE, "file of values")
    assert {row["file of values"].strip("`"): read_number(row["bytes"]) for row in rows} == measure_values()


@pytest.mark.parametrize("kind", ["plain", "slim"])
def test_an_install_has_the_packages_and_about_the_size_the_page_says(kind: str) -> None:
    (row,) = [row for row in read_table(PAGE, "install") if row["install"].startswith(kind)]
    told = Install(read_number(row["packages"]), read_number(row["MB"]) * 10**6)
    seen = measure_install(kind)
    assert seen.packages == told.packages
    assert abs(seen.size / told.size - 1) < SPREAD


def test_the_readme_quotes_the_page() -> None:
    told = re.search(r"plain install \((\d+) MB\).*\((\d+) MB\)", (ROOT / "README.md").read_text())
    assert told is not None
    assert list(told.groups()) == [row["MB"] for row in read_table(PAGE, "install")]


def read_number(text: str) -> int:
    """ "1,318,250" -> 1318250"""
    return int(text.replace(",", ""))


def test_every_row_that_was_measured_names_its_commit() -> None:
    named = {row["commit"].strip("`") for table in read_tables(PAGE) for row in table if "commit" in row}
    assert named
    for commit in named:
        assert re.fullmatch("[0-9a-f]{7}", commit), commit
