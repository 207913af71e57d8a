"""Every command of the documentation is run, with few games and playouts; options in sentences exist."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import tomllib
from fnmatch import fnmatchcase
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from rollwright.bots import find_bot
from rollwright.cli.group import rollwright
from rollwright.games.catalogue import FROM, find_game
from tests.cli.run import run_command
from tests.docs.pages import ROOT, Command, read_blocks, read_commands, read_table, written_today

PLAYED = ROOT / "tests" / "playthroughs" / "chiefdom-2-shared-victory.record"
SHEET = "chiefdom-2\n" + "3 L . . . .\n" + ". . . . . .\n" * 11
WORDS = {
    "FILE": "game.record",
    "RECORD": "game.record",
    "SHEET": "sheet.txt",
    "GAME": "chiefdom-2",
    "TASK": "chiefdom-2/solo",
    "BOT": "greedy",
    "RIVAL": "random",
    "NAME": "greedy",
    "EXAMPLE": "small-garden",
    "rules=R": "rules=1",
    "SEED": "1",
    "N": "1",
    "s": "1",
}
"""What stands for something else, and what is given here instead."""
LUMBER = next(
    block.text for block in read_blocks() if block.page.name == "bots.md" and block.language == "python"
)
"""The bot that the page about bots builds."""
ONLY_READ = {
    "serve",
    "studio",
    "backup",
    "restore",
    "site",
    "tables",
    "verify",
    "bench",
    "learn-values",
    "dataset",
}
"""Servers run until they are stopped, backups and fair dice are theirs; the last three take time."""
GPU = "cuda"
"""Commands for one are read too: few machines have it."""
FEWER, ONE = {"--games": "2", "--playouts": "2"}, ("study",)
"""Instead of so many; commands that weigh every move of a game do it once."""
THINKS = re.compile("planner|chief$|elder$")
RANDOM = {"greedy": "random", "shrewd": "random", "sage": "random"}
QUICKER = {"simulate": RANDOM, "study": RANDOM, "sweep": RANDOM, "tournament": {"shrewd": "sage"}}
"""Bots that take another's place: where there are no more than one, at random; else one that is compiled."""
MINIMUM = {
    "analyze": ("--playouts", "2"),
    "evaluate": ("--games", "2"),
    "simulate": ("--bot", "random"),
    "sweep": ("--bot", "random"),
}


def shorten(arguments: list[str]) -> list[str]:
    """Return the command with few games and playouts, the quickest bot, and none that thinks."""
    short = list(arguments)
    for option, number in FEWER.items():
        if option in short:
            short[short.index(option) + 1] = "1" if short[0] in ONE else number
    short = [word for at, word in enumerate(short) if not _is_thinker(short, at)]
    short = [QUICKER.get(short[0], {}).get(word, word) for word in short]
    option, value = MINIMUM.get(short[0], ("", ""))
    return short if option in ("", *short) else [*short, option, value]


def _is_thinker(words: list[str], at: int) -> bool:
    """Say whether a word seats a bot that thinks: `--bot`, `planner:500`; the table plays without it."""
    pair = words[at : at + 2] if words[at] == "--bot" else words[max(0, at - 1) : at + 1]
    return len(pair) == 2 and pair[0] == "--bot" and THINKS.match(pair[1]) is not None


def split(command: Command) -> list[str]:
    """Return a command's arguments, what stands for something filled in and what may be left out left out."""
    text = re.sub(r"\[[^]]*\]", "", command.text)
    return [WORDS.get(word, word) for word in shlex.split(text)[1:]]


def read(arguments: list[str]) -> click.Context:
    """Have the command line read a command without running it."""
    top = click.Context(rollwright, info_name="rollwright")
    command = rollwright.get_command(top, arguments[0])
    assert command is not None, arguments[0]
    return command.make_context(arguments[0], list(arguments[1:]), parent=top)


def is_whole(command: Command) -> bool:
    """Say whether nothing is left out that has to be said."""
    if command.is_whole:
        return True
    try:
        read(split(command))
    except click.UsageError:
        return False
    arguments = split(command)
    return len(arguments) > 1


COMMANDS = [command for command in read_commands() if "--game-from" not in command.text]
"""Those of a file of one's own are run beside that file, in test_design.py."""
WHOLE = [command for command in COMMANDS if is_whole(command)]
PARTS = [command for command in COMMANDS if command not in WHOLE]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a sheet, a record, two sheets of a table, a bot and values; nothing asks for a screen."""
    monkeypatch.chdir(tmp_path)
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setenv(FROM, "rollwright_yacht:YACHT")
    played = re.sub(r"^(seat \d bot \w+) \d$", r"\1", PLAYED.read_text(), flags=re.MULTILINE)
    (tmp_path / "game.record").write_text(played.replace("seat 1 bot random", "seat 1 person Ada"))
    (tmp_path / "sheet.txt").write_text(SHEET)
    for name in ("ada.txt", "bob.txt"):
        (tmp_path / name).write_text(SHEET)
    (tmp_path / "lumber.py").write_text(LUMBER)
    for game, name in (("fiefdoms", "mine.values"), ("duel", "duel.values")):
        shutil.copy(ROOT / f"src/rollwright/games/{game}/learned/{game}.values", tmp_path / name)
    return tmp_path


@pytest.mark.parametrize("command", WHOLE, ids=lambda command: f"{command.name} {command.text[:60]}")
def test_a_command_runs(command: Command, folder: Path) -> None:
    arguments = split(command)
    context = read(arguments)
    if arguments[0] in ONLY_READ or GPU in arguments:
        return
    for bot in context.params.get("bots") or ():
        find_bot(find_game(context.params["game"]), bot)
    ran = run_command(*shorten(arguments), stdin="chiefdom-2\n" if arguments == ["play"] else "")
    assert ran.code == 0, f"{command.text}\n{ran.err}"


@pytest.mark.parametrize("command", PARTS, ids=lambda command: f"{command.name} {command.text[:60]}")
def test_what_a_sentence_names_exists(command: Command) -> None:
    name, *rest = split(command)
    found = rollwright.get_command(click.Context(rollwright), name)
    assert found is not None
    known = {option for param in found.params for option in (*param.opts, *param.secondary_opts)}
    assert {word for word in rest if word.startswith("-")} <= known | {"--help"}


def test_there_are_many() -> None:
    assert len(WHOLE) > 20
    assert PARTS


PYTHON = [command for command in read_commands("python") if " -m pip " not in command.text]


@pytest.mark.parametrize("command", PYTHON, ids=lambda command: command.text)
def test_a_module_or_file_that_python_runs_is_there_and_has_its_options(command: Command) -> None:
    words = command.text.split()
    if words[1] == "-m":
        found = find_spec(words[2])
        assert found is not None
        if found.submodule_search_locations:
            found = find_spec(f"{words[2]}.__main__")
            assert found is not None
        assert found.origin is not None
        source = Path(found.origin).read_text()
        assert [word for word in words if word.startswith("--") and f'"{word}"' not in source] == []
    else:
        assert (ROOT / words[1]).exists()


def test_what_is_installed_is_what_there_is() -> None:
    """Extras, and the version in a wheel's name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    text = "\n".join(page.read_text() for page in written_today())
    lines = [line for line in text.splitlines() if "pip install" in line]
    named = {
        extra for line in lines for found in re.findall(r"\[([a-z,]+)\]'", line) for extra in found.split(",")
    }
    assert named
    assert named <= {*project["optional-dependencies"], "binary"}
    assert set(re.findall(r"rollwright-([0-9.]+)-py3", text)) == {project["version"]}
    cells = [row["extra"] for row in read_table(ROOT / "README.md", "extra")]
    listed = {extra for cell in cells for extra in re.findall(r"`(\w+)`", cell)}
    assert listed == {*project["optional-dependencies"]} - {"dev"}


def test_every_target_of_make_that_is_named_is_there() -> None:
    targets = re.findall(r"^([a-z-]+%?):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    text = "\n".join(page.read_text() for page in written_today())
    named = set(re.findall(r"(?:`|^\$ )make ([\w.-]+)", text, re.MULTILINE))
    assert named
    assert {
        each for each in named if not any(fnmatchcase(each, t.replace("%", "?*")) for t in targets)
    } == set()


def test_no_page_names_an_address_of_this_machine() -> None:
    text = "\n".join(page.read_text() for page in written_today())
    assert str(Path.home()) + os.sep not in text
