"""Completion in the shell, as click asks for it, and once through bash itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from rollwright.cli.group import COMMANDS, rollwright


def complete(*words: str) -> list[str]:
    """Return what the last word can become; a file is told as `<file>`."""
    shell = ShellComplete(rollwright, {}, "rollwright", "_ROLLWRIGHT_COMPLETE")
    found = shell.get_completions(list(words[:-1]), words[-1])
    return [item.value if item.type == "plain" else f"<{item.type}>" for item in found]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("re",), ["replay", "restore"]),
        (("play", "ch"), ["chiefdom-1", "chiefdom-2"]),
        (("bench", "d"), ["duel"]),
        (("print", "f"), ["fiefdoms"]),
        (("simulate", "chiefdom-2", "--bot", "s"), ["shrewd", "sage"]),
        (("simulate", "duel", "--bot", "s"), ["sage"]),
        (("play", "duel", "--bot", "e"), ["elder"]),
        (("play", "chiefdom-2", "--shapes", ""), ["linked", "pips"]),
        (("play", "duel", "--option", "board="), ["board=9", "board=11"]),
        (("play", "--res"), ["--resume"]),
        (("play", "--resume", ""), ["<file>"]),
        (("play", "--from", ""), ["<file>"]),
        (("play", "chiefdom-2", "fee"), ["feeds=2", "feeds="]),
        (("sweep", "chiefdom-2", "--vary", "fee"), ["feeds=2", "feeds="]),
        (("evaluate", "chiefdom-2/s"), ["chiefdom-2/solo"]),
        (("help", "sim"), ["simulate"]),
        (("config", "na"), ["name="]),
        (("score", ""), ["<file>"]),
        (("analyze", ""), ["<file>"]),
    ],
)
def test_a_word_is_completed(words: tuple[str, ...], found: list[str]) -> None:
    assert complete(*words) == found


@pytest.mark.parametrize("name", [entry.name for entry in COMMANDS])
def test_every_command_completes_its_options(name: str) -> None:
    assert "--help" in complete(name, "--")


def test_bash_is_switched_on_by_one_line(tmp_path: Path) -> None:
    folder = Path(sys.executable).parent
    script = """
        eval "$(_ROLLWRIGHT_COMPLETE=bash_source rollwright)"
        COMP_WORDS=(rollwright play du) COMP_CWORD=2
        _rollwright_completion rollwright
        printf '%s\\n' "${COMPREPLY[@]}"
    """
    environment = os.environ | {"PATH": f"{folder}:{os.environ['PATH']}"}
    ran = subprocess.run(
        ["bash", "-c", script], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "duel\n"
