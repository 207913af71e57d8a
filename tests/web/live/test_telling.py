"""Tables tell their watchers in turn, and no command waits for many of them."""

from __future__ import annotations

import asyncio
from functools import partial

from rollwright.table.actors.priority import PlayersFirst
from rollwright.web.live.feed import BroadcastQueue
from tests.table.tables import run_apart


def test_a_command_waits_for_one_piece_of_telling_a_round() -> None:
    done: list[str] = []

    def tell(what: str) -> bool:
        done.append(what)
        return False

    async def serve() -> None:
        queue = BroadcastQueue(PlayersFirst())
        for number in range(100):
            queue.add(partial(tell, f"table {number}"))
        for step in range(4):
            await asyncio.sleep(0)
            done.append(f"command {step}")
        while queue:
            await asyncio.sleep(0)

    run_apart(serve())
    assert done.index("command 3") <= 2 * 4
    assert [what for what in done if what.startswith("table")] == [f"table {n}" for n in range(100)]


def test_whoever_has_more_to_tell_goes_to_the_end_of_the_queue() -> None:
    done: list[str] = []

    async def serve() -> None:
        queue, left = BroadcastQueue(PlayersFirst()), {"long": 3, "short": 1}

        def work(name: str) -> bool:
            done.append(name)
            left[name] -= 1
            return left[name] > 0

        queue.add(lambda: work("long"))
        queue.add(lambda: work("short"))
        while queue:
            await asyncio.sleep(0)

    run_apart(serve())
    assert done == ["long", "short", "long", "long"]


def test_a_piece_that_fails_stops_nobody_else() -> None:
    done: list[str] = []

    async def serve() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: done.append("failed"))
        queue = BroadcastQueue(PlayersFirst())
        queue.add(lambda: bool(1 // 0))
        queue.add(lambda: bool(done.append("told")))  # type: ignore[func-returns-value]
        while queue:
            await asyncio.sleep(0)

    run_apart(serve())
    assert done == ["failed", "told"]
