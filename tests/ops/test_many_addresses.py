"""A hundred addresses that take all they may: players keep their share of connections, queue and loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from rollwright.core.errors import RollwrightError
from rollwright.table.actors.fair_queue import Client, Turns
from rollwright.table.actors.priority import PlayersFirst
from rollwright.web.server.coach import MOST_WAITING, ProcessCoach
from rollwright.web.study.coach_jobs import Job
from tests.table.tables import in_loop
from tests.web.judges import judge_quickly
from tests.web.wire import Wire, of_type, receive

from .lines import ask_for_socket, is_closed
from .servers import House, inside, wait_for

PLACES = 300


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with inside() as served:
        served.gate.plain.most = PLACES
        yield served


def dial_from(house: House, number: int) -> socket.socket:
    """Open a line from one of a hundred addresses."""
    port = int(house.address.rsplit(":", 1)[1])
    source = (f"127.0.7.{1 + number % 100}", 0)
    return socket.create_connection(("127.0.0.1", port), timeout=120, source_address=source)


def test_silent_lines_of_a_hundred_addresses_leave_a_place_to_everybody_else(house: House) -> None:
    ada = Wire(house.address)
    code = ada.open_table("Ada", people=1)
    with ExitStack() as lines, ada.connect(code) as line:
        held = [lines.enter_context(dial_from(house, number)) for number in range(PLACES)]
        wait_for(lambda: len(house.gate.plain) == PLACES)
        assert ada.client.get("/words.en.js").status_code == 200, "a newcomer takes the place of one of them"
        bo = Wire(house.address)
        with bo.connect(code, "?watch=1") as watching:
            receive(watching, of_type("table"))
        assert ada.ask(line, do="roll")["type"] == "answer"
        with ada.connect(code) as again:
            receive(again, of_type("table"))
        assert len(house.gate.plain) <= PLACES
        open_still = [line for line in held if not has_ended(line)]
        assert PLACES - 20 <= len(open_still) < PLACES


def has_ended(line: socket.socket) -> bool:
    line.settimeout(0.001)
    try:
        return is_closed(line)
    except TimeoutError:
        return False


def test_spectators_of_a_hundred_addresses_push_no_player_out(house: House) -> None:
    ada = Wire(house.address)
    code = ada.open_table("Ada", people=1)
    with ExitStack() as lines, ada.connect(code) as line:
        for number in range(PLACES + 50):
            eve = lines.enter_context(dial_from(house, number))
            with suppress(OSError):
                eve.sendall(ask_for_socket(ada, code))
        wait_for(lambda: len(house.gate.plain) == PLACES)
        assert ada.ask(line, do="roll")["type"] == "answer"
        assert ada.client.get(f"/t/{code}").status_code == 200
        with ada.connect(code) as again:
            receive(again, of_type("table"))
    wait_for(lambda: not house.gate.plain)


@in_loop
async def test_of_requests_that_wait_every_second_is_a_players() -> None:
    gate, done = PlayersFirst(), list[str]()

    async def wait(who: Client) -> None:
        await gate.wait(who)
        done.append(who.group)

    waiting = [asyncio.create_task(wait(Client(f"eve {number}"))) for number in range(100) for _ in range(5)]
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(wait(Client("ada", is_seated=True))) for _ in range(10)]
    await asyncio.gather(*waiting)
    assert [at for at, who in enumerate(done) if who == "ada"][-1] <= 2 * 10 + 2


def test_who_waits_for_most_makes_room_in_a_full_queue() -> None:
    turns: Turns[str] = Turns()
    for number in range(400):
        turns.add(Client(f"eve {number % 7}", is_seated=number % 2 == 0), f"{number}")
    dropped = [turns.drop_from_longest(1) for _ in range(380)]
    assert None not in dropped
    assert len(turns) == 20
    assert turns.waiting("eve 0") in (2, 3, 4)
    while turns.take() is not None:
        pass
    assert turns.drop_from_longest(0) is None


def test_addresses_that_fill_the_coach_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    coach = ProcessCoach(judge_quickly)
    monkeypatch.setattr(coach._pool, "submit", lambda *work: None)
    jobs = [coach.take(Job("record", n, 400, 59, f"eve {n % 4}")) for n in range(MOST_WAITING)]
    coach.take(Job("record", 99, 400, 59, "ada"))
    dropped = [job for name in jobs if (job := coach.find(name)) is not None and job.wrong]
    assert len(dropped) == 1
    for number in range(100, 120):
        with suppress(RollwrightError):
            coach.take(Job("record", number, 400, 59, f"newcomer {number}"))
    assert coach.waiting == MOST_WAITING
    coach.close()
