"""Waiting for bots that have to be compiled: what is said, and that nothing is waited for twice."""

from __future__ import annotations

import io
import re
from threading import Event
from time import monotonic

import pytest

from rollwright.cli.messages import MESSAGES
from rollwright.cli.terminal import warmup as compiling
from rollwright.cli.terminal.lines import PlainLines
from rollwright.cli.terminal.players import Players, seat_players
from rollwright.cli.terminal.screen import SMALLEST
from rollwright.cli.terminal.warmup import Compiler, describe_wait
from rollwright.cli.terminal.window import Leave
from rollwright.language.current import in_language, list_languages
from rollwright.sheets.terminal import painter_for
from rollwright.table.rules.match import start_match
from tests.toy import TOY

SAID = re.compile(r"Compiling, once on this machine \(usually 10 to 30 seconds\): \d+ s so far\.")


def test_a_compiler_that_only_loads_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Compiler, "_compile", lambda self: None)
    compiler = Compiler(TOY)
    assert not compiler.is_busy
    compiler.wait()
    assert compiler.is_ready
    assert compiler.describe() == ""


def test_a_game_the_other_process_does_not_know_is_compiled_here() -> None:
    compiler = Compiler(TOY)
    compiler.wait()
    assert compiler.is_ready
    assert not compiler.is_busy


def test_what_is_waited_for_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()

    def compile_slowly(self: Compiler) -> None:
        self._compiling_since = monotonic()
        go_on.wait()

    monkeypatch.setattr(Compiler, "_compile", compile_slowly)
    compiler = Compiler(TOY)
    assert describe_wait("hunter", 1.2, 2, compiler, is_slow=True) == "hunter gets ready; 1 s so far."
    compiler.start()
    while not compiler.describe():
        pass
    assert SAID.fullmatch(describe_wait("hunter", 1.2, 2, compiler, is_slow=True))
    assert (
        describe_wait("greedy", 1.2, 2, compiler, is_slow=False) == "greedy is thinking, 1 s so far; 2 to go."
    )
    go_on.set()
    compiler.wait()
    assert (
        describe_wait("hunter", 1.2, 1, compiler, is_slow=True) == "hunter is thinking, 1 s so far; 1 to go."
    )


def test_what_is_waited_for_fits_in_the_narrowest_screen_in_every_language() -> None:
    for language in list_languages():
        with in_language(language):
            assert len(MESSAGES.say("compiling", seconds="120")) <= SMALLEST[0]
            assert len(MESSAGES.say("thinks-long", name="Altmeister", seconds="120", left=99)) <= SMALLEST[0]


def test_a_compiler_that_is_stopped_loads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[object] = []
    monkeypatch.setattr(compiling, "warm_up", loaded.append)
    monkeypatch.setattr(Compiler, "_compile", lambda self: self.stop())
    compiler = Compiler(TOY)
    compiler.wait()
    assert loaded == []


@pytest.mark.parametrize("bot", ["planner:4", "planner:4~0.2"])
def test_plain_lines_say_once_that_they_compile(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = Event()

    def compile_until_said(self: Compiler) -> None:
        self._compiling_since = monotonic()
        said.wait()

    class Out(io.StringIO):
        def write(self, text: str) -> int:
            if "Compiling" in text:
                said.set()
            return super().write(text)

    monkeypatch.setattr(Compiler, "_compile", compile_until_said)
    match = start_match(TOY, seat_players(TOY, ("Ada",), (bot,), None), {}, "seed 3")
    out = Out()
    typed = io.StringIO("\n1\n\n\n1\n\n\n")
    with pytest.raises(Leave):
        PlainLines(match, painter_for(match.game), Players(TOY, match.players), typed, out).play()
    assert len(SAID.findall(out.getvalue())) == 1
    assert f"{bot} is thinking." in out.getvalue()
