"""Small things that a stranger once stumbled over: names, late comers, paper, clipboards, first letters."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from .clicking import until
from .conftest import Visitors
from .seating import read_playthrough, seat_record
from .test_looks import SIZES


def sit_down(page: Page, code: str) -> None:
    """Join a table by its link and type nothing."""
    page.goto(f"/t/{code}")
    page.click("button:has-text('Sit down')")
    page.wait_for_selector("#lobby .seats")


def test_people_who_type_no_name_get_different_names_and_marks(visitors: Visitors) -> None:
    first = visitors.welcome_stranger()
    code = first.open_table("Player", people=3)
    for _ in range(2):
        sit_down(visitors.welcome_stranger().page, code)
    page = first.page
    until(page, "document.querySelectorAll('.seats .name').length === 3")
    names = page.locator(".seats .name").all_inner_texts()
    marks = page.locator(".seats .avatar").evaluate_all("(all) => all.map((each) => each.className)")
    assert len(set(names)) == len(set(marks)) == 3, (names, marks)


def test_a_mark_that_is_taken_carries_the_name_of_its_owner(visitors: Visitors) -> None:
    code = visitors().open_quickly("Mira", people=3, avatar="sun")
    page = visitors().page
    page.goto(f"/t/{code}")
    assert page.locator("[name=avatar][value=sun]").is_disabled()
    assert page.inner_text("label:has([value=sun])") == "Mira"


def test_somebody_who_comes_late_hears_that_before_any_form(visitors: Visitors, data: Path) -> None:
    table = seat_record(data, read_playthrough("chiefdom-2-shared-victory"), 33)
    page = visitors().page
    page.goto(f"/t/{table.code}")
    assert "The game has begun" in page.inner_text("main")
    assert page.locator("form").count() == 0


def test_a_finished_table_prints_its_sheet_alone(visitors: Visitors, data: Path) -> None:
    page = visitors().sit_at(seat_record(data, read_playthrough("chiefdom-2")))
    page.wait_for_selector("#end .end")
    page.emulate_media(media="print")
    shown = [each for each in (".top", "aside", "#end", ".toast") if page.locator(each).first.is_visible()]
    is_sheet_seen = page.is_visible("#sheet svg")
    page.emulate_media(media="screen")
    assert shown == []
    assert is_sheet_seen


LET_OTHERS_IN = """const parse = JSON.parse;
JSON.parse = (...all) => {
  const made = parse(...all);
  if (made?.invitation === '') made.invitation = 'http://192.0.2.7';
  return made;
};"""
"""What a server says that the network reaches."""


def test_a_browser_that_refuses_to_copy_is_answered(visitors: Visitors) -> None:
    visitor = visitors.welcome_stranger()  # whose window is not lent again
    page = visitor.page
    page.add_init_script(LET_OTHERS_IN)
    code = visitor.open_quickly("Ada", people=2)
    page.wait_for_selector("[data-key=copy]")
    assert page.locator("img[alt='The link as a QR code']").count() == 1
    assert page.inner_text(".share a >> nth=0") == f"http://192.0.2.7/t/{code}"
    page.evaluate("""() => Object.defineProperty(navigator, 'clipboard', { configurable: true,
      value: { writeText: () => Promise.reject(new Error('not allowed')) } })""")
    before = page.inner_text("[data-key=copy]")
    page.click("[data-key=copy]")
    until(page, f"document.querySelector('[data-key=copy]').textContent !== {before!r}")


def test_a_stranger_is_not_told_that_a_sheet_is_theirs(visitors: Visitors, data: Path) -> None:
    table = seat_record(data, read_playthrough("chiefdom-2"))
    page = visitors().page
    page.goto(f"/t/{table.code}?watch=1")
    page.wait_for_selector("#end .keep")
    assert page.inner_text("#end .keep").startswith("This sheet to keep")


PROBE = """(look) => {
  const made = document.createElement('p');
  Object.assign(made, { className: `${look} probe`, textContent: 'every seat' });
  document.body.append(made);
}"""


@pytest.mark.parametrize("selector", [".wrong", ".notice"])
def test_messages_begin_with_a_capital(visitors: Visitors, selector: str) -> None:
    visitor = visitors()
    visitor.open_quickly("Ada", people=1)
    page = visitor.page
    page.evaluate(PROBE, selector[1:])
    look = page.evaluate("getComputedStyle(document.querySelector('.probe'), '::first-letter').textTransform")
    assert look == "uppercase"


SEEN = """['[data-place=a12]', '[data-spot=score-total]'].every((each) => {
  const found = document.querySelector(`#sheet ${each}`);
  return found && found.getBoundingClientRect().bottom <= innerHeight;
})"""


def test_a_lesson_leaves_room_for_the_whole_sheet_on_a_laptop(visitors: Visitors) -> None:
    page = visitors(SIZES["1280"]).page
    page.goto("/")
    page.locator("#learn-chiefdom-2 button").click()
    page.wait_for_selector("#lesson:not([hidden]) .caption")
    page.wait_for_selector("#sheet svg")
    until(page, SEEN)


RIGHT = "document.querySelector('#sheet svg').getBoundingClientRect().right"


def test_the_sheet_to_score_ends_inside_a_phone(visitors: Visitors) -> None:
    page = visitors(SIZES["390"]).page
    page.goto("/score?game=chiefdom-2")
    page.wait_for_selector("#sheet svg")
    until(page, f"{RIGHT} <= innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "cards" not in page.inner_text("#score")
