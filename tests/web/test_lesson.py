"""Lessons in a real browser: whoever follows the glow gets to the end and plays on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from .conftest import Visitor, Visitors

PHONE = ViewportSize(width=390, height=844)
MOST, PATIENCE = 160, 120_000
THEMES = ("light", "dark")
NEXT = Path(__file__).with_name("follow.js").read_text("utf-8")


def begin(visitor: Visitor, game: str) -> Page:
    page = visitor.page
    page.goto("/")
    page.locator(f"#learn-{game} button").click()
    page.wait_for_selector("#lesson:not([hidden]) .caption")
    return page


def follow(page: Page, is_phone: bool, most: int = MOST) -> int:
    """Press what glows, once each, and return after how many presses the lesson is over; -1: not yet."""
    before = ""
    for step in range(most):
        found = page.evaluate(NEXT, [before, THEMES[step // 8 % 2], PATIENCE])
        if found is None:
            return step
        x, y, before = found
        page.touchscreen.tap(x, y) if is_phone else page.mouse.click(x, y)
    page.evaluate(NEXT, [before, THEMES[0], PATIENCE])
    return -1


@pytest.mark.links
def test_a_lesson_is_played_to_its_end_with_the_mouse(visitor: Visitor) -> None:
    page = begin(visitor, "fiefdoms")
    assert follow(page, False) > 0
    check_that_the_game_goes_on(page)


def check_that_the_game_goes_on(page: Page) -> None:
    page.locator("[data-key=roll]").click()
    page.wait_for_function("() => document.querySelectorAll('#dice > *').length > 0")
    assert page.locator("#lesson").is_hidden()
    assert "began as a lesson" in page.inner_text(".practice")


@pytest.mark.links
@pytest.mark.parametrize("game", ["chiefdom-2", "duel"])
def test_a_lesson_is_played_to_its_end_with_the_thumb(visitors: Visitors, game: str) -> None:
    page = begin(visitors.welcome_stranger(PHONE, is_phone=True), game)
    assert follow(page, True) > 0


DICE_HALFWAY = """() => {
  const button = document.querySelector('#choices button.glow');
  const [glow] = button.getAnimations();
  glow.pause();
  glow.currentTime = 800;
  return [...button.querySelectorAll('svg *')].map((each) => getComputedStyle(each).strokeOpacity);
}"""


def test_what_glows_stands_still_for_those_who_want_that_and_fades_no_dice(visitor: Visitor) -> None:
    page = begin(visitor, "fiefdoms")
    for _ in range(10):  # some five presses, or one more where news came between two
        if page.locator("#choices button.glow").count():
            break
        follow(page, False, 1)
    page.wait_for_selector("#choices button.glow")
    assert page.evaluate("document.getAnimations().length") == 0
    page.emulate_media(reduced_motion="no-preference")
    assert set(page.evaluate(DICE_HALFWAY)) == {"1"}


def test_a_reload_loses_nothing_and_learning_again_leads_back(visitor: Visitor) -> None:
    page = begin(visitor, "chiefdom-1")
    follow(page, False, 4)
    said, table = page.inner_text("#lesson .caption"), page.url
    page.reload()
    page.wait_for_selector("#lesson:not([hidden]) .caption")
    assert page.inner_text("#lesson .caption") == said
    page.goto("/")
    page.locator("#learn-chiefdom-1 button").click()
    page.wait_for_selector("#lesson:not([hidden]) .caption")
    assert (page.url, page.inner_text("#lesson .caption")) == (table, said)


@pytest.mark.links
def test_a_lesson_can_be_played_by_keyboard_and_is_read_aloud(visitor: Visitor) -> None:
    page = begin(visitor, "chiefdom-2")
    for _ in range(2):
        said = page.inner_text("#lesson .caption")
        assert page.inner_text("#live") == said
        page.locator("[data-key=lesson]").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "said => document.querySelector('#lesson .caption').innerText !== said", arg=said
        )
    page.locator("[data-key=roll]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-key=lesson]").press("Enter")
    page.locator("#choices button.glow").press("Enter")
    page.wait_for_selector("#sheet [data-place=c4].glow[tabindex='0']")
    page.locator("#sheet [data-place=c4]").focus()
    page.keyboard.press("Enter")
    page.locator("button.glow[data-key=confirm]").press("Enter")
    page.wait_for_selector("#sheet [data-place=c4][data-mark='~']")


@pytest.mark.links
def test_a_move_that_is_not_taught_is_for_later(visitor: Visitor) -> None:
    page = begin(visitor, "chiefdom-2")
    follow(page, False, 4)
    page.locator("#sheet [data-place=a1] > .cell").click()
    page.locator("[data-key=confirm]").click()
    page.wait_for_selector("#notice:not([hidden])")
    assert "do what it says" in page.inner_text("#notice")
    page.wait_for_selector("#choices button.glow")


def test_a_lesson_that_is_done_is_remembered_leads_to_the_next_and_is_played_on(visitor: Visitor) -> None:
    page = begin(visitor, "chiefdom-1")
    while not page.locator("#lesson .learnt").count():
        follow(page, False, 1)
    lesson = page.url
    assert page.inner_text("[data-key=lesson]") == "Play on against the wanderer"
    page.locator("[data-key=next-lesson]").click()
    page.wait_for_url(lambda url: url != lesson)
    page.wait_for_selector("#lesson:not([hidden]) .caption")
    page.goto("/")
    assert page.locator(".game .learnt:visible").count() == 1
    assert page.inner_text("#learn-chiefdom-2 button").startswith("Go on")
    page.goto(lesson)
    page.wait_for_selector("#lesson:not([hidden]) .learnt")
    assert follow(page, False) > 0
    check_that_the_game_goes_on(page)


def test_a_lesson_can_be_skipped(visitor: Visitor) -> None:
    page = begin(visitor, "duel")
    table = page.url
    page.locator("[data-key=skip]").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    page.wait_for_selector("#choices .chip")
    assert page.locator("#lesson").is_hidden()


def test_a_lesson_that_speaks_of_shapes_shows_all_and_lights_the_one_that_is_meant(
    visitors: Visitors,
) -> None:
    page = begin(visitors.welcome_stranger(PHONE, is_phone=True), "chiefdom-2")
    while not page.locator("#lesson .shapes").count():
        follow(page, True, 1)
    assert page.locator(".shapes .lit").count() == 0
    while not page.locator("#choices button.glow").count():
        follow(page, True, 1)
    full = page.locator(".shapes > span").evaluate_all(
        "all => all.map(e => e.querySelectorAll('.full').length)"
    )
    assert full == [1, 2, 3, 2, 3, 3]
    assert page.locator(".shapes > :nth-child(6).lit .tiny-die").count() == 1, "a 6 is a row of three"
    lesson, panel = (page.locator(name).bounding_box() for name in ("#lesson", "#panel"))
    assert lesson is not None
    assert panel is not None
    assert panel["y"] - lesson["y"] - lesson["height"] > 4 * 44, "four rows of the sheet are seen between"


@pytest.mark.links
def test_only_the_die_that_a_lesson_wants_glows_and_another_is_answered(visitor: Visitor) -> None:
    page = begin(visitor, "duel")
    for _ in range(12):
        if page.locator("#dice .die.glow").count():
            break
        follow(page, False, 1)
    assert page.locator("#dice .die").count() == 5
    assert page.locator("#dice .die.glow").count() == 1
    assert "glow" not in (page.get_attribute("#dice", "class") or ""), "the tray is not framed"
    page.locator("#dice .die.can:not(.glow)").first.click()
    page.wait_for_selector("#notice:not([hidden]):has-text('do what it says')")
    assert page.inner_text("#notice")[0].isupper()
