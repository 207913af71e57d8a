"""A hundred seats: two browsers and ninety-eight plain sockets at one table."""

from __future__ import annotations

import time

from .clicking import play_turn
from .conftest import Visitors
from .crowd import Crowd
from .test_looks import findings

CROWD = 98


def test_a_hundred_seats_play_a_turn_together(visitors: Visitors, server: str) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada", people=100)
    crowd = Crowd(server, code, CROWD)
    crowd.sit_down()
    bo.join_quickly(code, "Bo")
    ada.page.click("button:has-text('Start the game')")
    ada.page.wait_for_selector("#players .many")
    assert ada.page.locator("#players li").count() == 100
    assert ada.page.locator("#players li[data-rank='1']").count() == 100, "equal totals share a place"
    start = time.monotonic()
    bo.page.click("button.roll")
    crowd.wait_until_moved()
    assert crowd.moved == CROWD
    for person in (ada, bo):
        person.page.wait_for_selector(".chip")
        assert play_turn(person.page) == "moved"
    for person in (ada, bo):
        person.page.wait_for_selector("button.roll")
    assert findings(ada.page, is_drawing_known=True) == [], "axe goes by all its rules"
    print(f"a turn of 100 took {time.monotonic() - start:.1f} s")
    for _ in range(2):
        ada.page.locator("#players .look").nth(5).click()
        ada.page.wait_for_selector("#big svg")
        ada.page.keyboard.press("Escape")
    crowd.go()
