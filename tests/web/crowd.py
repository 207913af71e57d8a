"""Many people on plain sockets, all in one thread: they answer every roll with a legal move."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from msgspec.json import decode
from websockets.asyncio.client import ClientConnection, connect

from rollwright.web.live.messages import PROTOCOL

from .wire import Json, Wire

JOINING = 8


class Crowd:
    """People who sit at one table and play whatever is offered; patient ones wait to be told to."""

    def __init__(self, address: str, code: str, size: int, is_patient: bool = False) -> None:
        self.people = [Wire(address) for _ in range(size)]
        self.moved = 0
        self.heard: list[float] = []
        """When each of them heard that the first seat has drawn, by the clock on the wall."""
        self._code, self._open, self._is_patient = code, 0, is_patient
        self._held: list[tuple[ClientConnection, str]] = []
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live_all()))

    def sit_down(self, first: int = 1) -> None:
        """Join one after the other, then open all lines."""
        with ThreadPoolExecutor(JOINING) as pool:
            names = [f"ExternalBot {number}" for number in range(first, first + len(self.people))]
            list(pool.map(lambda each: each[0].join(self._code, each[1]), zip(self.people, names)))
        self._thread.start()
        self._wait(lambda: self._open == len(self.people), "not everybody has a line")

    async def _live_all(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        lines = [asyncio.create_task(self._actors(person)) for person in self.people]
        await self._end.wait()
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)

    async def _actors(self, person: Wire) -> None:
        address = person.address.replace("http", "ws") + f"/t/{self._code}/socket?v={PROTOCOL}"
        headers = {"Origin": person.address, "Cookie": person.cookies()}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as line:
            self._open += 1
            async for text in line:
                await self._hear(line, decode(text))

    async def _hear(self, line: ClientConnection, message: Json) -> None:
        if message["type"] == "offers":
            move = message["paths"][message["ask"] % len(message["paths"])]
            play = {"do": "play", "id": f"m{message['ask']}", "ask": message["ask"], "path": move}
            self._held.append((line, json.dumps({"n": 1, "do": play})))
            if not self._is_patient:
                await self._play_held()
        elif message["type"] == "answer":
            self.moved += 1
        elif message.get("players", {}).get("0", {}).get("state") == "drawn":
            self.heard.append(time.time())

    async def _play_held(self) -> None:
        held, self._held = self._held, []
        for line, play in held:
            await line.send(play)

    def wait_until_asked(self, seconds: float = 120) -> None:
        """Wait until all patient people know their moves."""
        self._wait(lambda: len(self._held) == len(self.people), "not everybody is asked", seconds)

    def play(self) -> None:
        """Let patient people make the moves they hold, and wait for it."""
        wanted = self.moved + len(self.people)
        asyncio.run_coroutine_threadsafe(self._play_held(), self._loop).result()
        self._wait(lambda: self.moved >= wanted, "not everybody has moved")

    def wait_until_moved(self, seconds: float = 120) -> None:
        """Wait until everybody has answered the roll."""
        self._wait(lambda: self.moved >= len(self.people), "not everybody has moved", seconds)

    def wait_until_heard(self, seconds: float = 120) -> None:
        """Wait until everybody knows that the first seat has drawn."""
        self._wait(lambda: len(self.heard) >= len(self.people), "not everybody has heard", seconds)

    def _wait(self, is_done: Callable[[], bool], wrong: str, seconds: float = 120) -> None:
        end = time.monotonic() + seconds
        while not is_done():
            assert time.monotonic() < end, wrong
            time.sleep(0.01)

    def go(self) -> None:
        """Close all lines."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()
        for person in self.people:
            person.client.close()
