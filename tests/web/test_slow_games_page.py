"""Slow games in a real browser: the moves one owes are in the title of every page, and a notification."""

from __future__ import annotations

from .conftest import Visitors

STUB = """
window.told = JSON.parse(sessionStorage.getItem('told') ?? '[]');
window.Notification = class {
  static get permission() { return sessionStorage.getItem('allowed') ?? 'default'; }
  static async requestPermission() { sessionStorage.setItem('allowed', 'granted'); return 'granted'; }
  constructor(title, { body, tag }) {
    window.told.push([title, body, tag]);
    sessionStorage.setItem('told', JSON.stringify(window.told));
  }
};
"""
"""Notifications that are noted instead of shown: browsers without a window have none."""


def test_a_move_one_owes_is_in_the_title_and_told_once_if_allowed(visitors: Visitors) -> None:
    visitor = visitors.welcome_stranger()
    page = visitor.page
    page.add_init_script(STUB)
    code = visitor.open_quickly("Ada", people=1, timer="604800")
    page.wait_for_selector("button.roll, .chip")
    if page.locator("button.roll").count():
        page.click("button.roll")
        page.wait_for_selector(".chip")
    page.wait_for_selector(".tag.clock:has-text('7 d')")
    page.goto("/rules")
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert page.evaluate("window.told") == [], "nobody is told anything before they allow it"
    page.click("#may-notify")
    page.wait_for_function("() => window.told.length === 1")
    page.goto("/")
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert page.locator("#may-notify").count() == 0, "asked once"
    assert [tag for _, _, tag in page.evaluate("window.told")] == [code], "told once"


def test_without_slow_games_nobody_is_asked_and_titles_are_plain(visitors: Visitors) -> None:
    visitor = visitors.welcome_stranger()
    page = visitor.page
    page.add_init_script(STUB)
    with page.expect_response("**/games/waiting.json") as answer:
        page.goto("/rules")
    assert answer.value.json()["slow"] == 0
    assert not page.title().startswith("(")
    assert page.locator("#may-notify").count() == 0
