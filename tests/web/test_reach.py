"""Keyboard, screen reader, phone: everybody can play."""

from __future__ import annotations

from playwright.sync_api import Page

from .clicking import play_turn, until
from .conftest import Visitor, Visitors


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_turn_is_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    tab_to(page, "button.roll")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chip")
    until(page, "document.querySelector('#live').textContent.includes('Your move')")
    page.evaluate("document.querySelector('#main').focus()")
    tab_to(page, "#sheet [data-place]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "b2"
    page.wait_for_selector("#sheet .preview")
    for _ in range(6):
        page.keyboard.press("Enter")
        if page.locator("button.roll").count():
            break
        page.wait_for_timeout(150)
    page.wait_for_selector("button.roll")
    until(page, "document.querySelector('#live').textContent.startsWith('Drawn')")
    assert page.evaluate("document.activeElement.dataset.place") == "b2"


def test_escape_goes_one_choice_back(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    page.click("button.roll")
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
    page.tap("button.roll")
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
