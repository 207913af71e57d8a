"""A page as its worker hears it: requests and lines as texts, without a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from rollwright.web.page.store import Rows
from rollwright.web.page.thinking import answer_question
from rollwright.web.page.worker import start

from .feeding import Screen

Json = dict[str, Any]
KEY = "c0ffee" * 8
ROOT = "https://host/here/"
"""Where the site is."""
JUDGE = "tests.web.judges:iterate_quickly"


class Disk:
    """A browser's database: rows of tables, statements about people; one that is full takes none."""

    def __init__(self) -> None:
        self.rows: dict[str, Rows] = {}
        self.statements: list[str] = []
        self.is_full = False

    async def save(self, text: str) -> None:
        """Keep rows of a table or statements, or forget a table."""
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("QuotaExceededError")
        said = json.loads(text)
        if "statements" in said:
            self.statements.append(said["statements"])
        elif "forget" in said:
            self.rows.pop(said["forget"], None)
        else:
            self._append(said)

    def _append(self, said: Json) -> None:
        blank = Rows(table=said["table"], secret=said["secret"], first=1, bodies=[])
        kept = self.rows.setdefault(said["table"], blank)
        assert said["first"] == len(kept["bodies"]) + 1, "no event is written twice or left out"
        kept["bodies"] += said["bodies"]
        kept["holder"] = said["holder"]


class PageClient:
    """A page with one line to one table."""

    def __init__(self, disk: Disk) -> None:
        self.screen = Screen()
        self.refused: list[Json] = []
        self.answered: set[int] = set()
        self.fetched: list[tuple[str, str, bool]] = []
        """The kernels and values that were asked for; there are none here."""
        self.questions: list[str] = []
        """What the worker was asked in which bots think."""
        self.has_thinker = True
        self._answers: dict[int, Json] = {}
        self._news = asyncio.Event()
        kept = json.dumps({"tables": list(disk.rows.values()), "statements": disk.statements})
        self._hear = start(kept, KEY, disk.save, self._fetch, self._think, JUDGE, ROOT, self._take)
        self._number = 0

    async def _fetch(self, game: str, options: str, needs_values: bool) -> bool:
        self.fetched.append((game, options, needs_values))
        return False

    async def _think(self, question: str, workers: int, waits: bool) -> str | None:
        self.questions.append(question)
        return answer_question(question) if self.has_thinker else None

    def _take(self, text: str) -> None:
        said = json.loads(text)
        if "answer" in said:
            self._answers[said["answer"]] = said
        elif "text" in said:
            message = json.loads(said["text"])
            if message["type"] in ("answer", "refused"):
                self.answered.add(message["n"])
                self.refused += [message] if message["type"] == "refused" else []
            else:
                self.screen.hear(message)
        self._news.set()

    async def wait_for(self, is_there: Callable[[], object]) -> None:
        """Wait until something was heard."""
        while not is_there():
            self._news.clear()
            await self._news.wait()

    async def call(self, method: str, address: str, body: str = "") -> Json:
        """Send a request and return its answer."""
        self._number = number = self._number + 1
        self._hear(json.dumps({"call": number, "method": method, "address": address, "body": body}))
        await self.wait_for(lambda: number in self._answers)
        return self._answers.pop(number)

    async def look_at_coach(self, job: str) -> Json:
        """Return how far a job of the coach is, or what was found."""
        answer = await self.call("GET", f"/api/coach/{job}")
        found: Json = json.loads(answer["body"])
        return found

    async def sit_down(self, table: str) -> None:
        """Open the line to a table and wait for everything that it tells."""
        self._number = self.line = self._number + 1
        self.screen.own = {}
        self._hear(json.dumps({"open": self.line, "address": f"/t/{table}/socket?v=1"}))
        await self.wait_for(lambda: self.screen.own)

    async def ask(self, **command: Any) -> None:
        """Say something on the line and wait for the answer."""
        self._number = number = self._number + 1
        text = json.dumps({"n": number, "do": command})
        self._hear(json.dumps({"line": self.line, "text": text}))
        await self.wait_for(lambda: number in self.answered)

    async def open(self, address: str, form: str = "") -> str:
        """Open a table as a form does; returns its code."""
        answer = await self.call("POST", address, form)
        assert answer["status"] == 303, answer
        return str(answer["body"]).rpartition("table=")[2]

    async def play_on(self, moves: int) -> None:
        """Roll and make the first move that is offered, at most that often or until the game is over."""
        for number in range(moves):
            await self._make_one(f"m{number}")
            if self._is_over:
                return

    async def _make_one(self, name: str) -> None:
        shown = self.screen
        await self.wait_for(self._is_somebody_asked)
        if shown.own["ask"] is None and self._may_roll:
            rolls = shown.table["rolls"]
            await self.ask(do="roll")  # the next one may be due at once, for whoever has finished
            await self.wait_for(lambda: shown.table["rolls"] > rolls)
            await self.wait_for(self._is_somebody_asked)
        if (ask := shown.own["ask"]) is not None:
            await self.wait_for(lambda: shown.offers.get("ask") == ask)
            await self.ask(do="play", id=f"{name}-{ask}", ask=ask, path=shown.offers["paths"][0])
            await self.wait_for(lambda: shown.own["ask"] != ask)

    def _is_somebody_asked(self) -> bool:
        return self._is_over or self.screen.own["ask"] is not None or self._may_roll

    @property
    def _is_over(self) -> bool:
        return bool(self.screen.table["phase"] == "over")

    @property
    def _may_roll(self) -> bool:
        return bool(self.screen.table.get("is_roll_due")) and self.screen.table["phase"] == "playing"
