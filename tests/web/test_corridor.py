"""The path of one move from a click to another browser's screen is the one that docs/architecture.md lists.

A call is on the path if it stands on the stack at a moment when the move is handed on: the socket sends it, a
task takes it, it is decoded, written as text, applied, appended to the log; the feed hears of it, queues and
draws it; the difference is made, encoded and sent; the other page draws it. Named functions count, each
once; those of games and of libraries do not.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType

import pytest
from playwright.sync_api import Page

import rollwright
from rollwright.games.catalogue import find_game
from rollwright.sheets.svg.drawings import drawing_of
from rollwright.table.actors.fair_queue import Client
from rollwright.table.rules import commands as c
from rollwright.web.door.device import Device
from rollwright.web.live import messages as m
from rollwright.web.live.connection import Connection
from rollwright.web.live.feed import Feed
from tests.table.tables import run_apart

from .clicking import play_turn, until
from .conftest import Visitors
from .feeding import FakeLine, Gathering, gather

HOUSE = Path(rollwright.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
GAME = "chiefdom-2"
MOST_CALLS, MOST_FILES = 40, 16
Call = tuple[str, str]
"""The name of a file, and of a function in it."""


def list_calls() -> dict[str, list[Call]]:
    """Return the calls of the page's table by stage, from its last column."""
    found = {}
    section = PAGE.read_text().split("## The path of one move")[1].split("\n## ")[0]
    for line in section.splitlines():
        if line.startswith("| ") and "`" in line:
            _, stage, _, now, _ = (cell.strip() for cell in line.split("|"))
            found[stage] = _read_cell(now)
    return found


def _read_cell(cell: str) -> list[Call]:
    files = re.findall(r"`([\w.]+)` ([\w, ]+)", cell)
    return [(file, name.strip()) for file, names in files for name in names.split(",")]


class Trail:
    """The calls on the stack whenever a move is handed on while it looks."""

    def __init__(self, is_moment: Callable[[FrameType], bool]) -> None:
        self.calls: list[Call] = []
        self._is_moment = is_moment

    def __enter__(self) -> Trail:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *wrong: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and self._is_moment(frame):
            stack: list[Call] = []
            here: FrameType | None = frame
            while here is not None:
                stack += _name(here.f_code)
                here = here.f_back
            self.calls += [call for call in reversed(stack) if call not in self.calls]


def _name(code: CodeType) -> list[Call]:
    path, name = Path(code.co_filename), code.co_name
    if code is FakeLine.send_frames.__code__:
        return [("line.py", name)]
    is_ours = path.is_relative_to(HOUSE) and path.relative_to(HOUSE).parts[0] in ("web", "table")
    return [(path.name, name)] if is_ours and not name.startswith("<") else []


class Socket:
    """A socket without a network: it hears what the test says."""

    who = Client("", "", True)

    def __init__(self) -> None:
        self.line = SeatedLine()
        self.texts: asyncio.Queue[str] = asyncio.Queue()

    async def receive(self) -> str:
        return await self.texts.get()

    async def close(self, code: int, reason: str) -> None:
        """Nothing is open."""


class SeatedLine(FakeLine):
    """A line with a place."""

    def take_seat(self, seat: str) -> bool:
        return True

    def end(self) -> None:
        """Send no more frames."""

    def abort(self) -> None:
        """Nothing is open."""


def make_moments(watching: FakeLine) -> Callable[[FrameType], bool]:
    """Return what says whether a call is one by which a move is handed on."""
    draw = drawing_of(find_game(GAME)).list_marks.__code__
    plain = {"decode", "append", "refresh", "add", "take_snapshot", "list_differences"}

    def is_moment(frame: FrameType) -> bool:
        code, caller = frame.f_code, frame.f_back
        by = "" if caller is None else caller.f_code.co_filename
        if code is draw:
            return True
        if code is FakeLine.send_frames.__code__:
            return frame.f_locals["self"] is watching
        if code.co_name in ("format_move", "apply", "call_soon_threadsafe"):
            return "/table/" in by
        if code.co_name == "create_task":
            return by.endswith("/connection.py")
        if code is m.encode.__code__:
            return isinstance(frame.f_locals["message"], m.Table)
        return code.co_name in plain and bool(_name(code))

    return is_moment


async def make_move(table: Gathering) -> list[Call]:
    """Let the first seat move by a socket, and return the calls until a spectator is told."""
    await table.act(0, c.RollDice())
    offers, socket = table.eyes[0].offers, Socket()
    asked = {"do": "play", "id": "m", "ask": offers["ask"], "path": offers["paths"][0]}
    device = Device(table.tokens[0])
    connection = Connection(table.server, socket, table.table, device)
    running = asyncio.create_task(connection.run())
    await wait_for_frames(socket.line)
    await table.settle()
    watching = table.eyes[-1].line
    watching.written.clear()
    with Trail(make_moments(watching)) as trail:
        socket.texts.put_nowait(json.dumps({"n": 1, "do": asked}))
        await wait_for_frames(watching)
    running.cancel()
    await asyncio.wait([running])
    return trail.calls


async def wait_for_frames(line: FakeLine) -> None:
    """Wait until something is sent."""
    while not line.written:
        await asyncio.sleep(0.001)


def test_a_move_passes_the_calls_of_the_server_that_the_page_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Feed, "_is_quick", lambda feed: True)

    async def play() -> list[Call]:
        async with gather(GAME, 1, seed=5) as table:
            return await make_move(table)

    calls = run_apart(play())
    listed = [call for calls in list_calls().values() for call in calls if call[0].endswith(".py")]
    stored = [("store", name) if file == "memory.py" else (file, name) for file, name in calls]
    assert sorted(stored) == sorted(("store" if f == "sqlite.py" else f, name) for f, name in listed)


NOTE_STACKS = """
() => {
  Error.stackTraceLimit = 50;
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function note(data) {
    if (data.includes('"play"')) document.body.dataset.sent = new Error().stack;
    return send.call(this, data);
  };
  const { replaceChildren } = Element.prototype;
  Element.prototype.replaceChildren = function note(...nodes) {
    if (this.matches('#sheet .drawn')) document.body.dataset.drawn = new Error().stack;
    return replaceChildren.apply(this, nodes);
  };
}
"""


def read_stack(page: Page, name: str) -> list[Call]:
    """Return the named functions of our own scripts on a stack, the first called first."""
    until(page, f"document.body.dataset.{name} !== undefined")
    stack = page.evaluate(f"document.body.dataset.{name}")
    found = re.findall(r"at (?:async )?(?:\w+\.)?(\w+) \(\S*?/(\w+\.js)\S*\)", stack)
    return [(file, function) for function, file in reversed(found)]


def test_a_move_passes_the_calls_of_the_browsers_that_the_page_lists(visitors: Visitors) -> None:
    ada, eve = visitors(), visitors()
    code = ada.open_quickly("Ada", GAME, people=1, seed="5")
    eve.page.goto(f"/t/{code}?watch=1")
    eve.page.wait_for_selector("#sheet svg")
    ada.page.wait_for_selector("#sheet .can, .chip")
    ada.page.evaluate("import('/static/kit/settings.js').then(({ set }) => set('confirm', false))")
    for page in (ada.page, eve.page):
        page.evaluate(NOTE_STACKS)
    play_turn(ada.page)
    listed = list_calls()
    assert read_stack(ada.page, "sent") == listed["the click"]
    assert read_stack(eve.page, "drawn") == listed["the other screen"]


def test_the_path_of_a_move_is_short() -> None:
    calls = [call for calls in list_calls().values() for call in calls]
    assert len(set(calls)) <= MOST_CALLS
    assert len({file for file, _ in calls}) <= MOST_FILES
