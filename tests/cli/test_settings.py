"""A person's settings: one file, read by the commands that play."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.cli.settings import read_settings, settings_file
from rollwright.cli.terminal.summaries import describe_record
from rollwright.core.errors import InvalidSetup
from rollwright.core.record import parse_record
from tests.cli.run import run_command

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    return tmp_path


def test_a_setting_is_kept_and_forgotten() -> None:
    assert run_command("config", 'name=Ada "the" Great', "colors=off").code == 0
    assert (read_settings().name, read_settings().colors) == ('Ada "the" Great', "off")
    assert run_command("config", "name=").code == 0
    assert (read_settings().name, read_settings().colors) == ("", "off")
    assert str(settings_file()) in run_command("config").out


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("nmae=Ada", "there is no setting 'nmae' (settings: name, bot, colors, records, language)"),
        ("name", "a setting is changed by NAME=VALUE, not 'name'"),
        ("colors=blue", "the setting colors is on or off, not 'blue'"),
    ],
)
def test_a_wrong_setting_is_refused_and_changes_nothing(word: str, sentence: str) -> None:
    ran = run_command("config", word)
    assert (ran.code, ran.err) == (2, f"rollwright: {sentence}\n")
    assert not settings_file().exists()


def test_a_damaged_file_is_named() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("name = \n")
    with pytest.raises(InvalidSetup, match=r"config\.toml: "):
        read_settings()


def test_games_use_the_name_the_rival_and_the_folder(home: Path) -> None:
    run_command("config", "name=Ada", "bot=apprentice", f"records={home / 'games'}")
    assert run_command("play", "duel", "--seed", "1", stdin="\n").code == 0
    (path,) = (home / "games").glob("duel-*.record")
    assert [player.name for player in parse_record(path.read_text()).players] == ["Ada", "apprentice"]


def test_the_last_unfinished_game_is_resumed(home: Path) -> None:
    refused = run_command("play", "--resume", stdin="")
    assert refused.err.startswith("rollwright: there is no unfinished game in ")
    run_command("play", "chiefdom-2", "--seed", "3", stdin="\n")
    (path,) = (home / "rollwright" / "records").glob("*.record")
    assert str(path) in run_command("play", "--resume", stdin="").out
    assert "0 go on with chiefdom-2, turn 1" in run_command("play", stdin="0\n").out


def test_a_lesson_is_chosen_from_a_menu_and_resumed(home: Path) -> None:
    assert "3 duel" in run_command("learn", stdin="3\n").out
    (path,) = (home / "rollwright" / "records").glob("duel-lesson-*.record")
    assert str(path) in run_command("learn", "--resume", stdin="").out


def test_a_record_of_the_folder_is_found_by_its_name(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = read_settings().records_folder / "chiefdom-2-20260131-204500.record"
    kept.parent.mkdir(parents=True)
    kept.write_bytes((PLAYTHROUGHS / "chiefdom-2-shared-victory.record").read_bytes())
    assert run_command("replay", kept.name).code == 0
    lines = describe_record(kept)
    assert f"  rollwright analyze {kept.name}" in lines
    assert max(map(len, lines)) <= 80, "a screen shows them whole"
    monkeypatch.chdir(home)
    (home / kept.name).write_text("another file")
    assert run_command("replay", kept.name).code == 2, "a file that is here comes first"
    assert f"  rollwright analyze {kept}" in describe_record(kept)


def test_a_bot_that_no_game_has_is_refused_when_it_is_set() -> None:
    ran = run_command("config", "bot=grumpy")
    assert (ran.code, ran.err.startswith("rollwright: no game has a bot 'grumpy' (")) == (2, True)
    assert not settings_file().exists()


def test_a_rival_that_a_game_lacks_is_left_out_with_a_sentence(home: Path) -> None:
    assert run_command("config", "bot=shrewd").code == 0
    ran = run_command("play", "duel", "--seed", "1", stdin="\n")
    assert ran.code == 0
    assert ran.err.startswith("There is no bot shrewd for duel, which your settings name; ")
    (path,) = (home / "rollwright" / "records").glob("duel-*.record")
    path.write_text(path.read_text().replace("bot sage", "bot gone"))
    refused = run_command("play", "--resume", stdin="")
    assert f"{path.name} is passed over: there is no bot 'gone' for duel" in refused.err


def test_a_game_left_without_a_step_is_no_record(home: Path) -> None:
    assert run_command("play", "chiefdom-2", stdin="").code == 0
    assert not list((home / "rollwright" / "records").glob("*.record"))
