"""`sage:FILE.values` plays by that file: in commands, in Python and at the table of one's own server."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

import rollwright
from rollwright.bots import find_bot, name_guest
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.rng import make_rng
from rollwright.games import duel
from rollwright.games.catalogue import find_game
from rollwright.values.files import FileHeader, read_values, write_values
from rollwright.web.parts.levels import LevelChooser
from tests.cli.run import run_command

DUEL = find_game("duel")
SHIPPED = Path(str(duel.__file__)).parent / "learned/duel.values"
LAYOUT = "duel 3"


def write_own(path: Path, rules: dict[str, str] | None = None, game: str = "duel", sign: int = 1) -> Path:
    net = read_values(SHIPPED, LAYOUT)
    header = FileHeader(game, LAYOUT, 0, 1, "a test", rules=rules)
    write_values(path, header, np.zeros(0, np.int16), sign * net)
    return path


def decide(name: str) -> list[object]:
    """Return a bot's moves after some first rolls."""
    start, bot = start_game(DUEL, 2), find_bot(DUEL, name)
    states = [DUEL.apply(start, each.roll) for each in DUEL.rolls(start)[::40]]
    return [bot.choose(DUEL, state, DUEL.waiting(state)[0], make_rng(1, 1, 1)) for state in states]


def test_a_file_plays_its_own_values(tmp_path: Path) -> None:
    same, other = write_own(tmp_path / "same.values"), write_own(tmp_path / "other.values", sign=-1)
    assert decide(f"sage:{same}") == decide("sage")
    assert decide(f"sage:{other}") != decide("sage")


def test_commands_and_python_play_a_file(tmp_path: Path) -> None:
    name = f"sage:{write_own(tmp_path / 'mine.values', {})}"
    # Against a rival that `sage` is compiled with elsewhere: each pair of policies takes its own time.
    args = ("duel", "--bot", name, "--bot", "greedy", "--games", "1", "--seed", "1", "--json")
    told = run_command("simulate", *args).read()
    assert [bot["bot"] for bot in told["bots"]] == [name, "greedy"]
    in_python = rollwright.simulate("duel", [name, "greedy"], games=1, seed=1)
    assert in_python["bots"] == told["bots"]
    assert find_bot(DUEL, f"{name}~0.1").name == f"{name}~0.1"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("sage:none.values", "there is no file 'none.values'"),
        ("sage:mine.txt", "a values file is named as sage:FILE.values, not 'sage:mine.txt'"),
        ("sage:text.values", "text.values is not a file of learned values"),
        ("sage:cut.values", "cut.values is damaged: it does not hold the values it names"),
        ("sage:fiefdoms.values", "fiefdoms.values was learned for fiefdoms, not for duel"),
        ("sage:old.values", "old.values was learned for other rules or tables: learn its values again"),
    ],
)
def test_a_file_that_cannot_be_played_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.values").write_text("no values")
    (tmp_path / "cut.values").write_bytes(SHIPPED.read_bytes()[:5000])
    write_own(tmp_path / "fiefdoms.values", game="fiefdoms")
    header = FileHeader("duel", "duel 1", 0, 1, "a test")
    write_values(tmp_path / "old.values", header, np.zeros(0), np.ones(3, np.int16))
    ran = run_command("simulate", "duel", "--bot", name, "--games", "1")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert "Traceback" not in ran.err


def test_values_of_other_rules_are_refused(tmp_path: Path) -> None:
    own = write_own(tmp_path / "mine.values", {"track": "4lift"})
    sentence = r"^mine\.values was learned with track=4lift, and this table has the printed rules$"
    with pytest.raises(InvalidSetup, match=sentence):
        decide(f"sage:{own}")


def test_a_server_offers_the_files_it_was_given_and_opens_no_other(tmp_path: Path) -> None:
    name = f"sage:{write_own(tmp_path / 'mine.values')}"
    chooser = LevelChooser([name_guest(name)])
    assert name in chooser.levels(DUEL)
    assert name not in chooser.levels(find_game("fiefdoms"))
    assert f"sage:{SHIPPED}" not in chooser.levels(DUEL)
    with pytest.raises(InvalidSetup, match="there is no file"):
        name_guest("sage:none.values")


def test_a_server_with_a_wrong_file_does_not_open(tmp_path: Path) -> None:
    shutil.copy(SHIPPED, tmp_path / "duel.txt")
    ran = run_command("serve", "--no-open", "--port", "0", "--bot", f"sage:{tmp_path / 'none.values'}")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no file" in ran.err
