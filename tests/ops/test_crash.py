"""The real server, killed with `kill -9` at random moments while people play, and started again."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection

from rollwright.games.catalogue import find_game
from rollwright.table.rules.events import Moved, decode
from rollwright.table.rules.replay import load_room
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store
from tests.web.wire import Json, Wire, receive

from ..counting import COUNTED, Counted
from .servers import Running, start, wait_for

PEOPLE = 4
PAUSE = 0.3
"""Seconds to wait after having been told that this was too fast."""


@dataclass
class Player:
    """Somebody who plays alone as fast as can be, comes back after a crash, and remembers every answer."""

    wire: Wire
    seed: int
    code: str = ""
    pending: Json = field(default_factory=dict)
    acknowledged: dict[str, dict[str, int]] = field(default_factory=dict)
    """By table, the number of the event that answered each move."""
    is_done: bool = False

    def __post_init__(self) -> None:
        self._rng = random.Random(self.seed)
        self._number = 0

    @property
    def moves(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def play(self) -> None:
        """Play until told to stop; a line that breaks is opened again, and so is a table after the game."""
        while not self.is_done:
            with suppress(WebSocketException, InvalidHandshake, httpx.HTTPError, OSError, EOFError):
                self.code = self.code or self._sit_down()
                with self.wire.connect(self.code) as line:
                    self._play_on(line)
            time.sleep(0.02)

    def _sit_down(self) -> str:
        code = self.wire.open_table("Ada", people=1)
        self.acknowledged[code] = {}
        return code

    def _play_on(self, line: ClientConnection) -> None:
        if self.pending:
            self._number = self.wire.say(line, **self.pending)
        while self.code and not self.is_done:
            self._answer(line, receive(line, lambda message: True, timeout=10))

    def _answer(self, line: ClientConnection, message: Json) -> None:
        kind: str = message["type"]
        if message.get("phase") == "over" and not self.pending:
            self.code = ""
        elif kind == "table" and message.get("is_roll_due"):
            self.wire.say(line, do="roll")
        elif kind == "offers" and not self.pending:
            name, move = f"m{message['ask']}", self._rng.choice(message["paths"])
            self.pending = {"do": "play", "id": name, "ask": message["ask"], "path": move}
            if name in self.acknowledged[self.code]:
                self.pending = {}
            else:
                self._number = self.wire.say(line, **self.pending)
        elif kind == "answer" and self.pending and message["n"] == self._number:
            self.acknowledged[self.code][self.pending["id"]] = message["seq"]
            self.pending = {}
        elif kind == "refused" and message["why"] == "flood":
            time.sleep(PAUSE)
            self._number = self.wire.say(line, **(self.pending or {"do": "roll"}))


@dataclass
class House:
    """A server that dies and is started again, on the same port and with the same file."""

    folder: Path
    server: Running

    @classmethod
    def open(cls, folder: Path) -> House:
        return cls(folder, start(folder, "--data", str(folder / "tables.db")))

    def kill_and_start(self) -> None:
        """End the process as a crash does; nothing is finished, nobody is told."""
        port = self.server.address.rsplit(":", 1)[1]
        assert self.server.stop(signal.SIGKILL) == -signal.SIGKILL
        self.server = start(self.folder, "--data", str(self.folder / "tables.db"), "--port", port)


def play_through_crashes(house: House, players: list[Player], moves: int, kills: int) -> None:
    """Kill the server at random moments, spread over that many acknowledged moves."""
    rng = random.Random(5)
    threads = [threading.Thread(target=player.play, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for number in range(1, kills + 1):
        enough = number * moves // (kills + 1)
        wait_for(lambda: sum(player.moves for player in players) >= enough)  # noqa: B023
        time.sleep(rng.uniform(0, 0.05))
        house.kill_and_start()
    wait_for(lambda: sum(player.moves for player in players) >= moves)
    for player in players:
        player.is_done = True
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()


@pytest.mark.parametrize(("moves", "kills"), [(60, 3), pytest.param(2000, 60, marks=pytest.mark.soak)])
def test_whenever_the_server_is_killed_every_acknowledged_move_is_there_once(
    tmp_path: Path, moves: int, kills: int, record_property: Callable[[str, object], None]
) -> None:
    house = House.open(tmp_path)
    players = [Player(Wire(house.server.address), seed) for seed in range(PEOPLE)]
    play_through_crashes(house, players, moves, kills)
    assert house.server.stop() == 0
    store = SqliteStore(tmp_path / "tables.db")
    made = Counted("SQLite, one server", kills)
    for player in players:
        for code, answers in player.acknowledged.items():
            made = made.plus(count_losses(store, code, answers))
    record_property(COUNTED, [*made])
    for player in players:
        for code, answers in player.acknowledged.items():
            check_log(store, code, answers, player.pending if code == player.code else {})
    store.close()
    assert (made.lost, made.doubled) == (0, 0)


def count_losses(store: Store, code: str, answers: dict[str, int]) -> Counted:
    """Count what was acknowledged at a table and is not there, or twice."""
    events = [decode(code, line.seq, line.body) for line in store.read(code)]
    kept = Counter(entry.event.id for entry in events if isinstance(entry.event, Moved))
    doubled = sum(times > 1 for times in kept.values())
    return Counted("", 0, len(answers), sum(name not in kept for name in answers), doubled)


def check_log(store: Store, code: str, answers: dict[str, int], pending: dict[str, Any]) -> None:
    """See that the log replays and holds what was acknowledged, and at most the move still under way."""
    events = [decode(code, line.seq, line.body) for line in store.read(code)]
    kept = [(entry.event.id, entry.seq) for entry in events if isinstance(entry.event, Moved)]
    assert kept[: len(answers)] == list(answers.items())
    assert [name for name, _ in kept[len(answers) :]] in ([], [pending.get("id")])
    assert load_room(store, find_game, code).seq == len(events)
