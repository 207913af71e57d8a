"""The day's dice in a real browser: play, come back, and a text to share."""

from __future__ import annotations

import json

import pytest

from rollwright.web.days.daily_page import tell

from .conftest import Visitor


@pytest.mark.usefixtures("same_day")
def test_todays_dice_are_played_and_gone_on_with(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/daily")
    assert page.locator(".day-card").count() == 4
    assert ":" in page.inner_text(".next-dice")
    page.locator('form[action="/daily/chiefdom-2"] button').click()
    page.wait_for_selector("#sheet svg")
    table = page.url.rsplit("/", 1)[1]
    page.goto("/daily/chiefdom-2")
    assert "One try counts" in page.inner_text(".day-hero")
    page.click("text=Go on")
    page.wait_for_selector("#sheet svg")
    assert page.url.endswith(table)
    page.goto("/games")
    assert "today’s dice" in page.inner_text(".own-game")


def test_a_page_of_a_day_says_what_proves_its_dice(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/daily/duel")
    page.click("summary:has-text('Check these dice')")
    codes = page.locator(".hashes code").all_inner_texts()
    assert [len(code) for code in codes] == [64, 32]


@pytest.mark.parametrize(
    ("result", "words"),
    [
        ({"total": -12}, "−12"),
        ({"total": -1, "rival": 3, "won": False}, "lost −1 : 3"),
        ({"total": 61, "won": False}, "61, goal missed"),
        ({"total": 61, "won": True}, "61"),
    ],
)
def test_a_result_in_words_has_a_minus_sign(result: dict[str, object], words: str) -> None:
    assert tell(json.dumps(result)) == words
