"""The commands with a real game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright import api
from rollwright.games.chiefdom.terms import TERMS
from tests.cli.run import run_command

GOLDEN = Path(__file__).parent.parent / "golden"
POINTS = {
    "chiefdom-1": (9, 6, 23, 0, 10, 35, 34, 18, 0, -4, -6, -4, -10, 0),
    "chiefdom-2": (9, 6, 23, 0, 10, 35, 34, 18, 30, -4, -6, -18, -10, 0),
}


@pytest.mark.parametrize("game", POINTS)
def test_the_rulebooks_examples_score_as_printed(game: str) -> None:
    found = run_command("score", str(GOLDEN / f"{game}.txt"), "--json").read()
    assert found["breakdown"] == dict(zip(TERMS, POINTS[game]))
    assert found["total"] == sum(POINTS[game]) == {"chiefdom-1": 111, "chiefdom-2": 127}[game]
    assert list(found)[:4] == ["game", "total", "breakdown", "rank"]


def test_a_sheet_that_waits_for_dice_lists_the_56_rolls() -> None:
    ran = run_command("moves", str(GOLDEN / "chiefdom-2.txt"), "--json")
    rows = json.loads(ran.out)
    assert (len(rows), sum(row["weight"] for row in rows)) == (56, 216)
    assert {row["after"] for row in rows} == {(GOLDEN / "chiefdom-2.txt").read_text()}


def test_every_move_leads_to_a_sheet_that_scores() -> None:
    text = (GOLDEN / "chiefdom-1.txt").read_text()
    rows = run_command("moves", "--roll", "1 1 2", "--json", stdin=text).read()
    assert [row["after"] for row in rows if row["move"].endswith("wall f8")]
    complete = next(row["after"] for row in rows if row["move"].endswith("wall f8"))
    assert api.score(complete)["total"] == 111 + 33 + 1
    assert len({row["after"] for row in rows}) == len(rows)


def test_simulated_games_are_the_same_on_any_number_of_threads() -> None:
    words = ["simulate", "chiefdom-2", "--bot", "random", "--games", "600", "--cards", "random", "--json"]
    one, three = (run_command(*words, "--jobs", jobs).read() for jobs in ("1", "3"))
    assert one == three
    assert one["options"]["cards"] == "random"
    assert sum(one["ranks"].values()) == 600
    assert sum(one["bots"][0]["breakdown"].values()) == pytest.approx(one["mean"])


def test_greedy_beats_random_from_either_seat() -> None:
    found = api.simulate("chiefdom-1", ["random", "greedy"], games=40)
    assert found["bots"][1]["win_rate"] > 0.9
    assert found["first_seat"]["decided"] == 0, "in Chiefdom nobody is first"


@pytest.mark.parametrize(
    ("args", "strangers"),
    [
        (["--help"], ("numba", "numpy", "rich", "rollwright.games", "rollwright.api", "matplotlib")),
        (["score", str(GOLDEN / "chiefdom-1.txt"), "--json"], ("numba", "numpy", "rich", "matplotlib")),
        (["moves", str(GOLDEN / "chiefdom-1.txt"), "--json"], ("numba", "numpy", "rich", "matplotlib")),
        (["simulate", "--help"], ("numba", "numpy", "rich", "matplotlib")),
    ],
)
def test_a_command_loads_only_what_it_uses(args: list[str], strangers: tuple[str, ...]) -> None:
    program = f"""import sys
from rollwright.cli.main import run
assert run({args}) == 0
print([name for name in {strangers} if name in sys.modules], file=sys.stderr)"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stderr == "[]\n"
