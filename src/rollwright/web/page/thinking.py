"""Where bots and hints think: workers beside that of the tables, which goes on answering.

A question is a function of a module and values that can be pickled, as a server asks its processes:

    move = await pool.work(client, decide_move, asked)
"""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar, cast

from ...games.catalogue import add_archived
from ...language.current import call_in_language, current_language
from ...table.actors.fair_queue import Client

T = TypeVar("T")
MOST_WORKERS = 4
"""Workers that share what a page computes for long, if the machine has the cores."""
Think = Callable[[str, int, bool], Awaitable[str | None]]
"""Sends a question to one of at most that many workers; None if none of them can answer.

The last value says whether to wait for one that is about to start."""


class ThinkingPool:
    """Asks other workers; the tables' own thinks itself until one has started."""

    waiting = 0
    """The workers have the queue."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def work(self, who: Client, function: Callable[..., T], *args: object) -> T:
        """Return what the function returns, or raise what it raises."""
        return await self._ask(1, False, function, args)

    async def go_on(self, function: Callable[..., T], *args: object) -> T:
        """Return the same from the one worker that remembers what it did before, when that has started."""
        return await self._ask(1, True, function, args)

    async def share(self, function: Callable[..., T], *args: object) -> T:
        """Return the same from one of several workers: for what is asked many times at once."""
        return await self._ask(MOST_WORKERS, False, function, args)

    async def _ask(
        self, workers: int, waits: bool, function: Callable[..., T], args: tuple[object, ...]
    ) -> T:
        asked = call_in_language, (current_language(), function, *args)
        answer = await self._think(_encode(asked), workers, waits)
        if answer is None:
            return function(*args)
        found, wrong = cast(tuple[T, Exception | None], _decode(answer))
        if wrong is not None:
            raise wrong
        return found


def start() -> Callable[[str], str]:
    """Begin to answer in a worker what pools ask; returns what answers."""
    add_archived(Path(__file__).parents[3])
    return answer_question


def answer_question(question: str) -> str:
    """Answer in another worker what a pool asks."""
    function, args = cast(tuple[Callable[..., object], tuple[object, ...]], _decode(question))
    try:
        return _encode((function(*args), None))
    except Exception as wrong:
        return _encode((None, wrong))


def _encode(value: object) -> str:
    return b64encode(pickle.dumps(value)).decode()


def _decode(text: str) -> object:
    return pickle.loads(b64decode(text))
