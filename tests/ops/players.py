"""People who play alone through crashes, as fast as can be or with rests, and what became of their moves."""

from __future__ import annotations

import random
import socket
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection

from rollwright.games.catalogue import find_game
from rollwright.table.rules.events import Moved, decode
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.replay import load_room
from rollwright.table.stores.store import Store
from tests.web.wire import Json, Wire, receive

from ..counting import Counted

BACK_AFTER = 0.1
"""Seconds before a line that broke is opened again: trying takes a core from the server that starts."""
PAUSE = 0.3
"""Seconds to wait after having been told that this was too fast, or that nothing can be saved now."""
AGAIN = ("flood", str(Why.STORE), str(Why.LOST))
"""Refusals after which the same is asked again."""


@dataclass
class Player:
    """Somebody who plays alone, comes back after a crash, and remembers every answer."""

    wire: Wire
    seed: int
    code: str = ""
    pending: Json = field(default_factory=dict)
    acknowledged: dict[str, dict[str, int]] = field(default_factory=dict)
    """By table, the number of the event that answered each move."""
    is_done: bool = False
    others: tuple[str, ...] = ()
    """Addresses of all servers that have the same tables."""
    cut_chance: float = 0.0
    """How often it cuts its line behind a command."""
    notes: list[Json] = field(default_factory=list)
    """What it was told, for `tools/judge.py`."""
    rest: float = 0.0
    """Seconds between an answer and the next move: other work takes its time meanwhile, and cores for it."""

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
                self._choose_server()
                self.code = self.code or self._sit_down()
                with self.wire.connect(self.code) as line:
                    self._play_on(line)
            time.sleep(BACK_AFTER)

    def _choose_server(self) -> None:
        if self.others:
            self.wire.go_to(self._rng.choice(self.others))

    def _sit_down(self) -> str:
        answer = self.wire.ask_for_table("Ada", people=1)
        if answer.is_server_error:  # nothing can be saved now: a full disk
            answer.raise_for_status()
        code: str = answer.headers["location"].rsplit("/", 1)[1]
        self.acknowledged[code] = {}
        return code

    def _play_on(self, line: ClientConnection) -> None:
        if self.pending:
            self._say(line)
        while self.code and not self.is_done:
            self._answer(line, receive(line, lambda message: True, timeout=10))

    def _answer(self, line: ClientConnection, message: Json) -> None:
        kind: str = message["type"]
        self.notes += list_seen(f"player {self.seed}", self.code, message)
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
                self._say(line)
        elif kind == "answer" and self.pending and message["n"] == self._number:
            self.acknowledged[self.code][self.pending["id"]] = message["seq"]
            told = {"table": self.code, "id": self.pending["id"], "seq": message["seq"]}
            self.notes.append({"do": "acknowledged", "who": f"player {self.seed}", **told})
            self.pending = {}
            time.sleep(self.rest)
        elif kind == "refused" and message["why"] in AGAIN:
            time.sleep(PAUSE)
            self._number = self.wire.say(line, **(self.pending or {"do": "roll"}))

    def _say(self, line: ClientConnection) -> None:
        self._number = self.wire.say(line, **self.pending)
        if self._rng.random() < self.cut_chance:
            line.socket.shutdown(socket.SHUT_RDWR)


@dataclass
class Spectator:
    """Somebody who looks at others' tables, again and again."""

    players: list[Player]
    addresses: tuple[str, ...]
    notes: list[Json] = field(default_factory=list)
    is_done: bool = False

    def watch(self) -> None:
        """Watch until told to stop: one table after another, until its line breaks."""
        rng = random.Random(0)
        while not self.is_done:
            code = rng.choice(self.players).code
            with suppress(WebSocketException, InvalidHandshake, httpx.HTTPError, OSError, EOFError):
                if code:
                    self._look(Wire(rng.choice(self.addresses)), code, rng.randrange(5, 60))
            time.sleep(BACK_AFTER)

    def _look(self, wire: Wire, code: str, messages: int) -> None:
        with wire.connect(code) as line:
            for _ in range(messages):
                message = receive(line, lambda message: True, timeout=2)
                self.notes += list_seen("spectator", code, message)


def list_seen(who: str, code: str, message: Json) -> list[Json]:
    """Return the lines of a table's log that a message shows, as notes."""
    names = ("seq", "kind", "seat", "text")
    lines = message.get("lines", ()) if message["type"] == "table" else ()
    return [
        {"do": "saw", "who": who, "table": code, **{name: line.get(name) for name in names}} for line in lines
    ]


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
