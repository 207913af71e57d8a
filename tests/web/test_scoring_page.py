"""A paper sheet is tapped together, complained about and shared."""

from __future__ import annotations

from .clicking import until
from .conftest import Visitor

RECORD = "rollwright record 1\ngame chiefdom-2\nseat 1 person <i>Eve</i>\n"


def test_a_sheet_is_tapped_together_and_scored(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score?game=chiefdom-2")
    page.click("button[aria-label=water]")
    for place in ("a1", "a2", "a3"):
        page.click(f'#sheet [data-place="{place}"]')
        page.wait_for_selector(f'#sheet [data-place="{place}"][aria-label$="water"]')
    assert "~ . . . . ." in page.input_value("#text")
    assert page.locator("#score .total dd").first.inner_text() == "−63"
    shared = page.url
    page.goto("about:blank")
    page.goto(shared)
    page.wait_for_selector('#sheet [data-place="a3"][aria-label$="water"]')


def test_what_no_game_can_reach_is_complained_about(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score?game=chiefdom-2")
    page.click("button[aria-label=house]")
    page.click('#sheet [data-place="c3"]')
    page.wait_for_selector("#complaint:visible")
    page.fill("#text", "chiefdom-2\n. . .")
    until(page, "document.querySelector('#complaint').textContent.includes('rows')")


def test_a_record_is_pasted_and_walked_through(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/replay")
    page.fill("#record", RECORD + "1 roll 2 3 6\n2 seat 1 6 water c4,c5,c6\n")
    page.click("#load")
    page.wait_for_selector("#sheets svg")
    page.click("button:has-text('End')")
    page.wait_for_selector("#where >> text=2. seat 1 6 water")
    page.wait_for_selector('#sheets [data-place="c5"][aria-label$="water"]', state="attached")
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#where >> text=1. roll 2 3 6")
    assert page.locator("#scores >> text=<i>Eve</i>").count() == 1
    page.evaluate("document.querySelector('#source').open = true")
    page.fill("#record", RECORD + "1 roll 9 9 9\n")
    page.click("#load")
    page.wait_for_selector("[role=alert] >> text=step 1")
