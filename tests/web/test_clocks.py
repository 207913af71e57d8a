"""A turn with a clock: it warns, draws what is chosen or has a stand-in draw, says so, and can be undone."""

from __future__ import annotations

from .clicking import until
from .conftest import Visitor

SECONDS = "15"
"""Long enough for a page to be loaded on a busy machine before its clock has run out."""


def _open(visitor: Visitor, people: int = 1) -> None:
    visitor.open_quickly("Ada", "chiefdom-2", people, timer=SECONDS, roll_after="")
    visitor.page.wait_for_selector("#choices .chip .gain")


def test_the_clock_warns_then_says_what_was_drawn_and_lets_it_be_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    _open(visitor)
    page.wait_for_selector("#panel[data-hurry*='At zero a stand-in draws']")
    page.wait_for_selector("#notice:not([hidden]) >> text=Your time was up: a stand-in draws")
    assert "Time was up for Ada: a stand-in draws" in page.locator("#lines .moved").last.inner_text()
    page.click("#notice button:has-text('Take it back')")
    page.wait_for_selector("#choices .chip .gain")
    assert page.locator("#notice").is_hidden()
    assert page.locator("#sheet .last:not([aria-label*=empty])").count() == 0, "nothing is on the sheet"


def test_what_is_chosen_is_drawn_when_the_time_runs_out(visitor: Visitor) -> None:
    page = visitor.page
    _open(visitor)
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#panel[data-hurry*='your choice is drawn']")
    chosen = page.evaluate("[...document.querySelectorAll('#sheet .chosen')].map((e) => e.dataset.place)")
    page.wait_for_selector("button.roll")
    assert chosen
    for place in chosen:
        until(page, f"!document.querySelector('#sheet [data-place={place}]').ariaLabel.endsWith('empty')")
    assert page.locator("#notice").is_hidden(), "nobody drew for her"
