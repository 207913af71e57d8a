"""Keyboard, screen reader, phone: everybody can play."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Dialog, Page

from rollwright.web.html.words import say

from .clicking import play_turn, settle, until
from .conftest import Visitor, Visitors, Windows


@pytest.fixture(scope="module")
def phone(windows: Windows) -> Iterator[Visitor]:
    """A telephone for all tests here that are touched."""
    visitor = Visitor(windows.open_new({"width": 390, "height": 844}, is_phone=True), windows.address)
    yield visitor
    visitor.context.close()
    assert not visitor.complaints, visitor.complaints


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_turn_is_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip")
    until(page, "document.querySelector('#live').textContent.includes('Your move')")
    page.evaluate("document.querySelector('#main').focus()")
    tab_to(page, "#sheet [data-place]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "b2"
    page.wait_for_selector("#sheet .preview")
    for _ in range(6):  # One key at a time: an Enter too many would roll the next dice.
        before = page.evaluate("document.querySelector('#live').textContent")
        page.keyboard.press("Enter")
        until(page, f"document.querySelector('#live').textContent !== {json.dumps(before)}")
        if page.evaluate("document.querySelector('#live').textContent.startsWith('Drawn')"):
            break
    page.wait_for_selector("button.roll")
    until(page, "document.activeElement.dataset.place === 'b2'", seconds=20)
    assert page.evaluate("document.querySelector('#live').textContent.startsWith('Drawn')")
    tab_to(page, "button.roll")
    page.locator('#sheet [data-place="b2"]').focus()
    page.keyboard.press("Enter")  # it rolls from the sheet too, where the focus stays after a move
    page.wait_for_selector(".chip")


def test_escape_goes_one_choice_back(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#sheet .chosen")
    page.keyboard.press("Escape")
    until(page, "document.querySelectorAll('#sheet .chosen').length === 0")


def test_a_sheet_is_a_grid_with_one_tab_stop(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    assert page.locator("#sheet [role=grid] [role=row]").count() == 12
    assert page.locator("#sheet [role=gridcell]").count() == 72
    assert page.locator('#sheet [role=gridcell][tabindex="0"]').count() == 1
    assert page.locator("#sheet [role=gridcell]").first.get_attribute("aria-label") == "a1: empty"


def test_a_turn_is_played_by_finger_on_a_small_phone(visitors: Visitors) -> None:
    phone = visitors.welcome_stranger({"width": 360, "height": 740}, is_phone=True)
    page = phone.practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("#sheet .can").nth(20).tap()
    page.wait_for_selector("#sheet .preview")
    page.tap("#confirm button.main")
    page.wait_for_selector("button.roll")
    side = page.locator('#sheet [data-place="a1"]').bounding_box()
    assert side is not None
    assert side["width"] >= 24


def test_dice_do_not_tumble_for_those_who_want_no_motion(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    play_turn(page)
    name = page.locator("#dice .die").first.evaluate("die => getComputedStyle(die).animationName")
    assert name == "none"


def test_the_first_load_is_under_200_kilobytes(visitors: Visitors) -> None:
    visitor = visitors.welcome_stranger()
    sizes: list[int] = []
    visitor.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    visitor.page.goto("/", wait_until="networkidle")
    assert 10_000 < sum(sizes) < 200_000


BRING_INTO_SIGHT = """(element) => {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
}"""
"""Playwright's own way may scroll a second time, a moment later."""


def tap(page: Page, selector: str) -> None:
    """Press and release a finger; what either leads to is drawn."""
    page.locator(selector).first.evaluate(BRING_INTO_SIGHT)
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    settle(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


GAMES = ("chiefdom-1", "chiefdom-2", "duel", "fiefdoms")
MOST_PRESSES = dict.fromkeys(GAMES, 4) | {"duel": 5}
"""From the front page to the first icon of one's own, by a stranger who reads nothing; whoever begins a duel,
by lot, takes dice twice."""
DRAWN = "document.querySelectorAll('#sheet [data-place][data-mark]:not([data-mark=\"\"]) .drawn > *').length"
NEXT = """() => document.querySelector('#panel[aria-busy=true]') ? undefined
  : ['button.roll', '#confirm button.main', '#sheet .can', '.next .chip', '#choices .chip']
    .find((each) => document.querySelector(each))"""
"""What to press next, if no move is on its way."""
PANEL = "document.querySelector('#panel').innerHTML"


def draw_first_icon(page: Page) -> int:
    """Press whatever is offered first until it is drawn; return how many presses that took."""
    for presses in range(1, 20):
        until(page, f"({NEXT})() !== undefined")
        shown, drawn, what = page.evaluate(f"() => [{PANEL}, {DRAWN}, ({NEXT})()]")
        is_drawing = (page.text_content(what) or "").strip().startswith(say("table-confirm"))
        tap(page, what)
        if is_drawing:
            until(page, f"{DRAWN} > {drawn}")
            return presses
        until(page, f"{PANEL} !== {json.dumps(shown)}")
    raise AssertionError("nothing was drawn")


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_draws_after_four_presses_and_scrolls_nothing(phone: Visitor, game: str) -> None:
    """Each press does something, a whole turn needs no scrolling, and nothing lies beside the window."""
    page = phone.page
    page.goto("/")
    tap(page, f"#play-{game} button")
    page.wait_for_selector("#sheet svg")
    at = page.evaluate("scrollY")
    assert 1 + draw_first_icon(page) <= MOST_PRESSES[game]
    page.wait_for_selector("button.roll")
    assert page.evaluate("scrollY") == at
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_settings_are_kept_and_do_what_they_say(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    page.click("button.menu")
    for name in ("confirm", "roll", "patterns", "sound"):
        page.locator(f".settings [name={name}]").click()
    page.click("dialog .close")
    page.wait_for_selector("#choices .chip")  # it rolled by itself
    page.locator("#sheet .can").first.click()
    page.reload()
    page.wait_for_selector("#sheet svg")
    assert page.evaluate("document.documentElement.classList.contains('patterns')")
    assert page.evaluate("JSON.parse(localStorage.settings).sound") is True


def test_words_said_leave_a_badge_and_a_toast(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada")
    bo.join_quickly(code, "Bo")
    ada.page.click("button:has-text('Start the game')")
    ada.page.wait_for_selector("button.roll")
    bo.page.wait_for_selector("button.roll")
    bo.page.click("#tab-talk")
    bo.page.fill("#chat input", "are you there?")
    bo.page.keyboard.press("Enter")
    ada.page.wait_for_selector("#toast >> text=Bo: are you there?")
    assert ada.page.locator("#badge").inner_text() == "1"
    box = ada.page.locator("#toast").bounding_box()
    assert box
    assert box["y"] + box["height"] <= ada.page.evaluate("document.querySelector('#main').offsetTop")
    assert ada.page.evaluate("getComputedStyle(document.querySelector('#toast')).pointerEvents") == "none"
    ada.page.click("#tab-talk")
    ada.page.wait_for_selector("#log >> text=are you there?")
    assert not ada.page.locator("#badge").is_visible()


def test_giving_up_a_seat_is_asked_once_and_the_seat_and_its_name_are_free_again(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada")
    bo.join_quickly(code, "Bo")
    ada.page.click("button:has-text('Start the game')")
    bo.page.wait_for_selector("button.roll")
    asked: list[str] = []

    def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    bo.page.once("dialog", agree)
    bo.page.click("[data-key=menu]")
    bo.page.click(".leave button")
    bo.page.wait_for_selector("text=You have left.")
    assert len(asked) == 1
    assert bo.page.input_value("[name=name]") == "Bo"
    bo.page.click("button:has-text('Take my seat back')")
    bo.page.wait_for_selector("#players .me >> text=Bo (you)")
