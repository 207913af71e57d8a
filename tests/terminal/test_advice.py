"""Hints in the terminal, and waiting for bots that have to be compiled."""

from __future__ import annotations

import io
import re
from threading import Event
from time import monotonic
from typing import Any, cast

import pytest

from rollwright.bots import Budget, Hint, best_moves
from rollwright.cli.messages import MESSAGES
from rollwright.cli.terminal import warmup as compiling
from rollwright.cli.terminal.advice import NOT_READY, Adviser, describe_value
from rollwright.cli.terminal.fullscreen import FullScreen
from rollwright.cli.terminal.lines import PlainLines
from rollwright.cli.terminal.players import Players, seat_players
from rollwright.cli.terminal.screen import SMALLEST
from rollwright.cli.terminal.warmup import Compiler, describe_wait
from rollwright.cli.terminal.window import Leave
from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import DICE, make_rng
from rollwright.language.current import in_language, list_languages
from rollwright.sheets.terminal import painter_for
from rollwright.table.rules.match import start_match
from tests.terminal.keys import Keys
from tests.toy import TOY

# ---- Hints in the terminal: a quick look until the planner is ready, then its best three moves


SMALL = Budget(60)


@pytest.fixture
def _ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game needs no other process: its kernel compiles in a moment."""
    monkeypatch.setattr(Compiler, "_compile", lambda self: None)


def rolled() -> Any:
    state = start_game(TOY, 1)
    _, roll = draw_roll(TOY, state, make_rng(3, 0, DICE))
    return TOY.apply(state, roll)


def test_a_promise_is_told_with_95_percent() -> None:
    assert describe_value(Hint((), "", 238.42, 0.31, False)) == "ends at 238.4 ± 0.6"
    assert describe_value(Hint((), "", 0.634, 0.012, True)) == "wins 63% ± 2"


def test_who_wants_quick_hints_gets_one_move_and_no_excuse() -> None:
    found = Adviser(TOY, Compiler(TOY), thinks=False).advise(rolled(), 0, 1)
    assert len(found.suggestions) == 1
    assert found.suggestions[0].expectation == found.note == ""


@pytest.mark.usefixtures("_ready")
def test_the_first_hint_comes_at_once_and_later_ones_from_the_planner() -> None:
    compiler, state = Compiler(TOY), rolled()
    adviser = Adviser(TOY, compiler, thinks=True, budget=SMALL)
    first = adviser.advise(state, 0, 1)
    assert first.note == MESSAGES.say(NOT_READY)
    assert len(first.suggestions) == 1
    compiler.wait()
    later = adviser.advise(state, 0, 1)
    expected = best_moves(TOY, state, 0, SMALL, seed=2)
    assert [suggestion.move for suggestion in later.suggestions] == [hint.move for hint in expected]
    assert [suggestion.expectation for suggestion in later.suggestions] == list(map(describe_value, expected))
    assert later.note == ""


@pytest.mark.usefixtures("_ready")
def test_asking_again_gives_the_same_even_by_the_clock() -> None:
    compiler, state = Compiler(TOY), rolled()
    adviser = Adviser(TOY, compiler, thinks=True, budget=Budget(seconds=0.02))
    compiler.wait()
    assert adviser.advise(state, 0, 1) is adviser.advise(state, 0, 1)


@pytest.mark.usefixtures("_ready")
def test_plain_lines_list_the_best_moves_with_what_they_lead_to(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start_match(TOY, seat_players(TOY, ("Ada",), (), None), {}, "seed 3")
    players, out = Players(TOY, match.players, thinks=True), io.StringIO()
    monkeypatch.setattr(players._adviser, "_budget", SMALL)
    players.compiler.wait()
    with pytest.raises(Leave):
        PlainLines(match, painter_for(match.game), players, io.StringIO("\nhint\n"), out).play()
    lines = [line for line in out.getvalue().split("\n") if " points, ends at " in line]
    assert [line.removeprefix("Ada> ").split()[0] for line in lines] == [
        "Hint:",
        "Or:",
    ]  # two moves are legal


@pytest.mark.usefixtures("_ready")
def test_the_whole_screen_lists_the_best_moves_and_takes_the_one_looked_at() -> None:
    match = start_match(TOY, seat_players(TOY, ("Ada",), (), None), {}, "seed 3")
    players = Players(TOY, match.players, thinks=True)
    players.compiler.wait()
    window = Keys("enter", "h", "2", "x", "h", "down", "enter")
    with pytest.raises(Leave):
        FullScreen(match, painter_for(match.game), players, cast(Any, window)).play()
    hinted = [text for text in window.drawn if "Best moves" in text]
    assert len(hinted) == 4
    assert all(len(re.findall(r"ends at -?\d+\.\d ± \d", text)) == 2 for text in hinted)
    assert "1 2 3 look at a move" in hinted[0]
    first, second = (re.search(r"Hint: (.*?)   ", hinted[n]) for n in (0, 1))
    assert first is not None
    assert second is not None
    assert match.record.steps[1] == f"seat 1 {second[1]}" != f"seat 1 {first[1]}"


# ---- Waiting for bots that have to be compiled: what is said, and that nothing is waited for twice


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
