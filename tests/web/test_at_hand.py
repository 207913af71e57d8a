"""Rules and explanations are at hand while one plays."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from .clicking import until
from .conftest import Visitor, Visitors
from .seating import read_playthrough, seat_record

TIP = "#tip:not([hidden])"
SCROLLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_rules_open_in_a_drawer_over_the_table(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-2")
    table = page.url
    page.locator('header nav a[href^="/rules"]').click()
    page.wait_for_selector(".drawer #rules-page .pic svg")
    assert "Draw a village" in page.inner_text(".drawer")
    assert page.locator(".drawer .shape").count() == 6
    page.keyboard.press("Escape")
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#confirm button.main")
    assert page.url == table


def test_the_scores_are_readable_while_bots_warm_up_on_a_phone(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-2")
    page.set_viewport_size({"width": 390, "height": 844})
    shown, whole = page.evaluate(
        """() => {
            const bar = document.getElementById('table-bar'), tag = document.createElement('span');
            tag.className = 'tag warming';
            tag.textContent = 'bots are warming up';
            bar.insertBefore(tag, bar.querySelector('.menu'));
            const points = bar.querySelector('.standings .points');
            return [points.clientWidth, points.scrollWidth];
        }"""
    )
    assert shown == whole > 10


def test_a_term_of_the_score_says_what_it_is_for(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-2")
    page.locator("#tab-score").click()
    page.locator('#score [data-term="lake"] button').click()
    page.wait_for_selector("#score .term-why:has-text('every square of the largest lake')")
    page.locator('#score [data-term="lake"] button').click()
    assert not page.inner_text("#score .term-why")


PARTS = {
    "chiefdom-2": (41, {"c3": "lake", "logs": "in stock"}),
    "duel-9": (89, {"c2": "sun", "B4": "lowest row"}),
    "fiefdoms-solo": (23, {"p23": "Market on 2,3", "people": "a cottage houses 4"}),
}
"""Kept games, the step to look at, and what some of their parts say."""


def point_at(page: Page, part: str) -> str:
    """Rest the mouse on a part and return what is told."""
    page.mouse.move(2, 2)
    page.locator(f'#sheet :is([data-place="{part}"], [data-about="{part}"])').first.hover()
    page.wait_for_selector(TIP)
    return page.inner_text("#tip")


@pytest.mark.parametrize("name", PARTS)
def test_whoever_points_at_a_part_is_told_what_it_scores_and_why(
    visitor: Visitor, data: Path, name: str
) -> None:
    step, parts = PARTS[name]
    page = visitor.sit_at(seat_record(data, read_playthrough(name), step))
    for part, words in parts.items():
        assert words in point_at(page, part), part
    page.mouse.move(2, 2)
    page.wait_for_selector("#tip", state="hidden")


def test_a_sheet_of_paper_says_what_its_parts_are(visitor: Visitor) -> None:
    """Pointing and keys ask; a tap draws, as it does on this page, but not where there is no square."""
    page = visitor.page
    page.goto("/score?game=chiefdom-2")
    page.wait_for_selector("#sheet svg")
    page.click("button[aria-label=water]")
    page.click('#sheet [data-place="a1"]')
    page.wait_for_selector('#sheet [data-place="a1"][aria-label$="water"]')
    assert "lake" in point_at(page, "a1")
    page.keyboard.press("Escape")
    page.locator('#sheet [data-about="logs"]').first.click()
    page.wait_for_selector(f"{TIP}:has-text('A house takes 5 logs')")
    page.locator('#sheet [data-place="a1"]').focus()
    page.keyboard.press("?")
    page.wait_for_selector(f"{TIP}:has-text('lake')")


def test_a_sheet_to_go_on_from_says_what_its_parts_are(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/paper")
    page.locator("button.example").first.click()
    page.wait_for_selector(".paper-sheet svg [data-place]")
    page.locator(".paper-sheet [data-about=logs]").first.click()
    page.wait_for_selector(f"{TIP}:has-text('logs')")
    page.mouse.move(2, 2)
    page.locator('.paper-sheet [data-place="a1"]').hover()
    page.wait_for_selector(f"{TIP}:has-text('a1')")


def test_a_replay_says_what_the_parts_of_each_sheet_were_then(visitor: Visitor, data: Path) -> None:
    page = visitor.page
    table = seat_record(data, read_playthrough("fiefdoms-three"))
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/replay#table={table.code}&at=40")
    page.wait_for_selector("#sheets [aria-label$='cottage']")
    assert len({address for address in asked if "/base/" in address}) == 1, (
        "a sheet is drawn for the room it has, not for the window and then again"
    )
    assert page.locator("#sheets figcaption").all_inner_texts() == ["greedy", "random", "random"]
    sheets = page.locator("#sheets .sheet-box")
    told = set()
    for sheet in (0, 2):
        people = sheets.nth(sheet).locator("[data-about=people]").first
        people.scroll_into_view_if_needed()
        page.evaluate(SCROLLED)
        people.click()
        page.wait_for_selector(f"{TIP}:has-text('a cottage houses 4')")
        told.add(page.inner_text("#tip"))
    assert len(told) == 2, "everybody has people of their own"
    page.locator("#sheets [data-place][tabindex='0']").first.focus()
    page.evaluate(SCROLLED)
    page.keyboard.press("Enter")
    page.wait_for_selector(TIP)


def test_a_finger_asks_where_nothing_can_be_drawn_or_by_staying(visitors: Visitors, data: Path) -> None:
    table = seat_record(data, read_playthrough("chiefdom-2"), 41)
    phone = visitors.welcome_stranger({"width": 390, "height": 844}, is_phone=True)
    page = phone.sit_at(table)
    page.wait_for_selector("#sheet .can")
    page.locator('#sheet [data-place="c3"]').tap()
    page.wait_for_selector(f"{TIP}:has-text('lake')")
    assert page.inner_text("#live").startswith("c3: water"), "screen readers are told too"
    legal = page.locator("#sheet .can").first
    legal.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector(f"{TIP}:has-text('empty')")
    legal.dispatch_event("click", {"bubbles": True})
    assert page.locator("#confirm .main").count() == 0, "who asks draws nothing"


def test_keys_walk_to_every_part_and_ask(visitor: Visitor, data: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2"), 41))
    page.wait_for_selector("#sheet .can")
    page.locator('#sheet [data-place="f3"]').focus()
    page.keyboard.press("?")
    page.wait_for_selector(TIP)
    page.keyboard.press("Escape")
    page.wait_for_selector("#tip", state="hidden")
    page.keyboard.press("ArrowRight")
    until(page, "document.activeElement.dataset.about === 'logs'")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{TIP}:has-text('A house takes 5 logs')")
    page.keyboard.press("ArrowLeft")
    until(page, "document.activeElement.dataset.place?.startsWith('f')")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] :text('arrows walk over the sheet')")


def test_a_challenge_shows_its_goal_on_the_sheet(visitor: Visitor) -> None:
    visitor.open_quickly("Ada", "fiefdoms", people=1, **{"fiefdoms.option.challenge": "2"})
    page = visitor.page
    page.wait_for_selector("#sheet [data-about=goal]")
    assert "3 springhouses" in page.locator("#sheet [data-about=goal]").inner_html()
    assert not page.locator(".goal").is_visible()
    assert page.locator('#sheet [data-spot="goal-against-done"] use').count() == 1, "no forfeit so far"
    assert page.locator('#sheet [data-spot="goal-need-done"] use').count() == 0
    assert "no springhouse penalty at all" in point_at(page, "goal")
