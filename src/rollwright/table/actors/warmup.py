"""Compiling the bots' kernels in the background, game by game."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Thread

from ...any_game import AnyGame

logger = logging.getLogger(__name__)
MIDDLE_LOOKS, FULL_LOOKS = 3, 700
"""Looks for garbage at what is newest before one at the middle generation, instead of ten: with a crowd of
connections that took 4 to 20 ms. And looks at the middle before one at all tables, which takes a tenth of a
second with a hundred seats at many tables; until then a hundred megabytes may gather."""


class Warmup:
    """Which games are still being compiled; bots play all the same, only slower."""

    def __init__(self, compile_game: Callable[[AnyGame], None], on_warm: Callable[[AnyGame], None]) -> None:
        self._compile, self._on_warm = compile_game, on_warm
        self._cold: dict[str, asyncio.Event] = {}
        """Set when a game is compiled."""
        self._task: asyncio.Task[None] | None = None

    def __bool__(self) -> bool:
        return bool(self._cold)

    def __contains__(self, game: AnyGame) -> bool:
        return game.id in self._cold

    def start(self, games: Iterable[AnyGame]) -> None:
        """Compile these games one after another."""
        listed = list(games)
        self._cold = {game.id: asyncio.Event() for game in listed}
        self._task = asyncio.create_task(self._warm(listed))

    async def _warm(self, games: list[AnyGame]) -> None:
        for game in games:
            try:
                await _in_background(self._compile, game)
            except Exception:
                logger.exception("the bots of %s could not be compiled", game.id)
            self._cold.pop(game.id).set()
            self._on_warm(game)
        gc.freeze()  # what compilers leave behind stays: looking through it for garbage would hold up players
        gc.set_threshold(gc.get_threshold()[0], MIDDLE_LOOKS, FULL_LOOKS)

    async def wait(self, game: AnyGame) -> None:
        """Wait until a game is compiled, if it is being compiled."""
        if (compiled := self._cold.get(game.id)) is not None:
            await compiled.wait()

    def stop(self) -> None:
        """Compile nothing more."""
        if self._task is not None:
            self._task.cancel()


async def _in_background(function: Callable[[AnyGame], None], game: AnyGame) -> None:
    """Run in a thread that nobody waits for when the process stops: compiling cannot be interrupted."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def notify(wrong: Exception | None) -> None:
        if not done.done():
            done.set_exception(wrong) if wrong else done.set_result(None)

    def work() -> None:
        wrong: Exception | None = None
        try:
            function(game)
        except Exception as raised:
            wrong = raised
        with suppress(RuntimeError):
            # The loop may be closed by now.
            loop.call_soon_threadsafe(notify, wrong)

    Thread(target=work, name="warming", daemon=True).start()
    await done
