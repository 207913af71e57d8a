"""People who play, look and wander off: they come back after every crash and ask again until answered."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rollwright.table.dice.fair_dice import commitment_of
from rollwright.table.rules import commands as c
from rollwright.table.rules.answers import Answer, Opened, Seated
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.rules.setup import NewTable
from rollwright.web.live.connection import NOT_YOURS

from ..web.feeding import Screen, read_frames
from .house import House, SimulatedServer
from .judge import Acknowledged, Judge
from .network import SimulatedLine, request
from .world import LawBroken

Json = dict[str, Any]
THINKING_SECONDS, RETRY_SECONDS = 0.4, 1.5
AGAIN = {str(Why.STORE), str(Why.LOST)}
"""Refusals after which the same is asked again: whether it was done is not sure."""


@dataclass
class TablePlan:
    """A table that people are going to meet at."""

    new: NewTable
    people: int
    name: str = ""
    code: str = ""
    host_key: str = ""
    browsers: list[Browser] = field(default_factory=list)


class Browser:
    """One person: sits down with a token of their own, or only watches."""

    def __init__(self, house: House, judge: Judge, plan: TablePlan, number: int, is_player: bool) -> None:
        self.house, self.world, self.judge, self.plan = house, house.world, judge, plan
        self.number, self.rng, self.is_player = number, house.world.rng, is_player
        self.line: SimulatedLine | None = None
        self.stalled_until = 0.0
        self._numbers = self._ids = 0
        self._done = Counter[str]()
        self._is_planned = self._is_asking = self.is_calm = False
        plan.browsers.append(self)
        self.begin()

    def begin(self) -> None:
        """Come to a table that nobody has opened yet."""
        drawn = hashlib.sha256(self.rng.randbytes(8)).hexdigest()
        self.token: str | None = drawn if self.is_player else None
        self.nonce = drawn[:16] if self.is_player and self.rng.random() < 0.5 else ""
        self.will_reveal = self.rng.random() < 0.8
        self.is_seated = self.is_revealed = False
        self.screen = Screen()
        self.pending: Json = {}
        self._sent: tuple[SimulatedLine | None, int] = (None, 0)
        self._seen = 0
        if self.line is not None:
            self.line.cut()
            self.line = None
        self._plan()

    @property
    def is_at_rest(self) -> bool:
        """Whether everything it asked for is answered, and it sees the table."""
        is_watching = self.line is not None and bool(self.screen.table)
        return not self.pending and not self._is_asking and (is_watching or not self.plan.code)

    # ---- time

    def set_calm(self, is_calm: bool) -> None:
        """Finish what was begun and begin nothing, or go on."""
        self.is_calm, self.stalled_until = is_calm, 0.0
        self._plan()

    def _plan(self, seconds: float = THINKING_SECONDS) -> None:
        if not self._is_planned:
            self._is_planned = True
            self.world.after(self.rng.random() * seconds, None, f"browser {self.number} thinks", self._think)

    def _think(self) -> None:
        self._is_planned = False
        if self._is_asking:
            return
        if not self.plan.code:
            self._open_table()
        elif self.token is not None and not self.is_seated:
            self._join()
        elif self.line is None:
            self._connect()
        elif self._should_reveal():
            self._reveal()
        elif self.pending:
            self._send()
        elif not self.is_calm and self.screen.table:
            chosen = self._choose()
            if chosen and self._may(f"{chosen['do']}s"):
                self.pending, self._sent = chosen, (None, 0)
                self._send()
        if not self.is_at_rest or not self.is_calm:
            self._plan(RETRY_SECONDS)

    def _may(self, deed: str) -> bool:
        """Say whether the person may do something once more: not what was left out of the schedule."""
        self._done[deed] += 1
        return self.world.allows(f"{self.plan.name}, person {self.number} {deed}, {self._done[deed]}")

    def _find_server(self) -> SimulatedServer | None:
        return self.rng.choice(self.house.servers) if self.house.servers else None

    # ---- forms

    def _open_table(self) -> None:
        server = self._find_server()
        if self.number != 0 or self.is_calm or server is None or not self._may("opens a table"):
            return

        def on_answer(found: Opened | Refusal | None) -> None:
            self._is_asking = False
            if isinstance(found, Opened):
                self.plan.code, self.plan.host_key = found.table, found.host_key
            for browser in self.plan.browsers:
                browser._plan()

        self._is_asking = True
        request(self.world, server.node, lambda: server.tables.create(self.plan.new), on_answer)

    def _join(self) -> None:
        server, token = self._find_server(), self.token
        if server is None or token is None or not self._may("sits down"):
            return

        def on_answer(found: Seated | Refusal | None) -> None:
            self._is_asking = False
            if isinstance(found, Seated):
                self.is_seated = True
                self.judge.seat(self.plan.code, token)
            elif isinstance(found, Refusal) and str(found.why) not in AGAIN:
                self.token = None  # only watches from now on
            self._plan()

        promise = commitment_of(self.nonce) if self.nonce else ""
        key = self.plan.host_key if self.number == 0 else ""
        self._is_asking = True
        join = lambda: server.tables.join(self.plan.code, f"P{self.number}", "", promise, key, token)  # noqa: E731
        request(self.world, server.node, join, on_answer)

    def _should_reveal(self) -> bool:
        is_owed = bool(self.nonce) and self.will_reveal and not self.is_revealed and self.is_seated
        return is_owed and self.screen.table.get("phase") == "playing"

    def _reveal(self) -> None:
        server, token = self._find_server(), self.token
        if server is None or token is None:
            return

        def on_answer(found: Answer | Refusal | None) -> None:
            self._is_asking = False
            self.is_revealed = isinstance(found, Answer) or (
                isinstance(found, Refusal) and str(found.why) not in AGAIN
            )
            self._plan()

        self._is_asking = True
        reveal = lambda: server.tables.act(self.plan.code, token, c.Reveal(nonce=self.nonce))  # noqa: E731
        request(self.world, server.node, reveal, on_answer)

    # ---- the socket

    def _connect(self) -> None:
        if (server := self._find_server()) is not None:
            self.screen, table = Screen(), self.plan.code
            self.line = SimulatedLine(self.world, server.node, self)
            self.line.on_send = lambda frames: self._judge_sent(table, frames, server)
            token, line = self.token, self.line
            server.lines.append(line)
            self.world.after(
                self.rng.random() * 0.05,
                server.node,
                "dial",
                lambda: server.accept(line, self.plan.code, token),
            )

    def _judge_sent(self, table: str, frames: bytes, server: SimulatedServer) -> None:
        if problem := self.judge.judge_sent(table, frames, server.store):
            self.world.fail(problem)

    def on_end(self, line: SimulatedLine, code: int) -> None:
        """The line is gone: call again."""
        if line is self.line:
            self.line = None
            if code == NOT_YOURS and self.token is not None:
                self.judge.oust(self.plan.code, self.token)
                self.token, self.pending = None, {}
            self._plan(RETRY_SECONDS)

    def on_frames(self, frames: bytes) -> None:
        """Read what came."""
        for text in read_frames(frames):
            self._hear(json.loads(text))
        self._plan()

    def _hear(self, message: Json) -> None:
        is_mine = message.get("n") == self._sent[1] and self._sent[0] is self.line and bool(self.pending)
        if message["type"] == "answer":
            if is_mine:
                self._on_answer(message)
        elif message["type"] == "refused":
            if is_mine and message["why"] in AGAIN:
                self._sent = (None, 0)
            elif is_mine:
                self.pending = {}
        else:
            self._look(message)

    def _on_answer(self, message: Json) -> None:
        done, self.pending = self.pending, {}
        assert self.token is not None
        if done["do"] in ("play", "undo", "say", "roll", "start"):
            name = done.get("id") or f"{done['do']} {message['seq']}"
            answer = Acknowledged(done["do"], name, message["seq"])
            self.judge.acknowledge(self.plan.code, self.token, answer)
        if done["do"] == "leave":
            self.token = None

    def _look(self, message: Json) -> None:
        if message["type"] == "table":
            self.judge.note_seen(self.plan.code, f"{self.plan.name} person {self.number}", message)
            self.judge.tell(self.plan.code, message["seq"])
            if message["seq"] < self._seen and self.house.notices is None:
                raise LawBroken(f"browser {self.number} saw event {self._seen} and now {message['seq']}")
            self._seen = max(self._seen, message["seq"])
            lines = {line["seq"]: line for line in self.screen.table.get("lines", [])}
            lines |= {line["seq"]: line for line in message.get("lines", [])}
            message["lines"] = [*lines.values()]
        self.screen.hear(message)

    # ---- what people do

    def _send(self) -> None:
        if self.pending and self.line is not None and self._sent[0] is not self.line:
            self._numbers += 1
            self._sent = (self.line, self._numbers)
            self.line.send(json.dumps({"n": self._numbers, "do": self.pending}))

    def _choose(self) -> Json:
        table, own, offers = self.screen.table, self.screen.own, self.screen.offers
        if self.token is None or own.get("you") is None:
            return {}
        self._ids += 1
        name, fate = f"{self.number}.{self._ids}", self.rng.random()
        if fate < 0.06:
            return self._choose_aside(name)
        if own.get("can_undo") and fate < 0.2:
            return {"do": "undo", "id": name}
        if own.get("ask") is not None and offers.get("ask") == own["ask"]:
            path = self.rng.choice(offers["paths"])
            return {"do": "play", "id": name, "ask": own["ask"], "path": path}
        if table["phase"] == "open" and table["host"] == own["you"]:
            seated = sum(who.get("is_person", False) for who in table["players"].values())
            return {"do": "start"} if seated == self.plan.people or fate < 0.1 else {}
        return {"do": "roll"} if table.get("is_roll_due") and fate < 0.8 else {}

    def _choose_aside(self, name: str) -> Json:
        fate = self.rng.random()
        if fate < 0.6:
            return {"do": "say", "id": name, "text": f"word {name}"}
        if fate < 0.8:
            return {"do": "rename", "name": f"N{self.rng.randrange(99)}"}
        if fate < 0.95:
            return {"do": "replace", "target": self.rng.randrange(self.plan.people)}
        return {"do": "leave"}
