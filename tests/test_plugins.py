"""Games and bots made elsewhere: by entry points, by name, in files, as objects."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import rollwright
from rollwright import IllegalMove, InvalidSetup
from rollwright.bots import external, external_bots_of, find_bot
from rollwright.cli.main import run
from rollwright.core import plugins
from rollwright.games import catalogue
from rollwright.games.chiefdom import CHIEFDOM_2

from .cli.run import run_command
from .toy import TOY

BOT = """
class Last:
    def choose(self, game, state, seat, rng):
        return game.moves(state, seat)[-1]

class Broken:
    def choose(self, game, state, seat, rng):
        return 1 / 0

class Cheat:
    def choose(self, game, state, seat, rng):
        return ()

class Shy:
    def __init__(self, friend):
        pass

class Lost:
    def __init__(self):
        self.weights = open("no such file")

class Mute:
    def choose(self, game, state, seat, rng):
        pass

class Lame:
    def choose(self, game, state, seat, rng):
        return game.moves(state, 99)[0]

NOT_A_BOT = 7
"""
GAME = "from dataclasses import replace\nfrom tests.toy import TOY\nMINE = replace(TOY, id='mine')\n"


class Last:
    """Plays the last move listed."""

    name = "last"

    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> Any:
        return game.moves(state, seat)[-1]

    def suits(self, game: Any) -> bool:
        return bool(game.id == "toy")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder with a bot and a game, and forget both afterwards."""
    (tmp_path / "their_bots.py").write_text(BOT)
    (tmp_path / "their_game.py").write_text(GAME)
    (tmp_path / "their_fault.py").write_text("import json\nraise ValueError(1)\n")
    (tmp_path / "their_slip.py").write_text("(\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(catalogue.FROM, "")
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    yield tmp_path
    for name in ("their_bots", "their_game", "their_second"):
        __import__("sys").modules.pop(name, None)
    external.load_external.cache_clear()
    catalogue.load_games_named.cache_clear()


def install(monkeypatch: pytest.MonkeyPatch, group: str, **entries: str) -> None:
    """Install packages with these entry points."""
    found = [EntryPoint(name, value, group) for name, value in entries.items()]
    monkeypatch.setattr(plugins, "entry_points", lambda group: [e for e in found if e.group == group])
    catalogue.load_installed.cache_clear()
    external.list_plugins.cache_clear()


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Let a test install packages, and remove them afterwards."""
    yield monkeypatch
    monkeypatch.undo()
    catalogue.load_installed.cache_clear()
    external.list_plugins.cache_clear()


# ---- games


def test_a_game_of_an_installed_package_is_in_the_catalogue(installed: pytest.MonkeyPatch) -> None:
    install(installed, plugins.GAMES, toy="tests.toy:TOY")
    assert catalogue.find_game("toy") is TOY
    assert catalogue.list_games()[-1] is TOY
    assert run_command("simulate", "toy", "--games", "2", "--bot", "greedy", "--json").out


def test_broken_packages_are_named_in_a_sentence_and_the_rest_works(
    installed: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(
        installed,
        plugins.GAMES,
        gone="no_such_module:GAME",
        none="tests.toy:PAIRS",
        twin="rollwright.games.chiefdom:CHIEFDOM_2",
        toy="tests.toy:TOY",
    )
    assert run(["simulate", "toy", "--games", "1", "--bot", "greedy"]) == 0
    said = capsys.readouterr().err
    assert "the plug-in gone (no_such_module:GAME) cannot be loaded: ModuleNotFoundError" in said
    assert "the plug-in none is no game: without " in said
    assert "the plug-in twin is left out: there is already a game 'chiefdom-2'" in said
    assert "Traceback" not in said
    catalogue.load_installed.cache_clear()
    with pytest.warns(plugins.PluginWarning) as told:
        assert catalogue.find_game("toy") is TOY
    assert len(told) == 3


def test_a_game_in_a_file_is_played_by_every_command(folder: Path) -> None:
    assert '"mine"' in run_command("simulate", "mine", "--game-from", "their_game.py", "--json").out
    start = run_command("--game-from=their_game.py:MINE", "simulate", "mine", "--games", "2")
    assert start.code == 0
    assert catalogue.find_game("mine").id == "mine"


def test_a_file_brings_the_games_it_defines_and_not_those_it_imports(folder: Path) -> None:
    imports = "from rollwright.games.duel import DUEL\nfrom tests.toy import TOY, Toy\n"
    (folder / "their_second.py").write_text(f'{imports}SECOND = Toy(id="second")\n')
    assert [game.id for game in catalogue.read_games(str(folder / "their_second.py"))] == ["second"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("no.py", "there is no file"),
        ("their_bots.py", "their_bots.py holds no game: an object with all of"),
        ("their_bots.py:NOT_A_BOT", "their_bots.py:NOT_A_BOT is no game: without "),
        ("tests.toy:Toy", "tests.toy:Toy is no game: a class, not an object"),
        ("tests.toy:MISSING", "tests.toy has no 'MISSING'"),
        ("rollwright.games.duel:DUEL", "there is already a game 'duel'"),
    ],
)
def test_what_is_no_game_is_refused_in_a_sentence(folder: Path, name: str, sentence: str) -> None:
    done = run_command("simulate", "mine", "--game-from", name)
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert sentence in done.err


def test_a_game_is_added_by_a_program() -> None:
    try:
        assert rollwright.add_game(TOY) is TOY
        assert catalogue.find_game("toy") is TOY
        with pytest.raises(InvalidSetup, match="there is already a game 'duel'"):
            rollwright.add_game(catalogue.find_game("duel").__class__())
        with pytest.raises(InvalidSetup, match="it is no game: without id"):
            rollwright.add_game(7)  # type: ignore[arg-type]
    finally:
        catalogue.added_games.clear()


# ---- bots


def test_a_bot_is_an_object_a_class_in_a_module_or_in_a_file(folder: Path) -> None:
    asked = {"game": TOY, "games": 3, "seed": 4}
    mine = rollwright.simulate(bot=Last(), **asked)  # type: ignore[arg-type]
    assert mine["bots"][0]["bot"] == "last"
    for name in ("their_bots.py:Last", "their_bots:Last", "tests.test_plugins:Last"):
        again = rollwright.simulate(bot=name, **asked)  # type: ignore[arg-type]
        assert again["bots"][0]["mean"] == mine["bots"][0]["mean"]
    met = rollwright.tournament(TOY, [Last(), "random", "greedy"], games=2)
    assert {bot["bot"] for bot in met["bots"]} == {"last", "random", "greedy"}


@pytest.mark.parametrize("name", ["greedy", "random-1", "elder", "planner:9", "greedy~0.5"])
def test_a_bot_does_not_take_the_name_of_one_of_ours(name: str) -> None:
    mine = Last()
    mine.name = name
    with pytest.raises(InvalidSetup, match=f"'{name}' is a bot of ours: call yours by another name"):
        rollwright.simulate(TOY, [mine, "greedy"], games=1)


def test_our_own_bots_are_played_as_objects_too() -> None:
    assert rollwright.simulate(TOY, find_bot(TOY, "greedy"), games=1)["bots"][0]["bot"] == "greedy"
    assert rollwright.simulate(TOY, find_bot(TOY, "planner:2"), games=1)["bots"][0]["bot"] == "planner:2"


def test_two_bots_of_one_name_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="two different bots are called 'last'"):
        rollwright.simulate(TOY, [Last(), Last()], games=1)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "their_bots:Broken",
            "the bot their_bots:Broken failed: ZeroDivisionError: division by zero (their_bots.py, line 8)",
        ),
        (
            "their_bots:Lame",
            "their_bots:Lame failed: IndexError: tuple index out of range (their_bots.py, line 2",
        ),
        ("their_bots:Lost", "no such file' (their_bots.py, line 20)"),
        (
            "their_bots:Mute",
            "the bot their_bots:Mute chose no legal move: a move is a tuple of choices, not None",
        ),
        ("their_bots.py", "name the bot's class behind its file: their_bots.py:Class"),
        ("their_fault.py:Bot", "their_fault.py cannot be loaded: ValueError: 1 (their_fault.py, line 2)"),
        (
            "their_slip.py:Bot",
            "their_slip.py cannot be loaded: SyntaxError: '(' was never closed (their_slip.py, line 1)",
        ),
        ("their_bots:Cheat", "the bot their_bots:Cheat chose no legal move: "),
        ("their_bots:Shy", "their_bots:Shy cannot be made: TypeError"),
        ("their_bots:NOT_A_BOT", "is no bot: it has no choose(game, state, seat, rng)"),
        ("their_bots:Gone", "their_bots has no 'Gone'"),
        ("gone:Gone", "gone cannot be loaded: ModuleNotFoundError"),
        ("gone.py:Gone", "there is no file"),
    ],
)
def test_a_bot_that_cannot_play_is_told_in_a_sentence(folder: Path, name: str, sentence: str) -> None:
    plugins.load_named("their_bots.py")
    done = run_command("simulate", "chiefdom-2", "--bot", name, "--games", "1")
    assert done.code == 2
    assert done.err.strip().count("\n") == 0
    assert sentence in done.err


def test_bots_of_installed_packages_are_found_by_name(installed: pytest.MonkeyPatch) -> None:
    install(installed, plugins.BOTS, lasting="tests.test_plugins:Last", odd="tests.toy:TERMS")
    with pytest.warns(plugins.PluginWarning, match="the plug-in odd is left out: odd is no bot"):
        assert [bot.name for bot in external_bots_of(TOY)] == ["lasting"]
    assert external_bots_of(CHIEFDOM_2) == ()
    assert find_bot(TOY, "lasting").name == "lasting"
    with pytest.raises(InvalidSetup, match="bots: random, greedy, planner, lasting"):
        find_bot(TOY, "nobody")


# ---- step by step


def test_a_match_is_played_step_by_step() -> None:
    match = rollwright.start("chiefdom-2", seats=2, seed=7)
    assert repr(match) == "<Match of chiefdom-2, turn 1: -72 points, -72 points>"
    assert match.moves() == []
    with pytest.raises(IllegalMove, match="a roll is due"):
        match.play("6 water c4,c5,c6")
    assert match.roll() == "5 5 6"
    first = match.moves()[0]
    match.play(first)
    assert match.waiting == (2,)
    assert match.undo() == f"seat 1 {first}"
    assert match.undo() == "roll 5 5 6"
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo()
    assert match.roll("1 2 3") == "1 2 3"
    assert match.hint(playouts=4) in match.moves()
    match.play(match.moves(2)[-1], seat=2).play(match.moves()[0])
    assert match.turn == 2
    assert [sheet.score.total for sheet in match.sheets] == [each["total"] for each in match.scores()]
    assert match.record().splitlines()[1] == "game chiefdom-2 rules=2"
    assert rollwright.replay(match.record())["sheets"][1] == match.sheets[1].text
    drawn = match._repr_svg_()
    assert drawn.count("<svg ") == 3
    assert match.sheets[0]._repr_svg_().startswith("<svg")
    assert len(repr(match.sheets[0])) < 80


def test_bots_hold_the_last_seats_and_a_match_is_resumed(tmp_path: Path) -> None:
    match = rollwright.start("chiefdom-2", seed=3, bots=["greedy", Last()], options={"feeds": "3"})
    match.roll()
    match.play(match.moves()[0])
    assert not match.waiting, "bots decide when no person is waited for"
    assert match.undo().startswith("seat 1 ")
    assert match.waiting == (1, 2, 3)
    again = rollwright.start(TOY, seed=3, bots=["greedy"])
    again.roll()
    again.save(tmp_path / "toy.record")
    assert (tmp_path / "toy.record").read_text() == again.record()
    kept = rollwright.start("duel", seed=3, bots=["greedy"])
    while not kept.moves():
        kept.roll()  # the lot that says who begins, and the dice
    kept.play(kept.moves()[0])
    assert rollwright.resume(kept.record()).record() == kept.record()
    assert len(kept.sheets) == 1, "Duel has one sheet for both"
