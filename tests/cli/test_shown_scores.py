"""Scores of real games as people read them."""

from __future__ import annotations

from pathlib import Path

from tests.cli.run import run_command
from tests.duel.positions import position_text

PLAYED = Path(__file__).parents[1] / "playthroughs"
FIEF = """fiefdoms challenge=6 unrest=5
F Q-1 S C x
. S FG-2 S .
. . S . .
. . . . .
. . . . .
. 3 . 5
4 . . #
. . . .
. . . .
influence 1/1
"""


def lines_of(*args: str, stdin: str = "") -> list[list[str]]:
    ran = run_command(*args, stdin=stdin)
    assert ran.code == 0, ran
    return [line.split() for line in ran.out.splitlines()]


def test_both_players_of_duel_are_in_one_table_with_what_decides() -> None:
    lines = lines_of("score", stdin=position_text("", a="0 7 0 0 3 0", b="1 1 1 1 1 2"))
    assert ["row", "A", "B"] in lines
    assert ["mask", "7", "1"] in lines
    assert ["from", "the", "lowest", "0", "0", "0", "0", "3", "7", "1", "1", "1", "1", "1", "2"] in lines
    assert ["leader:", "B"] in lines
    assert ["over:", "no"] in lines
    assert not any("{" in word or "False" in word for line in lines for word in line)


def test_buildings_and_workers_of_a_fief_are_tables() -> None:
    lines = lines_of("score", stdin=FIEF)
    assert ["plot", "name", "points"] in lines
    assert ["1,2", "quarry", "3"] in lines
    assert ["square", "pips", "plot"] in lines
    assert ["1,2", "2", "3", "2,3"] in lines
    assert ["challenge", "passed:", "no"] in lines


def test_a_replay_of_duel_ends_with_the_rows_and_says_which_greedy_won() -> None:
    ran = run_command("replay", str(PLAYED / "duel-9.record"))
    assert "from the lowest" in ran.out
    assert "total" not in ran.out
    assert ran.out.rstrip().endswith("seat 2 greedy won.")
