"""The puzzle of the day in a browser: solved on the sheet as at a table, and remembered."""

from __future__ import annotations

from datetime import UTC, datetime

from playwright.sync_api import Page

from .conftest import Visitor
from .test_looks import findings


def draw_something(page: Page) -> None:
    """Draw what is on offer first."""
    page.wait_for_selector(".chip")
    page.locator(".chip").first.click()
    page.locator("#sheet .can").first.dispatch_event("click")
    page.click("#confirm .main")


def test_a_wrong_move_tells_its_worth_and_the_right_one_why_it_is_right(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/puzzle")
    page.locator("[data-puzzle]").first.click()
    page.wait_for_selector("#sheet svg")
    page.wait_for_selector(".chip")
    assert page.locator(".chip .gain").count() == 0, "what a move is worth is the question"
    data = page.request.get(f"{page.url}.json").json()
    worths, worth = data["worths"], data["worth"]
    assert worths.count(worth) == 1
    assert max(worths) == worth
    assert findings(page) == []
    # Whatever is drawn first is wrong, and the second time everything is right.
    page.route("**/puzzle/**.json", lambda route: route.fulfill(json=data))
    data["worths"] = [worth - 3 for _ in worths]
    page.reload()
    draw_something(page)
    page.wait_for_selector(f"#notice:has-text('worth {worth - 3}')")
    data["worths"] = [worth for _ in worths]
    page.reload()
    draw_something(page)
    page.wait_for_selector("body.solved")
    assert f"+{worth}" in page.inner_text("#puzzle")
    page.click("#puzzle .main")
    page.wait_for_selector("[data-puzzle] .icon")
    assert page.is_visible("#streak")


def test_days_to_come_and_puzzles_that_are_none_are_not_found(visitor: Visitor) -> None:
    today = datetime.now(UTC).date()
    for address in ("2999-01-01", "yesterday", f"{today}/duel/1", f"{today}/chiefdom-2/9"):
        assert visitor.page.request.get(f"/puzzle/{address}").status == 404
