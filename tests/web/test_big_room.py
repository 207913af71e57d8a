"""A hundred seats: three browsers and ninety-seven plain sockets at one table."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from .clicking import play_turn
from .conftest import Visitors
from .wire import Wire, hear, of_type

CROWD = 97


class Crowd:
    """People who all do the same, each on a line of their own."""

    def __init__(self, address: str, code: str) -> None:
        self.people = [Wire(address) for _ in range(CROWD)]
        self._pool = ThreadPoolExecutor(CROWD)
        self._code = code
        self._lock = threading.Lock()
        self._open = ExitStack()
        self.moved = 0

    def sit_down(self) -> None:
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda i: self.people[i].join(self._code, f"Guest {i + 1}"), range(CROWD)))
        self.lines = [self._open.enter_context(person.connect(self._code)) for person in self.people]

    def play(self) -> None:
        """Everybody answers the roll with their first legal move."""
        list(self._pool.map(self._play_one, range(CROWD)))

    def _play_one(self, i: int) -> None:
        offers = hear(self.lines[i], of_type("offers"), timeout=90)
        move = offers["moves"][i % len(offers["moves"])]
        answer = self.people[i].ask(self.lines[i], do="play", id="m1", ask=offers["ask"], move=move)
        assert answer["type"] == "answer", answer
        with self._lock:
            self.moved += 1

    def go(self) -> None:
        self._open.close()
        self._pool.shutdown()


@pytest.mark.soak
def test_a_hundred_seats_play_a_turn_together(visitors: Visitors, server: str) -> None:
    ada, bo, eve = visitors(), visitors(), visitors()
    code = ada.open_table("Ada", people=100)
    bo.join(code, "Bo")
    eve.join(code, "Eve")
    crowd = Crowd(server, code)
    crowd.sit_down()
    ada.page.click("button:has-text('Start the game')")
    ada.page.wait_for_selector("#players .many")
    assert ada.page.locator("#players li").count() == 100
    start = time.monotonic()
    bo.page.click("button.roll")
    crowd.play()
    assert crowd.moved == CROWD
    for person in (ada, bo, eve):
        person.page.wait_for_selector(".chip")
        assert play_turn(person.page) == "moved"
    for person in (ada, bo, eve):
        person.page.wait_for_selector("button.roll", timeout=60_000)
    print(f"a turn of 100 took {time.monotonic() - start:.1f} s")
    ada.page.locator("#players .look").nth(5).click()
    ada.page.wait_for_selector("#big svg")
    crowd.go()
