"""A whole game of Duel on a screen of 80 x 24, begun against a bot that has to be compiled first."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from rollwright.core.record import Record, parse_record, replay
from rollwright.games.duel import DUEL
from tests.terminal.pseudo import Terminal

GAME = ("duel", "first=A", "--bot", "planner:16", "--seed", "3", "--name", "Rev", "--save", "a.record")
COMPILING = re.compile(r"Compiling, once on this machine \(usually 10 to 30 seconds\): \d+ s so far\.")
LONG = 240.0
"""Seconds that compiling may take on a slow day."""
STEPS = 400
"""More screens than any game has."""


def saved(folder: Path) -> Record:
    return parse_record((folder / "a.record").read_text())


def is_compiling(text: str) -> bool:
    return COMPILING.search(text) is not None


@pytest.mark.parametrize("is_compiled", [True, pytest.param(False, marks=pytest.mark.soak)])
def test_a_whole_game_begun_on_a_cold_cache(tmp_path: Path, is_compiled: bool) -> None:
    """How a bot moves after the wait is tested with less to compile, too (`test_compiling.py`)."""
    cold = str(tmp_path / "cache")
    with Terminal(tmp_path, *GAME, XDG_CACHE_HOME=cold) as terminal:
        begin_while_compiling(terminal, tmp_path)
    with Terminal(tmp_path, "--resume", "a.record", XDG_CACHE_HOME=cold) as terminal:
        interrupt_while_compiling(terminal)
    usual = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    with Terminal(
        tmp_path, "--resume", "a.record", XDG_CACHE_HOME=usual if is_compiled else cold
    ) as terminal:
        play_to_the_end(terminal)
        terminal.press("q")
        assert terminal.wait_for_end() == 0
        assert b"rollwright analyze a.record" in terminal.raw
    played = replay(DUEL, saved(tmp_path))
    outcome = DUEL.outcome(played.final)
    assert outcome is not None
    assert len(outcome.scores) == 2


def begin_while_compiling(terminal: Terminal, folder: Path) -> None:
    """Take a die; keys pressed while the bot is compiled do nothing, and q quits at once."""
    terminal.wait_for("Enter rolls the dice.")
    terminal.press("enter")
    terminal.press_for("enter", "Enter lets the bot move")
    terminal.child.send("\r")
    text = terminal.wait_for(is_compiling, LONG)
    assert " q save, quit" in text
    assert "h hint" not in text
    assert "points" not in text
    for _ in range(3):
        terminal.child.send("\r")
    terminal.settle()
    assert is_compiling(terminal.wait_for(is_compiling))
    terminal.child.send("q")
    assert terminal.wait_for_end() == 0
    assert terminal.is_restored()
    assert saved(folder).steps == ("roll 1 1 4 6 6", "seat 1 take 1")


def interrupt_while_compiling(terminal: Terminal) -> None:
    """Ctrl-C is heard at once too; what was compiled so far is kept."""
    terminal.press_for("enter", lambda text: "Compiling" in text or "gets ready" in text)
    terminal.child.send("\x03")
    assert terminal.wait_for_end() == 130
    assert terminal.is_restored()
    assert b"Saved in a.record" in terminal.raw


def play_to_the_end(terminal: Terminal) -> None:
    """Let the bot move, draw pairs on the map and take whatever else is offered, until it is over."""
    seen = set()
    for step in range(STEPS):
        text = terminal.wait_for(lambda text: "Enter " in text or "the end" in text, LONG)
        check_screen(text)
        if "the end" in text.splitlines()[0]:
            break
        if "Where?" in text:
            seen.add("a pair on the map")
            terminal.press(("right", "down", "r", "left", "up")[step % 5])
        terminal.child.send("\r")
        terminal.settle()
    text = terminal.wait_for("The game is over: no room for a pair.")
    assert seen
    assert re.search(r"(Rev|planner:16) wins with lowest row \d+, then", text)
    for command in ("rollwright analyze a.record", "rollwright replay a.record", "rollwright print --record"):
        assert command in text


def check_screen(text: str) -> None:
    """A screen is full, nothing of it is cut off, and it speaks of what decides."""
    lines = text.split("\n")
    assert len(lines) == 24
    assert lines[0].startswith(" Chiefdom Duel")
    assert " points" not in text
    assert "…" not in text
