"""What a move costs in calls of our own code, from the bytes at a real socket to the frames of all clients.

Counts, for times depend on the machine. The way in ends where the table begins to describe the change, the
way out when every client's frames are written. The move is the first of the third turn that gives no more
seats something to decide: one that does costs a few calls besides for each move that they are offered.
"""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import rollwright
from rollwright.core.game import start_game
from rollwright.games.catalogue import find_game
from rollwright.web.live.feed import Feed
from rollwright.web.server.line import Line
from tests.ops.servers import inside

from .feeding import Compiled, Screen
from .wire import Wire

HOUSE = f"{Path(rollwright.__file__).parent}/"
MOST = {"chiefdom-2": (4, 400, 700)}
"""By game: its seats, and the most calls of a move's way in and of its way out."""
COUNTED_TURN = 3


class Ledger:
    """The calls of a move's two ways, in all threads of the server."""

    def __init__(self) -> None:
        self.ways: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.is_told = threading.Event()
        self._is_armed = self._is_open = False
        self._way = 0

    def arm(self) -> None:
        """Count from the next bytes on that a socket gets."""
        self.ways = (Counter(), Counter())
        self.is_told.clear()
        self._way, self._is_open, self._is_armed = 0, False, True

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call, if one of ours is made while a move is on its way."""
        if not self._is_armed:
            return
        code = frame.f_code
        self._is_open = self._is_open or code is Line.buffer_updated.__code__
        if not self._is_open:
            return
        if event == "call" and code.co_filename.startswith(HOUSE):
            self._way = int(self._way or code is Feed._begin.__code__)
            self.ways[self._way][f"{code.co_filename.removeprefix(HOUSE)} {code.co_qualname}"] += 1
        elif event == "return" and code is Feed._finish.__code__:
            self._is_armed = False
            self.is_told.set()


class Client:
    """A person at a table, and what their browser has made of all it was sent."""

    def __init__(self, address: str) -> None:
        self.wire, self.screen = Wire(address), Screen()

    def connect(self, code: str, stack: ExitStack) -> None:
        """Open the table's socket."""
        self.line = stack.enter_context(self.wire.connect(code))

    def hear_until(self, is_enough: Callable[[Screen], bool]) -> None:
        """Hear what is sent until the screen shows something."""
        while not is_enough(self.screen):
            self.screen.hear(json.loads(self.line.recv(timeout=120)))

    def ask(self, **command: Any) -> int:
        """Send a command; return the number of the event that it became."""
        number = self.wire.say(self.line, **command)
        while True:
            message = json.loads(self.line.recv(timeout=120))
            if message.get("n") == number:
                assert message["type"] == "answer", message
                return int(message["seq"])
            self.screen.hear(message)

    def wait_for_offers(self) -> None:
        """Hear what is sent until this seat is asked, and knows its moves."""
        self.hear_until(lambda s: s.own.get("ask") is not None and s.offers.get("ask") == s.own["ask"])

    def play(self) -> int:
        """Play one of the moves that are offered."""
        offers = self.screen.offers
        path = offers["paths"][len(offers["paths"]) // 3]
        return self.ask(do="play", id=f"m{offers['ask']}", ask=offers["ask"], path=path)


def let_all_know(clients: list[Client], seq: int) -> None:
    """Let every client hear of an event."""
    for client in clients:
        client.hear_until(lambda screen: screen.table.get("seq", 0) >= seq)


def warm_up(name: str) -> None:
    """Compile what a table that has been played at for a while has compiled."""
    game = find_game(name)
    state, engine = start_game(game, game.seats[0]), game.engine(fast=True)
    engine.score(state, 0)
    engine.offer(game.apply(state, game.rolls(state)[0].roll), 0)


def count_move(name: str, seats: int) -> tuple[Counter[str], Counter[str]]:
    """Play some turns by real sockets and return the calls of one move, in and out."""
    warm_up(name)
    ledger = Ledger()
    threading.setprofile(ledger.note)
    with ExitStack() as stack:
        stack.callback(threading.setprofile, None)
        address, *_ = stack.enter_context(inside(chooser=Compiled()))
        clients = [Client(address) for _ in range(seats)]
        host = clients[0]
        code = host.wire.open_table("Ada", name, people=seats, seed="5")
        for n, client in enumerate(clients[1:], 1):
            client.wire.join(code, f"P{n}")
        for client in clients:
            client.connect(code, stack)
        let_all_know(clients, host.ask(do="start"))
        while True:
            waiting = host.screen.table["waiting"]
            if not waiting:
                let_all_know(clients, host.ask(do="roll"))
                continue
            client = clients[waiting[0]]
            client.wait_for_offers()
            ledger.arm()
            let_all_know(clients, client.play())
            assert ledger.is_told.wait(120)
            is_plain = 0 < len(host.screen.table["waiting"]) <= len(waiting)
            if is_plain and host.screen.table["turn"] >= COUNTED_TURN:
                return ledger.ways


@pytest.mark.apart
@pytest.mark.parametrize("name", MOST)
def test_a_move_costs_few_calls_from_a_socket_to_all_frames(name: str) -> None:
    seats, most_in, most_out = MOST[name]
    into, out = count_move(name, seats)
    assert into["web/server/line.py Line.buffer_updated"] == 1
    assert out["web/live/feed.py Watcher.push"] >= seats
    assert into.total() <= most_in, into.most_common(40)
    assert out.total() <= most_out, out.most_common(40)
