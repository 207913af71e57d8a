"""Commands with real games: house rules, scores as people read them, bots of their authors."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright import api
from rollwright.games.chiefdom.terms import TERMS
from tests.cli.run import run_command
from tests.duel.positions import position_text
from tests.paper.pages import words

# ---- House rules are games: words behind the game in every command, written in the record


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
    assert Path(record).read_text().splitlines()[1] == "game chiefdom-2 feeds=3 rules=2"
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


# ---- What authors of bots see: their own folder is searched, and an error names its file and line


BOT = """
class Broken:
    def choose(self, game, state, seat, rng):
        return 1 // 0
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "elsewhere")  # restores the path afterwards
    return tmp_path


@pytest.mark.usefixtures("toy")
def test_a_bot_in_the_current_folder_is_found_and_its_error_located(folder: Path) -> None:
    (folder / "broken_bot.py").write_text(BOT)
    ran = run_command("simulate", "toy", "--bot", "broken_bot:Broken", "--games", "1")
    assert ran.code == 2
    assert ran.err.endswith("(broken_bot.py, line 4)\n")
    assert "Traceback" not in ran.err
    shown = run_command("simulate", "toy", "--bot", "broken_bot:Broken", "--games", "1", "--traceback")
    assert "Traceback" in shown.err
    assert "return 1 // 0" in shown.err


def test_a_missing_module_of_a_stranger_is_named_without_a_command(folder: Path) -> None:
    ran = run_command("simulate", "duel", "--bot", "no_such_module_here:Bot", "--games", "1")
    assert ran.code == 2
    assert "pip install" not in ran.err


def test_a_record_is_no_sheet() -> None:
    record = Path(__file__).parents[1] / "playthroughs" / "duel-9.record"
    ran = run_command("score", str(record))
    assert "this is a record, not a sheet: `rollwright replay` reads it" in ran.err


# ---- Scores of real games as people read them


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


# ---- The commands with a real game


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
