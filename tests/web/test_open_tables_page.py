"""Open tables and friends in real browsers: one press to ask for anyone, one to sit down."""

from __future__ import annotations

from .conftest import Visitors
from .test_looks import findings


def test_one_press_asks_for_anyone_and_one_press_sits_down(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    ada.page.goto("/")
    ada.page.select_option(".anyone [name=game]", "duel")
    ada.page.click("button:has-text('Anyone?')")
    ada.page.wait_for_selector("[data-key=listed]:checked")
    code = ada.page.url.rsplit("/", 1)[1]
    bo.page.goto("/open")
    assert findings(bo.page) == []
    bo.page.click(f"form[action='/t/{code}/join'] button")
    for person in (ada, bo):
        person.page.wait_for_selector("#sheet svg")
        person.page.wait_for_selector("#lobby", state="hidden")


def test_a_host_lists_a_table_and_takes_it_back_while_others_look_at_the_list(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada", people=3)
    bo.page.goto("/open")
    ada.page.wait_for_selector("[data-key=listed]:not(:checked)")
    ada.page.check("[data-key=listed]")
    bo.page.wait_for_selector(f"form[action='/t/{code}/join']")
    ada.page.uncheck("[data-key=listed]")
    bo.page.wait_for_selector(f"form[action='/t/{code}/join']", state="detached")


def test_a_friend_link_is_opened_asked_about_and_listed(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        person.page.goto("/profile")
        person.page.fill("[name=name]", name)
        person.page.click("button:has-text('Save')")
        person.page.wait_for_selector("text=Here since")
    ada.page.click("button:has-text('Make a friend link')")
    link = ada.page.input_value("#friend-link")
    bo.page.goto(link)
    bo.page.wait_for_selector("h1:has-text('Friends with Ada?')")
    assert link.rpartition("#")[2] not in bo.page.url
    bo.page.click("button:has-text('Yes, friends')")
    bo.page.wait_for_selector(".friends li:has-text('Ada')")
    ada.page.goto("/profile")
    ada.page.wait_for_selector(".friends li:has-text('Bo')")
    assert findings(ada.page) == []
